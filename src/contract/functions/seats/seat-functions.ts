import { holdFunctions } from './holds.ts';
import { seriesFunctions } from './series.ts';

/** Functions of seats that find the parent. */
export const seatFunctions = {
  // holds
  ...holdFunctions,
  // waitlist
  // ready seat
  // nearby
  // series
  ...seriesFunctions,
  // calendar feed
  // requests with a clock
};
