import type { FunctionImplementation } from '../context.ts';

export const seatImplementations: readonly FunctionImplementation[] = [
  // holds
  // waitlist
  // ready seat
  // nearby
  // series
  // calendar feed
  // requests with a clock
];
