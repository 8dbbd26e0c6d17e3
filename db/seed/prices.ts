import holidayJp from '@holiday-jp/holiday_jp';
import type pg from 'pg';
import type { TokyoDate } from '../../src/domain/time.ts';
import { insertRows } from './insert.ts';

/** product-rules.md "Money" and "Calendar". In force since well before the oldest demo usage. */
const inForceSince = '2022-04-01';

export const light = 1;
export const standard = 2;
export const premium = 3;

export const planTypes = [
  plan(light, 'ライト', 0, 0, null),
  plan(standard, 'スタンダード', 1100, 100, 'price_standard'),
  plan(premium, 'プレミアム', 3300, 250, 'price_premium'),
];

function plan(id: number, name: string, monthly_amount: number, discount: number, stripe_price_id: string | null) {
  return {
    id,
    name,
    customer_type: 1,
    charge_flag: monthly_amount > 0,
    stripe_price_id,
    monthly_amount,
    childcare_discount_per_hour: discount,
    sequence: id,
    adaptation_date: inForceSince,
  };
}

const planTypeSummaries: readonly (readonly [number, string])[] = [
  [light, '月額0円。使った分だけのお支払いです'],
  [light, '保育料は1時間1,100円'],
  [light, 'はじめての方、年に数回だけ使いたい方に'],
  [standard, '月額1,100円で、保育料がいつでも1時間100円引き'],
  [standard, '保育料は1時間1,000円'],
  [standard, '月に11時間以上お使いの方におすすめです'],
  [premium, '月額3,300円で、保育料がいつでも1時間250円引き'],
  [premium, '保育料は1時間850円'],
  [premium, '毎週のお仕事や通院など、定期的にお使いの方に'],
];

export const unitPrice = {
  id: 1,
  adaptation_date: inForceSince,
  childcare: 1100,
  after_business: 300,
  current_day: 500,
  holiday: 200,
  meal_support: 500,
  zero_year_old: 200,
};

export const tenTickets = 1;
export const twentyTickets = 2;
export const ticketPrices = [
  { id: tenTickets, name: '10回券', number: 10, price: 10_500, valid_days: 180, adaptation_date: inForceSince },
  { id: twentyTickets, name: '20回券', number: 20, price: 20_000, valid_days: 180, adaptation_date: inForceSince },
];

const cancellationPolicy = {
  id: 1,
  adaptation_date: inForceSince,
  free_until_days_before: 1,
  free_until_time: '18:00',
  grace_minutes: 15,
  grace_lead_minutes: 120,
  take_back_minutes: 5,
  late_percent: 50,
  last_minutes: 120,
  last_percent: 80,
  no_show_percent: 100,
  illness_percent: 0,
  resale_percent: 100,
};

/** As the migrations have it (db/tests/installation.test.ts). */
export const reserveSetting = {
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
  reminder_time: '12:00',
  attendance_grace_minutes: 60,
  waiver_answer_hours: 24,
  overdue_manager_minutes: 15,
  overdue_headquarters_minutes: 45,
  early_arrival_minutes: 120,
  attendance_message_minutes: 2,
  fever_temperature: 37.5,
};

/** Taken from 6 months of age to the end of elementary school; as the migrations have it. */
export const ageLimit = { minimum_age_months: 6, maximum_school_grade: 6 };

/** Public holidays from last year to the year after next. */
export function holidaysAround(today: TokyoDate): { date: TokyoDate; name: string }[] {
  const year = Number(today.slice(0, 4));
  return Object.values(holidayJp.holidays)
    .filter(({ date }) => Number(date.slice(0, 4)) >= year - 1 && Number(date.slice(0, 4)) <= year + 2)
    .map(({ date, name }) => ({ date, name }));
}

export async function seedPrices(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(client, 'plan_types', planTypes);
  await insertRows(
    client,
    'plan_type_summaries',
    planTypeSummaries.map(([plan_type_id, content], index) => ({ plan_type_id, content, sequence: index + 1 })),
  );
  await insertRows(client, 'unit_prices', [unitPrice]);
  await insertRows(client, 'ticket_prices', ticketPrices);
  await insertRows(client, 'ticket_sale_rankings', [
    { ticket_price_id: twentyTickets, ranking: 1 },
    { ticket_price_id: tenTickets, ranking: 2 },
  ]);
  await insertRows(client, 'cancellation_policies', [cancellationPolicy]);
  await addHolidays(client, today);
}

/** The migrations know the years around their own; a demo may be made in another. */
async function addHolidays(client: pg.Client, today: TokyoDate): Promise<void> {
  await client.query(
    `insert into holidays (date, name) select date, name from jsonb_populate_recordset(null::holidays, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(holidaysAround(today))],
  );
}
