import { attendanceNews } from '../../domain/attendance/attendance-news.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { lockStayToNotify, markAttendanceNotified } from './store/attendance-told.ts';

/**
 * Notifies a family of arrivals and departures, but not of a past day: recording yesterday's stay should not alarm anyone,
 * and the bill says what it has to.
 */
export async function notifyAttendanceOf(tx: Transaction, reserve_id: number, now: Date): Promise<void> {
  const stay = await lockStayToNotify(tx, reserve_id, now);
  if (stay === null) return;
  await markAttendanceNotified(tx, reserve_id);
  if (stay.date !== tokyoDateOf(now)) return;
  const { customer_id, branch_name } = stay;
  const { arrived, left, corrected } = attendanceNews(stay.children);
  const about = { customer_id, reserve_id, occurrence: now.toISOString() };
  const where = { reserve_id, branch_name };
  if (arrived.length > 0) await notify(tx, { ...about, kind: 'child_arrived', data: { ...where, children: arrived } });
  if (left.length > 0) await notify(tx, { ...about, kind: 'child_left', data: { ...where, children: left } });
  if (corrected.length > 0) {
    await notify(tx, { ...about, kind: 'attendance_corrected', data: { ...where, children: corrected } });
  }
}
