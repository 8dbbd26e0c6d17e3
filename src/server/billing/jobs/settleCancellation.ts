import type { Job } from '../../queue/job.ts';
import { chargeSettlement } from '../settle.ts';

export const settleCancellation: Job<'settleCancellation'> = async (services, { reserve_cancellation_id }) => {
  await chargeSettlement(services, { kind: 'cancellation', id: reserve_cancellation_id });
};
