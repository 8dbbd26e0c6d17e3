import type { HealthReadPage } from '../../../domain/care/health-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** Once a person, child, page and hour; where the person works, or nowhere for headquarters. */
export async function noteHealthRead(
  tx: Transaction,
  read: { child_id: number; account_id: number; branch_id: number | null; page: HealthReadPage },
): Promise<void> {
  await tx.query(
    `insert into child_health_reads (child_id, account_id, branch_id, page, read_hour)
     values ($1, $2, $3, $4, date_trunc('hour', app.now())) on conflict do nothing`,
    [read.child_id, read.account_id, read.branch_id, read.page],
  );
}

/** The child whose paper the file is; null: it is none. */
export async function childOfDocument(db: Queryable, file_id: number): Promise<number | null> {
  const { rows } = await db.query<{ child_id: number }>('select child_id from child_documents where file_id = $1', [
    file_id,
  ]);
  return rows[0]?.child_id ?? null;
}
