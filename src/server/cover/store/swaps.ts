import { type SwapStatus, swapStatus } from '../../../domain/cover/cover-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { plannedAt } from './planned.ts';

export interface Swap {
  id: number;
  version: number;
  branch_id: number;
  branch_name: string;
  account_id: number;
  name: string;
  date: TokyoDate;
  with_account_id: number;
  with_name: string;
  with_date: TokyoDate | null;
  status: SwapStatus;
}

const select = `select s.id, s.version, s.branch_id, b.name as branch_name, s.account_id, a.name, s.date, s.with_account_id, w.name as with_name,
  s.with_date, s.status from app.shift_swaps s join branches b on b.id = s.branch_id join accounts a on a.id = s.account_id
  join accounts w on w.id = s.with_account_id`;

export async function lockSwap(tx: Transaction, id: number): Promise<Swap | null> {
  await tx.query('select from app.shift_swaps where id = $1 for update', [id]);
  const { rows } = await tx.query<Swap>(`${select} where s.id = $1`, [id]);
  return rows[0] ?? null;
}

/** What both accepted and no manager has looked at, with the hours it is about. */
export async function swapsToSettle(db: Queryable, branch_id: number) {
  const { rows } = await db.query<Swap>(
    `${select} where s.branch_id = $1 and s.status = ${swapStatus.code.accepted} and s.date >= app.tokyo_today() order by s.date, s.id`,
    [branch_id],
  );
  const listed = [];
  for (const swap of rows) {
    const { id, version, date, name, with_name, with_date, account_id, with_account_id } = swap;
    listed.push({
      ...{ shift_swap_id: id, version, date, name, with_name, with_date },
      hours: await plannedAt(db, { branch_id, account_id, date }),
      with_hours:
        with_date === null ? null : await plannedAt(db, { branch_id, account_id: with_account_id, date: with_date }),
    });
  }
  return listed;
}

type NewSwap = {
  branch_id: number;
  account_id: number;
  date: TokyoDate;
  with_account_id: number;
  with_date: TokyoDate | null;
};

/** The same question asked twice is one. */
export async function insertSwap(tx: Transaction, swap: NewSwap): Promise<{ id: number; created: boolean }> {
  const values = [swap.branch_id, swap.account_id, swap.date, swap.with_account_id, swap.with_date];
  const { rows: before } = await tx.query<{ id: number }>(
    `select id from app.shift_swaps where branch_id = $1 and account_id = $2 and date = $3 and with_account_id = $4
       and with_date is not distinct from $5 and status in (${swapStatus.code.asked}, ${swapStatus.code.accepted})`,
    values,
  );
  if (before[0]) return { id: before[0].id, created: false };
  const { rows } = await tx.query<{ id: number }>(
    'insert into app.shift_swaps (branch_id, account_id, date, with_account_id, with_date) values ($1, $2, $3, $4, $5) returning id',
    values,
  );
  return { id: (rows[0] as { id: number }).id, created: true };
}

export async function writeSwap(
  tx: Transaction,
  id: number,
  status: SwapStatus,
  settled_account_id: number | null = null,
) {
  await tx.query('update app.shift_swaps set status = $2, settled_account_id = $3 where id = $1', [
    id,
    status,
    settled_account_id,
  ]);
}
