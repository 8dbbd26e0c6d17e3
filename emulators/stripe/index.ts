import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EmulatorContext, EmulatorDefinition } from '../shared/emulator.ts';
import { registerApi } from './api/api-server.ts';
import { createIdempotency } from './api/idempotency.ts';
import type { StripeEmulator } from './emulator.ts';
import { registerBrowserScript } from './pages/browser-script.ts';
import { registerKonbini } from './pages/konbini-pages.ts';
import { registerPages } from './pages/pages.ts';
import { payOut } from './payments/balance.ts';
import { setReady } from './payments/connect.ts';
import { expireVouchers } from './payments/konbini.ts';
import { seedStripe } from './seed.ts';
import type { StripeState } from './state.ts';
import { initialState } from './state.ts';
import { letBanksAnswer, runBilling } from './subscriptions/billing-cycle.ts';
import type { WebhookDelivery, WebhookTarget } from './webhooks/webhook-delivery.ts';
import { createWebhookDelivery } from './webhooks/webhook-delivery.ts';

export type { StripeSeed } from './seed.ts';
export type { StripeState } from './state.ts';

interface StripeEmulatorOptions {
  /** The endpoint configured in the dashboard: gets every event. */
  webhook?: WebhookTarget;
  /** Only this publishable key is accepted; any pk_… when absent. */
  publishableKey?: string;
}

const BILLING_INTERVAL_MS = 60_000;

const modeInput = z.strictObject({ mode: z.enum(['normal', 'hold', 'duplicate', 'reverse']) });
const redeliverInput = z.strictObject({ event_id: z.string() });

function registerWebhookControl(app: FastifyInstance, state: StripeState, webhooks: WebhookDelivery): void {
  app.get('/emulator/webhooks', async () => ({
    mode: state.delivery_mode,
    pending: webhooks.pending(),
    deliveries: Object.values(state.deliveries).map(({ secret: _secret, ...delivery }) => delivery),
  }));
  app.post('/emulator/webhooks', async (request, reply) => {
    const input = modeInput.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: { message: z.prettifyError(input.error) } });
    state.delivery_mode = input.data.mode;
    webhooks.resume();
    return { mode: state.delivery_mode };
  });
  app.post('/emulator/webhooks/flush', async () => webhooks.flush());
  app.post('/emulator/webhooks/redeliver', async (request, reply) => {
    const input = redeliverInput.safeParse(request.body);
    const event = input.success ? state.events[input.data.event_id] : undefined;
    if (event === undefined) return reply.code(404).send({ error: { message: 'No such event' } });
    webhooks.redeliver(event);
    return { ok: true };
  });
}

const payoutInput = z.strictObject({ account: z.string().optional() });
const accountInput = z.strictObject({ ready: z.boolean() });

/** Stripe stops a connected account, or lets it go on. */
function registerAccountControl(app: FastifyInstance, emulator: StripeEmulator, save: () => void): void {
  app.post<{ Params: { id: string } }>('/emulator/accounts/:id', async (request, reply) => {
    const input = accountInput.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: { message: z.prettifyError(input.error) } });
    if (emulator.state.accounts[request.params.id] === undefined)
      return reply.code(404).send({ error: { message: 'No such account' } });
    setReady(emulator, request.params.id, input.data.ready);
    save();
    return { ready: input.data.ready };
  });
}

export function stripeEmulator(options: StripeEmulatorOptions = {}): EmulatorDefinition<StripeState> {
  const worlds = new WeakMap<EmulatorContext<StripeState>, StripeEmulator>();

  return {
    name: 'stripe',
    initial: initialState,
    seed: seedStripe,
    faultExempt: /^\/(?!v1\/|oauth\/token)/,
    errorBody: (status, message) => ({
      error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', message },
    }),
    register: (app, context) => {
      const webhooks = createWebhookDelivery({
        state: context.state,
        target: options.webhook,
        save: () => context.save(),
        record: (kind, detail) => context.record(kind, detail),
        takeDuplicate: () => context.takeFault('duplicate'),
      });
      const emulator: StripeEmulator = {
        state: context.state,
        base: 'http://localhost',
        request: { id: null, idempotency_key: null },
        clock: () => Math.floor(context.now().getTime() / 1000),
        publish: (event) => webhooks.publish(event),
      };
      worlds.set(context, emulator);
      const save = () => context.save();
      const idempotency = createIdempotency(context.state, () => context.now().getTime());
      registerApi(app, { emulator, idempotency, publishableKey: options.publishableKey, save });
      registerBrowserScript(app);
      registerPages(app, { emulator, save });
      registerKonbini(app, { emulator, save });
      registerWebhookControl(app, context.state, webhooks);
      registerAccountControl(app, emulator, save);
      app.post('/emulator/payouts', async (request, reply) => {
        const input = payoutInput.safeParse(request.body ?? {});
        if (!input.success) return reply.code(400).send({ error: { message: z.prettifyError(input.error) } });
        const payout = payOut(emulator, input.data.account ?? null);
        save();
        return { payout };
      });
      // A demo may run or rest for weeks: what falls due in real time happens without anybody moving the clock.
      const bill = () => {
        emulator.request = { id: null, idempotency_key: null };
        const expired = expireVouchers(emulator);
        if (runBilling(emulator, null, emulator.clock()) || expired) save();
      };
      const billing = setInterval(bill, BILLING_INTERVAL_MS).unref();
      app.addHook('onReady', async () => {
        bill();
        webhooks.resume();
      });
      app.addHook('onClose', async () => {
        clearInterval(billing);
        await webhooks.close();
      });
    },
    onClock: (context) => {
      const emulator = worlds.get(context);
      if (emulator === undefined) return;
      emulator.request = { id: null, idempotency_key: null };
      runBilling(emulator, null, emulator.clock());
      letBanksAnswer(emulator);
      expireVouchers(emulator);
    },
  };
}
