import { holdFunctions } from './holds.ts';
import { nearbyFunctions } from './nearby.ts';
import { readySeatFunctions } from './ready-seat.ts';

/** Functions of seats that find the parent. */
export const seatFunctions = {
  // holds
  ...holdFunctions,
  // waitlist
  // ready seat
  ...readySeatFunctions,
  // nearby
  ...nearbyFunctions,
  // series
  // calendar feed
  // requests with a clock
};
