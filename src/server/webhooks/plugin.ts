import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { enqueue } from '../queue/enqueue.ts';
import type { Services } from '../services.ts';
import { recordWebhookEvent } from '../store/webhook-events.ts';
import { readLineEvents, readStripeEvent } from './events.ts';

/**
 * Third parties tell us things unordered and more than once. An event is stored once, a job is enqueued in the same
 * transaction, and the answer is given at once; the job looks the object up again and does not trust the payload.
 */
export async function webhooksPlugin(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { config, clock, database, gateways } = services;
  // Signatures are over the raw bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 * 1024 }, (_request, body, done) =>
    done(null, body),
  );

  app.post('/webhooks/stripe', async (request, reply) => {
    const signature = String(request.headers['stripe-signature'] ?? '');
    const signed = signedEvent(gateways.stripe, String(request.body), signature, config.STRIPE_WEBHOOK_SECRET);
    if (signed === null) return reply.code(400).send({ error: 'invalid signature' });
    const event = readStripeEvent(signed.payload);
    if (event === null) return reply.code(400).send({ error: 'not an event' });
    await database.transaction(clock.now(), async (tx) => {
      const fresh = await recordWebhookEvent(tx, 'stripe', event.id, event.type, event);
      if (fresh) await enqueue(tx, 'handleStripeEvent', { event_id: event.id });
    });
    return { received: true };
  });

  app.post('/webhooks/line', async (request, reply) => {
    const body = String(request.body);
    if (!gateways.lineMessaging.isSignedByLine(body, String(request.headers['x-line-signature'] ?? ''))) {
      return reply.code(400).send({ error: 'invalid signature' });
    }
    const events = readLineEvents(body);
    if (events === null) return reply.code(400).send({ error: 'not an event' });
    await database.transaction(clock.now(), async (tx) => {
      for (const event of events) {
        const fresh = await recordWebhookEvent(tx, 'line', event.webhookEventId, event.type, event);
        if (fresh) await enqueue(tx, 'handleLineEvent', { event_id: event.webhookEventId });
      }
    });
    return {};
  });
}

/** Stripe's endpoint for connected accounts (account.updated) has its own secret: both are given, separated by a comma. */
function signedEvent(stripe: Stripe, body: string, signature: string, secrets: string): { payload: unknown } | null {
  for (const secret of secrets.split(',')) {
    try {
      return { payload: stripe.webhooks.constructEvent(body, signature, secret.trim()) };
    } catch {
      // Perhaps the next one.
    }
  }
  return null;
}
