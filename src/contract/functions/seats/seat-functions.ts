import { calendarFeedFunctions } from './calendar-feed.ts';
import { requestAlternativeFunctions } from './request-alternatives.ts';

/** Functions of seats that find the parent. */
export const seatFunctions = {
  // holds
  // waitlist
  // ready seat
  // nearby
  // series
  // calendar feed
  ...calendarFeedFunctions,
  // requests with a clock
  ...requestAlternativeFunctions,
};
