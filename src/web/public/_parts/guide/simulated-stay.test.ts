import { describe, expect, it } from 'vitest';
import { demoHours, demoMealHours, demoSettings, demoUnitPrice } from '../../../../domain/calendar/demo-settings.ts';
import { noMeals } from '../../../../domain/calendar/meals.ts';
import {
  lineText,
  notTaken,
  possibleMeals,
  possibleTimes,
  type Simulation,
  type SimulatorRules,
  simulate,
  simulatedAges,
} from './simulated-stay.ts';

const everyone = { adaptation_date: '2022-04-01', minimum_age_months: 6, maximum_school_grade: 6 };
const branch = {
  ...{ id: 2, name: 'みなと広場園', branch_certificates: [], branch_patterns: [], ...demoHours },
  view_branch_age_limits: [everyone],
};
const narrow = {
  ...{ ...branch, id: 10, name: '船橋わかば園' },
  view_branch_age_limits: [
    { adaptation_date: '2026-12-01', minimum_age_months: 12, maximum_school_grade: 3 },
    everyone,
  ],
};
const rules: SimulatorRules = {
  today: '2026-11-16',
  meal_hours: [{ adaptation_date: '2022-04-01', ...demoMealHours }],
  unit_prices: [demoUnitPrice, { ...demoUnitPrice, adaptation_date: '2026-12-01', childcare: 1200 }],
  plans: [
    { id: 1, childcare_discount_per_hour: 0 },
    { id: 2, childcare_discount_per_hour: 100 },
  ],
  branches: [branch, narrow],
  settings: demoSettings,
  holidays: [{ date: '2026-11-23' }],
};
const stay: Simulation = {
  branch_id: 2,
  date: '2026-11-17',
  start: 540,
  end: 720,
  ages: ['3'],
  meals: noMeals,
  plan_type_id: 1,
};

describe('the fee simulator', () => {
  it('shows three hours of one child at the light plan', () => {
    expect(simulate(stay, rules).total).toBe(3300);
  });

  it('takes the plan, siblings, meals, age, holiday, same day and late hours into account', () => {
    expect(simulate({ ...stay, plan_type_id: 2 }, rules).total).toBe(3000);
    expect(simulate({ ...stay, ages: ['3', '6'] }, rules).total).toBe(6600);
    // Supper is not served then.
    const meals = { ...noMeals, lunch_support_flag: true, supper_support_flag: true };
    expect(simulate({ ...stay, meals }, rules).total).toBe(3800);
    expect(possibleMeals(stay, rules)).toEqual(['lunch_support_flag']);
    expect(simulate({ ...stay, ages: ['0'] }, rules).total).toBe(3900);
    expect(simulate({ ...stay, date: '2026-11-23' }, rules).total).toBe(3900);
    expect(simulate({ ...stay, date: '2026-11-16' }, rules).total).toBe(3800);
    expect(simulate({ ...stay, start: 420, end: 600 }, rules).total).toBe(3600);
  });

  it('uses the price in force on the day asked about', () => {
    expect(simulate({ ...stay, date: '2026-12-01' }, rules).total).toBe(3600);
  });

  it.each([
    ['0', 1],
    ['1', 0],
    ['3', 0],
    ['6', 0],
  ] as const)('age %s has %i lines for under one', (age, lines) => {
    const { lines: all } = simulate({ ...stay, ages: [age] }, rules);
    expect(all.filter(({ kind }) => kind === 'zero_year_old')).toHaveLength(lines);
  });

  it('tells whom a branch does not take on the day asked about, and prices nothing then', () => {
    const ages = simulatedAges.map(({ key }) => key);
    for (const date of ['2026-11-17', '2027-03-31', '2027-04-01', '2027-10-01']) {
      expect(notTaken({ ...stay, date, ages }, rules)).toBeNull();
    }
    const asked = { ...stay, branch_id: 10, date: '2026-12-01', ages };
    expect(notTaken({ ...asked, date: '2026-11-30' }, rules)).toBeNull();
    expect(notTaken(asked, rules)).toEqual({
      children: '1人目(0歳)、5人目(小学4〜6年生)',
      taken: '船橋わかば園でお預かりできるのは、1歳から小学3年生までです。',
    });
    expect(notTaken({ ...asked, ages: ['0'] }, rules)?.children).toBe('お子さま(0歳)');
  });

  it('offers times inside the extended hours, at least the minimum long', () => {
    const { starts, ends } = possibleTimes(rules, branch, 540);
    expect([starts[0], starts.at(-1)]).toEqual([420, 1200]);
    expect([ends[0], ends.at(-1)]).toEqual([600, 1260]);
  });

  it('says each line in words', () => {
    const { lines } = simulate({ ...stay, end: 735 }, rules);
    expect(lines.map((line) => lineText(line, 1))).toEqual([{ label: '保育料', detail: '1時間 1,100円 × 3時間15分' }]);
  });
});
