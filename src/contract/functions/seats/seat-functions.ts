import { holdFunctions } from './holds.ts';
import { waitlistFunctions } from './waitlist.ts';

/** Functions of seats that find the parent. */
export const seatFunctions = {
  // holds
  ...holdFunctions,
  // waitlist
  ...waitlistFunctions,
  // ready seat
  // nearby
  // series
  // calendar feed
  // requests with a clock
};
