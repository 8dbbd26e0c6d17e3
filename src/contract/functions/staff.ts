import { z } from 'zod';
import { cancelCause, reservableStatuses } from '../../domain/codes.ts';
import { everyArrivalDoubt } from '../../domain/reserves/child-attendance.ts';
import { doorDoubts } from '../../domain/reserves/door/hand-over.ts';
import { chosenRefusalReasons, refusalReason } from '../../domain/reserves/refusal-reasons.ts';
import { okResult } from '../callable.ts';
import { saidAtDoor } from '../family/hand-over-fields.ts';
import * as field from '../fields.ts';
import { emergencyContactShape, reserveFieldsAgree, reserveShape } from '../forms.ts';
import { define, okDone } from './definition.ts';
import { child_ids, reserved } from './reserves.ts';

const reserve_id = field.id('予約');
const branch_id = field.id('園');
const comment = field.optionalText('コメント', field.limits.staff_text);
const reason = field.requiredText('理由', field.limits.staff_text);
/** The actual time, if it is not the moment of the tap. */
const at = field.moment().optional();
/** The children the tap is about; absent: every child of the reserve for whom it makes sense. */
const someChildren = child_ids.optional();
const temperature = z.number().min(30).max(45).optional();
/** What the tablet asked the person about before this tap: hours early, or warm, or a person the family has not named. */
export const attendanceDoubts = [...everyArrivalDoubt, ...doorDoubts] as const;
const acceptedDoubts = z.array(z.enum(attendanceDoubts)).max(attendanceDoubts.length).optional();
/** Why nobody (or this child) came: unannounced unless said. */
const absenceCause = z.enum(['no_show', 'illness']).optional();
/** For a day that is over: a manager's word, recorded. */
const pastReason = field.optionalText('理由', field.limits.staff_text).optional();
/**
 * What the board showed; another value means somebody else was faster. With `children` it is their own
 * attendance_status, else the reserve's childcare_status: the undo takes every child back that is in that state.
 */
const childcare_status = field.count('状態', 1, 4);

const days = { date_from: field.tokyoDate('開始日'), date_to: field.tokyoDate('終了日') };
const daysOrdered = (input: { date_from: string; date_to: string }): boolean => input.date_from <= input.date_to;
const daysOrderedError = { path: ['date_to'], error: '終了日は開始日以降にしてください。' };

/** A manager may set the rules aside with a reason, which is recorded. */
const override = { override_reason: field.optionalText('例外とする理由', field.limits.staff_text) };
const checked = okResult({ reserve_id: z.number().int(), childcare_status: z.number().int() });
const settled = okResult({
  childcare_id: z.number().int(),
  total_amount: z.number().int(),
  childcare_settlement: z.number().int(),
});
/** Reserves a closure would touch; the first call lists them, the second carries `confirmed_flag`. */
const touching = okResult({ touched_reserve_ids: z.array(z.number().int()) });

