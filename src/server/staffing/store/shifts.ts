import type { TokyoDate } from '../../../domain/time.ts';
import { type Transaction, violationDetail } from '../../postgres/database.ts';
import type { ShiftHours } from './roster.ts';

const shiftColumns = `id, account_id, date, version, case when not off_flag then jsonb_build_object('start_time',
  to_char(start_time, 'HH24:MI'), 'end_time', to_char(end_time, 'HH24:MI'), 'breaks', breaks) end as hours`;

interface StoredShift {
  id: number;
  account_id: number;
  date: TokyoDate;
  version: number;
  /** Null: does not come. */
  hours: ShiftHours | null;
}

type OnDay = { branch_id: number; account_id: number; date: TokyoDate };

/** What was set for a person's day. Anyone who changes shifts holds the lock of the branch and day (lockBranchDay). */
export async function shiftOn(tx: Transaction, { branch_id, account_id, date }: OnDay): Promise<StoredShift | null> {
  const { rows } = await tx.query<StoredShift>(
    `select ${shiftColumns} from shifts where branch_id = $1 and account_id = $2 and date = $3`,
    [branch_id, account_id, date],
  );
  return rows[0] ?? null;
}

export async function storedShift(tx: Transaction, branch_id: number, id: number): Promise<StoredShift | null> {
  const { rows } = await tx.query<StoredShift>(`select ${shiftColumns} from shifts where id = $2 and branch_id = $1`, [
    branch_id,
    id,
  ]);
  return rows[0] ?? null;
}

/** Null: does not come. */
export async function writeShift(
  tx: Transaction,
  { branch_id, account_id, date }: OnDay,
  hours: ShiftHours | null,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into shifts (branch_id, account_id, date, off_flag, start_time, end_time, breaks)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (branch_id, account_id, date) do update set off_flag = excluded.off_flag,
       start_time = excluded.start_time, end_time = excluded.end_time, breaks = excluded.breaks
     returning id`,
    [
      branch_id,
      account_id,
      date,
      hours === null,
      hours?.start_time ?? null,
      hours?.end_time ?? null,
      JSON.stringify(hours?.breaks ?? []),
    ],
  );
  return (rows[0] as { id: number }).id;
}

export async function deleteShift(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from shifts where id = $1', [id]);
}

type SecondShift = { branch_name: string; date: TokyoDate; start_time: string; end_time: string };

/** The shift at another branch that a refused one overlaps (app.refuse_second_shift); null for any other error. */
export function secondShiftIn(error: unknown): SecondShift | null {
  const detail = violationDetail(error, 'one_place_at_a_time');
  return detail === null ? null : (JSON.parse(detail) as SecondShift);
}

interface StoredShiftPattern {
  id: number;
  account_id: number;
  staff_name: string;
  adaptation_date: TokyoDate;
  version: number;
  days: (ShiftHours & { weekday: number })[];
}

const columns = `p.id, p.account_id, p.adaptation_date, p.version, (select a.name from accounts a where a.id = p.account_id) as staff_name,
  coalesce((select jsonb_agg(jsonb_build_object('weekday', d.weekday, 'start_time', to_char(d.start_time, 'HH24:MI'),
    'end_time', to_char(d.end_time, 'HH24:MI'), 'breaks', d.breaks) order by d.weekday)
   from shift_pattern_days d where d.shift_pattern_id = p.id), '[]') as days`;

/** The week that begins on this very day. */
export async function patternFrom(
  tx: Transaction,
  branch_id: number,
  account_id: number,
  adaptation_date: TokyoDate,
): Promise<StoredShiftPattern | null> {
  const { rows } = await tx.query<StoredShiftPattern>(
    `select ${columns} from shift_patterns p where p.branch_id = $1 and p.account_id = $2 and p.adaptation_date = $3`,
    [branch_id, account_id, adaptation_date],
  );
  return rows[0] ?? null;
}

export async function storedShiftPattern(
  tx: Transaction,
  branch_id: number,
  id: number,
): Promise<StoredShiftPattern | null> {
  const { rows } = await tx.query<StoredShiftPattern>(
    `select ${columns} from shift_patterns p where p.branch_id = $1 and p.id = $2`,
    [branch_id, id],
  );
  return rows[0] ?? null;
}

/** The row is touched even if only its days change: its version tells the next editor. */
export async function writeShiftPattern(
  tx: Transaction,
  { branch_id, account_id, date }: OnDay,
  days: readonly (ShiftHours & { weekday: number })[],
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into shift_patterns (branch_id, account_id, adaptation_date) values ($1, $2, $3)
     on conflict (branch_id, account_id, adaptation_date) do update set branch_id = excluded.branch_id returning id`,
    [branch_id, account_id, date],
  );
  const { id } = rows[0] as { id: number };
  await tx.query('delete from shift_pattern_days where shift_pattern_id = $1', [id]);
  for (const { weekday, start_time, end_time, breaks } of days) {
    await tx.query(
      `insert into shift_pattern_days (shift_pattern_id, weekday, start_time, end_time, breaks) values ($1, $2, $3, $4, $5)`,
      [id, weekday, start_time, end_time, JSON.stringify(breaks)],
    );
  }
  return id;
}

export async function deleteShiftPattern(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from shift_patterns where id = $1', [id]);
}
