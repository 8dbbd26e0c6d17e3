import { refuse } from '../../contract/errors.ts';
import { Refusal } from '../../contract/refusal.ts';
import { childAttendance } from '../../domain/codes.ts';
import { withSan } from '../../domain/text/called-name.ts';
import { formatTime } from '../../domain/time-format.ts';
import type { Transaction } from '../postgres/database.ts';
import { attendanceOfReserve } from '../reserves/store/child-attendance.ts';
import type { AttendanceTap } from './attendance-act.ts';
import { lastAct, lastCancellation } from './store/last-acts.ts';

const { expected, present, left, absent } = childAttendance.code;
const madeText: Readonly<Record<number, string>> = {
  [expected]: '来園予定にしました',
  [present]: '登園にしました',
  [left]: '降園にしました',
  [absent]: '来園なしにしました',
};
const conflicts = new Set(['transition_refused', 'stale_status']);

/** An act at the door that came too late says who did what meanwhile, and when: nobody has to go and look. */
export async function sayingConflict<Result>(
  tx: Transaction,
  { reserve_id, children }: Pick<AttendanceTap, 'reserve_id' | 'children'>,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal) || !conflicts.has(error.type)) throw error;
    // What has words of its own is no conflict.
    if (error.result.msg !== refuse(error.type).msg) throw error;
    const words = await whatHappened(tx, reserve_id, children);
    if (words === null) throw error;
    throw new Refusal(error.type, { msg: `${words}。お子さまのいまの状態をご確認ください。` });
  }
}

async function whatHappened(
  tx: Transaction,
  reserve_id: number,
  children: readonly number[] | undefined,
): Promise<string | null> {
  const cancelled = await lastCancellation(tx, reserve_id);
  if (cancelled) {
    return `${cancelled.by === null ? 'ご家族' : withSan(cancelled.by)}が${formatTime(cancelled.at)}に予約をキャンセルしました`;
  }
  const named = (await attendanceOfReserve(tx, reserve_id)).filter(({ child_id }) => children?.includes(child_id));
  const last = await lastAct(tx, reserve_id, children === undefined ? null : named.map(({ name }) => name));
  if (last === null) return null;
  const did = last.undone ? '元に戻しました' : (madeText[last.attendance_status] ?? '記録を変えました');
  return `${withSan(last.by)}が${formatTime(last.at)}に${did}`;
}
