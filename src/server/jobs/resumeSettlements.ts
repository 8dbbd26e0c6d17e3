import { addMinutes } from '../../domain/time.ts';
import { enqueueSettlement } from '../billing/settle.ts';
import { settlementsLeftOpen } from '../store/settlements.ts';
import type { Job } from './job.ts';

/** A charge that is under way ends by itself, or its job runs again, before this. */
const GRACE_MINUTES = 10;

/** A charge whose end neither its job nor Stripe's event has written down is asked for again. */
export const resumeSettlements: Job<'resumeSettlements'> = async ({ database, clock }) => {
  await database.transaction(async (tx) => {
    const open = await settlementsLeftOpen(tx, addMinutes(clock.now(), -GRACE_MINUTES));
    for (const target of open) await enqueueSettlement(tx, target);
  });
};
