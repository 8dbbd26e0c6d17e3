import Stripe from 'stripe';
import { Refusal } from '../../../contract/refusal.ts';
import { addMinutes, tokyoDateOf } from '../../../domain/time.ts';
import { formatYen } from '../../../domain/yen.ts';
import { paymentRefusalOf } from '../../gateways/payment-refused.ts';
import { notify } from '../../notifying/notify.ts';
import type { Services } from '../../services.ts';
import { connectTerms, findCharge, isOpenVoucher, keyOf, markOf } from '../attempts.ts';
import { claimPurposes } from '../claim-target.ts';
import { recordIntent } from '../record-intent.ts';
import { SLIP_CANCELLED } from '../settle.ts';
import { type Attempt, closeAttempt, noteVoucher, openAttempt, openMethod, openVoucher } from '../store/attempts.ts';
import { lockSettlement, type Settlement, type SettlementTarget } from '../store/settlements.ts';
import { unpaidPolicyOn, voucherPayer } from '../store/unpaid.ts';
import { refuseWhilePaying } from '../take-cash.ts';

/** Stripe's form of a slip as the family sees it. */
export interface Voucher {
  url: string | null;
  stores: Readonly<Record<string, { payment_code: string; confirmation_number?: string } | null>>;
}
/** Within this a request that still waits for Stripe has ended. */
const REQUEST_MINUTES = 2;
const KEY_MINUTES = 20 * 60;

/**
 * A slip for one claim, to be paid in cash at a convenience store. The attempt is written before Stripe is asked and stays
 * open while the slip can be paid, so that no other way pays the same claim; asked again, the same slip is answered.
 */
export async function issueVoucher(
  services: Services,
  target: SettlementTarget,
  customer_id: number,
  quoted_amount: number,
): Promise<void> {
  const { database, clock } = services;
  const attempt = await database.transaction(clock.now(), async (tx) => {
    const claim = await lockSettlement(tx, target);
    if (claim === null || claim.customer_id !== customer_id) throw new Refusal('not_found');
    if (!claim.open || claim.amount === 0) throw new Refusal('already_settled');
    const konbiniVoucher = await openVoucher(tx, target);
    if (konbiniVoucher !== null) return konbiniVoucher;
    refuseWhilePaying(await openMethod(tx, target));
    if (claim.amount !== quoted_amount) throw new Refusal('quote_changed', { details: { amount: claim.amount } });
    const policy = await unpaidPolicyOn(tx, tokyoDateOf(clock.now()));
    if (claim.amount < policy.konbini_least_amount || claim.amount > policy.konbini_most_amount) {
      const msg = `コンビニでのお支払いは、${formatYen(policy.konbini_least_amount)}から${formatYen(policy.konbini_most_amount)}までです。別の方法をお選びください。`;
      throw new Refusal('konbini_unavailable', { msg });
    }
    const { stripe_customer_id, stripe_connect_code, amount } = claim;
    if (stripe_customer_id === null || (await voucherPayer(tx, customer_id)).email === '')
      throw new Refusal('konbini_unavailable');
    return openAttempt(tx, target, {
      customer_id,
      amount,
      stripe_customer_id,
      stripe_payment_method_id: null,
      stripe_connect_code,
      method: 'konbini',
    });
  });
  await printVoucher(services, target, attempt);
}

