import { z } from 'zod';
import { cancellationTiers } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import { taxClass } from '../../../domain/codes.ts';

/** One line of an estimate or of an actual amount, as src/domain/billing/pricing.ts makes it and PriceLines shows it. */
export const priceLine = z.object({
  /** Position among the reserve's children, from 0. */
  child_index: z.number().int().nonnegative(),
  kind: z.enum([
    'childcare',
    'zero_year_old',
    'after_business',
    'holiday',
    'current_day',
    'meal_support',
    'own_tariff',
    'subsidy',
  ]),
  /** Yen per hour, per child or per meal. */
  unit_price: z.number().int(),
  /** Billed minutes, or the number of meals, or 1. */
  quantity: z.number().int(),
  amount: z.number().int(),
  tax_class: z.literal(taxClass.keys),
  /** The time a child is billed for, on the childcare line of a stay that took place. */
  from: z.string().exactOptional(),
  to: z.string().exactOptional(),
  /** A same-day line of which another stay of the day pays so many percent. */
  paid_elsewhere_percent: z.number().int().exactOptional(),
  /** The child did not come: `amount` is so many percent of the plan. */
  absent_percent: z.number().int().exactOptional(),
  /** Beyond the reserve, by the rules of the day, where the reserved time keeps its agreed price. */
  outside_reserve_flag: z.literal(true).exactOptional(),
  /** What a benefit does: its approval, its name, and the minutes it uses up. */
  subsidy: z.object({ approval_id: z.number().int(), name: z.string(), minutes: z.number().int() }).exactOptional(),
  /** Minutes of the childcare line that no ticket pays, because a benefit does. */
  subsidized_minutes: z.number().int().exactOptional(),
});

export const cancelStep = z.object({
  tier: z.enum(cancellationTiers),
  from: z.string(),
  percent: z.number().int(),
  cancel_amount: z.number().int().nonnegative(),
  /** The fee is the minimum carried over from before a change, higher than the percentage. */
  kept_flag: z.boolean(),
  /** Why it costs so much, in one sentence; '' where it costs nothing or is carried over. */
  reason: z.string().optional(),
});

export const quote = z.object({
  reserve_amount: z.number().int().nonnegative(),
  lines: z.array(priceLine),
  billed_minutes: z.number().int(),
  current_day_flag: z.boolean(),
  holiday_flag: z.boolean(),
  /** Hours outside open_time–close_time, as stored. */
  after_business_hours: z.number(),
  /** Free of charge until then; null where no free cancellation is left. */
  cancel_deadline: z.string().nullable(),
  /** What cancelling this reserve costs now and from which moment it costs more; the last step is not coming. */
  cancel_schedule: z.array(cancelStep),
  /** So many minutes after it is made it can be taken back free, however soon it starts. */
  take_back_minutes: z.number().int().nonnegative().optional(),
  /** An edit after the free deadline keeps that fee, and the deadline that was missed; 0 and null otherwise. */
  kept_cancel_amount: z.number().int().nonnegative(),
  kept_cancel_deadline: z.string().nullable(),
  /** A move to another day that leaves the fee of now behind. */
  free_move_flag: z.boolean().optional(),
  /** What a sick child and a move to another day cost, with the terms (domain fairRows). */
  fair_rows: z.array(z.object({ when: z.string(), fee: z.string(), reason: z.string().optional() })).optional(),
  /** If it has to be requested (△): the branch answers by then. */
  answer_due_datetime: z.string(),
});
export type Quote = z.output<typeof quote>;

/** Another time or branch that could still be had, sent with `reserve_full`. */
export const alternative = z.object({
  branch_id: z.number().int(),
  branch_name: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
});
export type Alternative = z.output<typeof alternative>;

/** A place that can be had at once instead of the request: the same children, as long, with the meals that fit. */
export const requestAlternative = alternative.extend({
  /** What the parent keeps: the branch (another time or day), or the time (another branch). */
  kept: z.enum(['branch', 'time', 'day']),
  address: z.string(),
  /** The estimate, with what cancelling costs. */
  quote,
  /** Meals of the request that are not served then, in words: '昼食'. */
  lost_meals: z.string(),
});
export type RequestAlternative = z.output<typeof requestAlternative>;
