import type { FunctionImplementation } from '../callable/context.ts';
import { nearbySeats } from './nearby/nearbySeats.ts';

export const seatImplementations: readonly FunctionImplementation[] = [
  // holds
  // waitlist
  // ready seat
  // nearby
  nearbySeats,
  // series
  // calendar feed
  // requests with a clock
];
