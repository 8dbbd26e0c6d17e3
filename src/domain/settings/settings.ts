import type { TokyoDate } from '../time.ts';
import type { SettingsOf } from './catalogue.ts';

/** Rows that hold every amount, limit and deadline, under the columns' names. Rules take them as arguments. */
type Dated = { readonly adaptation_date: TokyoDate };

export type ReserveSettings = SettingsOf<'reserve_settings'>;

/** Yen, tax included. */
export type UnitPrice = Dated & SettingsOf<'unit_prices'>;

export type PlanPrice = { readonly childcare_discount_per_hour: number };

/** With the tier for a sick child and the move to another day. */
export type DeskCancellationPolicy = Dated & SettingsOf<'cancellation_policies'>;

/** What a fee is counted by. */
export type CancellationPolicy = Omit<
  DeskCancellationPolicy,
  | 'illness_percent'
  | 'illness_reason'
  | 'illness_limit_per_quarter'
  | 'illness_until_minutes'
  | 'move_until_minutes'
  | 'move_within_days'
  | 'move_limit'
  | 'resale_percent'
>;
