import { Refusal } from '../../contract/refusal.ts';
import { type AttendanceWarning, childcareStatusOf } from '../../domain/attendance/child-attendance.ts';
import { noContactWords } from '../../domain/care/kitchen.ts';
import { type ChildAttendance, childcareStatus } from '../../domain/codes.ts';
import { type ReservePhase, reservePhase } from '../../domain/reserves/reserve.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { isManager } from '../auth/branch-access.ts';
import type { Transaction } from '../postgres/database.ts';
import { lockOwnReserve } from '../reserves/own-reserve.ts';
import { attendanceOfReserve, type ChildAttendanceRow } from '../reserves/store/child-attendance.ts';
import { type ReserveRow, writeReserveState } from '../reserves/store/reserves.ts';
import { type Acting, rowOf, writeAudit } from '../store/audit.ts';

/** Input common to all attendance acts. */
export interface AttendanceTap {
  now: Date;
  account: Acting;
  reserve_id: number;
  /** Absent: every child for whom it makes sense. */
  children?: readonly number[] | undefined;
  /** For a day that is over. */
  reason?: string | undefined;
}
/** For a whole stay recorded afterwards, by the same acts as at the door. */
export type EveryTap = Acting<'staffCheckIn' | 'staffNoShow' | 'staffCheckOut'>;

export interface Tapped {
  reserve_id: number;
  childcare_status: number;
}

export interface OpenAct {
  reserve: ReserveRow;
  children: ChildAttendanceRow[];
  before: unknown;
}

/** The reserve, locked, with its children as they are now. A day that is over is a manager's. */
export async function openAct(tx: Transaction, tap: AttendanceTap): Promise<OpenAct> {
  const reserve = await lockOwnReserve(tx, tap.account, tap.reserve_id);
  if (isOver(reserve, tap.now) && !isManager(tap.account)) throw new Refusal('attendance_manager_needed');
  const children = await attendanceOfReserve(tx, reserve.id);
  return { reserve, children, before: await rowOf(tx, 'reserves', reserve.id) };
}

const isOver = (reserve: Pick<ReserveRow, 'reserve_date'>, now: Date): boolean =>
  reserve.reserve_date < tokyoDateOf(now);

/** Checked after the time: on an old card, staff are asked first when it was. */
export function requireReason({ reserve }: OpenAct, tap: AttendanceTap): void {
  if (isOver(reserve, tap.now) && !tap.reason?.trim()) {
    throw new Refusal('attendance_reason_needed', { fields: ['reason'] });
  }
}

export function requirePhase(reserve: ReserveRow, ...phases: readonly ReservePhase[]): void {
  if (!phases.includes(reservePhase(reserve))) throw new Refusal('transition_refused');
}

/** Nothing to do: it was done before. */
export const alreadyDone = ({ reserve }: OpenAct): Tapped => ({
  reserve_id: reserve.id,
  childcare_status: reserve.childcare_status,
});

/** Writes the reserve's state as it follows from its children; answers them and the state. */
export async function syncReserveStatus(
  tx: Transaction,
  { reserve }: OpenAct,
): Promise<{ children: ChildAttendanceRow[]; status: number; was: number }> {
  const children = await attendanceOfReserve(tx, reserve.id);
  const status = childcareStatusOf(children.map(({ attendance_status }) => attendance_status));
  if (status !== reserve.childcare_status) await writeReserveState(tx, reserve.id, { childcare_status: status });
  return { children, status, was: reserve.childcare_status };
}

/** One entry an act: the reserve, and the lines of the children it touched, with the time that was typed. */
export async function recordAct(
  tx: Transaction,
  tap: AttendanceTap,
  act: OpenAct,
  done: {
    child_ids: readonly number[];
    typed?: string | undefined;
    accepted?: readonly AttendanceWarning[];
    /** The door's refusal that was gone past, or that came too late, and why. */
    past?: { refusal: string; reason: string };
  },
): Promise<Tapped> {
  const { id: reserve_id, branch_id } = act.reserve;
  const after = (await rowOf(tx, 'reserves', reserve_id)) as { childcare_status: number };
  const lines = (children: readonly ChildAttendanceRow[]) =>
    children.filter(({ child_id }) => done.child_ids.includes(child_id)).map(lineOf);
  const now = await attendanceOfReserve(tx, reserve_id);
  await writeAudit(
    tx,
    { account: tap.account, branch_id, table_name: 'reserves', reason: tap.reason ?? '' },
    reserve_id,
    { ...(act.before as object), attendance: lines(act.children) },
    {
      ...after,
      attendance: lines(now),
      ...(done.typed !== undefined && { typed_time: done.typed }),
      ...(done.accepted !== undefined &&
        done.accepted.length > 0 && { accepted: done.accepted.map((warning) => warningText[warning]) }),
      ...(done.past !== undefined && { refusal: done.past.refusal, past_reason: done.past.reason }),
    },
  );
  return { reserve_id, childcare_status: after.childcare_status };
}

/** As a person will read it in the log. */
const warningText: Readonly<Record<AttendanceWarning, string>> = {
  early: '早い登園',
  temperature: '体温',
  morning: '朝の様子の要確認',
  emergency_contact: noContactWords,
  unlisted: '登録のない方のお迎え',
  like_barred: '引き渡し禁止の方に似た名前',
  former_relative: 'ご家族の登録から外れた方',
};

/** Only what is known, so that the log shows no empty words. */
const lineOf = ({
  name,
  attendance_status,
  arrived_datetime,
  left_datetime,
  temperature,
  absent_cause,
  fetched_by_name,
  fetched_by_kind,
  fetched_proof,
  fetched_document,
}: ChildAttendanceRow) => ({
  name,
  attendance_status,
  ...(arrived_datetime !== null && { arrived_datetime }),
  ...(left_datetime !== null && { left_datetime }),
  ...(temperature !== null && { temperature }),
  ...(absent_cause !== null && { absent_cause }),
  ...(left_datetime !== null && fetched_by_kind !== null && { fetched_by_name, fetched_by_kind }),
  ...(left_datetime !== null && fetched_proof !== null && { fetched_proof }),
  ...(left_datetime !== null && fetched_document !== null && { fetched_document }),
});

/** Those that are in one state. */
export const childrenIn = (children: readonly ChildAttendanceRow[], state: ChildAttendance): ChildAttendanceRow[] =>
  children.filter(({ attendance_status }) => attendance_status === state);

export const isEnded = (status: number): boolean => status === childcareStatus.code.left;
