import { holdSeat } from '../../seats/holds/holdSeat.ts';
import { releaseSeat } from '../../seats/holds/releaseSeat.ts';
import { nearbySeats } from '../../seats/nearby/nearbySeats.ts';
import { readySeat } from '../../seats/ready/readySeat.ts';
import { cancelSeries } from '../../seats/series/cancelSeries.ts';
import { createSeries } from '../../seats/series/createSeries.ts';
import { quoteSeries } from '../../seats/series/quoteSeries.ts';
import { quoteSeriesCancel } from '../../seats/series/quoteSeriesCancel.ts';
import { quoteSeriesUpdate } from '../../seats/series/quoteSeriesUpdate.ts';
import { updateSeries } from '../../seats/series/updateSeries.ts';
import type { FunctionImplementation } from '../context.ts';

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
  quoteSeries,
  createSeries,
  quoteSeriesCancel,
  cancelSeries,
  quoteSeriesUpdate,
  updateSeries,
  // calendar feed
  // requests with a clock
];
