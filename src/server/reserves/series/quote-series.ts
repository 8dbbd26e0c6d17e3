import type { MealsOfChild } from '../../../contract/form-mapping.ts';
import type { Alternative } from '../../../contract/functions/billing/price-lines.ts';
import type { SeriesDay } from '../../../contract/functions/reserves/series-days.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { noMinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import { mealsOutsideHours } from '../../../domain/calendar/meals.ts';
import { approvalStatus, reservableMark } from '../../../domain/codes.ts';
import { factsAfter } from '../../../domain/subsidies/subsidy.ts';
import { instantOf, minuteOfDayOf, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { sum } from '../../../domain/yen.ts';
import type { Queryable } from '../../postgres/database.ts';
import { refuseMeals } from '../meals.ts';
import { usualTerms } from '../reserve-request.ts';
import { decideSeats } from '../reserve-seats.ts';
import { quoteOf, requireRules, type Stay, stayPriceOf } from '../stay.ts';
import { type AskedDay, nearbyOnDays, type SeriesFacts, seriesFacts } from '../store/series-facts.ts';

export type SeriesStay = Stay & { branch_id: number };
export type SeriesInput = {
  now: Date;
  customer: { id: number };
  child_ids: readonly number[];
  meals: MealsOfChild;
  stays: readonly SeriesStay[];
};

/** A day's stay as a form has it. */
export const seriesStay = (input: {
  reserve_date: TokyoDate;
  branch_id: number;
  start_hour: number;
  start_min: number;
  end_hour: number;
  end_min: number;
}): SeriesStay => ({
  branch_id: input.branch_id,
  date: input.reserve_date,
  start: input.start_hour * 60 + input.start_min,
  end: input.end_hour * 60 + input.end_min,
});

export const askedDay = ({ branch_id, date, start, end }: SeriesStay): AskedDay => ({
  branch_id,
  date,
  start_datetime: instantOf(date, start),
  end_datetime: instantOf(date, end),
});

/** How many other branches are looked at for a day without another time, and how many are offered. */
const looked_at = 4;
const offered = 2;
const lacksSeat: ReadonlySet<string> = new Set(['reserve_full', 'reserve_understaffed', 'reserve_closed_day']);

/** More days than the setting allows. */
export function refuseTooMany(stays: number, allowed: number): void {
  if (stays <= allowed) return;
  const msg = `一度に予約できるのは${allowed}日までです。日にちを減らして、もう一度お進みください。`;
  throw new Refusal('series_too_many', { msg, fields: ['stays'] });
}

/** Every day checked and priced by the rules of a save: one statement for all of them, one more for other branches. */
export async function quoteDays(
  db: Queryable,
  wanted: SeriesInput,
): Promise<{ days: SeriesDay[]; total: number; series_dates: number }> {
  const family = { customer_id: wanted.customer.id, child_ids: wanted.child_ids };
  const facts = await seriesFacts(db, family, wanted.stays.map(askedDay));
  const series_dates = facts[0]?.rules.settings.series_dates ?? 0;
  refuseTooMany(wanted.stays.length, series_dates);
  const days: SeriesDay[] = [];
  for (const [place, stay] of wanted.stays.entries()) {
    const known = facts[place] as SeriesFacts;
    days.push(judged(wanted, stay, { ...known, children: leftFor(known.children, stay, wanted.stays, days) }));
  }
  const lacking = days.flatMap((day, place) =>
    day.type !== null && lacksSeat.has(day.type) && day.alternatives.length === 0 ? [place] : [],
  );
  if (lacking.length > 0) await lookElsewhere(db, wanted, facts, days, lacking);
  return { days, total: sum(days.map(({ quote }) => quote?.reserve_amount ?? 0)), series_dates };
}

/** What the other days asked for leave of each child's benefits, in the order in which they will be saved. */
function leftFor(
  children: SeriesFacts['children'],
  stay: SeriesStay,
  stays: readonly SeriesStay[],
  days: readonly SeriesDay[],
): SeriesFacts['children'] {
  return children.map((child, child_index) => {
    let { subsidy_facts } = child;
    if (!subsidy_facts?.length) return child;
    for (const [place, { quote }] of days.entries()) {
      const before = { day: (stays[place] as SeriesStay).date, lines: quote?.lines ?? [], child_index };
      subsidy_facts = factsAfter(subsidy_facts, before, stay.date);
    }
    return { ...child, subsidy_facts };
  });
}

/** Other branches for the days on which the branch has nothing at all. */
async function lookElsewhere(
  db: Queryable,
  wanted: SeriesInput,
  facts: readonly SeriesFacts[],
  days: SeriesDay[],
  lacking: readonly number[],
): Promise<void> {
  const family = { customer_id: wanted.customer.id, child_ids: wanted.child_ids };
  const asked = lacking.map((place) => wanted.stays[place] as SeriesStay);
  for (const { place, day } of await nearbyOnDays(db, family, asked, looked_at)) {
    const index = lacking[place] ?? 0;
    const shown = days[index] as SeriesDay;
    if (shown.alternatives.length >= offered) continue;
    const stay = { ...(wanted.stays[index] as SeriesStay), branch_id: day.branch_id };
    const there = judged(wanted, stay, { ...(facts[index] as SeriesFacts), day });
    if (there.mark !== reservableMark.unavailable) {
      const { branch_id, branch_name, start_datetime, end_datetime } = there;
      shown.alternatives.push({ branch_id, branch_name, start_datetime, end_datetime });
    } else if (there.alternatives[0]) shown.alternatives.push(there.alternatives[0]);
  }
}

type Judged = Pick<SeriesDay, 'mark' | 'type' | 'msg' | 'alternatives' | 'quote'>;

function judged(wanted: SeriesInput, stay: SeriesStay, facts: SeriesFacts): SeriesDay {
  return {
    reserve_date: stay.date,
    branch_id: stay.branch_id,
    branch_name: facts.day?.branch_name ?? '',
    start_datetime: instantOf(stay.date, stay.start).toISOString(),
    end_datetime: instantOf(stay.date, stay.end).toISOString(),
    holiday_name: facts.day?.holiday_name ?? null,
    ...judge(wanted, stay, facts),
  };
}

/** What reserveSeats would decide about the day. */
function judge(wanted: SeriesInput, stay: Stay, facts: SeriesFacts): Judged {
  const { now } = wanted;
  try {
    const { day, rules, customer } = facts;
    if (customer === null) throw new Refusal('not_registered');
    if (day === null) throw new Refusal('reserve_branch_unavailable');
    requireRules(day, rules);
    const known = { ...facts, day, customer };
    const approval_status = decideSeats(
      { now, childIds: wanted.child_ids },
      { ...usualTerms, cardRequired: false },
      stay,
      known,
    );
    const children = facts.children.map((child) => ({ ...child, ...wanted.meals(child.id) }));
    refuseMeals(children, stay, rules.meal_hours);
    const current_day_flag = tokyoDateOf(now) === stay.date;
    const priced = stayPriceOf(stay, children, current_day_flag, known, customer.plan);
    const pending = approval_status === approvalStatus.code.pending;
    return {
      mark: pending ? reservableMark.ask : reservableMark.available,
      type: null,
      msg: null,
      alternatives: [],
      quote: quoteOf(priced, stay, current_day_flag, { created_at: now, now, ...noMinimumFee }, rules),
    };
  } catch (error) {
    if (!(error instanceof Refusal) || wholeSeries.has(error.type)) throw error;
    return refusedDay(error, wanted, facts);
  }
}

/** Not about a day. */
const wholeSeries: ReadonlySet<string> = new Set(['not_registered', 'reserve_child_unknown']);

export function refusedDay(error: Refusal, wanted: Pick<SeriesInput, 'meals'>, facts: SeriesFacts): Judged {
  const details = error.result.details as { alternatives?: Alternative[] } | undefined;
  const children = facts.children.map((child) => ({ ...child, ...wanted.meals(child.id) }));
  // Another time at which the meals that were chosen are not served would be refused again.
  const alternatives = (details?.alternatives ?? []).filter(({ start_datetime, end_datetime }) => {
    const start = minuteOfDayOf(start_datetime);
    const end = start + (Date.parse(end_datetime) - Date.parse(start_datetime)) / 60_000;
    return mealsOutsideHours(children, { start, end }, facts.rules.meal_hours).length === 0;
  });
  return { mark: reservableMark.unavailable, type: error.type, msg: error.result.msg, alternatives, quote: null };
}
