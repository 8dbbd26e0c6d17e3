import { describe, expect, it } from 'vitest';
import { initialSettings } from '../../../domain/settings/catalogue.ts';
import { priceCompleteness } from '../../company/store/completeness.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const honbu = await app.tokenOf('demo-honbu', 'staff');
const fresh = { id: null, version: null };
const unit = (adaptation_date: string, childcare: number) =>
  ({
    ...fresh,
    table: 'unit_prices',
    adaptation_date,
    childcare,
    zero_year_old: 200,
    after_business: 300,
    holiday: 200,
    current_day: 500,
    meal_support: 500,
  }) as const;
const save = (row: Parameters<typeof app.call<'headquartersSavePriceRow'>>[1]) =>
  app.call('headquartersSavePriceRow', row, honbu);
const log = async (table: string, id: number) =>
  (
    await app.pool.query(
      'select action, before, after from audit_logs where table_name = $1 and record_id = $2 order by id',
      [table, id],
    )
  ).rows;

describe('a dated row', () => {
  it('begins tomorrow at the earliest, once a day, and is logged', async () => {
    expect(await save(unit('2026-11-16', 1200))).toMatchObject({
      type: 'rule_too_early',
      fields: ['adaptation_date'],
      msg: '11月17日(火)以降の日を選んでください。',
    });
    expect(await save(unit('2040-01-01', 1200))).toMatchObject({ type: 'rule_too_late' });
    const made = await save(unit('2027-03-01', 1200));
    expect(made).toMatchObject({ status: 'OK' });
    expect(await save(unit('2027-03-01', 1300))).toMatchObject({ type: 'rule_date_taken' });
    const { id } = made as { id: number };
    expect(await log('unit_prices', id)).toMatchObject([
      { action: 'headquartersSavePriceRow', before: null, after: { childcare: 1200, version: 1 } },
    ]);
  });

  it('says of each field what is wrong with it', async () => {
    const answer = await save({ ...unit('2027-04-01', 1200), childcare: '', holiday: 'abc' } as never);
    expect(answer).toMatchObject({ type: 'input_error', fields: ['childcare', 'holiday'] });
    const policy = {
      ...fresh,
      table: 'cancellation_policies',
      adaptation_date: '2027-04-01',
      free_until_days_before: 1,
    };
    const times = {
      free_until_time: '18:00',
      grace_minutes: 15,
      grace_lead_minutes: 120,
      take_back_minutes: 5,
      last_minutes: 120,
    };
    const falling = {
      ...policy,
      ...times,
      late_percent: 50,
      last_percent: 40,
      no_show_percent: 100,
      illness_percent: 0,
      resale_percent: 100,
      late_reason: '職員の予定を変えられないためです。',
      last_reason: '準備を終えているためです。',
      no_show_reason: 'お席を最後まで確保しているためです。',
      illness_reason: '無理をせずお休みいただくためです。',
      illness_limit_per_quarter: 2,
      illness_until_minutes: 0,
      move_until_minutes: 120,
      move_within_days: 14,
      move_limit: 1,
    } as const;
    expect(await save(falling as never)).toMatchObject({ type: 'input_error', fields: ['last_percent'] });
  });

  it('is edited and removed until its day; the second to save is shown the current row', async () => {
    const { id } = (await save(unit('2027-05-01', 1200))) as { id: number };
    const edit = { ...unit('2027-05-02', 1250), id, version: 1 };
    expect(await save(edit)).toMatchObject({ status: 'OK', id });
    expect(await save({ ...edit, childcare: 1300 })).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { childcare: 1250, version: 2, adaptation_date: '2027-05-02' } },
    });
    const remove = (version: number) =>
      app.call('headquartersRemovePriceRow', { table: 'unit_prices', id, version }, honbu);
    expect(await remove(1)).toMatchObject({ type: 'changed_meanwhile' });
    expect(await remove(2)).toMatchObject({ status: 'OK' });
    expect(await remove(2)).toMatchObject({ type: 'not_found' });
    expect(await log('unit_prices', id)).toHaveLength(3);
  });

  it('in force is never changed', async () => {
    expect(await save({ ...unit('2027-05-01', 1), id: 1, version: 1 })).toMatchObject({ type: 'rule_in_force' });
    const remove = { table: 'unit_prices', id: 1, version: 1 } as const;
    expect(await app.call('headquartersRemovePriceRow', remove, honbu)).toMatchObject({ type: 'rule_in_force' });
  });

  it.each([
    { table: 'age_limits', minimum_age_months: 3, maximum_school_grade: 0 },
    {
      table: 'unpaid_policies',
      first_remind_days: 3,
      second_remind_days: 7,
      pause_days: 14,
      pause_warning_days: 3,
      tell_headquarters_days: 21,
      instalment_most: 6,
      instalment_longest_days: 180,
      instalment_least_amount: 1000,
      konbini_days: 3,
      konbini_least_amount: 120,
      konbini_most_amount: 300000,
    },
    {
      table: 'care_settings',
      ...initialSettings('care_settings'),
      children_per_staff_zero: 3,
      children_per_staff_one_two: 5,
      children_per_staff_three: 15,
      children_per_staff_four: 25,
      minimum_staff: 2,
      staff_rounding: 1,
      ratio_age: 2,
      registered_share_percent: 33,
      sleep_check_minutes_zero: 5,
      sleep_check_minutes_one_two: 10,
      sleep_check_minutes_three: 15,
      sleep_check_minutes_four: 30,
      sleep_alarm_minutes: 1,
      sleep_other_tablets_seconds: 15,
      sleep_manager_minutes: 2,
      sleep_headquarters_minutes: 5,
      sleep_silent_seconds: 60,
      sleep_wake_undo_minutes: 10,
      sleep_drill_minutes: 15,
      late_entry_minutes: 5,
      manager_entry_minutes: 30,
      allergy_review_months: 12,
      care_record_kept_months: 60,
      first_report_days: 1,
      health_review_days: 90,
      document_seen_days: 30,
      document_first_reminder_days: 30,
      document_last_reminder_days: 7,
    },
    {
      table: 'tax_settings',
      standard_percent: 10,
      childcare_benefit: 1,
      zero_year_old_benefit: 1,
      after_business_benefit: 1,
      holiday_benefit: 1,
      current_day_benefit: 2,
      meal_support_benefit: 2,
      benefit_cap_preschool: 37_000,
      benefit_cap_infant: 42_000,
      receipt_keep_years: 10,
      provision_keep_years: 5,
    },
    {
      table: 'ticket_terms',
      first_reminder_days: 30,
      last_reminder_days: 7,
      refund_percent: 90,
      refund_fee: 300,
      refund_until_days: 0,
      compared_months: 3,
    },
    {
      table: 'meal_hours',
      breakfast_start_time: '7:00',
      breakfast_end_time: '8:30',
      lunch_start_time: '11:00',
      lunch_end_time: '13:00',
      supper_start_time: '17:30',
      supper_end_time: '19:00',
      minimum_overlap_minutes: 30,
    },
    { table: 'reserve_settings', ...initialSettings('reserve_settings') },
    { table: 'ticket_prices', name: '5回券', number: 5, price: 5300, valid_days: 90 },
  ])('of $table is previewed, saved and taken back', async (values) => {
    const row = { ...fresh, adaptation_date: '2027-01-10', ...values } as never;
    const previewed = await app.call('headquartersPreviewPriceRow', row, honbu);
    expect(previewed).toMatchObject({ status: 'OK', preview: { date: '2027-01-10' } });
    const { id } = (await save(row)) as { id: number };
    const remove = { table: values.table as 'age_limits', id, version: 1 };
    expect(await app.call('headquartersRemovePriceRow', remove, honbu)).toMatchObject({ status: 'OK' });
  });
});

