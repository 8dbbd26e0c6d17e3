import { flagsFromMeals } from '../../contract/form-mapping.ts';
import type { ReadyStay } from '../../contract/functions/reserves/ready-stay.ts';
import { Refusal } from '../../contract/refusal.ts';
import { noMinimumFee } from '../../domain/billing/cancelling/cancellation-fee.ts';
import { eatenMeals, mealsFrom, noMeals, offeredMeals } from '../../domain/calendar/meals.ts';
import { dayTimes, slotsWithStates } from '../../domain/calendar/slot-states.ts';
import { reservableMark } from '../../domain/codes.ts';
import { ageRefusal } from '../../domain/membership/age.ts';
import { reserveRefusedTo } from '../../domain/membership/customer.ts';
import {
  type NotReadyReason,
  readyStay,
  type StayPreference,
  usualStayMinutes,
  whyNothing,
} from '../../domain/reserves/ready-stay.ts';
import { type ChoiceDay, possibleEnds, possibleStarts } from '../../domain/reserves/stay-choice.ts';
import { addDays, minuteOf, type TimeRange, type TokyoDate, timeText, tokyoDateOf } from '../../domain/time.ts';
import type { Queryable } from '../postgres/database.ts';
import { agesOn, branchDayOf, quoteOf, stayPriceOf } from './stay.ts';
import { type ReadyFacts, readyFacts } from './store/ready-seat.ts';
import { type BranchDayFacts, isBeforeRules, nearbyBranchDays } from './store/reserve-facts.ts';

/** How many other branches are looked at for a seat today. */
const looked_at = 8;

type ReadySeatInput = {
  branch_id: number | null;
  branch: string | null;
  child_ids: readonly number[] | null;
  date: TokyoDate | null;
  start_time: string | null;
  minutes: number | null;
};
export const usualPreference: ReadySeatInput = {
  branch_id: null,
  branch: null,
  child_ids: null,
  date: null,
  start_time: null,
  minutes: null,
};

type ReadySeat = {
  today: TokyoDate;
  seat: ReadyStay | null;
  reason: NotReadyReason | null;
  branch_id: number | null;
  branch_name: string | null;
  usual_minutes: number;
  instead: ReadyStay[];
  children: { child_id: number; name: string }[];
  child_ids: number[];
  starts: string[];
  lengths: number[];
};

/** The seat that is ready, by the rules of a save and without a lock: showing promises nothing. */
export async function findReadySeat(
  db: Queryable,
  now: Date,
  customer_id: number,
  input: ReadySeatInput,
): Promise<ReadySeat> {
  const today = tokyoDateOf(now);
  const date = input.date ?? today;
  const facts = await readyFacts(db, { ...input, customer_id, date });
  if (facts === null) throw new Refusal('not_registered');
  const unknown = input.child_ids !== null && facts.child_ids.length !== input.child_ids.length;
  if (unknown) throw new Refusal('reserve_child_unknown', { fields: ['child_ids'] });
  const stay = stayPreferenceOf(facts, input);
  const found = seatAt(facts, facts.day, { now, date, stay });
  const missed = found.seat === null && wouldGoElsewhere(found.reason) && date === today;
  return {
    today,
    ...found,
    branch_id: facts.day?.branch_id ?? null,
    branch_name: facts.day?.branch_name ?? null,
    usual_minutes: stayPreferenceOf(facts, usualPreference).minutes,
    instead: missed ? await instead(db, facts, { now, today, customer_id, stay }) : [],
    children: facts.family.map(({ id, name }) => ({ child_id: id, name })),
    child_ids: facts.child_ids,
  };
}

function stayPreferenceOf({ recent, rules }: ReadyFacts, { start_time, minutes }: ReadySeatInput): StayPreference {
  const lengths = recent.map(({ start, end }) => end - start);
  return {
    start: start_time === null ? null : minuteOf(start_time),
    minutes: minutes ?? usualStayMinutes(lengths, rules.settings),
  };
}

/** Another branch or day would not help who has no children here or may not reserve. */
const wouldGoElsewhere = (reason: NotReadyReason | null): boolean =>
  reason !== 'not_allowed' && reason !== 'no_children' && reason !== 'no_branch';

type Asked = { now: Date; date: TokyoDate; stay: StayPreference };
type Found = Pick<ReadySeat, 'seat' | 'reason' | 'starts' | 'lengths'>;
const nothing = (reason: NotReadyReason): Found => ({ seat: null, reason, starts: [], lengths: [] });

