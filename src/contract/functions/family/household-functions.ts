import { healthCardFunctions } from './health.ts';

/** Functions of the people of a family, and of what they and a branch tell each other. */
export const householdFunctions = {
  // invitations and people
  // passes
  // health
  ...healthCardFunctions,
  // morning
  // day
  // messages
  // notification settings
};
