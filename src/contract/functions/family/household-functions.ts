import { barFunctions } from './bars.ts';
import { dayFunctions } from './day.ts';
import { firstVisitFunctions } from './first-visit.ts';
import { healthCardFunctions } from './health.ts';
import { messageFunctions } from './messages.ts';
import { morningFunctions } from './morning.ts';
import { noticeFunctions } from './notices.ts';
import { passFunctions } from './passes.ts';
import { familyPeopleFunctions } from './people.ts';
import { pickupListFunctions } from './pickup-people.ts';

/** Functions of the people of a family, and of what they and a branch tell each other. */
export const householdFunctions = {
  // invitations and people
  ...familyPeopleFunctions,
  ...pickupListFunctions,
  // passes
  ...passFunctions,
  ...barFunctions,
  // health
  ...healthCardFunctions,
  // morning
  ...morningFunctions,
  ...firstVisitFunctions,
  // day
  ...dayFunctions,
  // messages
  ...messageFunctions,
  // notification settings
  ...noticeFunctions,
};
