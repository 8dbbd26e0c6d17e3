import type { RequestAlternative } from '../../../contract/functions/billing/price-lines.ts';
import { noMinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import { earliestStart, isInWindow } from '../../../domain/calendar/calendar.ts';
import { alternativeStarts, branchDaySlots } from '../../../domain/calendar/capacity.ts';
import {
  eatenMeals,
  type MealHours,
  type Meals,
  mealsFrom,
  mealsOutsideHours,
  mealsText,
  offeredMeals,
} from '../../../domain/calendar/meals.ts';
import { approvalStatus, reservableMark } from '../../../domain/codes.ts';
import { ageRefusal } from '../../../domain/membership/age.ts';
import { reserveRefusedTo } from '../../../domain/membership/customer.ts';
import { decideRequest } from '../../../domain/reserves/reserve-request.ts';
import { addDays, epochOf, instantOf, type MinuteOfDay, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import { branchDayOf, quoteOf, requestFacts, type Stay, seatsFor, stayOf, stayPriceOf } from '../stay.ts';
import { branchDays } from '../store/branch-days.ts';
import { otherStays, type RequestStay, requestStay } from '../store/request-stay.ts';
import {
  type CalendarDayFacts,
  dayFacts,
  isBeforeRules,
  nearbyBranchDays,
  quoteFacts,
  type RulesOfDay,
  rulesOn,
} from '../store/reserve-facts.ts';
import type { ReserveRow } from '../store/reserves.ts';

/** How many other branches and how many days before and after are looked at, and how many places are offered. */
const looked_at = 8;
const daysAround = 7;
const offered = 2;

type Place = { branch_id: number; kept: RequestAlternative['kept']; stay: Stay };

/** A request that waits, or was refused before its time came: something else may be had in its place. */
export const canBeMoved = (reserve: ReserveRow, now: Date): boolean =>
  !reserve.cancel_flag &&
  reserve.start_datetime > now &&
  // A fee retained from an earlier change must not be avoided by moving again.
  reserve.kept_cancel_amount === 0 &&
  (reserve.approval_status === approvalStatus.code.pending || reserve.approval_status === approvalStatus.code.rejected);

/** What is eaten in another stay: the meals that are served then. */
export function fittingMeals<Child extends Meals>(child: Child, stay: Stay, hours: MealHours): Meals {
  const served = offeredMeals(stay, hours);
  return mealsFrom(eatenMeals(child).filter((meal) => served.includes(meal)));
}

/** The branch did not answer in time: a charge of the same day does not come with the move. */
export const movedOnSameDay = (reserve: ReserveRow, date: TokyoDate, now: Date): boolean =>
  date === reserve.reserve_date ? reserve.current_day_flag : tokyoDateOf(now) === date;

/** Up to two alternatives that need no approval: nearby at the same time, and the same branch at another time. */
export async function alternativesOfRequest(
  db: Queryable,
  now: Date,
  reserve: ReserveRow,
): Promise<RequestAlternative[]> {
  if (!canBeMoved(reserve, now)) return [];
  const stay = stayOf(reserve);
  const rules = await rulesOn(db, stay.date);
  if (isBeforeRules(rules)) return [];
  const request = await requestStay(db, reserve.id);
  const find = await finder(db, now, reserve, request, rules);
  const near: Place[] = (await nearbyBranchDays(db, reserve.branch_id, stay.date, looked_at)).flatMap((day) => {
    const start = find(day, stay.date);
    const kept = start === stay.start ? 'time' : 'day';
    return start === null ? [] : [{ branch_id: day.branch_id, kept, stay: stayFrom(stay, stay.date, start) }];
  });
  const sameTimeFirst = near.toSorted((a, b) => Number(b.kept === 'time') - Number(a.kept === 'time'));
  const own = await ownPlace(db, now, reserve, rules, find);
  const places = [...sameTimeFirst.slice(0, 1), ...(own ? [own] : []), ...sameTimeFirst.slice(1)];
  const found: RequestAlternative[] = [];
  for (const place of places) {
    const priced = found.length < offered ? await pricedPlace(db, now, reserve, request, place) : null;
    if (priced !== null) found.push(priced);
  }
  return found;
}

const stayFrom = (stay: Stay, date: TokyoDate, start: MinuteOfDay): Stay => ({
  date,
  start,
  end: start + stay.end - stay.start,
});

type Finder = (day: CalendarDayFacts, date: TokyoDate) => MinuteOfDay | null;

/** The start nearest to the one asked for that a save would confirm at once; null where there is none. */
async function finder(
  db: Queryable,
  now: Date,
  reserve: ReserveRow,
  request: RequestStay,
  rules: RulesOfDay,
): Promise<Finder> {
  const stay = stayOf(reserve);
  const { settings } = rules;
  const child_ids = request.children.map(({ id }) => id);
  const days = { from: addDays(stay.date, -daysAround), to: addDays(stay.date, daysAround) };
  const others = await otherStays(db, child_ids, reserve.id, days);
  return (day, date) => {
    if ((day.mark ?? reservableMark.available) !== reservableMark.available) return null;
    const atStart = (start: MinuteOfDay) => seatsFor(day, stayFrom(stay, date, start), request.children);
    const wanted = atStart(stay.start);
    const slots = branchDaySlots(branchDayOf(day), settings, wanted.ages);
    const options = { earliest: earliestStart(date, now, settings), limit: 8 };
    const starts = alternativeStarts(slots, wanted, options, settings).toSorted(
      (a, b) => Math.abs(a - stay.start) - Math.abs(b - stay.start),
    );
    const overlaps = (start: MinuteOfDay) => {
      const [from, to] = [instantOf(date, start), instantOf(date, start + stay.end - stay.start)];
      return others.some((other) => other.start_datetime < to && from < other.end_datetime);
    };
    const fits = (start: MinuteOfDay) =>
      decideRequest(atStart(start), requestFacts(now, day, rules, overlaps(start))).ok;
    return [stay.start, ...starts].find(fits) ?? null;
  };
}

/** At the requested branch: the same day if it no longer needs approval, else the nearest day. */
async function ownPlace(
  db: Queryable,
  now: Date,
  reserve: ReserveRow,
  { settings }: RulesOfDay,
  find: Finder,
): Promise<Place | null> {
  const stay = stayOf(reserve);
  const { branch_id } = reserve;
  const { day } = await dayFacts(db, branch_id, stay.date, reserve.id);
  const start = day && find(day, stay.date);
  if (typeof start === 'number') return { branch_id, kept: 'branch', stay: stayFrom(stay, stay.date, start) };
  const dates = Array.from({ length: 2 * daysAround + 1 }, (_, index) => addDays(stay.date, index - daysAround)).filter(
    (date) => isInWindow(date, tokyoDateOf(now), settings),
  );
  if (dates.length === 0) return null;
  const away = (date: TokyoDate) => Math.abs(epochOf(instantOf(date)) - epochOf(instantOf(stay.date)));
  const days = (await branchDays(db, branch_id, dates)).filter(({ date }) => date !== stay.date);
  for (const { date, day: other } of days.toSorted((a, b) => away(a.date) - away(b.date))) {
    const free = find(other, date);
    if (free !== null) return { branch_id, kept: 'branch', stay: stayFrom(stay, date, free) };
  }
  return null;
}

/** Null where the family or a child is not taken there after all. */
async function pricedPlace(
  db: Queryable,
  now: Date,
  reserve: ReserveRow,
  request: RequestStay,
  { branch_id, kept, stay }: Place,
): Promise<RequestAlternative | null> {
  const child_ids = request.children.map(({ id }) => id);
  const facts = await quoteFacts(db, {
    branch_id,
    date: stay.date,
    customer_id: reserve.customer_id,
    child_ids,
    reserve_id: reserve.id,
  });
  const { day, rules, customer } = facts;
  if (day === null || day.age_limits === null || customer === null || isBeforeRules(rules)) return null;
  if (reserveRefusedTo(customer, stay.date) || facts.children.length !== child_ids.length) return null;
  if (request.children.some((child) => ageRefusal(child.date_of_birth, stay.date, day.age_limits) !== null))
    return null;
  const children = request.children.map((child) => ({
    ...child,
    ...facts.children.find(({ id }) => id === child.id),
    ...fittingMeals(child, stay, rules.meal_hours),
  }));
  const current_day_flag = movedOnSameDay(reserve, stay.date, now);
  const priced = stayPriceOf(stay, children, current_day_flag, { day, rules }, customer.plan);
  return {
    branch_id,
    branch_name: day.branch_name,
    address: day.branch_address,
    kept,
    start_datetime: instantOf(stay.date, stay.start).toISOString(),
    end_datetime: instantOf(stay.date, stay.end).toISOString(),
    quote: quoteOf(priced, stay, current_day_flag, { created_at: now, now, ...noMinimumFee }, rules),
    lost_meals: mealsText(mealsFrom(mealsOutsideHours(request.children, stay, rules.meal_hours))),
  };
}
