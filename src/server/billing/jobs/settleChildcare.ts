import type { Job } from '../../queue/job.ts';
import { chargeSettlement } from '../settle.ts';

export const settleChildcare: Job<'settleChildcare'> = async (services, { childcare_id }) => {
  await chargeSettlement(services, { kind: 'childcare', id: childcare_id });
};
