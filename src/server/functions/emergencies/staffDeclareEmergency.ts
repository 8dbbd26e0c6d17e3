import { declareEmergency } from '../../branch-desk/emergencies.ts';
import { implement } from '../callable/context.ts';

/** Earthquake or evacuation: one press tells the guardians of all present children and makes the reunion roll. */
export const staffDeclareEmergency = implement(
  'staffDeclareEmergency',
  async ({ database, clock, account }, input) => ({
    status: 'OK',
    ...(await database.transaction(clock.now(), (tx) => declareEmergency(tx, account, input))),
  }),
);
