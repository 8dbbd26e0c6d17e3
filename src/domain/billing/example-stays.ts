import { type MealFlag, type MealHours, mealsFrom, offeredMeals } from '../calendar/meals.ts';
import { type AgeLimits, ageRefusal } from '../membership/age.ts';
import type { CancellationPolicy, PlanPrice, ReserveSettings, UnitPrice } from '../settings/settings.ts';
import { addDays, addMonths, minuteOf, type TokyoDate, weekdayOf } from '../time.ts';
import { percentOf, type Yen } from '../yen.ts';
import { applyTickets } from './childcare-amount.ts';
import { type PriceLine, price } from './pricing.ts';

/** Ten stays, always the same, by which a change of prices or rules is looked at before it is saved. */
type ExampleStay = {
  readonly title: string;
  /** Which of the plans on sale the family has, the first being the cheapest. */
  readonly plan: 0 | 1 | 2;
  /** Ages in months on the day. */
  readonly ages: readonly number[];
  /** Minutes after opening, or after closing where they lie outside the ordinary hours. */
  readonly from: Edge;
  readonly minutes: number;
  readonly meals: readonly MealFlag[];
  readonly day: 'weekday' | 'sunday';
  readonly current_day: boolean;
};
type Edge = { readonly edge: 'open' | 'close'; readonly minutes: number };

const after = (edge: Edge['edge'], minutes: number): Edge => ({ edge, minutes });
const lunch: readonly MealFlag[] = ['lunch_support_flag'];
const supper: readonly MealFlag[] = ['supper_support_flag'];
const plain = { plan: 0, meals: [], day: 'weekday', current_day: false } as const;

export const exampleStays: readonly ExampleStay[] = [
  { ...plain, title: '2歳、平日1時間', ages: [30], from: after('open', 120), minutes: 60 },
  { ...plain, title: '1歳、平日3時間、昼食', ages: [18], from: after('open', 120), minutes: 180, meals: lunch },
  { ...plain, title: '8か月、平日4時間', ages: [8], from: after('open', 60), minutes: 240 },
  {
    ...plain,
    title: '3歳、平日2時間、当日の予約',
    ages: [42],
    from: after('open', 300),
    minutes: 120,
    current_day: true,
  },
  {
    ...plain,
    title: '2歳、日曜4時間、昼食',
    ages: [30],
    from: after('open', 60),
    minutes: 240,
    meals: lunch,
    day: 'sunday',
  },
  {
    ...plain,
    title: '4歳、夜まで3時間(閉園後1時間)、夕食',
    ages: [54],
    from: after('close', -120),
    minutes: 180,
    meals: supper,
  },
  {
    ...plain,
    title: '3歳と1歳、平日3時間、昼食',
    plan: 1,
    ages: [42, 18],
    from: after('open', 120),
    minutes: 180,
    meals: lunch,
  },
  { ...plain, title: '2歳、平日2時間15分', plan: 1, ages: [30], from: after('open', 120), minutes: 135 },
  { ...plain, title: '1歳、平日8時間、昼食', plan: 2, ages: [18], from: after('open', 30), minutes: 480, meals: lunch },
  {
    ...plain,
    title: '小学生(8歳)、平日5時間、昼食',
    plan: 2,
    ages: [102],
    from: after('open', 60),
    minutes: 300,
    meals: lunch,
  },
];

/** All that decides what a stay costs. Absent parts: the company has no such row on that day. */
export type RuleSet = {
  readonly unit_price: UnitPrice | null;
  readonly settings: Pick<ReserveSettings, 'step_minutes' | 'minimum_minutes'> | null;
  readonly policy: CancellationPolicy | null;
  readonly age_limits: AgeLimits | null;
  readonly meal_hours: MealHours | null;
  /** On sale, the cheapest first. */
  readonly plans: readonly (PlanPrice & { readonly name: string })[];
  readonly hours: { readonly open_time: string; readonly close_time: string };
  /** Looked at with tickets of this price in hand. */
  readonly ticket: { readonly number: number; readonly price: Yen } | null;
  /** At a branch with the certificate; it changes the classes, not what is paid. */
  readonly tax_exempt_flag?: boolean;
};

