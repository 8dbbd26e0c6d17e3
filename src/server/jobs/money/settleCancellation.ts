import { chargeSettlement } from '../../billing/settle.ts';
import type { Job } from '../../queue/job.ts';

export const settleCancellation: Job<'settleCancellation'> = (services, { reserve_cancellation_id }) =>
  chargeSettlement(services, { kind: 'cancellation', id: reserve_cancellation_id });
