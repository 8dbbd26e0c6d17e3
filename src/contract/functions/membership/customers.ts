import { z } from 'zod';
import { noInput, okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import {
  consentsShape,
  customerEditForm,
  emergencyContactAgrees,
  emergencyContactShape,
  planForm,
  planShape,
  questionnaireForm,
  registrationCustomerShape,
} from '../../forms.ts';
import { define, okDone } from '../definition.ts';
import { acceptedAmounts, repricedReserve } from './birth-dates.ts';

const stripeId = z.string().min(1).max(255);
/** The confirmed SetupIntent; without it the server looks at the customer's newest card. */
const setupIntent = { setup_intent_id: stripeId.optional() };
const optionalSetupIntent = z.object(setupIntent).nullish();

/** start: first charge now · raise: the difference now · lower, stop: from the next period · undo, resume, free: nothing now */
const planChangeKinds = ['free', 'start', 'raise', 'lower', 'stop', 'undo', 'resume'] as const;
/** What was shown as charged now; asked again if it changed meanwhile. */
const quotedPlan = z.object({
  ...planShape,
  quoted_amount: field.yen('お支払い額').optional(),
  accepted_amounts: acceptedAmounts.optional(),
});
const planChanged = okResult({ kind: z.enum(planChangeKinds), plan_name: z.string(), start_date: z.string() });

export const customerFunctions = {
  createStripeCustomer: define('signed_in', noInput, okResult({ customerId: z.string() }), {
    ok: 'お支払いの準備ができました。',
    audit: null,
  }),
  createSetupIntent: define('signed_in', noInput, okResult({ clientSecret: z.string(), setupIntentId: z.string() }), {
    ok: 'カードを登録する準備ができました。',
    audit: null,
  }),
  createSubscription: define(
    'signed_in',
    z.object({ customerId: stripeId, priceId: stripeId }),
    okResult({
      subscriptionId: z.string(),
      subscriptionStatus: z.string(),
      /** Present when the first payment needs 3-D Secure. */
      clientSecret: z.string().optional(),
    }),
    { ok: 'プランのお申し込みを受け付けました。', audit: null },
  ),
  changePaymentMethod: define(
    'payer',
    optionalSetupIntent /** `retried`: unpaid usage and fees now charged again by jobs; error3 disappears as they succeed. */,
    okResult({ brand: z.string(), last4: z.string(), retried: z.number().int() }),
    { ok: 'お支払い方法を変更しました。', audit: null },
  ),
  changePaymentMethodSubscription: define(
    'payer',
    optionalSetupIntent,
    okResult({
      subscriptionStatus: z.string().nullable(),
      /** An overdue monthly payment was paid with the new card just now. */
      recovered: z.boolean(),
    }),
    { ok: '月額プランのお支払い方法を変更しました。', audit: null },
  ),
  createCustomer: define(
    'signed_in',
    z.object({ ...registrationCustomerShape, ...consentsShape, ...setupIntent }).superRefine(emergencyContactAgrees),
    okResult({ customer_id: z.number().int() }),
    { ok: 'ご登録が完了しました。', audit: null },
  ),
  updateCustomer: define(
    'payer',
    customerEditForm.superRefine(emergencyContactAgrees),
    okResult({ customToken: z.string().optional() }),
    { ok: 'お客様情報を変更しました。', audit: null },
  ),
  /** Ours: the emergency contact alone, for who gave none with the first seat (variant B). */
  updateEmergencyContact: define('customer', z.object(emergencyContactShape), okResult({}), {
    ok: okDone,
    audit: null,
  }),
  updateReservesCustomerPayment: define(
    'customer',
    z.object({
      ...planShape,
      ...setupIntent,
      /** The seat the page promised: if it is gone meanwhile nothing is charged, the answer is `seat_lost`. */
      reserve_id: field.optional(field.id('ご予約')),
    }),
    okResult({ registration_status: z.number().int() }),
    { ok: 'プランとお支払い方法を登録しました。', audit: null },
  ),
  unsubscribeCustomer: define('payer', questionnaireForm, okResult({ expiry_date: z.string() }), {
    ok: '退会の手続きが完了しました。',
    audit: null,
  }),
  cancelCustomer: define('payer', questionnaireForm, okResult({}), { ok: 'アカウントを削除しました。', audit: null }),
  resubscribeCustomer: define('customer', quotedPlan, planChanged, {
    ok: '再入会の手続きが完了しました。',
    audit: null,
  }),
  editPlanTypeCustomer: define('customer', quotedPlan, planChanged, {
    ok: 'プランの変更を受け付けました。',
    audit: null,
  }),
  /** Ours: what a plan change, or coming back with a plan, costs now; shown before confirming. */
  quotePlanTypeCustomer: define(
    'customer',
    planForm,
    okResult({
      kind: z.enum(planChangeKinds),
      charged_now: z.number().int(),
      /** What the amount is made of; the unused rest of the old plan is negative. */
      lines: z.array(
        z.object({
          plan_name: z.string(),
          start_date: z.string(),
          end_date: z.string(),
          amount: z.number().int(),
        }),
      ),
      /** Every month from next_payment_date on; 0 without a charge. */
      next_amount: z.number().int(),
      start_date: z.string(),
      next_payment_date: z.string().nullable(),
      /** Reserves still to come whose price the plan changes. */
      reserves: z.array(repricedReserve),
    }),
    { ok: 'プラン変更の内容を計算しました。', audit: null },
  ),
  buyTickets: define(
    'customer',
    z.object({
      ticket_price_id: field.id('回数券'),
      quoted_amount: field.yen('お支払い額'),
      idempotency_key: field.idempotency_key,
    }),
    okResult({ ticket_id: z.number().int(), number: z.number().int(), expiry_date: z.string() }),
    { ok: '回数券を購入しました。', audit: null },
  ),
  exportCustomerData: define(
    'signed_in',
    noInput,
    okResult({ exported_at: z.string(), data: z.record(z.string(), z.unknown()) }),
    { ok: 'ご登録のデータをまとめました。', audit: null, fresh_proof: true },
  ),
  /** Ours: a short-lived address of the receipt's PDF; every copy after the first is marked 再発行. */
  issueReceiptLink: define(
    'payer',
    z.object({
      payment_id: field.id('お支払い'),
      /** 宛名; the customer's own name when blank. */
      addressee: field.optionalText('宛名', field.limits.name),
      /** 御中 for a company or an office; a person's own name is always 様. */
      honorific: z.enum(['様', '御中']).default('様'),
      /** 但し書き; by the kind of the payment when blank. */
      purpose: field.optionalText('但し書き', 40),
    }) /** `corrects`: it replaces an older receipt, after money went back. */,
    okResult({ url: z.string(), number: z.string(), reissue: z.boolean(), corrects: z.string().nullable() }),
    { ok: '領収書を用意しました。', audit: null },
  ),
};
