import type { FunctionPayload } from '../../../../../contract/functions/functions.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import { instantOf, minuteOf, minuteOfDayOf, parseTime, timeText, tokyoDateOf } from '../../../../../domain/time.ts';

/** A stay of a day that is over, as far as the dialog needs it. */
export type ForgottenStay = {
  id: number;
  start_datetime: string;
  end_datetime: string;
  customer: { name: string; tel: string } | null;
  reserve_details: readonly {
    child_id: number;
    attendance_status: number;
    arrived_datetime: string | null;
    left_datetime: string | null;
    child: { name: string } | null;
  }[];
};

/** What staff type for one child. */
export type TypedTimes = { arrived: string; left: string; absent: boolean };
export const emptyTimes: TypedTimes = { arrived: '', left: '', absent: false };

export type OpenChild = ForgottenStay['reserve_details'][number];
/** Children about whom something is still to be said. */
export const openChildren = (stay: ForgottenStay): OpenChild[] =>
  stay.reserve_details.filter(
    ({ attendance_status: status }) =>
      status === childAttendance.code.expected || status === childAttendance.code.present,
  );
export const isPresent = ({ attendance_status }: OpenChild): boolean =>
  attendance_status === childAttendance.code.present;

export const plannedTimes = (stay: ForgottenStay): TypedTimes => ({
  arrived: timeText(minuteOfDayOf(stay.start_datetime)),
  left: timeText(minuteOfDayOf(stay.end_datetime)),
  absent: false,
});

/** What is missing or cannot be, by field. */
export function typedProblem(
  child: OpenChild,
  { arrived, left, absent }: TypedTimes,
): { arrived?: string; left?: string } {
  if (absent) return {};
  if (!isPresent(child) && parseTime(arrived) === null) return { arrived: '登園の時刻を入力してください。' };
  if (parseTime(left) === null) return { left: '降園の時刻を入力してください。' };
  const came = child.arrived_datetime && isPresent(child) ? minuteOfDayOf(child.arrived_datetime) : minuteOf(arrived);
  return minuteOf(left) < came ? { left: '降園が登園より前の時刻です。' } : {};
}

export function typedPayload(
  stay: ForgottenStay,
  typed: (child: OpenChild) => TypedTimes,
  children: readonly OpenChild[] = openChildren(stay),
): FunctionPayload<'staffRecordStay'>['children'] {
  const date = tokyoDateOf(stay.start_datetime);
  const at = (time: string) => (parseTime(time) === null ? null : instantOf(date, minuteOf(time)).toISOString());
  return children.map((child) => {
    const { arrived, left, absent } = typed(child);
    return {
      child_id: child.child_id,
      arrived_at: absent || isPresent(child) ? null : at(arrived),
      left_at: absent ? null : at(left),
      absent: absent ? 'no_show' : null,
    };
  });
}
