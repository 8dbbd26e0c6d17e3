import { holdFunctions } from './holds.ts';
import { nearbyFunctions } from './nearby.ts';
import { readySeatFunctions } from './ready-seat.ts';
import { seriesFunctions } from './series.ts';
import { waitlistFunctions } from './waitlist.ts';

/** Functions of seats that find the parent. */
export const seatFunctions = {
  // holds
  ...holdFunctions,
  // waitlist
  ...waitlistFunctions,
  // ready seat
  ...readySeatFunctions,
  // nearby
  ...nearbyFunctions,
  // series
  ...seriesFunctions,
  // calendar feed
  // requests with a clock
};
