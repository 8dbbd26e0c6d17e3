import type { ImportKind } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** One import at a time: what was free when it was checked is free when it is written. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('imports'))");
}

/** When the same file was taken before. */
export async function importedAt(db: Queryable, kind: ImportKind, content_hash: string): Promise<Date | null> {
  const { rows } = await db.query<{ created_at: Date }>(
    'select created_at from imports where kind = $1 and content_hash = $2',
    [kind, content_hash],
  );
  return rows[0]?.created_at ?? null;
}

interface NewImport {
  kind: ImportKind;
  file_name: string;
  content_hash: string;
  line_count: number;
  made_count: number;
  invite_flag: boolean;
  account_id: number;
}

export async function insertImport(tx: Transaction, made: NewImport): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into imports (kind, file_name, content_hash, line_count, made_count, invite_flag, account_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [made.kind, made.file_name, made.content_hash, made.line_count, made.made_count, made.invite_flag, made.account_id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the import was not written');
  return row.id;
}

/** The names by which a file may say where: 東京都 or 東京. */
export async function prefecturesByName(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: number; name: string }>('select id, name from prefectures');
  return new Map(
    rows.flatMap(({ id, name }) => [
      [name, id],
      [name.replace(/[都府県]$/, ''), id],
    ]),
  );
}
