import { chargeSettlement } from '../../billing/settle.ts';
import type { Job } from '../../queue/job.ts';

export const settleChildcare: Job<'settleChildcare'> = async (services, { childcare_id }) => {
  await chargeSettlement(services, { kind: 'childcare', id: childcare_id });
};
