import type { TokyoDate } from '../../../../domain/time.ts';
import type { Database } from '../../../postgres/database.ts';
import { type KnownCall, strangeCover } from './cover-operations.ts';

export const stepMinutes = 15;
const steps = 96;

/** Takes seats from one step until another: a reserve or a hold, each with a unique name. */
export type Taker = {
  name: string;
  kind: 'reserve' | 'request' | 'confirm page' | 'offer';
  id: number;
  customer_id: number;
  date: TokyoDate;
  from: number;
  until: number;
  children: number;
};
type OpenOffer = { id: number; customer_id: number; wish: number; hold: string | null };
/** A waitlist entry that waits; times in minutes of the day. */
type WaitingEntry = {
  id: number;
  customer_id: number;
  date: TokyoDate;
  earliest: number;
  latest: number;
  minutes: number;
  children: number;
  /** Declined or run out: not offered again. */
  refused: { from: number; until: number }[];
  /** The children are somewhere then. */
  own: { from: number; until: number }[];
};
export type SeatState = {
  takers: Taker[];
  offers: OpenOffer[];
  /** In the order they came. */
  wishes: WaitingEntry[];
  came_true: { wish: number; reserve: string }[];
  /** Seats by day, step by step. */
  capacity: Map<TokyoDate, number[]>;
  /** Holds that ran out and that nothing has ended yet. */
  run_out: number;
  /** Open offers without exactly one hold, holds of offers that are no longer open. */
  unpaired: number[];
  calls: KnownCall[];
  /** One person in two places, or a shift that nobody or two have. */
  strange_cover: string[];
  /** Minutes at which the seats stored for calendars (app.seat_changes) and the live reserves disagree. */
  miscounted: string[];
};

type Span = { date: TokyoDate; from: number; until: number };
type Row = Pick<SeatState, 'takers' | 'offers' | 'wishes' | 'came_true'> & {
  capacities: { date: TokyoDate; from: number; until: number; capacity: number }[];
  usual: number;
  staffed: Span[];
  /** Breaks of those. */
  paused: Span[];
  calls: KnownCall[];
  strange_cover: string[];
  run_out: number;
  unpaired: number[];
  miscounted: string[];
};

const minuteOf = (column: string): string =>
  `(extract(epoch from ${column} at time zone 'Asia/Tokyo' - date) / 60)::integer`;

const span = (start: string, end: string): string =>
  `json_build_object('from', ${minuteOf(start)}, 'until', ${minuteOf(end)})`;
const minutesOf = (time: string): string => `(extract(epoch from ${time}) / 60)::integer`;

