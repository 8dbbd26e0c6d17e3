import type { Queryable } from '../../../postgres/database.ts';
import type { ChildDay } from './child-day.ts';

export type LogOnPaper = {
  kind: number;
  happened_at: Date;
  temperature: number | null;
  meal_amount: number | null;
  milk_milliliters: number | null;
  toilet: number | null;
  mood: number | null;
  note: string;
  by_name: string;
  late_flag: boolean;
  strike_reason: string;
};

/** What was struck stays to be read, also on paper. */
export async function logOfDay(db: Queryable, day: ChildDay): Promise<LogOnPaper[]> {
  const { rows } = await db.query<LogOnPaper>(
    `select l.kind, l.happened_at, l.temperature::float8 as temperature, l.meal_amount, l.milk_milliliters, l.toilet, l.mood,
       l.note, a.name as by_name, l.late_flag, l.strike_reason
     from child_logs l join reserves r on r.id = l.reserve_id join accounts a on a.id = l.account_id
     where l.branch_id = $1 and l.child_id = $2 and r.reserve_date = $3 order by l.happened_at, l.id`,
    [day.branch_id, day.child_id, day.date],
  );
  return rows;
}

export type NapOnPaper = {
  id: number;
  fell_asleep_at: Date;
  woke_at: Date | null;
  check_minutes: number;
  by_name: string;
  strike_reason: string;
};

export async function napsOfDay(db: Queryable, day: ChildDay): Promise<NapOnPaper[]> {
  const { rows } = await db.query<NapOnPaper>(
    `select n.id, n.fell_asleep_at, n.woke_at, n.check_minutes, a.name as by_name, n.strike_reason
     from naps n join reserves r on r.id = n.reserve_id join accounts a on a.id = n.account_id
     where n.branch_id = $1 and n.child_id = $2 and r.reserve_date = $3 order by n.fell_asleep_at`,
    [day.branch_id, day.child_id, day.date],
  );
  return rows;
}

export type SleepCheckOnPaper = {
  checked_at: Date;
  position: number;
  breathing_flag: boolean;
  turned_flag: boolean;
  by_name: string;
  late_flag: boolean;
  reason: string;
  strike_reason: string;
};

export async function sleepChecksOf(db: Queryable, nap_id: number): Promise<SleepCheckOnPaper[]> {
  const { rows } = await db.query<SleepCheckOnPaper>(
    `select c.checked_at, c.position, c.breathing_flag, c.turned_flag, a.name as by_name, c.late_flag, c.reason,
       c.strike_reason
     from sleep_checks c join accounts a on a.id = c.account_id where c.nap_id = $1 order by c.checked_at, c.id`,
    [nap_id],
  );
  return rows;
}
