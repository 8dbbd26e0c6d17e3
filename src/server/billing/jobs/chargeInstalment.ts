import type { Job } from '../../queue/job.ts';
import { chargeShares } from '../unpaid/charge-instalment.ts';

export const chargeInstalment: Job<'chargeInstalment'> = (services, { instalment_id }) =>
  chargeShares(services, instalment_id);