function seatAt(facts: ReadyFacts, day: BranchDayFacts | null, { now, date, stay }: Asked): Found {
  const { customer, rules } = facts;
  const mayReserve = reserveRefusedTo(customer, date) === null && (customer.has_card || customer.card_may_follow);
  if (!mayReserve) return nothing('not_allowed');
  const children = childrenOf(facts);
  if (children.length === 0) return nothing('no_children');
  if (day === null) return nothing('no_branch');
  const age_limits = day.age_limits as BranchDayFacts['age_limits'] | null;
  if (isBeforeRules(rules) || age_limits === null) return nothing('closed');
  if (children.some((child) => ageRefusal(child.date_of_birth, date, age_limits) !== null)) return nothing('age');
  const choice = choiceOn(facts, day, { now, date });
  const range = readyStay(choice, stay);
  if (range === null) return nothing(whyNothing(choice));
  return {
    seat: pricedStay(facts, day, range, { now, date }),
    reason: null,
    starts: possibleStarts(choice).map(timeText),
    lengths: possibleEnds(choice, range.start).map((end) => end - range.start),
  };
}

const childrenOf = ({ family, child_ids }: ReadyFacts) =>
  child_ids.flatMap((id) => family.find((child) => child.id === id) ?? []);

function choiceOn(facts: ReadyFacts, day: BranchDayFacts, { now, date }: Omit<Asked, 'stay'>): ChoiceDay {
  const { settings } = facts.rules;
  const children = childrenOf(facts);
  const times = dayTimes({
    date,
    now,
    settings,
    branch: day,
    staffMark: day.mark,
    children: children.length,
    ages: agesOn(day, children),
    day: branchDayOf(day),
    own: facts.own,
  });
  return { ...settings, slots: slotsWithStates(times), held: null };
}

function pricedStay(
  facts: ReadyFacts,
  day: BranchDayFacts,
  range: TimeRange,
  { now, date }: Omit<Asked, 'stay'>,
): ReadyStay {
  const { rules, meals, customer } = facts;
  const served = offeredMeals(range, rules.meal_hours);
  const eating = childrenOf(facts).map((child) => {
    const before = meals.find(({ child_id }) => child_id === child.id) ?? noMeals;
    return { ...child, ...mealsFrom(eatenMeals(before).filter((meal) => served.includes(meal))) };
  });
  const stay = { date, ...range };
  const current_day_flag = tokyoDateOf(now) === date;
  const priced = stayPriceOf(stay, eating, current_day_flag, { day, rules }, customer.plan);
  return {
    date,
    branch_id: day.branch_id,
    branch_name: day.branch_name,
    start_time: timeText(range.start),
    end_time: timeText(range.end),
    child_ids: facts.child_ids,
    child_meals: eating.map((child) => ({ child: child.id, ...flagsFromMeals(child) })),
    ask_flag: day.mark === reservableMark.ask,
    quote: quoteOf(priced, stay, current_day_flag, { created_at: now, now, ...noMinimumFee }, rules),
  };
}

type Missed = { now: Date; today: TokyoDate; customer_id: number; stay: StayPreference };

/** The nearest branch with a seat today, and the usual time tomorrow: asked only when there is nothing today. */
async function instead(
  db: Queryable,
  facts: ReadyFacts,
  { now, today, customer_id, stay }: Missed,
): Promise<ReadyStay[]> {
  if (facts.day === null) return [];
  const { branch_id } = facts.day;
  const near = await nearbyBranchDays(db, branch_id, today, looked_at);
  const elsewhere = firstSeat(near, (day) => seatAt(facts, day, { now, date: today, stay }).seat);
  const date = addDays(today, 1);
  const tomorrow = await readyFacts(db, { customer_id, date, branch_id, branch: null, child_ids: facts.child_ids });
  const usual = { minutes: stay.minutes, start: stay.start ?? facts.recent[0]?.start ?? null };
  const later = tomorrow && seatAt(tomorrow, tomorrow.day, { now, date, stay: usual }).seat;
  return [elsewhere, later].filter((seat) => seat !== null);
}

/** Days are looked at one by one: the first seat ends it. */
function firstSeat(days: readonly BranchDayFacts[], look: (day: BranchDayFacts) => ReadyStay | null): ReadyStay | null {
  for (const day of days) {
    const seat = look(day);
    if (seat) return seat;
  }
  return null;
}
