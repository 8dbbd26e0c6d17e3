import { type DayNumbers, emptyDay } from '../../../domain/reserves/day-numbers.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export async function dayNumbers(db: Queryable, branch_id: number, date: TokyoDate): Promise<DayNumbers> {
  const { rows } = await db.query<DayNumbers>(
    `select reserves, children, "left", no_shows, cancelled, usage_amount, cancel_amount
     from view_branch_day_numbers where branch_id = $1 and date = $2`,
    [branch_id, date],
  );
  return rows[0] ?? emptyDay;
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
