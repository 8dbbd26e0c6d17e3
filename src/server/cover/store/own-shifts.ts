import { swapStatus, type WorkWish } from '../../../domain/cover/cover-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { ShiftHours } from '../../staffing/store/roster.ts';

type OwnShift = ShiftHours & { branch_id: number; branch_name: string; date: TokyoDate };

/** One's own shifts at every branch. */
export async function ownShifts(
  db: Queryable,
  account_id: number,
  from: TokyoDate,
  to: TokyoDate,
): Promise<OwnShift[]> {
  const { rows } = await db.query<OwnShift>(
    `select w.branch_id, b.name as branch_name, w.date, to_char(w.start_time, 'HH24:MI') as start_time,
       to_char(w.end_time, 'HH24:MI') as end_time, w.breaks
     from app.written_shifts w join branches b on b.id = w.branch_id
     where w.account_id = $1 and w.date between $2 and $3 order by w.date, w.start_time`,
    [account_id, from, to],
  );
  return rows;
}

type SavedWish = { kind: WorkWish; start_time: string; end_time: string };

export async function ownWishes(
  db: Queryable,
  account_id: number,
  from: TokyoDate,
  to: TokyoDate,
): Promise<(SavedWish & { date: TokyoDate })[]> {
  const { rows } = await db.query<SavedWish & { date: TokyoDate }>(
    `select date, kind, to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time
     from app.work_wishes where account_id = $1 and date between $2 and $3 order by date, start_time`,
    [account_id, from, to],
  );
  return rows;
}

/** What was said of the day before gives way; null: nothing is said. */
export async function saveWish(
  tx: Transaction,
  account_id: number,
  date: TokyoDate,
  wish: SavedWish | null,
): Promise<void> {
  await tx.query('delete from app.work_wishes where account_id = $1 and date = $2', [account_id, date]);
  if (wish === null) return;
  await tx.query(
    'insert into app.work_wishes (account_id, date, kind, start_time, end_time) values ($1, $2, $3, $4, $5)',
    [account_id, date, wish.kind, wish.start_time, wish.end_time],
  );
}

export async function contactsOf(
  db: Queryable,
  account_id: number,
): Promise<{ cover_calls_flag: boolean; line_linked: boolean }> {
  const { rows } = await db.query<{ cover_calls_flag: boolean; line_linked: boolean }>(
    'select cover_calls_flag, line_user_id is not null as line_linked from app.staff_contacts where account_id = $1',
    [account_id],
  );
  return rows[0] ?? { cover_calls_flag: true, line_linked: false };
}

export async function saveCoverCalls(tx: Transaction, account_id: number, wanted: boolean): Promise<void> {
  await tx.query(
    `insert into app.staff_contacts (account_id, cover_calls_flag) values ($1, $2)
     on conflict (account_id) do update set cover_calls_flag = excluded.cover_calls_flag`,
    [account_id, wanted],
  );
}

/** Swaps of one person that go on, or were settled for a day to come. */
export async function ownSwaps(db: Queryable, account_id: number) {
  const { rows } = await db.query<{
    shift_swap_id: number;
    date: TokyoDate;
    with_date: TokyoDate | null;
    other_name: string;
    mine: boolean;
    status: number;
  }>(
    `select s.id as shift_swap_id, s.date, s.with_date, o.name as other_name, s.account_id = $1 as mine, s.status
     from app.shift_swaps s join accounts o on o.id = case when s.account_id = $1 then s.with_account_id else s.account_id end
     where $1 in (s.account_id, s.with_account_id) and s.status <> ${swapStatus.code.ended}
       and greatest(s.date, s.with_date) >= app.tokyo_today() order by s.date, s.id`,
    [account_id],
  );
  return rows;
}
