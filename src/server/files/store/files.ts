import type { FileContentType, FilePurpose } from '../../../domain/files/file-purposes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export interface NewFile {
  purpose: FilePurpose;
  private_flag: boolean;
  content_type: FileContentType;
  bytes: number;
  width: number | null;
  height: number | null;
  branch_id: number | null;
  customer_id: number | null;
  account_id: number | null;
}

/** The row comes before the bytes: whatever happens then, the sweep knows what to take away. */
export async function addFile(db: Queryable, file: NewFile): Promise<{ id: number; key: string }> {
  const { rows } = await db.query<{ id: number; key: string }>(
    `insert into files (purpose, private_flag, content_type, bytes, width, height, branch_id, customer_id, account_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id, key`,
    [
      file.purpose,
      file.private_flag,
      file.content_type,
      file.bytes,
      file.width,
      file.height,
      file.branch_id,
      file.customer_id,
      file.account_id,
    ],
  );
  return rows[0] as { id: number; key: string };
}

export async function markStored(db: Queryable, id: number): Promise<void> {
  await db.query('update files set stored_flag = true where id = $1', [id]);
}

interface StoredFile {
  id: number;
  key: string;
  purpose: FilePurpose;
  content_type: FileContentType;
  width: number | null;
  height: number | null;
  branch_id: number | null;
  customer_id: number | null;
}

/** A file that has arrived and that nothing uses yet; locked, so that the sweep does not take it meanwhile. */
export async function lockUnusedFile(tx: Transaction, key: string): Promise<StoredFile | null> {
  const { rows } = await tx.query<StoredFile>(
    `select id, key, purpose, content_type, width, height, branch_id, customer_id from files
     where key = $1 and stored_flag and unused_since is not null for update`,
    [key],
  );
  return rows[0] ?? null;
}

export async function fileByKey(db: Queryable, key: string): Promise<StoredFile | null> {
  const { rows } = await db.query<StoredFile>(
    `select id, key, purpose, content_type, width, height, branch_id, customer_id from files
     where key = $1 and stored_flag`,
    [key],
  );
  return rows[0] ?? null;
}

/** Uploads that never arrived, were never used, or were released, a day ago. Their bytes follow (app.remove_file). */
export async function deleteUnusedFiles(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.query("delete from files where unused_since < app.now() - interval '1 day'");
  return rowCount ?? 0;
}
