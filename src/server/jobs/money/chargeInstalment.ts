import { chargeInstalment as charge } from '../../billing/charge-instalment.ts';
import type { Job } from '../../queue/job.ts';

export const chargeInstalment: Job<'chargeInstalment'> = (services, { instalment_id }) =>
  charge(services, instalment_id);
