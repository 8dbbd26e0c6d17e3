import { z } from 'zod';
import { earlierRefundChoices } from '../../../domain/billing/bill/correction.ts';
import { cancelCause, paymentMethod } from '../../../domain/codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { priceLine } from './price-lines.ts';

const yen = z.number().int();
const reason = field.requiredText('理由', field.limits.staff_text);

/** How a child's day really was; times are 'HH:mm' of the reserve's day. */
const correctedChild = z.object({
  child_id: field.id('お子さま'),
  came_flag: field.flag,
  absent_cause: field.optionalChoice(field.code(cancelCause, '来園しなかった理由')),
  start_time: field.optional(field.clockTime('登園時刻')),
  end_time: field.optional(field.clockTime('降園時刻')),
  breakfast_support_flag: field.flag,
  lunch_support_flag: field.flag,
  supper_support_flag: field.flag,
});

/** Omitted fields stay as they are: the first call shows the current bill. */
const correction = {
  reserve_id: field.id('予約'),
  children: z.array(correctedChild).min(1).max(10).optional(),
  others_discount_amount: field.yen('割引額').optional(),
  others_discount_reason: field.optionalText('割引の理由', field.limits.staff_text).optional(),
  /** What earlier refunds were for; asked if any are still unexplained. */
  earlier_refunds: z.enum(earlierRefundChoices).optional(),
};

const shownChild = z.object({
  child_id: z.number().int(),
  name: z.string(),
  came_flag: z.boolean(),
  absent_cause: z.literal(cancelCause.keys).nullable(),
  start_time: z.string(),
  end_time: z.string(),
  breakfast_support_flag: z.boolean(),
  lunch_support_flag: z.boolean(),
  supper_support_flag: z.boolean(),
});
const bill = z.object({
  children: z.array(shownChild),
  amount_lines: z.array(priceLine),
  tickets_discount_amount: yen,
  number_of_tickets_used: yen,
  others_discount_amount: yen,
  others_discount_reason: z.string(),
  no_show_fee: yen,
  total_amount: yen,
});

/** One of the three claims a family can have open. */
const claim = {
  childcare_id: field.optional(field.id('利用実績')),
  reserve_cancellation_id: field.optional(field.id('キャンセル')),
  childcare_correction_id: field.optional(field.id('訂正')),
};
type Claim = Record<keyof typeof claim, number | null>;
const oneClaim = ({ childcare_id, reserve_cancellation_id, childcare_correction_id }: Claim): boolean =>
  [childcare_id, reserve_cancellation_id, childcare_correction_id].filter((id) => id !== null).length === 1;
const oneClaimError = { path: ['childcare_id'], error: '精算の対象を1つ選択してください。' };
/** As the page showed it; a different amount means that the bill has changed meanwhile. */
const quoted_amount = field.yen('金額');

export const correctionFunctions = {
  staffPreviewCorrection: define(
    'manager',
    z.object(correction),
    okResult({
      before: bill,
      after: bill,
      received_amount: yen,
      refunded_amount: yen,
      written_off_amount: yen,
      /** Refunds of which it must be said whether they were for the same thing. */
      undecided_refund_amount: yen,
      /** Charged with the correction; negative: given back. */
      difference: yen,
      /** The stay itself is not paid yet: the corrected total is charged instead of a difference. */
      unpaid_flag: z.boolean(),
      card_flag: z.boolean(),
      minimum_charge: yen,
      /** What the asker may take off by the settings; null without a limit. */
      most_discount: yen,
    }),
    { ok: '訂正後の金額を計算しました。', audit: null },
  ),
  staffCorrectChildcare: define(
    'manager',
    z.object({
      ...correction,
      reason,
      payment_method: field.code(paymentMethod, 'お支払い方法'),
      quoted_total: field.yen('合計'),
      quoted_difference: z.number().int(),
      idempotency_key: field.idempotency_key,
    }),
    okResult({ childcare_id: yen, childcare_correction_id: yen, difference: yen }),
    { ok: 'ご利用料金を訂正しました。', audit: 'ご利用料金の訂正', fresh_proof: true },
  ),
  staffRecordCash: define(
    'staff',
    z.object({ ...claim, quoted_amount }).refine(oneClaim, oneClaimError),
    okResult({ amount: yen }),
    { ok: '現金のお支払いを記録しました。', audit: '現金のお支払い' },
  ),
  staffWriteOff: define(
    'manager',
    z.object({ ...claim, quoted_amount, reason }).refine(oneClaim, oneClaimError),
    okResult({ amount: yen }),
    { ok: '請求を取り消しました。', audit: '請求の取り消し' },
  ),
  staffListDiscounts: define(
    'manager',
    z
      .object({
        branch_id: field.id('園'),
        date_from: field.tokyoDate('開始日'),
        date_to: field.tokyoDate('終了日'),
      })
      .refine(({ date_from, date_to }) => date_from <= date_to, {
        path: ['date_to'],
        error: '終了日は開始日以降にしてください。',
      }),
    okResult({
      discounts: z.array(
        z.object({
          childcare_id: yen,
          reserve_id: yen,
          date: z.string(),
          customer_name: z.string(),
          price_amount: yen,
          discount_amount: yen,
          reason: z.string(),
          account_name: z.string().nullable(),
          given_at: z.string().nullable(),
        }),
      ),
    }),
    { ok: '割引の一覧です。', audit: null },
  ),
};
