import type { FunctionImplementation } from '../callable/context.ts';
import { nearbySeats } from './nearby/nearbySeats.ts';
import { acceptSeatOffer } from './waitlist/acceptSeatOffer.ts';
import { cancelWaitlistEntry } from './waitlist/cancelWaitlistEntry.ts';
import { createWaitlistEntry } from './waitlist/createWaitlistEntry.ts';
import { declineSeatOffer } from './waitlist/declineSeatOffer.ts';
import { listWaitlistEntries } from './waitlist/listWaitlistEntries.ts';
import { quoteWaitlistEntry } from './waitlist/quoteWaitlistEntry.ts';
import { readSeatOffer } from './waitlist/readSeatOffer.ts';
import { staffListWishes } from './waitlist/staffListWishes.ts';
import { staffOfferSeat } from './waitlist/staffOfferSeat.ts';

export const seatImplementations: readonly FunctionImplementation[] = [
  // holds
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
  // nearby
  nearbySeats,
  // series
  // calendar feed
  // requests with a clock
];
