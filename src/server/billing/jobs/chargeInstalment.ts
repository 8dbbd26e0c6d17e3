import type { Job } from '../../queue/job.ts';
import { chargeAllocations } from '../unpaid/charge-instalment.ts';

export const chargeInstalment: Job<'chargeInstalment'> = (services, { instalment_id }) =>
  chargeAllocations(services, instalment_id);