describe('the preview', () => {
  it('prices the ten stays today and then, and names members, reserves and notices', async () => {
    const answer = await app.call('headquartersPreviewPriceRow', unit('2026-12-01', 1200), honbu);
    if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
    const { examples, plans, changed_members, changed_names, reserves, notices, until } = answer.preview;
    const totals = (side: 'before' | 'after') => examples.map((each) => each[side].total);
    expect(totals('before')).toEqual([1100, 3800, 5200, 2700, 5700, 4100, 7000, 2250, 7300, 4750]);
    expect(totals('after')).toEqual([1200, 4100, 5600, 2900, 6100, 4400, 7600, 2475, 8100, 5250]);
    expect(plans.find(({ name }) => name === 'スタンダード')).toMatchObject({ hour_before: 1000, hour_after: 1100 });
    expect(changed_members).toBe(plans.reduce((sum, { members }) => sum + members, 0));
    expect(changed_names.length).toBe(Math.min(50, changed_members));
    expect(until).toBe('2027-03-01');
    expect(reserves).toBe(
      (await app.pool.query("select from reserves where live and reserve_date >= '2026-12-01'")).rowCount,
    );
    expect(notices[0]).toMatchObject({ title: '会員の皆さまへのお知らせ', due: '2026-11-16' });
    expect(await app.pool.query("select from unit_prices where adaptation_date = '2026-12-01'")).toMatchObject({
      rowCount: 0,
    });
  });
});

