import type { PriceList } from '../../billing/pricing.ts';
import type { StayCover } from '../../books/entry-lines.ts';
import { demoSettings } from '../../calendar/demo-settings.ts';
import type { SubsidyTerms } from '../subsidy.ts';
import { lateCancelUse, limitPeriod, subsidyKind } from '../subsidy-codes.ts';

const none: SubsidyTerms = {
  kind: subsidyKind.code.discount,
  name: '',
  minimum_age_months: 0,
  below_age_months: null,
  limit_period: limitPeriod.code.month,
  limit_minutes: null,
  limit_yen: null,
  percent: 100,
  pays: ['childcare', 'zero_year_old', 'after_business', 'holiday'],
  yen_per_hour: 0,
  reductions: [],
  first_unit_minutes: 15,
  next_unit_minutes: 15,
  designation_flag: false,
  interview_flag: false,
  not_enrolled_flag: false,
  late_cancel_use: lateCancelUse.code.nothing,
  with_tickets_flag: false,
  with_others_flag: false,
};
const anyChild: SubsidyTerms = {
  ...none,
  kind: subsidyKind.code.ownTariff,
  name: 'こども誰でも通園',
  minimum_age_months: 6,
  below_age_months: 36,
  limit_minutes: 600,
  yen_per_hour: 300,
  reductions: [300, 240, 210, 150],
  first_unit_minutes: 60,
  next_unit_minutes: 60,
  designation_flag: true,
  interview_flag: true,
  not_enrolled_flag: true,
  late_cancel_use: lateCancelUse.code.reserved,
  with_tickets_flag: true,
};
const freeCare: SubsidyTerms = { ...none, kind: subsidyKind.code.refund, name: '無償化' };

/** The rules of docs/subsidy-cases.md, by the names they have there. */
export const exampleRules = {
  誰60: anyChild,
  誰30: { ...anyChild, next_unit_minutes: 30, late_cancel_use: lateCancelUse.code.nothing },
  券: { ...none, name: '一時預かり券', limit_period: limitPeriod.code.year, limit_yen: 10_000 },
  半券: { ...none, name: '半額券', percent: 50, pays: ['childcare'], with_others_flag: true },
  社: {
    ...none,
    name: '勤務先の利用枠',
    limit_minutes: 600,
    pays: ['childcare', 'zero_year_old'],
    with_tickets_flag: true,
    with_others_flag: true,
  },
  無2: { ...freeCare, limit_yen: 37_000 },
  無3: { ...freeCare, limit_yen: 42_000 },
} as const satisfies Record<string, SubsidyTerms>;

export const exampleList: PriceList = {
  unit_prices: [
    {
      adaptation_date: '2020-01-01',
      childcare: 1100,
      zero_year_old: 200,
      after_business: 300,
      holiday: 200,
      current_day: 500,
      meal_support: 500,
    },
  ],
  plan: null,
  open_time: '08:00',
  close_time: '19:00',
  tax_exempt_flag: true,
  holidays: new Set(),
  settings: demoSettings,
};

/** A branch with its 確認; each child is known by its place. */
export const cover = (schoolchildren: readonly boolean[]): StayCover => ({
  children: schoolchildren.map((schoolchild_flag, child_id) => ({ child_id, schoolchild_flag })),
  confirmed: true,
  benefit: {
    childcare: 1,
    zero_year_old: 1,
    after_business: 1,
    holiday: 1,
    current_day: 2,
    meal_support: 2,
  },
});
