import { Refusal } from '../../contract/refusal.ts';
import { attendanceWindow } from '../../domain/attendance/attendance.ts';
import { type LateStay, plannedOf } from '../../domain/attendance/late-notice.ts';
import { approvalStatus, childAttendance, childcareStatus } from '../../domain/codes.ts';
import { type LateKind, lateKind } from '../../domain/messages/message-codes.ts';
import { instantOf, tokyoDateOf } from '../../domain/time.ts';
import type { Transaction } from '../postgres/database.ts';
import { stayOf } from '../reserves/stay.ts';
import { attendanceOfReserve, type ChildAttendanceRow } from '../reserves/store/child-attendance.ts';
import { dayFacts } from '../reserves/store/reserve-facts.ts';
import type { ReserveRow } from '../reserves/store/reserves.ts';
import { billsOfStay } from './end-stay.ts';

const { absent, left } = childAttendance.code;

/** A stay of today of which a family may say that it comes later, and what that costs. */
interface OpenLateStay {
  stay: LateStay;
  branch_tel: string;
  /** More than at the agreed time, by the rule that prices the stay when it ends. */
  extraAt: (expected: Date) => number;
}

/** The caller holds the reserve's lock. */
export async function openLateStay(
  tx: Transaction,
  reserve: ReserveRow,
  kind: LateKind,
  now: Date,
): Promise<OpenLateStay> {
  const wanted = kind === lateKind.code.arrival ? childcareStatus.code.upcoming : childcareStatus.code.present;
  const { pending, rejected } = approvalStatus.code;
  const open =
    !reserve.cancel_flag &&
    reserve.approval_status !== pending &&
    reserve.approval_status !== rejected &&
    reserve.childcare_status === wanted &&
    reserve.reserve_date === tokyoDateOf(now);
  const { day, rules } = await dayFacts(tx, reserve.branch_id, reserve.reserve_date, reserve.id);
  if (!open || day === null) throw new Refusal('late_not_now');
  const window = attendanceWindow({ ...stayOf(reserve), hours: day }, rules.settings);
  const { start_datetime, end_datetime } = reserve;
  const stay = { kind, start_datetime, end_datetime, until: instantOf(reserve.reserve_date, window.until) };
  return { stay, branch_tel: day.branch_tel, extraAt: await extraOf(tx, reserve, kind, plannedOf(stay)) };
}

/** Who comes later pays the reserve as it was made; who is fetched later pays to that time. */
async function extraOf(tx: Transaction, reserve: ReserveRow, kind: LateKind, planned: Date) {
  if (kind === lateKind.code.arrival) return () => 0;
  const children = await attendanceOfReserve(tx, reserve.id);
  const { bill } = await billsOfStay(tx, reserve);
  const totalAt = (moment: Date) => bill(children.map((child) => fetchedAt(child, reserve, moment))).total_amount;
  const agreed = totalAt(planned);
  return (expected: Date): number => Math.max(0, totalAt(expected) - agreed);
}

/** As the child's line will be when it leaves then; who has left or will not come stays so. */
function fetchedAt(child: ChildAttendanceRow, { start_datetime }: ReserveRow, left_datetime: Date): ChildAttendanceRow {
  if (child.attendance_status === absent || child.attendance_status === left) return child;
  const arrived_datetime = child.arrived_datetime ?? start_datetime;
  return { ...child, attendance_status: left, arrived_datetime, left_datetime };
}
