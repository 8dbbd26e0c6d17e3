import { askServices } from '../../gateways/ask-services.ts';
import type { Job } from '../../queue/job.ts';
import { saveServiceChecks } from '../store/service-checks.ts';

/** Every half hour: whether the third parties answer, for headquarters' overview. A bad answer is an answer. */
export const checkServices: Job<'checkServices'> = async ({ clock, database, gateways }) => {
  const answers = await askServices(gateways);
  await database.transaction(clock.now(), (tx) => saveServiceChecks(tx, answers));
};
