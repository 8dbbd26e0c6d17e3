import type { ClosureKind } from '../../../domain/codes.ts';
import type { ClosureChoice } from '../../../domain/staff-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

type ClosureInsert = {
  branch_id: number;
  kind: ClosureKind;
  choice: ClosureChoice;
  date_from: TokyoDate;
  date_to: TokyoDate;
  start_time: string | null;
  end_time: string | null;
  capacity: number | null;
  reason: string;
  title: string;
  content: string;
  before: unknown;
  idempotency_key: string;
  content_hash: string;
  several_flag: boolean;
  account_id: number;
};

const columns = [
  'branch_id',
  'kind',
  'choice',
  'date_from',
  'date_to',
  'start_time',
  'end_time',
  'capacity',
  'reason',
  'title',
  'content',
  'before',
  'idempotency_key',
  'content_hash',
  'several_flag',
  'account_id',
] as const satisfies readonly (keyof ClosureInsert)[];

export async function insertClosure(tx: Transaction, row: ClosureInsert): Promise<number> {
  const values = columns.map((column) => (column === 'before' ? JSON.stringify(row.before) : row[column]));
  const { rows } = await tx.query<{ id: number }>(
    `insert into closures (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    values,
  );
  return rows[0]?.id ?? 0;
}

/** The closure that was made by the same press. */
export async function closureByKey(
  db: Queryable,
  branch_id: number,
  idempotency_key: string,
): Promise<{ closure_id: number; content_hash: string; families: number } | null> {
  const { rows } = await db.query<{ closure_id: number; content_hash: string; families: number }>(
    `select c.id as closure_id, c.content_hash,
       (select count(*)::integer from closure_notices n where n.closure_id = c.id) as families
     from closures c where c.branch_id = $1 and c.idempotency_key = $2`,
    [branch_id, idempotency_key],
  );
  return rows[0] ?? null;
}

export type ClosureRow = {
  id: number;
  branch_id: number;
  kind: ClosureKind;
  date_from: TokyoDate;
  date_to: TokyoDate;
  start_time: string | null;
  end_time: string | null;
  /** Rows of the table that `kind` names. */
  before: unknown[];
  reopened_at: Date | null;
};

export async function closureById(db: Queryable, id: number): Promise<ClosureRow | null> {
  const { rows } = await db.query<ClosureRow>(
    `select id, branch_id, kind, date_from, date_to, start_time, end_time, before, reopened_at from closures where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function markReopened(tx: Transaction, id: number, account_id: number): Promise<void> {
  await tx.query(
    'update closures set reopened_at = app.now(), reopened_account_id = $2 where id = $1 and reopened_at is null',
    [id, account_id],
  );
}

/** Restores days still marked ×; a mark staff have set since then stays. */
export async function restoreMarks(
  tx: Transaction,
  branch_id: number,
  dates: readonly TokyoDate[],
  before: readonly unknown[],
): Promise<void> {
  await tx.query(`delete from reservable_managements where branch_id = $1 and date = any ($2) and status = '×'`, [
    branch_id,
    dates,
  ]);
  await tx.query(
    `insert into reservable_managements (branch_id, date, status, remarks)
     select $1, date, status, remarks from jsonb_to_recordset($2) as b (date date, status text, remarks text)
     on conflict (branch_id, date) do nothing`,
    [branch_id, JSON.stringify(before)],
  );
}
