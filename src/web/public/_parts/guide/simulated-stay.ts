import { type Price, type PriceKind, type PriceLine, price } from '../../../../domain/billing/pricing.ts';
import { type CertificateDays, holdsOn } from '../../../../domain/branches/certificates.ts';
import {
  type MealFlag,
  type MealHours,
  type Meals,
  mealsFrom,
  offeredMeals,
} from '../../../../domain/calendar/meals.ts';
import { hoursOf, usualDay } from '../../../../domain/calendar/patterns.ts';
import type { PatternedBranch } from '../../../../domain/calendar/week-rows.ts';
import { type AgeLimits, ageLimitsText, ageRefusal } from '../../../../domain/membership/age.ts';
import { rowInForce } from '../../../../domain/settings/in-force.ts';
import type { UnitPrice } from '../../../../domain/settings/settings.ts';
import { addMonths, minuteOf, type TokyoDate, timeSteps } from '../../../../domain/time.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';

/** The simulator asks for an age, not a birth date; the rule itself is the reserve's (src/domain/billing/pricing.ts). */
export const simulatedAges = [
  { key: '0', label: '0歳', months: 8 },
  { key: '1', label: '1〜2歳', months: 24 },
  { key: '3', label: '3〜5歳', months: 54 },
  { key: '6', label: '小学1〜3年生', months: 90 },
  { key: '9', label: '小学4〜6年生', months: 126 },
] as const;
export type SimulatedAge = (typeof simulatedAges)[number]['key'];

type SimulatedBranch = PatternedBranch & {
  readonly id: number;
  readonly name: string;
  /** Of the kind that makes preschoolers' care free of tax. */
  readonly branch_certificates: readonly CertificateDays[];
  /** From each day on which the limits of age change. */
  readonly view_branch_age_limits: readonly (AgeLimits & { readonly adaptation_date: TokyoDate })[];
};

export type Simulation = {
  readonly branch_id: number;
  readonly date: TokyoDate;
  readonly start: number;
  readonly end: number;
  readonly ages: readonly SimulatedAge[];
  /** For every child; of them only those that are served during the stay count. */
  readonly meals: Meals;
  readonly plan_type_id: number;
};

export type SimulatorRules = {
  readonly today: TokyoDate;
  readonly unit_prices: readonly UnitPrice[];
  readonly meal_hours: readonly (MealHours & { readonly adaptation_date: TokyoDate })[];
  readonly plans: readonly { readonly id: number; readonly childcare_discount_per_hour: number }[];
  readonly branches: readonly SimulatedBranch[];
  readonly settings: { readonly step_minutes: number; readonly minimum_minutes: number };
  readonly holidays: readonly { readonly date: TokyoDate }[];
};

/** With the usual hours of the day. */
export function branchOf(rules: SimulatorRules, { branch_id, date }: Pick<Simulation, 'branch_id' | 'date'>) {
  const branch = rules.branches.find((candidate) => candidate.id === branch_id);
  if (branch === undefined) throw new Error(`Unexpected value: ${branch_id}`);
  const patterns = branch.branch_patterns.map(({ adaptation_date, branch_pattern_days }) => ({
    adaptation_date,
    days: branch_pattern_days,
  }));
  const holiday = rules.holidays.some((each) => each.date === date);
  return { ...branch, ...hoursOf(usualDay(patterns, date, holiday), branch) };
}

/** Starts and ends of a stay at a branch, extended hours included. */
export function possibleTimes(rules: SimulatorRules, branch: SimulatedBranch, start: number) {
  const { step_minutes, minimum_minutes } = rules.settings;
  const open = minuteOf(branch.extended_open_time);
  const close = minuteOf(branch.extended_close_time);
  return {
    starts: timeSteps(open, close - minimum_minutes + 1, step_minutes),
    ends: timeSteps(start + minimum_minutes, close + 1, step_minutes),
  };
}

const bornFor = (age: SimulatedAge, date: TokyoDate): TokyoDate =>
  addMonths(date, -(simulatedAges.find(({ key }) => key === age)?.months ?? 0));

/** Which of the children the branch does not take on that day, in words; null when it takes them all. */
export function notTaken(
  { branch_id, date, ages }: Simulation,
  rules: SimulatorRules,
): { children: string; taken: string } | null {
  const branch = branchOf(rules, { branch_id, date });
  const limits = rowInForce(branch.view_branch_age_limits, date);
  const refused = ages.flatMap((age, position) => {
    if (ageRefusal(bornFor(age, date), date, limits) === null) return [];
    const label = simulatedAges.find(({ key }) => key === age)?.label ?? '';
    return [`${ages.length > 1 ? `${position + 1}人目` : 'お子さま'}(${label})`];
  });
  if (refused.length === 0) return null;
  return {
    children: refused.join('、'),
    taken: `${branch.name}でお預かりできるのは、${ageLimitsText(limits)}です。`,
  };
}

/** The meals served during the stay. */
export const possibleMeals = (simulation: Simulation, rules: SimulatorRules): MealFlag[] =>
  offeredMeals(simulation, rowInForce(rules.meal_hours, simulation.date));

export function simulate(simulation: Simulation, rules: SimulatorRules): Price {
  const branch = branchOf(rules, simulation);
  const { date } = simulation;
  const meals = mealsFrom(possibleMeals(simulation, rules).filter((meal) => simulation.meals[meal]));
  return price(
    {
      date,
      start: simulation.start,
      end: simulation.end,
      children: simulation.ages.map((age) => ({ date_of_birth: bornFor(age, date), ...meals })),
      current_day_flag: date === rules.today,
    },
    {
      unit_prices: rules.unit_prices,
      plan: rules.plans.find((plan) => plan.id === simulation.plan_type_id) ?? null,
      open_time: branch.open_time,
      close_time: branch.close_time,
      tax_exempt_flag: branch.branch_certificates.some((certificate) => holdsOn(certificate, date)),
      holidays: new Set(rules.holidays.map((holiday) => holiday.date)),
      settings: rules.settings,
    },
  );
}

const kindText: Readonly<Record<PriceKind, string>> = {
  childcare: '保育料',
  zero_year_old: '0歳の加算',
  after_business: '時間外の加算',
  holiday: '日曜・祝日の加算',
  current_day: '当日予約の加算',
  meal_support: '食事',
  own_tariff: '給付の料金',
  subsidy: '給付による割引',
};

/** What a line says: 保育料(1人目), 1時間1,100円 × 3時間. */
export function lineText(line: PriceLine, children: number): { label: string; detail: string } {
  const whose = children > 1 ? `(${line.child_index + 1}人目)` : '';
  const unit = formatYen(line.unit_price);
  const detail =
    line.kind === 'current_day'
      ? `お子さま1人 ${unit}`
      : line.kind === 'meal_support'
        ? `1食 ${unit} × ${line.quantity}食`
        : `1時間 ${unit} × ${formatDuration(line.quantity)}`;
  return { label: `${kindText[line.kind]}${whose}`, detail };
}
