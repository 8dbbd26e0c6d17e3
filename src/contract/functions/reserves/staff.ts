import { z } from 'zod';
import { cancelCause } from '../../../domain/codes.ts';
import { chosenRefusalReasons, refusalReason } from '../../../domain/reserves/refusal-reasons.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { reserveFieldsAgree, reserveShape } from '../../forms.ts';
import { define } from '../definition.ts';
import { child_ids, reserved } from './reserves.ts';

const reserve_id = field.id('予約');
const branch_id = field.id('園');
const comment = field.optionalText('コメント', field.limits.staff_text);
const reason = field.requiredText('理由', field.limits.staff_text);
/** A manager may set the rules aside with a reason, which is recorded. */
const override = { override_reason: field.optionalText('例外とする理由', field.limits.staff_text) };

export const staffReserveFunctions = {
  staffApproveReserve: define(
    'staff',
    z.object({ reserve_id, approval_comment: comment }),
    okResult({ reserve_id: z.number().int() }),
    { ok: 'リクエストを承認しました。', audit: 'リクエストを承認' },
  ),
  /** Several at once, each decided alone as if it were pressed alone: a refused one says why and stops no other. */
  staffApproveReserves: define(
    'staff',
    z.object({ reserve_ids: z.array(reserve_id).min(1, 'リクエストを選択してください。').max(50) }),
    okResult({
      answers: z.array(z.object({ reserve_id: z.number().int(), approved_flag: z.boolean(), msg: z.string() })),
    }),
    { ok: 'リクエストに回答しました。', audit: { also: ['staffApproveReserve'] } },
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
        /** 1: the branch asked the family to change, so no minimum cancellation fee is carried over. */
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
      /** 1: staff who may not waive the fee ask the manager to. */
      ask_waiver_flag: field.flag,
    }),
    okResult({ cancel_amount: z.number().int() }),
    { ok: '予約をキャンセルしました。', audit: '予約のキャンセル' },
  ),
};