/** Asks Stripe for the slip under the attempt's key: repeated, it meets the same slip. */
async function printVoucher(services: Services, target: SettlementTarget, attempt: Attempt): Promise<void> {
  if (attempt.expires_at !== null) return;
  const { database, clock, gateways } = services;
  const { payer, policy } = await database.read(clock.now(), async (db) => ({
    payer: await voucherPayer(db, attempt.customer_id),
    policy: await unpaidPolicyOn(db, tokyoDateOf(attempt.created_at)),
  }));
  // Stripe forgets the key after a day.
  const isOld = clock.now() > addMinutes(attempt.created_at, KEY_MINUTES);
  const known = isOld ? await findCharge(gateways.stripe, attempt) : null;
  const asked = known === null ? askForVoucher(services, attempt, payer, policy.konbini_days) : Promise.resolve(known);
  const intent = await asked.catch(async (error: unknown) => {
    // Stripe has made no slip and never will with these terms; anything else is tried again with the same key.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      const end = { status: 'failed', stripe_payment_intent_id: null, failure_code: error.code ?? 'konbini' } as const;
      await database.transaction(clock.now(), async (tx) => {
        await lockSettlement(tx, target);
        await closeAttempt(tx, attempt.id, end);
      });
      throw new Refusal('konbini_unavailable');
    }
    throw paymentRefusalOf(error) ?? error;
  });
  const details = intent.next_action?.konbini_display_details;
  if (!isOpenVoucher(intent) || details === undefined) return recordIntent(services, intent);
  const expires_at = new Date(details.expires_at * 1000);
  const voucher: Voucher = { url: details.hosted_voucher_url, stores: { ...details.stores } };
  await database.transaction(clock.now(), async (tx) => {
    const claim = await lockSettlement(tx, target);
    const isNew = await noteVoucher(tx, attempt.id, { stripe_payment_intent_id: intent.id, expires_at, voucher });
    if (!isNew || claim === null) return;
    const { customer_id, reserve_id } = claim;
    const data = voucherText(target, claim, attempt.amount, expires_at, voucher);
    await notify(tx, { customer_id, reserve_id, kind: 'konbini_slip', data, occurrence: `attempt-${attempt.id}` });
  });
}

const askForVoucher = (
  { gateways }: Services,
  attempt: Attempt,
  { name, email }: { name: string; email: string },
  expires_after_days: number,
): Promise<Stripe.PaymentIntent> =>
  gateways.stripe.paymentIntents.create(
    {
      amount: attempt.amount,
      currency: 'jpy',
      customer: attempt.stripe_customer_id,
      allowed_payment_method_types: ['konbini'],
      payment_method_data: { type: 'konbini', billing_details: { name, email } },
      payment_method_options: { konbini: { expires_after_days } },
      confirm: true,
      metadata: markOf(attempt),
      ...connectTerms(attempt),
    },
    { idempotencyKey: keyOf(attempt) },
  );

const voucherText = (
  target: SettlementTarget,
  { branch_name, date }: Settlement,
  amount: number,
  expires_at: Date,
  { url }: Voucher,
) => ({ purpose: claimPurposes[target.kind], amount, date, branch_name, expires_at, url });

/** Makes the slip unpayable; a payment made just before still counts. */
export async function cancelVoucher(
  services: Services,
  target: SettlementTarget,
  konbiniVoucher: Attempt,
): Promise<void> {
  const { database, clock, gateways } = services;
  const { stripe } = gateways;
  const id = konbiniVoucher.stripe_payment_intent_id ?? (await findCharge(stripe, konbiniVoucher))?.id ?? null;
  if (id === null) {
    if (konbiniVoucher.created_at > addMinutes(clock.now(), -REQUEST_MINUTES)) throw new Refusal('charge_running');
    await database.transaction(clock.now(), async (tx) => {
      await lockSettlement(tx, target);
      const end = { status: 'failed', stripe_payment_intent_id: null, failure_code: SLIP_CANCELLED } as const;
      await closeAttempt(tx, konbiniVoucher.id, end);
    });
    return;
  }
  const intent = await stripe.paymentIntents.cancel(id).catch((error: unknown) => {
    const isOver = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (isOver) return stripe.paymentIntents.retrieve(id);
    throw paymentRefusalOf(error) ?? error;
  });
  await recordIntent(services, intent);
  if (intent.status === 'succeeded') throw new Refusal('already_settled');
}

/** A slip whose answer was lost is asked for again; one whose time is over is looked up, should its event never come. */
export async function resumeVoucher(
  services: Services,
  target: SettlementTarget,
  konbiniVoucher: Attempt,
): Promise<void> {
  if (konbiniVoucher.stripe_payment_intent_id === null) return printVoucher(services, target, konbiniVoucher);
  await recordIntent(
    services,
    await services.gateways.stripe.paymentIntents.retrieve(konbiniVoucher.stripe_payment_intent_id),
  );
}
