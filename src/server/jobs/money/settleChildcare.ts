import { chargeSettlement } from '../../billing/settle.ts';
import type { Job } from '../../queue/job.ts';

export const settleChildcare: Job<'settleChildcare'> = (services, { childcare_id }) =>
  chargeSettlement(services, { kind: 'childcare', id: childcare_id });
