import { nearbyFunctions } from './nearby.ts';
import { waitlistFunctions } from './waitlist.ts';

/** Functions of seats that find the parent. */
export const seatFunctions = {
  // holds
  // waitlist
  ...waitlistFunctions,
  // ready seat
  // nearby
  ...nearbyFunctions,
  // series
  // calendar feed
  // requests with a clock
};
