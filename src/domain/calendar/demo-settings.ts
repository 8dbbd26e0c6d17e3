import { initialSettings } from '../settings/catalogue.ts';
import type { DeskCancellationPolicy, ReserveSettings, UnitPrice } from '../settings/settings.ts';
import type { MealHours } from './meals.ts';

/** The demo world's numbers, for tests only: the running program reads its rows from the database. */
export const demoSettings: ReserveSettings = initialSettings('reserve_settings');

export const demoUnitPrice: UnitPrice = {
  adaptation_date: '2022-04-01',
  childcare: 1100,
  zero_year_old: 200,
  after_business: 300,
  holiday: 200,
  current_day: 500,
  meal_support: 500,
};

export const demoCancellationPolicy: DeskCancellationPolicy = {
  adaptation_date: '2022-04-01',
  ...initialSettings('cancellation_policies'),
};

export const demoHours = {
  open_time: '08:00',
  close_time: '19:00',
  extended_open_time: '07:00',
  extended_close_time: '21:00',
};

export const demoMealHours: MealHours = initialSettings('meal_hours');
