import type { SelectStaffReserveData } from '../../../../../contract/operations/generated.ts';
import { childAttendance, childcareSettlement, childcareStatus } from '../../../../../domain/codes.ts';
import { phaseOf } from '../../../reserves/staff/reserve-state.ts';

export type ActReserve = SelectStaffReserveData['reserves'][number];
export type ActChild = ActReserve['reserve_details'][number];
export type PageAct = 'check_in' | 'check_out' | 'no_show' | 'undo' | 'time';

const { expected, present, left } = childAttendance.code;

/** Attendance can be spoken of: agreed, not called off, and not before its day. */
export const hasAttendance = (reserve: ActReserve, today: string): boolean =>
  reserve.reserve_date <= today && ['confirmed', 'present', 'left', 'no_show'].includes(phaseOf(reserve));

/** At least one child has no recorded outcome yet. */
export const isStayOpen = ({ childcare_status }: ActReserve): boolean =>
  childcare_status === childcareStatus.code.upcoming || childcare_status === childcareStatus.code.present;

/** Once the charge has been sent, a tap can no longer be taken back; a correction can still be made of the bill. */
function mayTakeBack(reserve: ActReserve): boolean {
  if (isStayOpen(reserve)) return true;
  if (reserve.childcare_status === childcareStatus.code.left) {
    const childcare = reserve.childcares[0];
    return (
      childcare !== undefined &&
      childcare.settle_due_datetime !== null &&
      childcare.status === childcareSettlement.code.toSettle
    );
  }
  const fee = reserve.reserve_cancellations[0];
  return fee === undefined || fee.cancel_amount === 0 || fee.settle_due_datetime !== null;
}

/** What can be done for one child today. */
export function childActs(reserve: ActReserve, child: ActChild, now: Date): PageAct[] {
  const { attendance_status: status } = child;
  if (status === expected) {
    const begun = new Date(reserve.start_datetime) <= now;
    return begun ? ['check_in', 'time', 'no_show'] : ['check_in', 'time'];
  }
  const back: PageAct[] = mayTakeBack(reserve) ? ['undo'] : [];
  if (status === present) return ['check_out', 'time', ...back];
  return status === left && back.length > 0 ? ['time', ...back] : back;
}
