import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { failureOf, startStripe } from '../testing/started.ts';

const started = startStripe();

const voucher = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  started.stripe.paymentIntents.create({
    amount: 3300,
    currency: 'jpy',
    allowed_payment_method_types: ['konbini'],
    payment_method_data: { type: 'konbini', billing_details: { name: '山本 葵', email: 'aoi@example.com' } },
    payment_method_options: { konbini: { expires_after_days: 2 } },
    confirm: true,
    ...params,
  });
const pay = (id: string) => started.control(`konbini/${id}`, { store: 'lawson' });

describe('konbini slips', () => {
  it('wait with a code for each store, and are paid at one', async () => {
    const intent = await voucher();
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'konbini_display_details' } });
    const details = intent.next_action?.konbini_display_details;
    expect(details?.stores.lawson?.payment_code).toMatch(/^\d{6}$/);
    expect(details?.stores.lawson?.confirmation_number).toMatch(/^\d{11}$/);
    // The last second of the day after tomorrow in Tokyo.
    expect(((details?.expires_at ?? 0) + 9 * 3600 + 1) % 86_400).toBe(0);
    expect(await pay(intent.id)).toEqual({ paid: true });
    expect(await pay(intent.id)).toEqual({ paid: false });
    const paid = await started.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 3300,
      next_action: null,
      latest_charge: { payment_method_details: { type: 'konbini', konbini: { store: { chain: 'lawson' } } } },
    });
    expect(await started.eventTypes()).toEqual(
      expect.arrayContaining(['payment_intent.requires_action', 'charge.succeeded', 'payment_intent.succeeded']),
    );
  });

  it('expire', async () => {
    const intent = await voucher();
    const at = new Date(((intent.next_action?.konbini_display_details?.expires_at ?? 0) + 2) * 1000);
    await started.control('clock', { now: at.toISOString() });
    const over = await started.stripe.paymentIntents.retrieve(intent.id);
    expect(over).toMatchObject({
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
    });
    expect(await started.eventTypes()).toContain('payment_intent.payment_failed');
    expect(await pay(intent.id)).toEqual({ paid: false });
  });

  it('cancelled cannot be paid any more; paid cannot be cancelled', async () => {
    const gone = await voucher();
    expect((await started.stripe.paymentIntents.cancel(gone.id)).status).toBe('canceled');
    expect(await pay(gone.id)).toEqual({ paid: false });
    const paid = await voucher();
    await pay(paid.id);
    expect((await failureOf(started.stripe.paymentIntents.cancel(paid.id))).code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  it.each([
    ['too little', { amount: 119 }, 'amount_too_small'],
    ['too much', { amount: 300_001 }, 'amount_too_large'],
    ['not allowed', { allowed_payment_method_types: ['card'] }, 'payment_intent_invalid_parameter'],
    ['nobody', { payment_method_data: { type: 'konbini' } }, 'parameter_missing'],
    [
      'a number nobody would take',
      { payment_method_options: { konbini: { confirmation_number: '0000000000' } } },
      'payment_intent_konbini_rejected_confirmation_number',
    ],
  ] as const)('%s is refused', async (_name, params, code) => {
    expect(await failureOf(voucher(params as unknown as Partial<Stripe.PaymentIntentCreateParams>))).toMatchObject({
      code,
    });
  });
});
