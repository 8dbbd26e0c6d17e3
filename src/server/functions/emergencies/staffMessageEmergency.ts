import { messageEmergency } from '../../branch-desk/emergencies.ts';
import { implement } from '../callable/context.ts';

/** What has changed meanwhile, to the same families. */
export const staffMessageEmergency = implement(
  'staffMessageEmergency',
  async ({ database, clock, account }, input) => ({
    status: 'OK',
    families: await database.transaction(clock.now(), (tx) => messageEmergency(tx, account, input)),
  }),
);
