import type { FunctionImplementation } from '../context.ts';
import { holdSeat } from '../../seats/holds/holdSeat.ts';
import { nearbySeats } from '../../seats/nearby/nearbySeats.ts';
import { readySeat } from '../../seats/ready/readySeat.ts';
import { releaseSeat } from '../../seats/holds/releaseSeat.ts';

export const seatImplementations: readonly FunctionImplementation[] = [
  // holds
  holdSeat,
  releaseSeat,
  // waitlist
  // ready seat
  readySeat,
  // nearby
  nearbySeats,
  // series
  // calendar feed
  // requests with a clock
];
