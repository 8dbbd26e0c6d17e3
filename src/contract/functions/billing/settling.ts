import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const reason = field.requiredText('理由', field.limits.staff_text);
const settled = okResult({
  childcare_id: z.number().int(),
  total_amount: z.number().int(),
  childcare_settlement: z.number().int(),
});

export const settlingFunctions = {
  staffAnswerFeeWaiver: define(
    'manager',
    z.object({ fee_waiver_id: field.id('免除の申請'), granted_flag: field.flag }),
    okResult({}),
    { ok: 'キャンセル料の免除の申請に回答しました。', audit: 'キャンセル料の免除への回答' },
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
};
