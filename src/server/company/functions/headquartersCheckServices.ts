import { implement } from '../../callable/context.ts';
import { askServices } from '../../gateways/ask-services.ts';
import { saveServiceChecks, serviceChecks } from '../store/service-checks.ts';

/** Asks every third party now and keeps what they answered; the job checkServices does the same by itself. */
export const headquartersCheckServices = implement(
  'headquartersCheckServices',
  async ({ clock, database, gateways }) => {
    const answers = await askServices(gateways);
    const services = await database.transaction(clock.now(), async (tx) => {
      await saveServiceChecks(tx, answers);
      return serviceChecks(tx);
    });
    return { status: 'OK', services };
  },
);
