import { chargeShares } from '../../billing/unpaid/charge-instalment.ts';
import type { Job } from '../../queue/job.ts';

export const chargeInstalment: Job<'chargeInstalment'> = (services, { instalment_id }) =>
  chargeShares(services, instalment_id);
