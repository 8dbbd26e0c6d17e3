import { Refusal } from '../../contract/refusal.ts';
import { everyArrivalWarning } from '../../domain/attendance/child-attendance.ts';
import { instantOf, minuteOf, minuteOfDayOf, minutesPerDay, type TokyoDate } from '../../domain/time.ts';
import type { Transaction } from '../postgres/database.ts';
import { lockOwnReserve } from '../reserves/own-reserve.ts';
import { attendanceOfReserve } from '../reserves/store/child-attendance.ts';
import { noShow } from './attendance.ts';
import type { AttendanceTap, EveryTap } from './attendance-act.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { nothingSaid } from './hand-over.ts';

/** A line of the sheet that was filled in by hand while the tablets were of no use. */
interface HandwrittenRow {
  reserve_id: number;
  child_id: number;
  arrived: string | null;
  left: string | null;
  absent_flag: boolean;
}
type HandwrittenDay = Pick<AttendanceTap, 'now' | 'reason'> & {
  account: EveryTap;
  branch_id: number;
  date: TokyoDate;
};

/**
 * Takes one row: the same acts as at the door, with the written times. What the door would ask about (hours early) has
 * already happened and is only recorded. A time entered meanwhile by someone else is not silently overwritten.
 */
export async function enterHandwrittenRow(tx: Transaction, day: HandwrittenDay, row: HandwrittenRow): Promise<void> {
  const reserve = await lockOwnReserve(tx, day.account, row.reserve_id);
  if (reserve.branch_id !== day.branch_id || reserve.reserve_date !== day.date) throw new Refusal('not_found');
  const { now, account, reason } = day;
  const as = (name: Parameters<EveryTap['as']>[0]) => {
    const about = { reserve_id: row.reserve_id, children: [row.child_id] };
    return { now, account: account.as(name), ...about, reason };
  };
  const moment = (time: string) => instantOf(day.date, minuteOf(time)).toISOString();
  const line = async () =>
    (await attendanceOfReserve(tx, row.reserve_id)).find(({ child_id }) => child_id === row.child_id);
  const known = await line();
  if (row.absent_flag) await noShow(tx, { ...as('staffNoShow'), cause: 'no_show' });
  if (row.arrived !== null && !known?.arrived_datetime) {
    await checkIn(tx, {
      ...as('staffCheckIn'),
      at: moment(row.arrived),
      temperature: null,
      accepted: everyArrivalWarning,
    });
  }
  if (row.left !== null && !known?.left_datetime) {
    await checkOut(tx, { ...as('staffCheckOut'), at: moment(row.left), fetched_by: null, ...nothingSaid });
  }
  const kept = await line();
  if (differs(row.arrived, kept?.arrived_datetime) || differs(row.left, kept?.left_datetime)) {
    throw new Refusal('stale_status');
  }
}

/** Another minute than the one that is recorded; 24:00 is the next day's 0:00. */
const differs = (written: string | null, kept: Date | null | undefined): boolean =>
  written !== null && (!kept || minuteOfDayOf(kept) !== minuteOf(written) % minutesPerDay);
