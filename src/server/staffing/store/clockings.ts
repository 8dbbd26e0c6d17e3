import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

export interface Clocking {
  id: number;
  version: number;
  clock_in_at: Date;
  clock_out_at: Date | null;
}

type PersonsDay = { branch_id: number; account_id: number; date: TokyoDate };

/** A person's day at a branch, the first coming first; two presses at the same moment wait for each other. */
export async function lockClockings(tx: Transaction, { branch_id, account_id, date }: PersonsDay): Promise<Clocking[]> {
  await tx.query('select from accounts where id = $1 for no key update', [account_id]);
  const { rows } = await tx.query<Clocking>(
    `select id, version, clock_in_at, clock_out_at from staff_clockings
     where branch_id = $1 and account_id = $2 and date = $3 order by clock_in_at for update`,
    [branch_id, account_id, date],
  );
  return rows;
}

export async function insertClocking(
  tx: Transaction,
  { branch_id, account_id, date }: PersonsDay,
  tablet_id: number | null,
): Promise<{ id: number; clock_in_at: Date }> {
  const { rows } = await tx.query<{ id: number; clock_in_at: Date }>(
    `insert into staff_clockings (branch_id, account_id, date, clock_in_at, tablet_id)
     values ($1, $2, $3, app.now(), $4) returning id, clock_in_at`,
    [branch_id, account_id, date, tablet_id],
  );
  return rows[0] as { id: number; clock_in_at: Date };
}

export async function endClocking(tx: Transaction, id: number): Promise<Date> {
  const { rows } = await tx.query<{ clock_out_at: Date }>(
    'update staff_clockings set clock_out_at = greatest(app.now(), clock_in_at) where id = $1 returning clock_out_at',
    [id],
  );
  return (rows[0] as { clock_out_at: Date }).clock_out_at;
}

interface CorrectedClocking extends PersonsDay {
  /** Null: there was no clocking. */
  id: number | null;
  clock_in_at: Date;
  clock_out_at: Date | null;
  corrected_account_id: number;
  correction_reason: string;
}

export async function writeCorrectedClocking(tx: Transaction, corrected: CorrectedClocking): Promise<number> {
  const { id, branch_id, account_id, date, clock_in_at, clock_out_at } = corrected;
  const by = [corrected.corrected_account_id, corrected.correction_reason];
  const { rows } =
    id === null
      ? await tx.query<{ id: number }>(
          `insert into staff_clockings (branch_id, account_id, date, clock_in_at, clock_out_at, corrected_account_id,
             correction_reason, corrected_at) values ($1, $2, $3, $4, $5, $6, $7, app.now()) returning id`,
          [branch_id, account_id, date, clock_in_at, clock_out_at, ...by],
        )
      : await tx.query<{ id: number }>(
          `update staff_clockings set clock_in_at = $2, clock_out_at = $3, corrected_account_id = $4,
             correction_reason = $5, corrected_at = app.now() where id = $1 returning id`,
          [id, clock_in_at, clock_out_at, ...by],
        );
  return (rows[0] as { id: number }).id;
}

export async function deleteClocking(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from staff_clockings where id = $1', [id]);
}
