import { firstVisitFunctions } from './first-visit.ts';
import { morningFunctions } from './morning.ts';

/** Functions of the people of a family, and of what they and a branch tell each other. */
export const householdFunctions = {
  // invitations and people
  // passes
  // health
  // morning
  ...morningFunctions,
  ...firstVisitFunctions,
  // day
  // messages
  // notification settings
};
