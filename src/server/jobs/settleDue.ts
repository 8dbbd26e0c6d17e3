import { enqueueSettlement } from '../billing/settle.ts';
import { takeDueSettlements } from '../store/childcares.ts';
import type { Job } from './job.ts';

/** Check-outs and no-shows whose time to undo is over are charged. */
export const settleDue: Job<'settleDue'> = async ({ database, clock }) => {
  await database.transaction(async (tx) => {
    for (const target of await takeDueSettlements(tx, clock.now())) await enqueueSettlement(tx, target);
  });
};
