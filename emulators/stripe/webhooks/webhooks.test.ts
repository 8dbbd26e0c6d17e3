import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { startEmulator } from '../../shared/emulator.ts';
import { stripeEmulator } from '../index.ts';
import { startStripe, WEBHOOK_SECRET } from '../testing/started.ts';
import { signatureHeader } from './webhook-delivery.ts';

const started = startStripe();

const status = async () =>
  (await (await fetch(`${started.emulator.url}/emulator/webhooks`)).json()) as {
    pending: number;
    deliveries: { status: string; attempts: number; event_type: string }[];
  };

describe('the signature', () => {
  it('is the one the SDK makes and checks', () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event' });
    const timestamp = Math.floor(Date.now() / 1000);
    const header = signatureHeader(payload, WEBHOOK_SECRET, timestamp);
    const expected = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp });
    expect(header).toBe(expected);
    expect(() => Stripe.webhooks.constructEvent(payload, header, 'whsec_other')).toThrow();
  });
});

describe('delivery', () => {
  it('arrives after the answer, with the object as it was and what changed', async () => {
    const customer = await started.stripe.customers.create({ name: 'A' });
    await started.stripe.customers.update(customer.id, { name: 'B' });
    expect(await started.eventTypes()).toEqual(['customer.created', 'customer.updated']);
    expect(started.received[0]).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      data: { object: { id: customer.id, name: 'A' } },
    });
    expect(started.received[1]?.data.previous_attributes).toEqual({ name: 'A' });
    const events = await started.stripe.events.list({ type: 'customer.updated' });
    expect(events.data.map(({ id }) => id)).toEqual([started.received[1]?.id]);
    expect(await started.stripe.events.retrieve(started.received[0]?.id ?? '')).toMatchObject({
      type: 'customer.created',
    });
    expect((await started.stripe.events.list({ types: ['customer.*'] })).data).toHaveLength(2);
  });

  it('is tried again after an answer that is not 2xx', async () => {
    started.answers.push(500, 302);
    await started.stripe.customers.create();
    await started.control('webhooks/flush');
    expect((await status()).pending).toBe(1);
    expect(await started.eventTypes()).toEqual(['customer.created']);
    const { pending, deliveries } = await status();
    expect(pending).toBe(0);
    expect(deliveries).toMatchObject([{ status: 'delivered', attempts: 3 }]);
  });

  it('may come twice', async () => {
    await started.control('webhooks', { mode: 'duplicate' });
    await started.stripe.customers.create();
    await started.eventTypes();
    expect(started.received).toHaveLength(2);
    expect(new Set(started.received.map(({ id }) => id)).size).toBe(1);
    await started.control('webhooks', { mode: 'normal' });
    await started.control('faults', { kind: 'duplicate' });
    await started.stripe.customers.create();
    await started.stripe.customers.create();
    await started.eventTypes();
    expect(started.received).toHaveLength(5);
  });

  it('may come late and out of order', async () => {
    await started.control('webhooks', { mode: 'hold' });
    await started.stripe.customers.create();
    expect((await status()).pending).toBe(1);
    expect(started.received).toEqual([]);
    await started.control('webhooks', { mode: 'reverse' });
    await started.stripe.products.create({ name: '後' });
    expect(await started.eventTypes()).toEqual(['product.created', 'customer.created']);
  });

  it('can be sent again on demand', async () => {
    await started.stripe.customers.create();
    await started.eventTypes();
    await started.control('webhooks/redeliver', { event_id: started.received[0]?.id });
    expect(await started.eventTypes()).toEqual(['customer.created', 'customer.created']);
  });

  it('also goes to endpoints made by the API, signed with their own secret', async () => {
    const { stripe } = started;
    // Port 9: nobody listens, so this delivery stays pending.
    const url = 'http://127.0.0.1:9/nobody';
    const endpoint = await stripe.webhookEndpoints.create({ url, enabled_events: ['product.created'] });
    expect(endpoint.secret).toMatch(/^whsec_/);
    expect(await stripe.webhookEndpoints.retrieve(endpoint.id)).not.toHaveProperty('secret');
    await stripe.customers.create();
    await stripe.products.create({ name: '商品' });
    await started.eventTypes();
    const { deliveries } = await status();
    expect(deliveries.map(({ event_type, status: state }) => `${event_type} ${state}`)).toEqual([
      'customer.created delivered',
      'product.created delivered',
      'product.created pending',
    ]);
    await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
    await stripe.products.create({ name: '商品2' });
    expect((await status()).deliveries).toHaveLength(4);
    expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1);
    expect(await stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true });
  });
});

describe('restarts', () => {
  it('keeps customers, cards and subscriptions in the data folder', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stripe-emulator-'));
    const connect = (port: number) =>
      new Stripe('sk_test_x', { host: 'localhost', port, protocol: 'http', telemetry: false });
    try {
      const first = await startEmulator(stripeEmulator(), { port: 0, dataDir });
      const customer = await connect(first.port).customers.create({ payment_method: 'pm_card_visa' });
      await first.close();
      const second = await startEmulator(stripeEmulator(), { port: 0, dataDir });
      const stripe = connect(second.port);
      const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
      const intent = await stripe.paymentIntents.create({
        amount: 500,
        currency: 'jpy',
        customer: customer.id,
        payment_method: method?.id ?? '',
        confirm: true,
        off_session: true,
      });
      expect(intent.status).toBe('succeeded');
      await second.close();
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});

describe('a rest', () => {
  it('of two months: renewals that fell due happen at the next start', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stripe-emulator-'));
    try {
      const first = await startEmulator(stripeEmulator(), { port: 0, dataDir });
      const stripe = new Stripe('sk_test_x', {
        host: 'localhost',
        port: first.port,
        protocol: 'http',
        telemetry: false,
      });
      const price = await stripe.prices.create({
        currency: 'jpy',
        unit_amount: 1100,
        recurring: { interval: 'month' },
        product_data: { name: 'スタンダード' },
      });
      const customer = await stripe.customers.create({
        payment_method: 'pm_card_visa',
        invoice_settings: { default_payment_method: 'pm_card_visa' },
      });
      await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
      // The clock alone: nobody is told, as when the machine was switched off.
      first.context.advance(62 * 86_400);
      await first.close();
      const second = await startEmulator(stripeEmulator(), { port: 0, dataDir });
      const invoices = Object.values(second.context.state.invoices);
      await second.close();
      expect(invoices.map(({ billing_reason, status }) => `${billing_reason} ${status}`)).toEqual([
        'subscription_create paid',
        'subscription_cycle paid',
        'subscription_cycle paid',
      ]);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});

describe('the page', () => {
  it('lists what there is, and escapes it', async () => {
    const { customer } = await started.customerWithCard();
    await started.stripe.customers.update(customer.id, { name: '<script>alert(1)</script>' });
    const text = await (await fetch(`${started.emulator.url}/`)).text();
    expect(text).toContain(customer.id);
    expect(text).toContain('payment_method.attached');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script>alert');
  });
});
