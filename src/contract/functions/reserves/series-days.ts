import { z } from 'zod';
import { reservableStatuses } from '../../../domain/codes.ts';
import { alternative, cancelStep, quote } from '../billing/price-lines.ts';

/** Days reserved together, as functions and pages pass them on. */
const int = z.number().int();

/** A day of the table: whether it can be had, what it costs, or what could be had instead. */
export const seriesDay = z.object({
  reserve_date: z.string(),
  branch_id: int,
  branch_name: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
  mark: z.enum(reservableStatuses),
  holiday_name: z.string().nullable(),
  /** Why not (×), as a save would say it. */
  type: z.string().nullable(),
  msg: z.string().nullable(),
  /** Other times of that day at the branch, else other branches. */
  alternatives: z.array(alternative),
  /** Null for ×. */
  quote: quote.nullable(),
});
export type SeriesDay = z.output<typeof seriesDay>;

/** all: none of the days unless every one can be had. free: those that can be had. */
export const seriesMode = z.enum(['all', 'free'], { error: '予約のしかたを選択してください。' });
export type SeriesMode = z.output<typeof seriesMode>;

export const leftOutDay = z.object({ reserve_date: z.string(), type: z.string(), msg: z.string() });
export const madeDay = z.object({
  reserve_id: int,
  reserve_date: z.string(),
  branch_name: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
  approval_status: int,
  reserve_amount: int,
});

/** From this reserve's day on, or all that is still to come. One alone goes the way of every reserve. */
export const seriesScope = z.enum(['rest', 'all'], { error: '対象を選択してください。' });
export type SeriesScope = z.output<typeof seriesScope>;

export const cancelledDay = z.object({
  reserve_id: int,
  start_datetime: z.string(),
  end_datetime: z.string(),
  branch_name: z.string(),
  approval_status: int,
  reserve_amount: int,
  cancel_amount: int,
  cancel_schedule: z.array(cancelStep),
  /** On this reserve's day or after. */
  rest_flag: z.boolean(),
});
export type SeriesCancelDay = z.output<typeof cancelledDay>;

export const updatedDay = seriesDay.extend({
  reserve_id: int,
  /** The amount as it is. */
  reserve_amount: int,
});
export type SeriesUpdateDay = z.output<typeof updatedDay>;
