import type { FunctionImplementation } from '../callable/context.ts';
import { readySeat } from './ready/readySeat.ts';

export const seatImplementations: readonly FunctionImplementation[] = [
  // holds
  // waitlist
  // ready seat
  readySeat,
  // nearby
  // series
  // calendar feed
  // requests with a clock
];
