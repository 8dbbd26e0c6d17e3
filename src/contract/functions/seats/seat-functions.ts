import { holdFunctions } from './holds.ts';

/** Functions of seats that find the parent. */
export const seatFunctions = {
  // holds
  ...holdFunctions,
  // waitlist
  // ready seat
  // nearby
  // series
  // calendar feed
  // requests with a clock
};
