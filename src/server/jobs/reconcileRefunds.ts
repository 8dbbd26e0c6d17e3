import { addMinutes } from '../../domain/time.ts';
import { recordRefunds } from '../billing/record-refunds.ts';
import type { Job } from './job.ts';

/** Long enough for a refund that the bank sends back after days. */
const DAYS = 30;

/** Daily: the refunds of the last weeks are looked at again, so that an event which never came is made up for. */
export const reconcileRefunds: Job<'reconcileRefunds'> = async (services) => {
  const { clock, gateways, log } = services;
  const gte = Math.floor(addMinutes(clock.now(), -DAYS * 24 * 60).getTime() / 1000);
  const intents = new Set<string>();
  for await (const { payment_intent } of gateways.stripe.refunds.list({ created: { gte }, limit: 100 })) {
    const id = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
    if (id !== undefined) intents.add(id);
  }
  for (const intent of intents) {
    await recordRefunds(services, intent).catch((error) =>
      log.error({ err: error, payment_intent: intent }, 'the refunds of a payment could not be looked at'),
    );
  }
};
