import { holdSeat } from '../../seats/holds/holdSeat.ts';
import { releaseSeat } from '../../seats/holds/releaseSeat.ts';
import type { FunctionImplementation } from '../context.ts';

export const seatImplementations: readonly FunctionImplementation[] = [
  // holds
  holdSeat,
  releaseSeat,
  // waitlist
  // ready seat
  // nearby
  // series
  // calendar feed
  // requests with a clock
];
