import { Refusal } from '../../../contract/refusal.ts';
import { closureKind } from '../../../domain/codes.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import type { Transaction } from '../../postgres/database.ts';
import { askAbout, datesOf } from '../../reserves/branch-days.ts';
import { repricedBy } from '../../reserves/store/repriced-reserves.ts';
import { lockBranchDays } from '../../reserves/store/reserve-facts.ts';
import { type Acting, audited } from '../../store/audit.ts';
import {
  type HoursOfDay,
  reservesAboveCapacity,
  reservesOutsideHours,
  setCapacity,
  setHours,
} from '../store/branch-day-settings.ts';
import { type ClosureRow, closureById, markReopened, restoreMarks } from '../store/closures.ts';

type Reopening = { account: Acting; closure_id: number; confirmed: boolean };

/** The days become what they were; reserves that were cancelled stay cancelled. Twice is once. */
export async function reopen(tx: Transaction, { account, closure_id, confirmed }: Reopening): Promise<void> {
  const known = await closureById(tx, closure_id);
  if (known === null || !mayActIn(account, known.branch_id)) throw new Refusal('not_found');
  await lockBranchDays(tx, known.branch_id, known.date_from, known.date_to);
  const closure = await closureById(tx, closure_id);
  if (closure === null || closure.reopened_at !== null) return;
  // A branch that goes on after all is headquarters' word (headquartersWithdrawBranchEnd).
  if (closure.kind === closureKind.code.end) throw new Refusal('transition_refused');
  await askAboutReopening(tx, closure, confirmed);
  const { branch_id } = closure;
  const change = { account, branch_id, table_name: 'closures' } as const;
  await audited(tx, { ...change, record_id: closure_id }, async () => {
    await restore(tx, closure);
    await markReopened(tx, closure_id, account.id);
  });
}

type HoursOfDate = HoursOfDay & { date: TokyoDate };
type CapacityOfDate = { date: TokyoDate; start_time: string; end_time: string; capacity: number };

/**
 * Reserves made or left in place under the other hours or seats may not fit the days as they were. Reopening a closed day
 * affects none: no mark it returns to is stricter than closed.
 */
async function askAboutReopening(tx: Transaction, closure: ClosureRow, confirmed: boolean): Promise<void> {
  const { branch_id, date_from, date_to, kind } = closure;
  if (kind === closureKind.code.day) return;
  const outside: number[] = [];
  for (const date of datesOf(closure)) {
    if (kind === closureKind.code.hours) {
      const hours = (closure.before as HoursOfDate[]).find((row) => row.date === date) ?? null;
      outside.push(...(await reservesOutsideHours(tx, branch_id, [date], hours)));
    } else {
      for (const part of capacityParts(closure, date)) {
        outside.push(...(await reservesAboveCapacity(tx, branch_id, [date], part)));
      }
    }
  }
  const scope = { branch_id, from: date_from, until: addDays(date_to, 1) };
  askAbout(outside, await repricedBy(tx, scope, () => restore(tx, closure)), confirmed);
}

async function restore(tx: Transaction, closure: ClosureRow): Promise<void> {
  const { branch_id, before, kind } = closure;
  const dates = datesOf(closure);
  if (kind === closureKind.code.day) return restoreMarks(tx, branch_id, dates, before);
  if (kind === closureKind.code.hours) {
    await setHours(tx, branch_id, dates, null);
    for (const row of before as HoursOfDate[]) await setHours(tx, branch_id, [row.date], row);
    return;
  }
  for (const date of dates) {
    for (const part of capacityParts(closure, date)) await setCapacity(tx, branch_id, [date], part);
  }
}

/** What a day's seats were: parts that had their own, and between them those of the usual week. */
function capacityParts(closure: ClosureRow, date: TokyoDate) {
  const end_time = closure.end_time?.slice(0, 5) ?? '24:00';
  let start_time = closure.start_time?.slice(0, 5) ?? '00:00';
  const parts: { start_time: string; end_time: string; capacity: number | null }[] = [];
  const rows = (closure.before as CapacityOfDate[]).filter((row) => row.date === date);
  for (const row of rows.toSorted((one, other) => (one.start_time < other.start_time ? -1 : 1))) {
    const own = {
      start_time: later(row.start_time.slice(0, 5), start_time),
      end_time: earlier(row.end_time.slice(0, 5), end_time),
    };
    if (own.start_time >= own.end_time) continue;
    if (start_time < own.start_time) parts.push({ start_time, end_time: own.start_time, capacity: null });
    parts.push({ ...own, capacity: row.capacity });
    start_time = own.end_time;
  }
  return start_time < end_time ? [...parts, { start_time, end_time, capacity: null }] : parts;
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);
