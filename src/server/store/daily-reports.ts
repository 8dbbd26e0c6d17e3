import type { TokyoDate } from '../../domain/time.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';

/** The day in numbers; stored with the report, so that it stays what the staff saw. */
export interface DayNumbers {
  reserves: number;
  children: number;
  left: number;
  no_shows: number;
  cancelled: number;
  usage_amount: number;
  cancel_amount: number;
}

export async function dayNumbers(db: Queryable, branch_id: number, date: TokyoDate): Promise<DayNumbers> {
  const { rows } = await db.query<DayNumbers>(
    `select count(*) filter (where r.live)::integer as reserves,
       coalesce(sum((select count(*) from reserve_details d where d.reserve_id = r.id)) filter (where r.live), 0)::integer
         as children,
       count(*) filter (where r.childcare_status = 3)::integer as left,
       count(*) filter (where r.childcare_status = 4)::integer as no_shows,
       count(*) filter (where r.cancel_flag)::integer as cancelled,
       coalesce(sum(u.total_amount), 0)::integer as usage_amount,
       coalesce(sum(x.cancel_amount), 0)::integer as cancel_amount
     from reserves r left join childcares u on u.reserve_id = r.id left join reserve_cancellations x on x.reserve_id = r.id
     where r.branch_id = $1 and r.reserve_date = $2`,
    [branch_id, date],
  );
  return rows[0] as DayNumbers;
}

export async function saveDailyReport(
  tx: Transaction,
  report: { branch_id: number; date: TokyoDate; account_id: number; notes: string; numbers: DayNumbers },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into daily_reports (branch_id, date, account_id, notes, numbers) values ($1, $2, $3, $4, $5)
     on conflict (branch_id, date) do update set account_id = excluded.account_id, notes = excluded.notes,
       numbers = excluded.numbers returning id`,
    [report.branch_id, report.date, report.account_id, report.notes, JSON.stringify(report.numbers)],
  );
  return rows[0]?.id ?? 0;
}
