import { implement } from '../../callable/context.ts';
import { askServices } from '../../gateways/ask-services.ts';
import { hasHeardStripe } from '../../store/webhook-events.ts';
import { askForWebhook } from '../ask-for-webhook.ts';
import { saveServiceChecks, serviceChecks } from '../store/service-checks.ts';

/** Asks every third party now and keeps what they answered; the job checkServices asks by itself. Stripe is made to use the webhook while it was never heard. */
export const headquartersCheckServices = implement(
  'headquartersCheckServices',
  async ({ clock, database, gateways, log }) => {
    const answers = await askServices(gateways);
    if (answers.stripe === null && !(await database.read(clock.now(), hasHeardStripe))) {
      await askForWebhook(gateways.stripe).catch((error: unknown) =>
        log.warn({ err: error }, 'Stripe made no webhook test'),
      );
    }
    const services = await database.transaction(clock.now(), async (tx) => {
      await saveServiceChecks(tx, answers);
      return serviceChecks(tx);
    });
    return { status: 'OK', services };
  },
);
