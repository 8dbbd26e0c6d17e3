import { describe, expect, it } from 'vitest';
import { demoCancellationPolicy, demoUnitPrice } from '../../../../domain/calendar/demo-settings.ts';
import { comingChanges } from './coming-changes.ts';

const { ...policy } = demoCancellationPolicy;
const nothing = {
  unit_prices: [demoUnitPrice],
  cancellation_policies: [policy],
  coming_policies: [],
  changing_plans: [],
  changing_tickets: [],
};
const today = '2026-11-16';

describe('coming changes on the price page', () => {
  it('are none while nothing is planned, or only beyond a year', () => {
    expect(comingChanges(nothing, today)).toEqual([]);
    const far = { ...demoUnitPrice, adaptation_date: '2027-11-17', childcare: 1200 };
    expect(comingChanges({ ...nothing, unit_prices: [far, demoUnitPrice] }, today)).toEqual([]);
  });

  it('say from which day what becomes what, each against what stood before it', () => {
    const first = { ...demoUnitPrice, adaptation_date: '2027-01-01', childcare: 1200 };
    const second = { ...first, adaptation_date: '2027-04-01', meal_support: 550 };
    const dearer = { ...demoCancellationPolicy, adaptation_date: '2027-02-01', late_percent: 60 };
    const unit_prices = [second, first, demoUnitPrice];
    expect(comingChanges({ ...nothing, unit_prices, coming_policies: [dearer] }, today)).toEqual([
      { date: '2027-01-01', text: '保育料(1時間): 1,100円から1,200円に変わります。' },
      { date: '2027-02-01', text: '無料の期限を過ぎてから: 50%から60%に変わります。' },
      { date: '2027-04-01', text: '食事(1食): 500円から550円に変わります。' },
    ]);
  });

  it('name plans and tickets that come and go', () => {
    const plan = { id: 2, name: 'スタンダード', monthly_amount: 1100, adaptation_date: '2022-04-01' };
    const changing_plans = [{ ...plan, withdrawn_date: '2026-12-01' }];
    const ticket = { id: 9, name: '10回券', price: 11_000, adaptation_date: '2027-01-01', withdrawn_date: null };
    const notices = comingChanges({ ...nothing, changing_plans, changing_tickets: [ticket] }, today);
    expect(notices.map(({ date }) => date)).toEqual(['2026-12-01', '2027-01-01']);
    expect(notices[0]?.text).toContain('お使いの方は、そのまま');
  });
});
