import type { FunctionImplementation } from '../callable/context.ts';
import { holdSeat } from './holds/holdSeat.ts';
import { releaseSeat } from './holds/releaseSeat.ts';

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
