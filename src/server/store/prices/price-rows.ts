import type { RuleTable } from '../../../domain/money/rule-notices.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** Columns a form sets, by table. A name that is not here never reaches a statement. */
const columns: Readonly<Record<RuleTable, readonly string[]>> = {
  unit_prices: ['childcare', 'zero_year_old', 'after_business', 'holiday', 'current_day', 'meal_support'],
  cancellation_policies: [
    'free_until_days_before',
    'free_until_time',
    'grace_minutes',
    'grace_lead_minutes',
    'take_back_minutes',
    'late_percent',
    'last_minutes',
    'last_percent',
    'no_show_percent',
    'late_reason',
    'last_reason',
    'no_show_reason',
    'illness_percent',
    'resale_percent',
    'illness_reason',
    'illness_limit_per_quarter',
    'illness_until_minutes',
    'move_until_minutes',
    'move_within_days',
    'move_limit',
  ],
  reserve_settings: [
    'window_days',
    'step_minutes',
    'minimum_minutes',
    'today_lead_minutes',
    'edit_lead_minutes',
    'request_lapse_minutes',
    'request_answer_minutes',
    'request_answer_minimum_minutes',
    'card_due_minutes',
    'card_due_lead_minutes',
    'card_due_minimum_minutes',
    'retention_days',
    'settle_after_minutes',
    'reminder_time',
    'attendance_grace_minutes',
    'waiver_answer_hours',
    'overdue_manager_minutes',
    'overdue_headquarters_minutes',
    'staff_discount_yen',
    'staff_discount_percent',
    'manager_discount_yen',
    'manager_discount_percent',
    'early_arrival_minutes',
    'attendance_message_minutes',
    'fever_temperature',
    'request_undo_minutes',
    'hold_minutes',
    'holds_per_hour',
    'address_holds_per_hour',
    'offer_minutes',
    'offer_minimum_minutes',
    'offer_quiet_from',
    'offer_quiet_until',
    'automatic_cancel_minutes',
    'open_wishes',
    'series_dates',
    'ready_minutes',
    'line_reserve_percent',
    'line_warning_percent',
    'claim_reminder_days',
    'certificate_months',
    'request_remind_minutes',
    'inbox_answer_hours',
    'message_quiet_from',
    'message_quiet_until',
    'message_answer_hours',
    'message_kept_months',
    'inquiry_kept_months',
    'application_kept_months',
    'family_link_hours',
    'family_invitation_hours',
    'relatives_limit',
    'pickup_people_limit',
    'pickup_pass_grace_minutes',
    'pickup_dispute_hours',
    'introduction_minutes',
    'family_search_limit',
    'report_kept_months',
    'late_alarm_minutes',
    'overdue_alarm_minutes',
    'morning_form_time',
    'morning_form_lead_hours',
    'high_fever_temperature',
    'stomach_upset_times',
  ],
  age_limits: ['minimum_age_months', 'maximum_school_grade'],
  meal_hours: [
    'breakfast_start_time',
    'breakfast_end_time',
    'lunch_start_time',
    'lunch_end_time',
    'supper_start_time',
    'supper_end_time',
    'minimum_overlap_minutes',
  ],
  care_settings: [
    'children_per_staff_zero',
    'children_per_staff_one_two',
    'children_per_staff_three',
    'children_per_staff_four',
    'minimum_staff',
    'staff_rounding',
    'ratio_age',
    'registered_share_percent',
    'sleep_check_minutes_zero',
    'sleep_check_minutes_one_two',
    'sleep_check_minutes_three',
    'sleep_check_minutes_four',
    'sleep_alarm_minutes',
    'late_entry_minutes',
    'manager_entry_minutes',
    'allergy_review_months',
    'care_record_kept_months',
    'first_report_days',
    'health_review_days',
    'document_seen_days',
    'document_first_reminder_days',
    'document_last_reminder_days',
  ],
  tax_settings: [
    'standard_percent',
    'childcare_benefit',
    'zero_year_old_benefit',
    'after_business_benefit',
    'holiday_benefit',
    'current_day_benefit',
    'meal_support_benefit',
    'benefit_cap_preschool',
    'benefit_cap_infant',
    'receipt_keep_years',
    'provision_keep_years',
  ],
  ticket_terms: [
    'first_reminder_days',
    'last_reminder_days',
    'refund_percent',
    'refund_fee',
    'refund_until_days',
    'compared_months',
  ],
  unpaid_policies: [
    'first_remind_days',
    'second_remind_days',
    'pause_days',
    'pause_warning_days',
    'tell_headquarters_days',
    'instalment_most',
    'instalment_longest_days',
    'instalment_least_amount',
    'konbini_days',
    'konbini_least_amount',
    'konbini_most_amount',
  ],
  ticket_prices: ['name', 'number', 'price', 'valid_days'],
  plan_types: ['name', 'monthly_amount', 'childcare_discount_per_hour', 'sequence'],
};
/** Follows from the others. */
const derived: Partial<Record<RuleTable, string>> = { plan_types: 'charge_flag' };

export type RuleValues = Readonly<Record<string, unknown>> & { readonly adaptation_date: TokyoDate };

const named = (table: RuleTable): string[] => ['adaptation_date', ...columns[table]];

function valuesOf(table: RuleTable, row: RuleValues): unknown[] {
  const values = named(table).map((name) => row[name]);
  return derived[table] === undefined ? values : [...values, Number(row.monthly_amount) > 0];
}

const allNamed = (table: RuleTable): string[] => [
  ...named(table),
  ...(derived[table] === undefined ? [] : [derived[table]]),
];

/** Whoever changes a table's rows waits for whoever does already: the order of the rows is decided by all of them. */
export async function lockRules(tx: Transaction, table: RuleTable | 'ticket_sale_rankings'): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('rules'), hashtext($1))", [table]);
}

export async function insertRule(tx: Transaction, table: RuleTable, row: RuleValues): Promise<number> {
  const names = allNamed(table);
  const { rows } = await tx.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    valuesOf(table, row),
  );
  return (rows[0] as { id: number }).id;
}

export async function updateRule(tx: Transaction, table: RuleTable, id: number, row: RuleValues): Promise<void> {
  const names = allNamed(table);
  await tx.query(
    `update ${table} set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
    [id, ...valuesOf(table, row)],
  );
}

export async function deleteRule(tx: Transaction, table: RuleTable, id: number): Promise<void> {
  await tx.query(`delete from ${table} where id = $1`, [id]);
}

/** Every row of a table, with its day as text; the forms' tables are short. */
export async function rulesOf<Row extends { id: number; adaptation_date: TokyoDate }>(
  db: Queryable,
  table: RuleTable,
): Promise<Row[]> {
  const { rows } = await db.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t order by t.adaptation_date, t.id`,
  );
  return rows.map(({ row }) => row);
}

/** Today, tomorrow, and whether any family is there yet. */
export async function companyDay(
  db: Queryable,
): Promise<{ today: TokyoDate; tomorrow: TokyoDate; has_customers: boolean }> {
  const { rows } = await db.query<{ today: TokyoDate; has_customers: boolean }>(
    'select app.tokyo_today() as today, exists (select from customers) as has_customers',
  );
  const { today, has_customers } = rows[0] as { today: TokyoDate; has_customers: boolean };
  return { today, tomorrow: addDays(today, 1), has_customers };
}
