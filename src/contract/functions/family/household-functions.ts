import { noticeFunctions } from './notices.ts';

/** Functions of the people of a family, and of what they and a branch tell each other. */
export const householdFunctions = {
  // invitations and people
  // passes
  // health
  // morning
  // day
  // messages
  // notification settings
  ...noticeFunctions,
};
