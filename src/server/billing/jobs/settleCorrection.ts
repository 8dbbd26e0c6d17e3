import type { Job } from '../../queue/job.ts';
import { chargeSettlement } from '../settle.ts';

export const settleCorrection: Job<'settleCorrection'> = async (services, { childcare_correction_id }) => {
  await chargeSettlement(services, { kind: 'correction', id: childcare_correction_id });
};