/** An independent count, by other means than the product's: what is in the tables, step by step. */
const statement = `
  with taking as (
    select 'reserve ' || r.id as name, case when r.approval_status = 2 then 'request' else 'reserve' end as kind,
      r.id, r.customer_id, r.reserve_date as date, r.start_datetime, r.end_datetime,
      (select count(*) from reserve_details d where d.reserve_id = r.id)::integer as children
    from reserves r where r.branch_id = $1 and r.reserve_date = any ($2::date[]) and r.live
    union all
    select 'hold ' || h.id, case when h.kind = 1 then 'confirm page' else 'offer' end, h.id, h.customer_id, h.date, h.start_datetime, h.end_datetime, cardinality(h.child_ids)
    from seat_holds h
    where h.branch_id = $1 and h.date = any ($2::date[]) and h.released_at is null and h.expires_at > app.now()
  )
  select
    coalesce((select json_agg(json_build_object('name', name, 'kind', kind, 'id', id, 'customer_id', customer_id, 'date', date, 'children', children,
      'from', ${minuteOf('start_datetime')}, 'until', ${minuteOf('end_datetime')})) from taking), '[]') as takers,
    coalesce((select json_agg(json_build_object('date', c.date, 'capacity', c.capacity,
      'from', extract(epoch from c.start_time) / 60, 'until', extract(epoch from c.end_time) / 60))
      from branch_capacities c where c.branch_id = $1 and c.date = any ($2::date[])), '[]') as capacities,
    coalesce((select json_agg(json_build_object('id', o.id, 'customer_id', o.customer_id, 'wish', e.id, 'hold',
        (select 'hold ' || h.id from seat_holds h where h.seat_offer_id = o.id and h.released_at is null)))
      from seat_offers o join waitlist_entries e on e.id = o.waitlist_entry_id
      where o.branch_id = $1 and e.date = any ($2::date[]) and o.status = 1), '[]') as offers,
    coalesce((select json_agg(json_build_object('id', e.id, 'customer_id', e.customer_id, 'date', e.date,
        'earliest', ${minutesOf('e.earliest_time')}, 'latest', ${minutesOf('e.latest_time')}, 'minutes', e.minutes,
        'children', (select count(*) from waitlist_children m where m.waitlist_entry_id = e.id),
        'refused', coalesce((select json_agg(${span('o.start_datetime', 'o.end_datetime')}) from seat_offers o
          where o.waitlist_entry_id = e.id and o.status in (3, 4)), '[]'),
        'own', coalesce((select json_agg(${span('lower(d.during)', 'upper(d.during)')})
          from waitlist_children m join reserve_details d on d.child_id = m.child_id and d.live
          join reserves r on r.id = d.reserve_id and r.reserve_date = e.date where m.waitlist_entry_id = e.id), '[]'))
        order by e.created_at, e.id)
      from waitlist_entries e where e.date = any ($2::date[]) and e.status = 1), '[]') as wishes,
    coalesce((select json_agg(json_build_object('wish', e.id, 'reserve', 'reserve ' || e.reserve_id))
      from waitlist_entries e where e.date = any ($2::date[]) and e.status = 3), '[]') as came_true,
    (select capacity from branches where id = $1) as usual,
    coalesce((select json_agg(json_build_object('date', s.date, 'from', ${minutesOf('s.from_time')}, 'until', ${minutesOf('s.until_time')})) from (
      select p.date, p.start_time as from_time, p.end_time as until_time from app.planned_shifts p where p.branch_id = $1 and p.date = any ($2::date[])
      ) s), '[]') as staffed,
    coalesce((select json_agg(json_build_object('date', p.date, 'from', ${minutesOf("(b ->> 'start_time')::time")}, 'until', ${minutesOf("(b ->> 'end_time')::time")}))
      from app.planned_shifts p cross join jsonb_array_elements(p.breaks) b where p.branch_id = $1 and p.date = any ($2::date[])), '[]') as paused,
    coalesce((select json_agg(json_build_object('id', c.id, 'status', c.status, 'version', c.version, 'taken_account_id', c.taken_account_id))
      from app.cover_calls c where c.branch_id = $1), '[]') as calls,
    ${strangeCover} as strange_cover,
    (select count(*)::integer from seat_holds where released_at is null and expires_at <= app.now()) as run_out,
    array(
      select o.id from seat_offers o join waitlist_entries e on e.id = o.waitlist_entry_id
      where e.date = any ($2::date[]) and (o.status = 1) <> (
        1 = (select count(*) from seat_holds h where h.seat_offer_id = o.id and h.released_at is null))
    ) as unpaired,
    array(
      select date || ' minute ' || minute from (
        select date, minute, change from app.seat_changes where branch_id = $1 and date = any ($2::date[])
        union all select date, ${minuteOf('start_datetime')}, -children from taking where kind in ('reserve', 'request')
        union all select date, ${minuteOf('end_datetime')}, children from taking where kind in ('reserve', 'request')
      ) counted group by date, minute having sum(change) <> 0
    ) as miscounted`;

