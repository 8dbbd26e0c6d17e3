import { createHmac } from 'node:crypto';
import type { StripeEvent } from '../api/objects.ts';
import type { Delivery, StripeState } from '../state.ts';
import { newId } from '../state.ts';
import { wants } from './events.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}

export interface WebhookDelivery {
  /** Queues the event for every endpoint that wants it; sending happens later. */
  publish(event: StripeEvent): void;
  redeliver(event: StripeEvent): void;
  /** Sends what is held or waiting for a retry, and waits until nothing is under way. */
  flush(): Promise<{ delivered: number; pending: number; failed: number }>;
  /** Starts sending what a former run left. */
  resume(): void;
  pending(): number;
  close(): Promise<void>;
}

/** Seconds between tries; Stripe waits hours, which no demo would see. */
const RETRY_SECONDS = [1, 3, 10, 30, 60];
const TIMEOUT_MS = 20_000;
const KEPT_DELIVERIES = 500;

/** `t=…,v1=…` over the raw body. The real clock, because the receiver compares with its own. */
export function signatureHeader(body: string, secret: string, timestamp: number): string {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${hash}`;
}

export function createWebhookDelivery(options: {
  state: StripeState;
  target: WebhookTarget | undefined;
  save(): void;
  record(kind: string, detail: unknown): void;
  takeDuplicate(): boolean;
}): WebhookDelivery {
  const { state } = options;
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let closed = false;
  let running: Promise<void> | undefined;
  let queue: string[] = [];

  const targetsOf = (event: StripeEvent): WebhookTarget[] => {
    const created = Object.values(state.webhook_endpoints).filter((endpoint) => wants(endpoint, event.type));
    return options.target === undefined ? created : [options.target, ...created];
  };

  const enqueue = (event: StripeEvent, target: WebhookTarget) => {
    const delivery: Delivery = {
      id: newId('wd'),
      event_id: event.id,
      event_type: event.type,
      url: target.url,
      secret: target.secret,
      attempts: 0,
      status: 'pending',
      last_status: null,
      last_error: null,
    };
    state.deliveries[delivery.id] = delivery;
    queue.push(delivery.id);
  };

  const forgetOld = () => {
    const done = Object.values(state.deliveries).filter((delivery) => delivery.status !== 'pending');
    for (const delivery of done.slice(0, Math.max(0, done.length - KEPT_DELIVERIES)))
      delete state.deliveries[delivery.id];
  };

  const send = async (delivery: Delivery): Promise<void> => {
    const event = state.events[delivery.event_id];
    if (event === undefined) {
      delete state.deliveries[delivery.id];
      return;
    }
    const body = JSON.stringify(event);
    delivery.attempts += 1;
    try {
      const answer = await fetch(delivery.url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), closing.signal]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(body, delivery.secret, Math.floor(Date.now() / 1000)),
        },
      });
      await answer.arrayBuffer();
      delivery.last_status = answer.status;
      delivery.last_error = null;
      if (answer.ok) delivery.status = 'delivered';
    } catch (error) {
      delivery.last_status = null;
      delivery.last_error = error instanceof Error ? error.message : String(error);
    }
    options.record('webhook', { type: event.type, event: event.id, url: delivery.url, status: delivery.last_status });
    if (delivery.status === 'delivered') {
      event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
      return;
    }
    const seconds = RETRY_SECONDS[delivery.attempts - 1];
    if (seconds === undefined) {
      delivery.status = 'failed';
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      // Only if a flush has not taken care of it meanwhile.
      if (state.deliveries[delivery.id]?.status === 'pending') start([delivery.id]);
    }, seconds * 1000);
    timer.unref();
    timers.add(timer);
  };

  const pump = async (): Promise<void> => {
    // The call that caused the event is answered first.
    await new Promise((resolve) => setImmediate(resolve));
    for (let id = queue.shift(); id !== undefined && !closed; id = queue.shift()) {
      const delivery = state.deliveries[id];
      if (delivery?.status === 'pending') await send(delivery);
      options.save();
    }
    forgetOld();
    running = undefined;
    if (queue.length > 0 && !closed && state.delivery_mode !== 'hold') start([]);
  };

  const start = (ids: string[]) => {
    if (closed) return;
    queue.push(...ids);
    running ??= pump();
  };

  const pendingIds = () =>
    Object.values(state.deliveries).flatMap(({ id, status }) => (status === 'pending' ? [id] : []));

  return {
    publish: (event) => {
      const targets = targetsOf(event);
      const copies = state.delivery_mode === 'duplicate' || (targets.length > 0 && options.takeDuplicate()) ? 2 : 1;
      event.pending_webhooks = targets.length;
      for (const target of targets) for (let copy = 0; copy < copies; copy += 1) enqueue(event, target);
      if (state.delivery_mode === 'normal' || state.delivery_mode === 'duplicate') start([]);
    },
    redeliver: (event) => {
      for (const target of targetsOf(event)) enqueue(event, target);
      start([]);
    },
    flush: async () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await running;
      const ids = pendingIds();
      queue = [];
      start(state.delivery_mode === 'reverse' ? ids.reverse() : ids);
      while (running !== undefined) await running;
      const all = Object.values(state.deliveries);
      const count = (status: Delivery['status']) => all.filter((delivery) => delivery.status === status).length;
      return { delivered: count('delivered'), pending: count('pending'), failed: count('failed') };
    },
    resume: () => {
      if (state.delivery_mode === 'normal' || state.delivery_mode === 'duplicate') start(pendingIds());
    },
    pending: () => pendingIds().length,
    close: async () => {
      closed = true;
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
}
