import { eatenMeals, type Meals, mealsFrom, offeredMeals } from '../../domain/calendar/meals.ts';
import { dayTimes } from '../../domain/calendar/slot-states.ts';
import { reservableMark } from '../../domain/codes.ts';
import { ageRefusal } from '../../domain/membership/age.ts';
import { reserveRefusedTo } from '../../domain/membership/customer.ts';
import { epochOf, instantOf, type MinuteOfDay, tokyoDateOf } from '../../domain/time.ts';
import { type WishMode, wishMode } from '../../domain/waitlist/seat-codes.ts';
import { offerExpires, startsOfWish, wasRefused } from '../../domain/waitlist/serving.ts';
import { agesOn, requestFacts, type Stay, stayPriceOf } from '../reserves/stay.ts';
import { type BranchDayFacts, isBeforeRules, type RulesOfDay } from '../reserves/store/reserve-facts.ts';
import type { WishFacts } from './store/waiting.ts';

/** What a wish can be given at a branch now: read from one look at the day, decided by the same rule as a save. */
type WaitedDay = { readonly day: BranchDayFacts; readonly rules: RulesOfDay };

type WishChild = WishFacts['children'][number];

export type Grant = {
  readonly mode: WishMode;
  readonly stay: Stay;
  /** With those of the wished meals that are served during the stay. */
  readonly children: readonly WishChild[];
  readonly reserve_amount: number;
  /** Null where there is no time left to ask anybody: only for what is reserved at once. */
  readonly expires_at: Date | null;
};

/** Of the wished meals those that are served while the children are there. */
export function childrenDuring<Child extends Meals>(
  children: readonly Child[],
  stay: Pick<Stay, 'start' | 'end'>,
  { meal_hours }: RulesOfDay,
): Child[] {
  const served = offeredMeals(stay, meal_hours);
  return children.map((child) => ({
    ...child,
    ...mealsFrom(eatenMeals(child).filter((meal) => served.includes(meal))),
  }));
}

/** The family may reserve, the branch takes the children, and all of them are still there. */
function couldReserve(wish: WishFacts, { day, rules }: WaitedDay): boolean {
  if (isBeforeRules(rules) || (day.age_limits as unknown) === null) return false;
  if (wish.children.length !== wish.child_count || wish.children.length === 0) return false;
  if (reserveRefusedTo(wish.customer, wish.date) !== null || !wish.customer.has_card) return false;
  return wish.children.every(({ date_of_birth }) => ageRefusal(date_of_birth, wish.date, day.age_limits) === null);
}

/** The starts at which the whole family has its seats now; every hold counts, also the family's own. */
export function startsWithSeats(now: Date, wish: WishFacts, waited: WaitedDay): MinuteOfDay[] {
  if (!couldReserve(wish, waited)) return [];
  const { day, rules } = waited;
  const { children, own, date } = wish;
  const asked = requestFacts(now, day, rules, false);
  const ages = agesOn(day, children);
  return startsOfWish(dayTimes({ ...asked, date, children: children.length, ages, own }), wish);
}

export function grantAt(now: Date, wish: WishFacts, waited: WaitedDay, start: MinuteOfDay): Grant {
  const { day, rules } = waited;
  const stay = { date: wish.date, start, end: start + wish.minutes };
  const children = childrenDuring(wish.children, stay, rules);
  const today = tokyoDateOf(now) === wish.date;
  const { total } = stayPriceOf(stay, children, today, { day, rules }, wish.customer.plan);
  const begins = instantOf(stay.date, start);
  return {
    mode: withinAgreement(wish, total, begins, now) ? wishMode.code.reserve : wishMode.code.offer,
    stay,
    children,
    reserve_amount: total,
    expires_at: offerExpires(now, begins, rules.settings),
  };
}

/** What was agreed to beforehand: not dearer, and with as much notice. */
const withinAgreement = (wish: WishFacts, amount: number, begins: Date, now: Date): boolean =>
  wish.mode === wishMode.code.reserve &&
  amount <= wish.price_ceiling &&
  epochOf(begins) - epochOf(now) >= wish.notice_minutes * 60_000;

/** The first start that fits; null where the wish must go on waiting. */
export function grantFor(now: Date, wish: WishFacts, waited: WaitedDay): Grant | null {
  if (waited.day.mark === reservableMark.ask && !wish.staff_agreed) return null;
  for (const start of startsWithSeats(now, wish, waited)) {
    if (wasRefused(wish.refused, waited.day.branch_id, { start, end: start + wish.minutes })) continue;
    const grant = grantAt(now, wish, waited, start);
    // Who agreed to be reserved for at once is not asked instead: that was not the wish.
    if (grant.mode !== wish.mode) continue;
    if (grant.mode === wishMode.code.reserve || grant.expires_at !== null) return grant;
  }
  return null;
}
