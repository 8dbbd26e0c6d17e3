import { describe, expect, it } from 'vitest';
import { composePack } from './compose-pack.ts';
import type { PackFacts } from './store/packs.ts';

const facts: PackFacts = {
  ...{ branch_name: 'みなと広場園', address: '東京都港区1-1', tel: '0312345678', hours: '7:00〜21:00', capacity: 10 },
  ...{
    company_name: '株式会社いまほいく',
    company_address: '東京都',
    representative: '水野 かおり',
    company_tel: '0311112222',
  },
  ...{ owner_name: '', manager_name: '', services: '', insurance: '', hospital: '', emergency_procedure: '' },
  ...{ inside_consultation: '', outside_consultation: '', business_start_date: '2022-04-01' },
  prices: {
    childcare: 1100,
    zero_year_old: 200,
    after_business: 300,
    holiday: 200,
    current_day: 500,
    meal_support: 500,
  },
  policy: {
    ...{ free_until_days_before: 1, free_until_time: '18:00:00', take_back_minutes: 5, late_percent: 50 },
    ...{ last_minutes: 120, last_percent: 80, no_show_percent: 100, illness_percent: 0 },
  },
  house_rules: null,
};
const textOf = (changed: Partial<PackFacts>, label: string) =>
  composePack({ ...facts, ...changed })
    .flatMap((section) => section.facts)
    .find(([each]) => each === label)?.[1];
const rulesOf = (lead: string, body: string) =>
  composePack({ ...facts, house_rules: { adaptation_date: '2026-01-01', lead, body } }).at(-1);

describe('the paper handed over with the contract', () => {
  it('says since when the branch is in business, and where to read it when no day is known', () => {
    expect(textOf({}, '事業を始めた日')).toBe('2022/04/01');
    expect(textOf({ business_start_date: null }, '事業を始めた日')).toBe('園の掲示をご覧ください。');
  });

  it('names the hour until which cancelling is free as a clock shows it', () => {
    expect(textOf({}, '解約(キャンセル)')).toMatch(/^1日前の18:00まで: 無料\n/);
  });

  it('puts what stands before the first heading of the house rules at their beginning, or nothing', () => {
    expect(rulesOf('ようこそ。', '## 持ち物\n着替え')?.facts).toEqual([
      ['はじめに', 'ようこそ。'],
      ['持ち物', '着替え'],
    ]);
    expect(rulesOf(' ', '## 持ち物\n着替え')?.facts).toEqual([['持ち物', '着替え']]);
  });
});
