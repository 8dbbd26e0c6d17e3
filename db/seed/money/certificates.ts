import type pg from 'pg';
import { addDays, type TokyoDate } from '../../../src/domain/time.ts';
import { minatoHiroba } from '../branch-list.ts';
import { insertRows } from '../insert.ts';
import { tokyo } from '../prefectures.ts';

/** みなと広場園 has its 確認, so that its stays count for 無償化; before anything is paid. */
export async function seedConfirmations(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(client, 'branch_certificates', [
    {
      branch_id: minatoHiroba,
      kind: 2,
      start_date: addDays(today, -700),
      end_date: null,
      certificate_number: '確認 第9号',
      issuer: '港区',
    },
  ]);
}

const kyoto = 26;

/** The 認定 of one child, and a municipality that wants another paper. */
export async function seedCertificates(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(client, 'child_benefits', [
    {
      child_id: 1,
      kind: 2,
      certificate_number: '1303-000412',
      prefecture_id: tokyo,
      municipality: '港区',
      start_date: addDays(today, -200),
      end_date: addDays(today, 165),
    },
  ]);
  await insertRows(client, 'other_facility_amounts', [{ child_id: 1, month: `${today.slice(0, 7)}-01`, amount: 6000 }]);
  await insertRows(client, 'municipality_layouts', [
    {
      prefecture_id: kyoto,
      municipality: '京都市',
      adaptation_date: addDays(today, -200),
      layout: 2,
      claim_due_day: 10,
      claim_address: '京都市 子ども若者はぐくみ局',
      claim_note: '原本を添えて請求してください。',
    },
  ]);
  await seedSubsidies(client, today);
}

const usualTerms = {
  below_age_months: null,
  limit_period: 1,
  limit_minutes: null,
  limit_yen: null,
  percent: 100,
  pays: ['childcare', 'zero_year_old', 'after_business', 'holiday'],
  yen_per_hour: 0,
  reductions: [],
  first_unit_minutes: 15,
  next_unit_minutes: 15,
  designation_flag: true,
  interview_flag: false,
  not_enrolled_flag: false,
  late_cancel_use: 1,
  with_tickets_flag: false,
  with_others_flag: false,
  public_yen_per_hour: [],
};

/** こども誰でも通園, a coupon of a city and an employer's hours; one approval of which nobody has seen the paper yet. */
async function seedSubsidies(client: pg.Client, today: TokyoDate): Promise<void> {
  const start_date = addDays(today, -200);
  await insertRows(client, 'subsidies', [
    { id: 1, giver: 1, name: 'こども誰でも通園', prefecture_id: tokyo, municipality: '港区' },
    { id: 2, giver: 1, name: '一時預かり利用券', prefecture_id: tokyo, municipality: '港区' },
    { id: 3, giver: 2, name: 'みなと製作所 保育の利用枠', prefecture_id: null, municipality: '' },
  ]);
  const since = { adaptation_date: start_date, ...usualTerms };
  await insertRows(client, 'subsidy_terms', [
    {
      subsidy_id: 1,
      kind: 3,
      minimum_age_months: 6,
      ...since,
      below_age_months: 36,
      limit_minutes: 600,
      yen_per_hour: 300,
      reductions: [300, 240, 210, 150],
      first_unit_minutes: 60,
      next_unit_minutes: 60,
      interview_flag: true,
      not_enrolled_flag: true,
      late_cancel_use: 2,
      with_tickets_flag: true,
      public_yen_per_hour: [1700, 1400, 1400],
    },
    { subsidy_id: 2, kind: 1, minimum_age_months: 6, ...since, limit_period: 2, limit_yen: 10_000 },
    {
      subsidy_id: 3,
      kind: 1,
      minimum_age_months: 6,
      ...since,
      limit_minutes: 600,
      with_tickets_flag: true,
      with_others_flag: true,
    },
  ]);
  await insertRows(
    client,
    'subsidy_designations',
    [1, 2, 3].map((subsidy_id) => ({
      subsidy_id,
      branch_id: minatoHiroba,
      designation_number: `港 第${subsidy_id}号`,
      start_date,
    })),
  );
  await insertRows(client, 'subsidy_approvals', [
    { id: 1, child_id: 1, subsidy_id: 2, approval_number: '港券 0412', start_date, end_date: addDays(today, 165) },
  ]);
  await insertRows(client, 'subsidy_interviews', [
    { subsidy_approval_id: 1, branch_id: minatoHiroba, date: start_date, account_id: 1 },
  ]);
  await insertRows(client, 'subsidy_other_uses', [
    { subsidy_approval_id: 1, month: `${today.slice(0, 7)}-01`, minutes: 0, yen: 2000 },
  ]);
}
