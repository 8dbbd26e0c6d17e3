import type { FunctionImplementation } from '../callable/context.ts';
import { issueCalendarFeed } from './calendar-feed/issueCalendarFeed.ts';
import { renewCalendarFeed } from './calendar-feed/renewCalendarFeed.ts';
import { revokeCalendarFeed } from './calendar-feed/revokeCalendarFeed.ts';
import { moveRequest } from './requests/moveRequest.ts';
import { requestAlternatives } from './requests/requestAlternatives.ts';

export const seatImplementations: readonly FunctionImplementation[] = [
  // holds
  // waitlist
  // ready seat
  // nearby
  // series
  // calendar feed
  issueCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
  // requests with a clock
  moveRequest,
  requestAlternatives,
];
