import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startStripe } from '../testing/started.ts';

const started = startStripe();

/** The SDK's declarations describe exactly the API version we emulate, so they judge our objects. */
const declarations = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm', 'resources');

interface Shape {
  required: string[];
  optional: string[];
}

function shapeOf(file: string, name: string): Shape {
  const source = readFileSync(join(declarations, file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  const body = new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1];
  if (body === undefined) throw new Error(`${name} is not in ${file}`);
  const fields = [...body.matchAll(/^ {4}(\w+)(\??):/gm)].map((match) => ({
    name: match[1] ?? '',
    optional: match[2] === '?',
  }));
  return {
    required: fields.filter((field) => !field.optional).map((field) => field.name),
    optional: fields.filter((field) => field.optional).map((field) => field.name),
  };
}

function expectShape(object: object, file: string, name: string): void {
  const { required, optional } = shapeOf(file, name);
  expect(required.length).toBeGreaterThan(4);
  const fields = Object.keys(object).filter((field) => field !== 'lastResponse');
  expect(required.filter((field) => !fields.includes(field))).toEqual([]);
  expect(fields.filter((field) => !required.includes(field) && !optional.includes(field))).toEqual([]);
}

describe('objects have every field of API 2026-10-28.endive and none that it removed', () => {
  it('as created by the calls', async () => {
    const { stripe } = started;
    const { customer, method } = await started.customerWithCard();
    expectShape(customer, 'Customers.d.ts', 'Customer');
    expectShape(method, 'PaymentMethods.d.ts', 'PaymentMethod');
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_standard' }],
      expand: ['latest_invoice.payments', 'latest_invoice.confirmation_secret'],
    });
    expectShape(subscription, 'Subscriptions.d.ts', 'Subscription');
    const invoice = subscription.latest_invoice as object as {
      lines: { data: object[] };
      payments: { data: object[] };
    };
    expectShape(invoice, 'Invoices.d.ts', 'Invoice');
    expectShape(invoice.lines.data[0] ?? {}, 'InvoiceLineItems.d.ts', 'InvoiceLineItem');
    expectShape(invoice.payments.data[0] ?? {}, 'InvoicePayments.d.ts', 'InvoicePayment');
    expectShape(subscription.items.data[0] ?? {}, 'SubscriptionItems.d.ts', 'SubscriptionItem');
    expectShape(subscription.items.data[0]?.plan ?? {}, 'Plans.d.ts', 'Plan');
    expectShape(await stripe.prices.retrieve('price_standard'), 'Prices.d.ts', 'Price');
    expectShape(await stripe.products.retrieve('prod_standard'), 'Products.d.ts', 'Product');
    expectShape(await stripe.setupIntents.create(), 'SetupIntents.d.ts', 'SetupIntent');
    const intent = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'jpy',
      payment_method: 'pm_card_visa',
      confirm: true,
      transfer_data: { destination: 'acct_branch1' },
      application_fee_amount: 100,
      expand: ['latest_charge.transfer', 'latest_charge.application_fee', 'latest_charge.balance_transaction'],
    });
    expectShape(intent, 'PaymentIntents.d.ts', 'PaymentIntent');
    const charge = intent.latest_charge as object as Record<string, object>;
    expectShape(charge, 'Charges.d.ts', 'Charge');
    expectShape(charge.transfer ?? {}, 'Transfers.d.ts', 'Transfer');
    expectShape(charge.application_fee ?? {}, 'ApplicationFees.d.ts', 'ApplicationFee');
    expectShape(charge.balance_transaction ?? {}, 'BalanceTransactions.d.ts', 'BalanceTransaction');
    expectShape(await stripe.refunds.create({ payment_intent: intent.id }), 'Refunds.d.ts', 'Refund');
    expectShape(await stripe.accounts.retrieve('acct_branch1'), 'Accounts.d.ts', 'Account');
    const endpoint = await stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/', enabled_events: ['*'] });
    expectShape(endpoint, 'WebhookEndpoints.d.ts', 'WebhookEndpoint');
    await stripe.webhookEndpoints.del(endpoint.id);
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
    expectShape(clock, 'TestHelpers/TestClocks.d.ts', 'TestClock');
    const [event] = (await stripe.events.list({ limit: 1 })).data;
    expectShape(event ?? {}, 'Events.d.ts', 'EventBase');
  });

  it('a dispute, a failed refund and a declined charge too', async () => {
    const { stripe } = started;
    const pay = (payment_method: string) =>
      stripe.paymentIntents.create({ amount: 1000, currency: 'jpy', payment_method, confirm: true });
    await pay('pm_card_createDispute');
    const [event] = (await stripe.events.list({ type: 'charge.dispute.created' })).data;
    expectShape(event?.data.object ?? {}, 'Disputes.d.ts', 'Dispute');
    const refund = await stripe.refunds.create({ payment_intent: (await pay('pm_card_refundFail')).id });
    await started.control('clock', { advance_seconds: 3600 });
    expectShape(await stripe.refunds.retrieve(refund.id), 'Refunds.d.ts', 'Refund');
    await pay('pm_card_chargeDeclined').catch(() => {});
    const [charge] = (await stripe.charges.list({ limit: 1 })).data;
    expect(charge).toMatchObject({
      status: 'failed',
      failure_code: 'card_declined',
      outcome: { reason: 'generic_decline' },
    });
    expectShape(charge ?? {}, 'Charges.d.ts', 'Charge');
  });

  it('a declared field that is missing would be noticed', () => {
    expect(() => expectShape({ id: 'x', object: 'customer' }, 'Customers.d.ts', 'Customer')).toThrow();
    expect(shapeOf('Invoices.d.ts', 'Invoice').required).not.toContain('payment_intent');
  });
});
