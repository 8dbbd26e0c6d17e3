import { describe, expect, it } from 'vitest';
import {
  demoCancellationPolicy,
  demoHours,
  demoMealHours,
  demoSettings,
  demoUnitPrice,
} from '../calendar/demo-settings.ts';
import { exampleStays, priceExamples, type RuleSet } from './example-stays.ts';

const today = '2026-11-16';
const rules: RuleSet = {
  unit_price: demoUnitPrice,
  settings: demoSettings,
  policy: demoCancellationPolicy,
  age_limits: { minimum_age_months: 6, maximum_school_grade: 6 },
  meal_hours: demoMealHours,
  plans: [
    { name: 'ライト', childcare_discount_per_hour: 0 },
    { name: 'スタンダード', childcare_discount_per_hour: 100 },
    { name: 'プレミアム', childcare_discount_per_hour: 250 },
  ],
  hours: demoHours,
  ticket: null,
};
const totals = (changed: Partial<RuleSet> = {}) =>
  priceExamples({ ...rules, ...changed }, today).map(({ total }) => total);

describe('the ten example stays', () => {
  it('are ten, and cost by the demo prices what one computes by hand', () => {
    expect(exampleStays).toHaveLength(10);
    expect(totals()).toEqual([1100, 3800, 5200, 2700, 5700, 4100, 7000, 2250, 7300, 4750]);
  });

  it('show each price somewhere', () => {
    for (const kind of [
      'childcare',
      'zero_year_old',
      'after_business',
      'holiday',
      'current_day',
      'meal_support',
    ] as const) {
      const dearer = { ...demoUnitPrice, [kind]: demoUnitPrice[kind] + 100 };
      expect(totals({ unit_price: dearer }), kind).not.toEqual(totals());
    }
  });

  it('count every meal where no hours of meals are in force', () => {
    const late = { ...demoMealHours, lunch_start_time: '13:00', lunch_end_time: '15:00' };
    expect(priceExamples({ ...rules, meal_hours: late }, today)[1]).toMatchObject({ missing_meals: 1 });
    expect(priceExamples({ ...rules, meal_hours: null }, today)[1]).toMatchObject({ total: 3800, missing_meals: 0 });
  });

  it('show a longer step, a discount, later meals and a changed limit of age', () => {
    expect(totals({ settings: { step_minutes: 30, minimum_minutes: 60 } })[7]).toBe(2500);
    expect(totals({ plans: [] })[8]).toBe(9300);
    const late = { ...demoMealHours, lunch_start_time: '13:00', lunch_end_time: '15:00' };
    expect(priceExamples({ ...rules, meal_hours: late }, today)[1]).toMatchObject({ total: 3300, missing_meals: 1 });
    const preschool = { minimum_age_months: 12, maximum_school_grade: 0 };
    const refused = priceExamples({ ...rules, age_limits: preschool }, today);
    expect(refused.map(({ refusal }) => refusal)).toEqual(
      [2, 9].reduce((list, at) => list.with(at, 'age'), Array<string | null>(10).fill(null)),
    );
  });

  it('cost with tickets what was paid for them, and tell the fees', () => {
    expect(totals({ ticket: { number: 10, price: 10_500 } })[1]).toBe(3 * 1050 + 500);
    expect(priceExamples(rules, today)[1]?.fees).toEqual({ late: 1900, last: 3040, no_show: 3800 });
  });

  it('have no price where the company has none', () => {
    expect(priceExamples({ ...rules, unit_price: null }, today)[0]).toMatchObject({ total: null, refusal: 'no_price' });
  });
});
