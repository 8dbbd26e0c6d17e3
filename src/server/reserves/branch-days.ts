import { Refusal } from '../../contract/refusal.ts';
import { calendarDates } from '../../domain/calendar/calendar.ts';
import { addDays, daysBetween, type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { requireBranch } from '../auth/branch-access.ts';
import type { Transaction } from '../postgres/database.ts';
import { type Acting, type AuditedTable, writeAudit } from '../store/audit.ts';
import { comingStays } from './store/coming-stays.ts';
import type { OutpricedReserve } from './store/repriced-reserves.ts';
import { lockBranchDay, lockBranchDays, rulesOn } from './store/reserve-facts.ts';

/** More than half a year at once is a slip of the finger. */
const longestRange = 186;

export interface DaysChange {
  account: Acting;
  table_name: AuditedTable;
  branch_id: number;
  date_from: TokyoDate;
  date_to: TokyoDate;
  confirmed: boolean;
  reason?: string;
  /** The reserves the change would leave outside its rules; asked about once, and never cancelled by it. */
  touched(dates: readonly TokyoDate[]): Promise<number[]>;
  /** The reserves whose price it would move; what was agreed stays. */
  repriced(dates: readonly TokyoDate[]): Promise<OutpricedReserve[]>;
  /** The rows the change is about, for the audit log. */
  rows(dates: readonly TokyoDate[]): Promise<unknown>;
  write(dates: readonly TokyoDate[]): Promise<void>;
}

export function datesOf({ date_from, date_to }: Pick<DaysChange, 'date_from' | 'date_to'>): TokyoDate[] {
  const length = daysBetween(date_from, date_to) + 1;
  if (length > longestRange) throw new Refusal('input_error', { fields: ['date_to'] });
  return Array.from({ length }, (_, day) => addDays(date_from, day));
}

/** Changes what a branch offers on some days: locked like a reserve of each day, asked about, recorded. */
export async function changeDays(tx: Transaction, change: DaysChange): Promise<{ touched_reserve_ids: number[] }> {
  requireBranch(change.account, change.branch_id);
  const dates = datesOf(change);
  for (const date of dates) await lockBranchDay(tx, change.branch_id, date);
  const touched_reserve_ids = askAbout(await change.touched(dates), await change.repriced(dates), change.confirmed);
  const before = await change.rows(dates);
  await change.write(dates);
  await writeAudit(tx, change, null, before, await change.rows(dates));
  return { touched_reserve_ids };
}

/** All reserves a change affects; refused with the list of them until staff have confirmed it. */
export function askAbout(
  outside: readonly number[],
  repriced: readonly OutpricedReserve[],
  confirmed: boolean,
): number[] {
  const repriced_reserves = repriced.map(({ reserve_id, reserve_amount, present_amount }) => ({
    reserve_id,
    reserve_amount,
    present_amount,
  }));
  const touched_reserve_ids = [...new Set([...outside, ...repriced.map(({ reserve_id }) => reserve_id)])];
  if (touched_reserve_ids.length > 0 && !confirmed) {
    throw new Refusal('closure_touches_reserves', { details: { touched_reserve_ids, repriced_reserves } });
  }
  return touched_reserve_ids;
}

/**
 * Locks every day that can be reserved, as a reserve does, so that no reserve is made under the old week that the new one
 * forbids. Returns the last of these days.
 */
export async function lockComingDays(
  tx: Transaction,
  branch_id: number,
  from: TokyoDate,
  now: Date,
): Promise<TokyoDate> {
  const { settings } = await rulesOn(tx, tokyoDateOf(now));
  const windowEnd = calendarDates(tokyoDateOf(now), settings).at(-1) ?? from;
  const lastStay = (await comingStays(tx, branch_id, from)).at(-1)?.date ?? from;
  const last = [from, windowEnd, lastStay].toSorted().at(-1) ?? from;
  await lockBranchDays(tx, branch_id, from, last);
  return last;
}
