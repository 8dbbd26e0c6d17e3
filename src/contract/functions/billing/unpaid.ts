import { z } from 'zod';
import { unpaidSteps } from '../../../domain/billing/unpaid/unpaid-steps.ts';
import { noInput, okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';
import { priceLine } from './price-lines.ts';

const yen = z.number().int();
const reason = field.requiredText('理由', field.limits.staff_text);

/** One of the three claims a family can have open. */
const claim = {
  childcare_id: field.optional(field.id('利用実績')),
  reserve_cancellation_id: field.optional(field.id('キャンセル')),
  childcare_correction_id: field.optional(field.id('訂正')),
};
type Claim = Record<keyof typeof claim, number | null>;
const oneClaim = ({ childcare_id, reserve_cancellation_id, childcare_correction_id }: Claim): boolean =>
  [childcare_id, reserve_cancellation_id, childcare_correction_id].filter((id) => id !== null).length === 1;
const noClaim = ({ childcare_id, reserve_cancellation_id, childcare_correction_id }: Claim): boolean =>
  [childcare_id, reserve_cancellation_id, childcare_correction_id].every((id) => id === null);
const oneClaimError = { path: ['childcare_id'], error: 'お支払いの対象を1つ選択してください。' };
const quoted_amount = field.yen('金額');

const store = z.object({ payment_code: z.string(), confirmation_number: z.string().optional() }).nullable();
const slip = z.object({
  amount: yen,
  expires_at: z.string(),
  url: z.string().nullable(),
  stores: z.record(z.string(), store),
});
const shownClaim = z.object({
  kind: z.enum(['childcare', 'cancellation', 'correction']),
  id: yen,
  reserve_id: yen,
  branch_name: z.string(),
  branch_tel: z.string().nullable(),
  date: z.string(),
  full_amount: yen,
  part_paid_amount: yen,
  /** What is still open. */
  amount: yen,
  amount_lines: z.array(priceLine),
  failure_code: z.string().nullable(),
  failed_at: z.string().nullable(),
  open_method: z.enum(['card', 'konbini']).nullable(),
  slip: slip.nullable(),
  /** Within what a slip can be of. */
  konbini_flag: z.boolean(),
});
const instalment = z.object({
  id: yen,
  number: yen,
  due_date: z.string(),
  amount: yen,
  status: z.enum(['open', 'paid', 'failed']),
});
const unpaid = {
  claims: z.array(shownClaim),
  total: yen,
  since: z.string().nullable(),
  /** New reserves wait. */
  paused_flag: z.boolean(),
  /** What happens next, and when, unless everything is paid; empty while a payment plan is being followed. */
  ahead: z.array(z.object({ step: z.enum(unpaidSteps), date: z.string() })),
  plan: z
    .object({
      id: yen,
      status: z.enum(['kept', 'completed', 'broken', 'ended']),
      total_amount: yen,
      instalments: z.array(instalment),
    })
    .nullable(),
  konbini_days: yen,
};
/** The monthly fee that could not be charged; Stripe charges it when the card is changed. */
const planFee = z.object({ plan_name: z.string(), amount: yen, last_paid_date: z.string().nullable() });
export type UnpaidPlanFee = z.output<typeof planFee>;
export type ShownUnpaidClaim = z.output<typeof shownClaim>;

export const unpaidFunctions = {
  readUnpaid: define('payer', noInput, okResult({ ...unpaid, card_flag: z.boolean(), plan_fee: planFee.nullable() }), {
    ok: okRead,
    audit: null,
  }),
  /** The card on file pays one claim, or all of them. */
  payUnpaid: define(
    'payer',
    z.object({ ...claim, quoted_amount }).refine((input) => oneClaim(input) || noClaim(input), oneClaimError),
    okResult({ paid: yen, waiting: yen }),
    { ok: okDone, audit: null },
  ),
  createKonbiniSlip: define(
    'payer',
    z.object({ ...claim, quoted_amount }).refine(oneClaim, oneClaimError),
    okResult({}),
    { ok: okDone, audit: null },
  ),
  cancelKonbiniSlip: define('payer', z.object(claim).refine(oneClaim, oneClaimError), okResult({}), {
    ok: okDone,
    audit: null,
  }),
  staffCancelKonbiniSlip: define('staff', z.object(claim).refine(oneClaim, oneClaimError), okResult({}), {
    ok: okDone,
    audit: 'コンビニの払込票の取りやめ',
  }),
  headquartersReadUnpaid: define(
    'headquarters',
    z.object({ customer_id: field.id('お客様') }),
    okResult({
      ...unpaid,
      instalment_most: yen,
      instalment_least_amount: yen,
      instalment_longest_days: yen,
      today: z.string(),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersRecordPartPayment: define(
    'headquarters',
    z
      .object({
        ...claim,
        /** As the page showed the rest. */
        quoted_amount,
        amount: field.yen('受け取った金額'),
        way: z.enum(['cash', 'bank'], { error: '受け取り方を選択してください。' }),
        reason,
      })
      .refine(oneClaim, oneClaimError),
    okResult({ rest: yen }),
    { ok: okDone, audit: '一部の入金の記録' },
  ),
  headquartersAgreeInstalments: define(
    'headquarters',
    z.object({
      customer_id: field.id('お客様'),
      quoted_amount,
      instalments: z
        .array(z.object({ due_date: field.tokyoDate('支払日'), amount: field.yen('金額') }))
        .min(2, '2回以上に分けてください。')
        .max(24, '24回までにしてください。'),
      reason,
      idempotency_key: field.idempotency_key,
    }),
    okResult({ instalment_plan_id: yen }),
    { ok: okDone, audit: '分割払いの約束' },
  ),
  headquartersEndInstalments: define(
    'headquarters',
    z.object({ instalment_plan_id: field.id('分割払い'), reason }),
    okResult({}),
    { ok: okDone, audit: '分割払いの終了' },
  ),
};
