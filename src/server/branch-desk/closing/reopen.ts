import { Refusal } from '../../../contract/refusal.ts';
import { closureKind } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';
import { type ClosureRow, closureById, markReopened, restoreMarks } from '../../store/closures/closures.ts';
import { type HoursOfDay, setCapacity, setHours } from '../../store/reserves/branch-day-settings.ts';
import { lockBranchDays } from '../../store/reserves/reserve-facts.ts';
import { type Acting, audited } from '../../store/upkeep/audit.ts';
import { mayActIn } from '../branch-access.ts';
import { datesOf } from '../branch-days.ts';

/** The days become what they were; reserves that were cancelled stay cancelled. Twice is once. */
export async function reopen(tx: Transaction, account: Acting, closure_id: number): Promise<void> {
  const known = await closureById(tx, closure_id);
  if (known === null || !mayActIn(account, known.branch_id)) throw new Refusal('not_found');
  await lockBranchDays(tx, known.branch_id, known.date_from, known.date_to);
  const closure = await closureById(tx, closure_id);
  if (closure === null || closure.reopened_at !== null) return;
  const { branch_id } = closure;
  const change = { account, branch_id, table_name: 'closures' } as const;
  await audited(tx, { ...change, record_id: closure_id }, async () => {
    await restore(tx, closure);
    await markReopened(tx, closure_id, account.id);
  });
}

async function restore(tx: Transaction, closure: ClosureRow): Promise<void> {
  const { branch_id, before, kind } = closure;
  const dates = datesOf(closure);
  if (kind === closureKind.code.day) return restoreMarks(tx, branch_id, dates, before);
  if (kind === closureKind.code.hours) {
    await setHours(tx, branch_id, dates, null);
    for (const row of before as (HoursOfDay & { date: TokyoDate })[]) await setHours(tx, branch_id, [row.date], row);
    return;
  }
  const start_time = closure.start_time?.slice(0, 5) ?? '00:00';
  const end_time = closure.end_time?.slice(0, 5) ?? '24:00';
  await setCapacity(tx, branch_id, dates, { start_time, end_time, capacity: null });
  for (const row of before as { date: TokyoDate; start_time: string; end_time: string; capacity: number }[]) {
    const part = {
      start_time: later(row.start_time.slice(0, 5), start_time),
      end_time: earlier(row.end_time.slice(0, 5), end_time),
      capacity: row.capacity,
    };
    if (part.start_time < part.end_time) await setCapacity(tx, branch_id, [row.date], part);
  }
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);
