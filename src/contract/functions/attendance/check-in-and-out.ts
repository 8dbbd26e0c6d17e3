import { z } from 'zod';
import { everyArrivalWarning } from '../../../domain/attendance/child-attendance.ts';
import { doorWarnings } from '../../../domain/attendance/door/hand-over.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { child_ids } from '../reserves/reserves.ts';
import { saidAtDoor } from './hand-over-fields.ts';

const reserve_id = field.id('予約');
/** The actual time, if it is not the moment of the tap. */
const at = field.moment().optional();
/** The children the tap is about; absent: every child of the reserve for whom it makes sense. */
const someChildren = child_ids.optional();
const temperature = z.number().min(30).max(45).optional();
/** What the tablet asked the person about before this tap: hours early, or warm, or a person the family has not named. */
export const attendanceWarnings = [...everyArrivalWarning, ...doorWarnings] as const;
const acceptedWarnings = z.array(z.enum(attendanceWarnings)).max(attendanceWarnings.length).optional();
/** Why no child (or this one) came: unannounced unless given. */
const absenceCause = z.enum(['no_show', 'illness']).optional();
/** For a day that is over: a manager's word, recorded. */
const pastReason = field.optionalText('理由', field.limits.staff_text).optional();
/**
 * What the board showed; a different value means that someone else was faster. With `children` it is their own
 * attendance_status, else the reserve's childcare_status: the undo takes every child back that is in that state.
 */
const childcare_status = field.count('状態', 1, 4);
const checked = okResult({ reserve_id: z.number().int(), childcare_status: z.number().int() });

export const checkInAndOutFunctions = {
  staffCheckIn: define(
    'staff',
    z.object({ reserve_id, children: someChildren, at, temperature, accepted: acceptedWarnings, reason: pastReason }),
    checked,
    { ok: '登園を登録しました。', audit: '登園' },
  ),
  staffCheckOut: define(
    'staff',
    z.object({
      reserve_id,
      children: someChildren,
      at,
      reason: pastReason,
      pick_up_name: field.optional(field.pick_up_name),
      pick_up_tel: field.optional(field.pick_up_tel),
      accepted: acceptedWarnings,
      ...saidAtDoor,
    }),
    checked,
    { ok: '降園を登録しました。', audit: '降園' },
  ),
  staffUndoCheck: define(
    'staff',
    z.object({ reserve_id, children: someChildren, childcare_status, reason: pastReason }),
    checked,
    { ok: '登録を取り消しました。', audit: '登降園を元に戻す' },
  ),
  staffNoShow: define(
    'staff',
    z.object({ reserve_id, children: someChildren, cause: absenceCause, reason: pastReason }),
    checked,
    { ok: '来園なしとして登録しました。', audit: '来園なし' },
  ),
};
