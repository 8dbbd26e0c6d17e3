import { eatenMeals, type Meals, mealsFrom, offeredMeals } from '../../domain/calendar/meals.ts';
import { dayTimes } from '../../domain/calendar/slot-states.ts';
import { reservableMark } from '../../domain/codes.ts';
import { ageRefusal } from '../../domain/membership/age.ts';
import { reserveRefusedTo } from '../../domain/membership/customer.ts';
import { epochOf, instantOf, type MinuteOfDay, tokyoDateOf } from '../../domain/time.ts';
import { type WaitlistMode, waitlistMode } from '../../domain/waitlist/seat-codes.ts';
import { offerExpires, startsOfEntry, wasRefused } from '../../domain/waitlist/serving.ts';
import { agesOn, requestFacts, type Stay, stayPriceOf } from '../reserves/stay.ts';
import { type BranchDayFacts, isBeforeRules, type RulesOfDay } from '../reserves/store/reserve-facts.ts';
import type { WaitlistFacts } from './store/waiting.ts';

/** What a waitlist entry can be given at a branch now: read from one look at the day, decided by the same rule as a save. */
type WaitedDay = { readonly day: BranchDayFacts; readonly rules: RulesOfDay };

type EntryChild = WaitlistFacts['children'][number];

export type SeatAssignment = {
  readonly mode: WaitlistMode;
  readonly stay: Stay;
  /** With those of the chosen meals that are served during the stay. */
  readonly children: readonly EntryChild[];
  readonly reserve_amount: number;
  /** Null if there is no time left to ask the family: only for what is reserved at once. */
  readonly expires_at: Date | null;
};

/** Of the chosen meals those that are served while the children are there. */
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
function couldReserve(entry: WaitlistFacts, { day, rules }: WaitedDay): boolean {
  if (isBeforeRules(rules) || (day.age_limits as unknown) === null) return false;
  if (entry.children.length !== entry.child_count || entry.children.length === 0) return false;
  if (reserveRefusedTo(entry.customer, entry.date) !== null || !entry.customer.has_card) return false;
  return entry.children.every(({ date_of_birth }) => ageRefusal(date_of_birth, entry.date, day.age_limits) === null);
}

/** The starts at which the whole family has its seats now; every hold counts, also the family's own. */
export function startsWithSeats(now: Date, entry: WaitlistFacts, waited: WaitedDay): MinuteOfDay[] {
  if (!couldReserve(entry, waited)) return [];
  const { day, rules } = waited;
  const { children, own, date } = entry;
  const asked = requestFacts(now, day, rules, false);
  const ages = agesOn(day, children);
  return startsOfEntry(dayTimes({ ...asked, date, children: children.length, ages, own }), entry);
}

export function assignmentAt(now: Date, entry: WaitlistFacts, waited: WaitedDay, start: MinuteOfDay): SeatAssignment {
  const { day, rules } = waited;
  const stay = { date: entry.date, start, end: start + entry.minutes };
  const children = childrenDuring(entry.children, stay, rules);
  const today = tokyoDateOf(now) === entry.date;
  const { total } = stayPriceOf(stay, children, today, { day, rules }, entry.customer.plan);
  const begins = instantOf(stay.date, start);
  return {
    mode: withinAgreement(entry, total, begins, now) ? waitlistMode.code.reserve : waitlistMode.code.offer,
    stay,
    children,
    reserve_amount: total,
    expires_at: offerExpires(now, begins, rules.settings),
  };
}

/** What was agreed to beforehand: not dearer, and with as much notice. */
const withinAgreement = (entry: WaitlistFacts, amount: number, begins: Date, now: Date): boolean =>
  entry.mode === waitlistMode.code.reserve &&
  amount <= entry.price_ceiling &&
  epochOf(begins) - epochOf(now) >= entry.notice_minutes * 60_000;

/** The first start that fits; null where the entry must go on waiting. */
export function assignmentFor(now: Date, entry: WaitlistFacts, waited: WaitedDay): SeatAssignment | null {
  if (waited.day.mark === reservableMark.ask && !entry.staff_agreed) return null;
  for (const start of startsWithSeats(now, entry, waited)) {
    if (wasRefused(entry.refused, waited.day.branch_id, { start, end: start + entry.minutes })) continue;
    const assignment = assignmentAt(now, entry, waited, start);
    // Who agreed to be reserved for at once is not asked instead: that is not what was agreed.
    if (assignment.mode !== entry.mode) continue;
    if (assignment.mode === waitlistMode.code.reserve || assignment.expires_at !== null) return assignment;
  }
  return null;
}
