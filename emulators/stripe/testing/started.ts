import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { RunningEmulator } from '../../shared/emulator.ts';
import { startEmulator } from '../../shared/emulator.ts';
import type { StripeSeed, StripeState } from '../index.ts';
import { stripeEmulator } from '../index.ts';

export const WEBHOOK_SECRET = 'whsec_emulator_test';

export interface Started {
  readonly stripe: Stripe;
  readonly emulator: RunningEmulator<StripeState>;
  /** Verified events in the order in which they arrived. */
  readonly received: Stripe.Event[];
  /** The next answers of the receiver; 200 when empty. */
  readonly answers: number[];
  control(path: string, body?: unknown): Promise<unknown>;
  /** Waits until every webhook has arrived and returns the types seen so far. */
  eventTypes(): Promise<string[]>;
  customerWithCard(card?: string): Promise<{ customer: Stripe.Customer; method: Stripe.PaymentMethod }>;
}

const PLANS: StripeSeed = {
  prices: [
    { id: 'price_light', product: 'prod_light', product_name: 'ライト', unit_amount: 0 },
    { id: 'price_standard', product: 'prod_standard', product_name: 'スタンダード', unit_amount: 1100 },
    { id: 'price_premium', product: 'prod_premium', product_name: 'プレミアム', unit_amount: 3300 },
    { id: 'price_yearly', product: 'prod_yearly', product_name: '年払い', unit_amount: 11_000, interval: 'year' },
  ],
  accounts: [
    { id: 'acct_branch1', email: 'branch1@example.com' },
    { id: 'acct_not_ready', charges_enabled: false },
  ],
};

/** One emulator and one webhook receiver per test file, reset before every test; the client is the real SDK. */
export function startStripe(): Started {
  let emulator: RunningEmulator<StripeState> | undefined;
  let stripe: Stripe | undefined;
  const received: Stripe.Event[] = [];
  const answers: number[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = answers.shift() ?? 200;
      const signature = String(request.headers['stripe-signature']);
      const event = Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, WEBHOOK_SECRET);
      if (status < 300) received.push(event);
      response.writeHead(status).end();
    });
  });

  const running = () => {
    if (emulator === undefined) throw new Error('not started');
    return emulator;
  };
  const client = () => {
    if (stripe === undefined) throw new Error('not started');
    return stripe;
  };
  const control = async (path: string, body: unknown = {}) => {
    const answer = await fetch(`${running().url}/emulator/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/stripe`;
    emulator = await startEmulator(stripeEmulator({ webhook: { url, secret: WEBHOOK_SECRET } }), { port: 0 });
    stripe = new Stripe('sk_test_emulator', {
      host: 'localhost',
      port: emulator.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  });

  beforeEach(async () => {
    await control('webhooks/flush');
    await control('reset');
    await control('seed', PLANS);
    received.length = 0;
    answers.length = 0;
  });

  afterAll(async () => {
    await emulator?.close();
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });

  return {
    get stripe() {
      return client();
    },
    get emulator() {
      return running();
    },
    received,
    answers,
    control,
    eventTypes: async () => {
      await control('webhooks/flush');
      return received.map((event) => event.type);
    },
    customerWithCard: async (card = 'pm_card_visa') => {
      const customer = await client().customers.create({ name: '山田 花子', email: 'hanako@example.com' });
      const method = await client().paymentMethods.attach(card, { customer: customer.id });
      const updated = await client().customers.update(customer.id, {
        invoice_settings: { default_payment_method: method.id },
      });
      return { customer: updated, method };
    },
  };
}

/** The error of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call succeeded.');
}