export const staffFunctions = {
  staffApproveReserve: define(
    'staff',
    z.object({ reserve_id, approval_comment: comment }),
    okResult({ reserve_id: z.number().int() }),
    { ok: 'リクエストを承認しました。', audit: 'リクエストを承認' },
  ),
  /** Says why: a reason of the list, and in words where it is none of them. */
  staffRejectReserve: define(
    'staff',
    z
      .object({
        reserve_id,
        refusal_reason: field.code({ keys: chosenRefusalReasons }, 'お断りする理由').default(refusalReason.code.other),
        approval_comment: comment,
      })
      .refine((input) => input.refusal_reason !== refusalReason.code.other || input.approval_comment !== '', {
        path: ['approval_comment'],
        error: 'お断りする理由を入力してください。',
      }),
    okResult({ reserve_id: z.number().int() }),
    { ok: 'リクエストをお断りしました。', audit: 'リクエストをお断り' },
  ),
  staffCheckIn: define(
    'staff',
    z.object({ reserve_id, children: someChildren, at, temperature, accepted: acceptedDoubts, reason: pastReason }),
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
      accepted: acceptedDoubts,
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
  staffSetReservable: define(
    'manager',
    z
      .object({
        branch_id,
        ...days,
        status: z.enum(reservableStatuses, { error: '受付状態を選択してください。' }),
        remarks: comment,
        confirmed_flag: field.flag,
      })
      .refine(daysOrdered, daysOrderedError),
    touching,
    { ok: '受付の設定を変更しました。', audit: '受付状態の変更' },
  ),
  staffSetCapacity: define(
    'manager',
    z
      .object({
        branch_id,
        ...days,
        start_time: field.clockTime('開始時間'),
        end_time: field.clockTime('終了時間'),
        /** null: back to the branch's own capacity. */
        capacity: field.count('定員', 0, 500).nullable(),
        confirmed_flag: field.flag,
      })
      .refine(daysOrdered, daysOrderedError)
      .refine((input) => input.start_time < input.end_time, {
        path: ['end_time'],
        error: '終了時間は開始時間より後にしてください。',
      }),
    touching,
    { ok: '定員を変更しました。', audit: '定員の変更' },
  ),
  staffSetHours: define(
    'manager',
    z
      .object({
        branch_id,
        ...days,
        /** null: back to the branch's own hours. */
        hours: z
          .object({
            open_time: field.clockTime('開園時間'),
            close_time: field.clockTime('閉園時間'),
            extended_open_time: field.clockTime('延長開始時間'),
            extended_close_time: field.clockTime('延長終了時間'),
          })
          .nullable(),
        confirmed_flag: field.flag,
      })
      .refine(daysOrdered, daysOrderedError),
    touching,
    { ok: '開園時間を変更しました。', audit: '開園時間の変更' },
  ),
  staffCreateReserve: define(
    'staff',
    z
      .object({
        ...reserveShape,
        ...override,
        customer_id: field.id('お客様'),
        /** Of staffFindMember: a family this branch does not know yet. */
        introduction: z.string().max(200).optional(),
        branch_id,
        child_ids,
        idempotency_key: field.idempotency_key,
      })
      .superRefine(reserveFieldsAgree),
    okResult(reserved),
    { ok: '予約を作成しました。', audit: '予約の作成' },
  ),
  staffUpdateReserve: define(
    'staff',
    z
      .object({
        ...reserveShape,
        ...override,
        reserve_id,
        child_ids: child_ids.optional(),
        /** 1: the branch asked the family to change, so no cancellation fee is kept. */
        asked_by_branch_flag: field.flag,
      })
      .superRefine(reserveFieldsAgree),
    okResult(reserved),
    { ok: '予約を変更しました。', audit: '予約の変更' },
  ),
  staffCancelReserve: define(
    'staff',
    z.object({
      reserve_id,
      cancel_remarks: reason,
      cancel_cause: z.literal(
        [cancelCause.code.family, cancelCause.code.branch, cancelCause.code.illness],
        'キャンセルのわけを選択してください。',
      ),
      waive_flag: field.flag,
      /** 1: somebody who may not waive asks the manager to. */
      ask_waiver_flag: field.flag,
    }),
    okResult({ cancel_amount: z.number().int() }),
    { ok: '予約をキャンセルしました。', audit: '予約のキャンセル' },
  ),
  staffAnswerFeeWaiver: define(
    'manager',
    z.object({ fee_waiver_id: field.id('免除の申請'), granted_flag: field.flag }),
    okResult({}),
    { ok: 'キャンセル料の免除の申請に回答しました。', audit: 'キャンセル料の免除への回答' },
  ),
  /** What the parent says at the door, where it was not given before. */
  staffUpdateEmergencyContact: define(
    'staff',
    z.object({ customer_id: field.id('お客様'), ...emergencyContactShape }),
    okResult({}),
    { ok: okDone, audit: '緊急連絡先の記入' },
  ),
  staffSettleChildcare: define(
    'staff',
    z.object({
      childcare_id: field.id('利用実績'),
      others_discount_amount: field.yen('割引額').default(0),
      others_discount_reason: field.optionalText('割引の理由', field.limits.staff_text),
    }),
    settled,
    { ok: '精算しました。', audit: '精算' },
  ),
  staffRetrySettlement: define(
    'staff',
    z
      .object({
        childcare_id: field.optional(field.id('利用実績')),
        reserve_cancellation_id: field.optional(field.id('キャンセル')),
        childcare_correction_id: field.optional(field.id('訂正')),
      })
      .refine((input) => Object.values(input).filter((id) => id !== null).length === 1, {
        path: ['childcare_id'],
        error: '精算の対象を1つ選択してください。',
      }),
    okResult({}),
    { ok: 'もう一度決済を行いました。', audit: '決済のやり直し' },
  ),
  staffRefundPayment: define(
    'manager',
    z.object({
      payment_id: field.id('支払い'),
      amount: field.count('返金額', 1, 10_000_000),
      reason,
      idempotency_key: field.idempotency_key,
    }),
    okResult({ payment_id: z.number().int() }),
    { ok: '返金しました。', audit: '返金', fresh_proof: true },
  ),
  /** Headquarters alone; `done_flag` 0 takes the mark off again. */
  staffFinishHeadquartersMessage: define(
    'manager',
    z.object({ headquarters_message_id: field.id('連絡'), done_flag: field.flag }),
    okResult({}),
    { ok: '連絡の状態を変更しました。', audit: '本部への連絡の対応' },
  ),
};
