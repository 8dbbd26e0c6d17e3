import { everyArrivalWarning } from '../../domain/attendance/child-attendance.ts';
import type { Transaction } from '../postgres/database.ts';
import { type AbsenceCause, noShow } from './attendance.ts';
import type { AttendanceTap, EveryTap, Tapped } from './attendance-act.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { nothingSaid } from './hand-over.ts';

/** What became of one child; what is null was recorded before, or is not known yet. */
interface RecordedChild {
  child_id: number;
  arrived_at: string | null;
  left_at: string | null;
  absent: AbsenceCause | null;
}

/**
 * A stay without any taps, recorded afterwards as a whole: who came when, who did not, who left when. The same acts as the
 * taps, in one transaction: all or nothing.
 */
export async function recordStay(
  tx: Transaction,
  { account, ...tap }: Omit<AttendanceTap, 'children' | 'account'> & { account: EveryTap; reason: string },
  typed: readonly RecordedChild[],
): Promise<Tapped | null> {
  const as = (name: Parameters<EveryTap['as']>[0]) => ({ ...tap, account: account.as(name) });
  let last: Tapped | null = null;
  // Anyone who came together is one line in the log. Arrivals first: the last leaving ends the stay.
  for (const [at, children] of together(typed, ({ arrived_at }) => arrived_at)) {
    last = await checkIn(tx, { ...as('staffCheckIn'), children, at, temperature: null, accepted: everyArrivalWarning });
  }
  for (const [cause, children] of together(typed, ({ absent }) => absent)) {
    last = await noShow(tx, { ...as('staffNoShow'), children, cause });
  }
  for (const [at, children] of together(typed, ({ left_at }) => left_at)) {
    last = await checkOut(tx, { ...as('staffCheckOut'), children, at, fetched_by: null, ...nothingSaid });
  }
  return last;
}

function together<Value extends string>(
  typed: readonly RecordedChild[],
  of: (child: RecordedChild) => Value | null,
): Map<Value, number[]> {
  const groups = new Map<Value, number[]>();
  for (const child of typed) {
    const value = of(child);
    if (value !== null) groups.set(value, [...(groups.get(value) ?? []), child.child_id]);
  }
  return groups;
}
