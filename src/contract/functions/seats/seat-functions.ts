import { calendarFeedFunctions } from './calendar-feed.ts';
import { holdFunctions } from './holds.ts';
import { nearbyFunctions } from './nearby.ts';
import { readySeatFunctions } from './ready-seat.ts';
import { requestAlternativeFunctions } from './request-alternatives.ts';
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
  ...calendarFeedFunctions,
  // requests with a clock
  ...requestAlternativeFunctions,
};
