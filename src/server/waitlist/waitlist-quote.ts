import type { Quote } from '../../contract/functions/billing/price-lines.ts';
import { Refusal } from '../../contract/refusal.ts';
import { cancellationSchedule, noMinimumFee } from '../../domain/billing/cancelling/cancellation-fee.ts';
import { branchTakesReserves, earliestStart, isInWindow } from '../../domain/calendar/calendar.ts';
import { type Meals, noMeals } from '../../domain/calendar/meals.ts';
import { approvalStatus, childcareStatus, reservableMark } from '../../domain/codes.ts';
import { timesRefusal } from '../../domain/reserves/reserve-request.ts';
import {
  type Instant,
  type MinuteOfDay,
  minuteOf,
  overlap,
  type TimeRange,
  timeText,
  tokyoDateOf,
} from '../../domain/time.ts';
import { type WaitlistTimes, waitlistStarts } from '../../domain/waitlist/serving.ts';
import type { Queryable } from '../postgres/database.ts';
import { refuseAges } from '../reserves/ages.ts';
import { quoteOf, requireRules, type Stay, stayPriceOf, stepsOf } from '../reserves/stay.ts';
import { type QuoteFacts, quoteFacts, type RulesOfDay } from '../reserves/store/reserve-facts.ts';
import { childrenDuring } from './seat-assignment.ts';
import { ownStays } from './store/entries.ts';

export type WaitlistRequest = WaitlistTimes & {
  branch_ids: readonly number[];
  child_ids: readonly number[];
  meals: (child: number) => Meals;
};

type WaitlistQuote = {
  price_ceiling: number;
  quote: Quote;
  branches: { branch_id: number; branch_name: string; price_ceiling: number }[];
  rules: RulesOfDay;
  facts: QuoteFacts;
};

/** Long before any grace period: the fees shown are those of a later press, or higher. */
const longAgo: Instant = 0;

/** What cancelling costs without the grace minutes after the press, whose time is not known yet. */
export function feesWithoutGrace(
  reserve: { start_datetime: Date; reserve_amount: number },
  { policy }: RulesOfDay,
  now: Date,
): Quote['cancel_schedule'] {
  const made = {
    ...reserve,
    ...noMinimumFee,
    created_at: longAgo,
    approval_status: approvalStatus.code.notUsed,
    childcare_status: childcareStatus.code.upcoming,
  };
  return stepsOf(cancellationSchedule(made, [policy], now));
}

/** What a waitlist entry can become at the dearest, at any of its branches; throws the refusal of a waitlist entry that cannot come true. */
export async function quoteWaitlistRequest(
  db: Queryable,
  now: Date,
  customer_id: number,
  entry: WaitlistRequest,
): Promise<WaitlistQuote> {
  const { date, child_ids } = entry;
  const own = await ownStays(db, child_ids, date);
  const quoted: (Dearest & { branch_id: number; branch_name: string; facts: QuoteFacts })[] = [];
  for (const branch_id of entry.branch_ids) {
    const facts = await quoteFacts(db, { branch_id, date, customer_id, child_ids });
    const day = requireDay(facts, now, entry);
    const starts = requireStarts(facts, now, entry, own);
    quoted.push({ ...dearest(facts, entry, starts, now), branch_id, branch_name: day.branch_name, facts });
  }
  const most = quoted.reduce((a, b) => (b.amount > a.amount ? b : a));
  const { rules } = most.facts;
  return {
    price_ceiling: most.amount,
    quote: most.quote,
    branches: quoted.map(({ branch_id, branch_name, amount }) => ({ branch_id, branch_name, price_ceiling: amount })),
    rules,
    facts: most.facts,
  };
}

function requireDay({ day, rules, children }: QuoteFacts, now: Date, { date, child_ids }: WaitlistRequest) {
  if (day === null) throw new Refusal('reserve_branch_unavailable', { fields: ['branch_ids'] });
  requireRules(day, rules);
  if (!isInWindow(date, tokyoDateOf(now), rules.settings)) {
    throw new Refusal('reserve_outside_window', { fields: ['date'] });
  }
  const { branch_name } = day;
  if (!branchTakesReserves(day, date)) {
    const msg = `${branch_name}は、現在ご予約を受け付けていません。ほかの園をお選びください。`;
    throw new Refusal('reserve_branch_unavailable', { msg, fields: ['branch_ids'] });
  }
  if (day.mark === reservableMark.unavailable) {
    const msg = `${branch_name}は、この日はご予約を受け付けていません。園を外すか、ほかの日をお選びください。`;
    throw new Refusal('reserve_closed_day', { msg, fields: ['branch_ids'] });
  }
  if (children.length !== child_ids.length) throw new Refusal('reserve_child_unknown', { fields: ['child_ids'] });
  refuseAges(children, date, day);
  return day;
}

/** On whole steps, long enough, within the branch's hours, not too late, and not wholly taken by own reserves. */
function requireStarts(facts: QuoteFacts, now: Date, entry: WaitlistRequest, own: readonly TimeRange[]): MinuteOfDay[] {
  const { settings } = facts.rules;
  const earliest = minuteOf(entry.earliest_time);
  const latest = minuteOf(entry.latest_time);
  const reason =
    timesRefusal({ start: earliest, end: earliest + entry.minutes }, settings) ??
    timesRefusal({ start: latest - entry.minutes, end: latest }, settings);
  if (reason) throw new Refusal(reason, { fields: ['earliest_time', 'latest_time', 'minutes'] });
  const stays = waitlistStarts(entry, settings).map((start) => ({ start, end: start + entry.minutes }));
  const { extended_open_time, extended_close_time, branch_name } = facts.day as NonNullable<QuoteFacts['day']>;
  const [opens, closes] = [minuteOf(extended_open_time), minuteOf(extended_close_time)];
  const open = stays.filter(({ start, end }) => opens <= start && end <= closes);
  if (open.length === 0) {
    const msg = `${branch_name}は、この日は${timeText(opens)}〜${timeText(closes)}にお預かりしています。その間に入る時間をお選びください。`;
    throw new Refusal('reserve_outside_hours', { msg, fields: ['earliest_time', 'latest_time'] });
  }
  const soonest = earliestStart(entry.date, now, settings);
  const coming = open.filter(({ start }) => start >= soonest);
  if (coming.length === 0) throw new Refusal('wish_too_late', { fields: ['latest_time'] });
  const free = coming.filter((stay) => !own.some((each) => overlap(each, stay)));
  if (free.length === 0) throw new Refusal('reserve_overlap', { fields: ['earliest_time', 'latest_time'] });
  return free.map(({ start }) => start);
}

type Dearest = { amount: number; quote: Quote };

/** With the same-day line always: the entry may come true on the day itself. */
function dearest(facts: QuoteFacts, entry: WaitlistRequest, starts: readonly MinuteOfDay[], now: Date): Dearest {
  const day = facts.day as NonNullable<QuoteFacts['day']>;
  const { rules, customer } = facts;
  const plan = customer?.plan ?? null;
  const children = facts.children.map((child) => ({ ...child, ...noMeals, ...entry.meals(child.id) }));
  const priced = starts.map((start) => {
    const stay: Stay = { date: entry.date, start, end: start + entry.minutes };
    return { stay, price: stayPriceOf(stay, childrenDuring(children, stay, rules), true, { day, rules }, plan) };
  });
  const most = priced.reduce((a, b) => (b.price.total > a.price.total ? b : a));
  const made = { created_at: longAgo, now, ...noMinimumFee };
  return { amount: most.price.total, quote: quoteOf(most.price, most.stay, true, made, rules) };
}
