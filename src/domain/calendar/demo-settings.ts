import type { MealHours } from './meals.ts';
import type { DeskCancellationPolicy, ReserveSettings, UnitPrice } from './settings.ts';

/** The demo world's numbers (domain-rules), for tests only: the running program reads its rows from the database. */
export const demoSettings: ReserveSettings = {
  window_days: 60,
  step_minutes: 15,
  minimum_minutes: 60,
  today_lead_minutes: 60,
  edit_lead_minutes: 60,
  request_lapse_minutes: 60,
  request_answer_minutes: 1440,
  request_answer_minimum_minutes: 20,
  card_due_minutes: 1440,
  card_due_lead_minutes: 120,
  card_due_minimum_minutes: 20,
  retention_days: 365,
  settle_after_minutes: 15,
  attendance_grace_minutes: 60,
  waiver_answer_hours: 24,
  overdue_manager_minutes: 15,
  overdue_headquarters_minutes: 45,
  staff_discount_yen: 1000,
  staff_discount_percent: 30,
  manager_discount_yen: 20_000,
  manager_discount_percent: 100,
  early_arrival_minutes: 120,
  fever_temperature: 37.5,
  request_undo_minutes: 1,
  family_link_hours: 72,
  pickup_pass_grace_minutes: 180,
  introduction_minutes: 60,
  family_search_limit: 20,
  hold_minutes: 5,
  holds_per_hour: 20,
  address_holds_per_hour: 200,
  offer_minutes: 30,
  offer_minimum_minutes: 5,
  offer_quiet_from: '22:00',
  offer_quiet_until: '07:00',
  automatic_cancel_minutes: 30,
  open_wishes: 5,
  series_dates: 26,
  ready_minutes: 120,
  request_remind_minutes: 60,
};

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
  free_until_days_before: 1,
  free_until_time: '18:00',
  grace_minutes: 15,
  grace_lead_minutes: 120,
  late_percent: 50,
  last_minutes: 120,
  last_percent: 80,
  no_show_percent: 100,
  illness_percent: 0,
};

export const demoHours = {
  open_time: '08:00',
  close_time: '19:00',
  extended_open_time: '07:00',
  extended_close_time: '21:00',
};

export const demoMealHours: MealHours = {
  breakfast_start_time: '07:00',
  breakfast_end_time: '09:00',
  lunch_start_time: '11:00',
  lunch_end_time: '13:00',
  supper_start_time: '17:00',
  supper_end_time: '19:00',
  minimum_overlap_minutes: 30,
};
