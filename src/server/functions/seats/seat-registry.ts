import type { FunctionImplementation } from '../callable/context.ts';
import { holdSeat } from './holds/holdSeat.ts';
import { releaseSeat } from './holds/releaseSeat.ts';
import { cancelSeries } from './series/cancelSeries.ts';
import { createSeries } from './series/createSeries.ts';
import { quoteSeries } from './series/quoteSeries.ts';
import { quoteSeriesCancel } from './series/quoteSeriesCancel.ts';
import { quoteSeriesUpdate } from './series/quoteSeriesUpdate.ts';
import { updateSeries } from './series/updateSeries.ts';

export const seatImplementations: readonly FunctionImplementation[] = [
  // holds
  holdSeat,
  releaseSeat,
  // waitlist
  // ready seat
  // nearby
  // series
  quoteSeries,
  createSeries,
  quoteSeriesCancel,
  cancelSeries,
  quoteSeriesUpdate,
  updateSeries,
  // calendar feed
  // requests with a clock
];
