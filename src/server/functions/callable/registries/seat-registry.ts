import { issueCalendarFeed } from '../../seats/calendar-feed/issueCalendarFeed.ts';
import { renewCalendarFeed } from '../../seats/calendar-feed/renewCalendarFeed.ts';
import { revokeCalendarFeed } from '../../seats/calendar-feed/revokeCalendarFeed.ts';
import { holdSeat } from '../../seats/holds/holdSeat.ts';
import { releaseSeat } from '../../seats/holds/releaseSeat.ts';
import { nearbySeats } from '../../seats/nearby/nearbySeats.ts';
import { readySeat } from '../../seats/ready/readySeat.ts';
import { moveRequest } from '../../seats/requests/moveRequest.ts';
import { requestAlternatives } from '../../seats/requests/requestAlternatives.ts';
import { cancelSeries } from '../../seats/series/cancelSeries.ts';
import { createSeries } from '../../seats/series/createSeries.ts';
import { quoteSeries } from '../../seats/series/quoteSeries.ts';
import { quoteSeriesCancel } from '../../seats/series/quoteSeriesCancel.ts';
import { quoteSeriesUpdate } from '../../seats/series/quoteSeriesUpdate.ts';
import { updateSeries } from '../../seats/series/updateSeries.ts';
import { acceptSeatOffer } from '../../seats/waitlist/acceptSeatOffer.ts';
import { cancelWaitlistEntry } from '../../seats/waitlist/cancelWaitlistEntry.ts';
import { createWaitlistEntry } from '../../seats/waitlist/createWaitlistEntry.ts';
import { declineSeatOffer } from '../../seats/waitlist/declineSeatOffer.ts';
import { listWaitlistEntries } from '../../seats/waitlist/listWaitlistEntries.ts';
import { quoteWaitlistEntry } from '../../seats/waitlist/quoteWaitlistEntry.ts';
import { readSeatOffer } from '../../seats/waitlist/readSeatOffer.ts';
import { staffListWishes } from '../../seats/waitlist/staffListWishes.ts';
import { staffOfferSeat } from '../../seats/waitlist/staffOfferSeat.ts';
import type { FunctionImplementation } from '../context.ts';

export const seatImplementations: readonly FunctionImplementation[] = [
  // holds
  holdSeat,
  releaseSeat,
  // waitlist
  quoteWaitlistEntry,
  createWaitlistEntry,
  cancelWaitlistEntry,
  listWaitlistEntries,
  readSeatOffer,
  acceptSeatOffer,
  declineSeatOffer,
  staffListWishes,
  staffOfferSeat,
  // ready seat
  readySeat,
  // nearby
  nearbySeats,
  // series
  quoteSeries,
  createSeries,
  quoteSeriesCancel,
  cancelSeries,
  quoteSeriesUpdate,
  updateSeries,
  // calendar feed
  issueCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
  // requests with a clock
  moveRequest,
  requestAlternatives,
];