export async function seatState(
  database: Database,
  now: Date,
  branch_id: number,
  dates: readonly TokyoDate[],
  /** The branch takes one child to each of its staff, and needs two of them at least (the interleavings' settings). */
  byRoster = false,
): Promise<SeatState> {
  const { rows } = await database.read(now, (db) => db.query<Row>(statement, [branch_id, dates]));
  const { capacities, usual, staffed, paused, ...counted } = rows[0] as Row;
  const capacity = new Map(dates.map((date) => [date, Array.from({ length: steps }, () => usual)]));
  for (const { date, from, until, capacity: seats } of capacities) {
    capacity.get(date)?.fill(seats, from / stepMinutes, until / stepMinutes);
  }
  if (byRoster) {
    for (const [date, seats] of capacity)
      for (const step of seats.keys()) seats[step] = Math.min(seats[step] ?? 0, staffAt(step, date));
  }
  return { ...counted, capacity };
  function staffAt(step: number, date: TokyoDate): number {
    const there = ({ from, until, ...each }: Span) =>
      each.date === date && from <= step * stepMinutes && (step + 1) * stepMinutes <= until;
    const staff = staffed.filter(there).length - paused.filter(there).length;
    return staff < 2 ? 0 : staff;
  }
}

const takesAt = ({ from, until }: Taker, step: number): boolean =>
  from < (step + 1) * stepMinutes && until > step * stepMinutes;
const seatsTaken = (takers: readonly Taker[]): number => takers.reduce((sum, { children }) => sum + children, 0);

/** Free seats at a step, without some of the takers. */
const freeAt = (state: SeatState, date: TokyoDate, step: number, without: ReadonlySet<string>): number =>
  (state.capacity.get(date)?.[step] ?? 0) -
  seatsTaken(state.takers.filter((each) => each.date === date && takesAt(each, step) && !without.has(each.name)));

/**
 * Where more seats are taken than exist and a lowered capacity does not explain it: those who take them must have taken as
 * many before it was lowered.
 */
export function oversold(before: SeatState, after: SeatState): string[] {
  const found: string[] = [];
  for (const [date, capacities] of after.capacity) {
    const had = before.takers.filter((each) => each.date === date);
    const have = after.takers.filter((each) => each.date === date);
    for (const [step, capacity] of capacities.entries()) {
      const here = have.filter((each) => takesAt(each, step));
      if (seatsTaken(here) <= Math.max(capacity, before.capacity.get(date)?.[step] ?? capacity)) continue;
      const earlier = new Map(had.filter((each) => takesAt(each, step)).map((each) => [each.name, each.children]));
      for (const { name, children } of here) {
        if ((earlier.get(name) ?? 0) < children)
          found.push(`${date} step ${step}: ${name} takes ${children} of ${capacity}`);
      }
    }
  }
  return found;
}

const touches = (spans: readonly { from: number; until: number }[], from: number, until: number): boolean =>
  spans.some((each) => each.from < until && each.until > from);

/** The entry could have had a stay, if some takers were not there. */
function fits(wish: WaitingEntry, state: SeatState, without: ReadonlySet<string>): boolean {
  for (let start = wish.earliest; start + wish.minutes <= wish.latest; start += stepMinutes) {
    const end = start + wish.minutes;
    if (touches(wish.refused, start, end) || touches(wish.own, start, end)) continue;
    const inside = Array.from({ length: wish.minutes / stepMinutes }, (_, step) => start / stepMinutes + step);
    if (inside.every((step) => freeAt(state, wish.date, step, without) >= wish.children)) return true;
  }
  return false;
}

/**
 * Waitlist entries still waiting although seats that went to later entries, or stayed free, would have fit: within one run of
 * the engine that nothing else interrupted.
 */
export function skipped(before: SeatState, after: SeatState): string[] {
  const order = new Map(before.wishes.map(({ id }, place) => [id, place]));
  const given = [
    ...after.offers.map(({ wish, hold }) => ({ wish, name: hold ?? '' })),
    ...after.came_true.map(({ wish, reserve }) => ({ wish, name: reserve })),
  ].filter(({ wish }) => order.has(wish));
  return after.wishes.flatMap((wish) => {
    const place = order.get(wish.id);
    if (place === undefined) return [];
    const later = given.filter((each) => (order.get(each.wish) ?? 0) > place);
    const fitted = fits(wish, after, new Set(later.map(({ name }) => name)));
    return fitted
      ? [`wish ${wish.id} was passed over for ${later.map(({ wish: id }) => id).join(', ') || 'nobody'}`]
      : [];
  });
}