describe('holidays', () => {
  it('are added, moved and removed while they are to come', async () => {
    const holiday = { ...fresh, date: '2027-02-03', name: '創立記念日' };
    const made = await app.call('headquartersSaveHoliday', holiday, honbu);
    const { id } = made as { id: number };
    expect(await app.call('headquartersSaveHoliday', holiday, honbu)).toMatchObject({ type: 'holiday_taken' });
    const moved = { id, version: 1, date: '2027-02-04', name: '創立記念日' };
    expect(await app.call('headquartersSaveHoliday', moved, honbu)).toMatchObject({ status: 'OK' });
    expect(
      await app.call('headquartersSaveHoliday', { ...moved, version: 2, date: '2027-01-01' }, honbu),
    ).toMatchObject({
      type: 'holiday_taken',
    });
    expect(await app.call('headquartersRemoveHoliday', { id, version: 2 }, honbu)).toMatchObject({ status: 'OK' });
    const past = (await app.pool.query("select id, version from holidays where date = '2026-11-03'")).rows[0];
    expect(await app.call('headquartersRemoveHoliday', past, honbu)).toMatchObject({ type: 'rule_in_force' });
  });
});

describe('families left alone by the nightly comparison', () => {
  it('are added once, with a reason that can be changed', async () => {
    const given = { ...fresh, customer_id: 2, reason: '書面で支払い' };
    const { id } = (await app.call('headquartersSaveBatchExclusion', given, honbu)) as { id: number };
    expect(await app.call('headquartersSaveBatchExclusion', given, honbu)).toMatchObject({ type: 'exclusion_taken' });
    const other = { id, version: 1, customer_id: 2, reason: '調査中' };
    expect(await app.call('headquartersSaveBatchExclusion', other, honbu)).toMatchObject({ status: 'OK' });
    expect(await app.call('headquartersSaveBatchExclusion', { ...given, customer_id: 99_999 }, honbu)).toMatchObject({
      type: 'not_found',
    });
    expect(await app.call('headquartersRemoveBatchExclusion', { id, version: 2 }, honbu)).toMatchObject({
      status: 'OK',
    });
  });
});

describe('the ranking of tickets', () => {
  it('is one list; a list that changed meanwhile is not overwritten, and a new price keeps the rank', async () => {
    const rank = (ticket_price_ids: number[], known_ids: number[]) =>
      app.call('headquartersSetTicketRanking', { ticket_price_ids, known_ids }, honbu);
    expect(await rank([1, 2], [2, 1])).toMatchObject({ status: 'OK' });
    expect(await rank([2, 1], [2, 1])).toMatchObject({ type: 'stale_status' });
    const row = {
      ...fresh,
      table: 'ticket_prices',
      name: '10回券',
      number: 10,
      price: 11_000,
      valid_days: 180,
    } as const;
    const { id } = (await save({ ...row, adaptation_date: '2027-01-01' })) as { id: number };
    const { rows } = await app.pool.query('select ranking from ticket_sale_rankings where ticket_price_id = $1', [id]);
    expect(rows).toEqual([{ ranking: 1 }]);
  });
});

describe('completeness', () => {
  it('is there in the demo world', async () => {
    const facts = await app.services.database.read(app.clock.now(), priceCompleteness);
    expect(Object.values(facts)).toEqual([true, true, true, true]);
  });
});
