import type { WorkLimits } from '../../../domain/cover/working-time.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export async function workLimitsOf(db: Queryable, account_id: number): Promise<WorkLimits | null> {
  const { rows } = await db.query<WorkLimits>(
    `select minor_until, no_overtime_flag, no_night_flag, no_holiday_flag, weekly_hours from app.work_limits where account_id = $1`,
    [account_id],
  );
  return rows[0] ?? null;
}

type Saved = {
  account_id: number;
  minor_until: TokyoDate | null;
  no_overtime_flag: 0 | 1;
  no_night_flag: 0 | 1;
  no_holiday_flag: 0 | 1;
  weekly_hours: number | null;
};

export async function saveWorkLimits(tx: Transaction, saved: Saved): Promise<number> {
  const { account_id, minor_until, no_overtime_flag, no_night_flag, no_holiday_flag, weekly_hours } = saved;
  const { rows } = await tx.query<{ id: number }>(
    `insert into app.work_limits (account_id, minor_until, no_overtime_flag, no_night_flag, no_holiday_flag, weekly_hours)
     values ($1, $2, $3, $4, $5, $6) on conflict (account_id) do update set minor_until = excluded.minor_until,
       no_overtime_flag = excluded.no_overtime_flag, no_night_flag = excluded.no_night_flag,
       no_holiday_flag = excluded.no_holiday_flag, weekly_hours = excluded.weekly_hours
     returning id`,
    [account_id, minor_until, no_overtime_flag === 1, no_night_flag === 1, no_holiday_flag === 1, weekly_hours],
  );
  return rows[0]?.id as number;
}