export type ExampleResult = {
  readonly title: string;
  readonly plan_name: string | null;
  /** Null where the stay cannot be had: why is beside it. */
  readonly total: Yen | null;
  /** What it costs before tickets, line by line. */
  readonly lines: readonly PriceLine[];
  readonly refusal: 'no_price' | 'age' | null;
  /** Meals that are not served within the stay. */
  readonly missing_meals: number;
  /** After the free time, shortly before, and without a word. */
  readonly fees: { readonly late: Yen; readonly last: Yen; readonly no_show: Yen } | null;
};

/** The ten stays by one set of rules, through the same rule as every quote. `base`: the first day looked at. */
export const priceExamples = (rules: RuleSet, base: TokyoDate): ExampleResult[] =>
  exampleStays.map((stay) => priceExample(stay, rules, base));

function priceExample(stay: ExampleStay, rules: RuleSet, base: TokyoDate): ExampleResult {
  const date = dayOf(stay.day, base);
  // Fewer plans than the example expects: use the last one.
  const plan = rules.plans[stay.plan] ?? rules.plans.at(-1) ?? null;
  const known = { title: stay.title, plan_name: plan?.name ?? null, missing_meals: 0, fees: null, lines: [] };
  if (rules.unit_price === null || rules.settings === null) return { ...known, total: null, refusal: 'no_price' };
  const births = stay.ages.map((months) => addMonths(date, -months));
  const { age_limits } = rules;
  if (age_limits !== null && births.some((birth) => ageRefusal(birth, date, age_limits) !== null)) {
    return { ...known, total: null, refusal: 'age' };
  }
  const start =
    minuteOf(stay.from.edge === 'open' ? rules.hours.open_time : rules.hours.close_time) + stay.from.minutes;
  const span = { start, end: start + stay.minutes };
  const offered = rules.meal_hours === null ? stay.meals : offeredMeals(span, rules.meal_hours);
  const eaten = stay.meals.filter((meal) => offered.includes(meal));
  const priced = price(
    {
      ...span,
      date,
      current_day_flag: stay.current_day,
      children: births.map((date_of_birth) => ({ date_of_birth, ...mealsFrom(eaten) })),
    },
    {
      unit_prices: [{ ...rules.unit_price, adaptation_date: date }],
      plan,
      ...rules.hours,
      tax_exempt_flag: rules.tax_exempt_flag ?? false,
      holidays: new Set(),
      settings: rules.settings,
    },
  );
  const paid = rules.ticket === null ? priced.total : withTickets(priced, rules.ticket, date);
  return {
    ...known,
    lines: priced.lines,
    total: paid,
    refusal: null,
    missing_meals: stay.meals.length - eaten.length,
    fees: rules.policy && {
      late: percentOf(priced.total, rules.policy.late_percent),
      last: percentOf(priced.total, rules.policy.last_percent),
      no_show: percentOf(priced.total, rules.policy.no_show_percent),
    },
  };
}

/** The first such day from `base` on. Holidays are ignored; Sunday represents them. */
function dayOf(day: ExampleStay['day'], base: TokyoDate): TokyoDate {
  let date = base;
  while ((weekdayOf(date) === 0) !== (day === 'sunday')) date = addDays(date, 1);
  return date;
}

/** Tickets pay whole hours; each costs its share of the bundle. */
function withTickets(
  { lines, total }: ReturnType<typeof price>,
  ticket: NonNullable<RuleSet['ticket']>,
  day: TokyoDate,
): Yen {
  const bundle = { id: 1, purchase_date: day, expiry_date: day, remaining: ticket.number, ...ticket };
  const { uses, discount } = applyTickets(lines, [bundle], day, true);
  const used = uses[0]?.number ?? 0;
  return total - discount + Math.ceil((ticket.price * used) / ticket.number);
}
