import { nearbyFunctions } from './nearby.ts';

/** Functions of seats that find the parent. */
export const seatFunctions = {
  // holds
  // waitlist
  // ready seat
  // nearby
  ...nearbyFunctions,
  // series
  // calendar feed
  // requests with a clock
};
