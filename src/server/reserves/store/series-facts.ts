import { branchStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { BranchDayFacts, ChildFacts, CustomerOnDay, DayFacts } from './reserve-facts.ts';

const { open } = branchStatus.code;

/** What is known of one of the days, without a lock, because showing promises nothing. */
export type SeriesFacts = DayFacts & {
  customer: CustomerOnDay | null;
  children: ChildFacts[];
  child_overlaps: boolean;
};

export type AskedDay = {
  branch_id: number;
  date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  /** The reserve that would move: its own seats are free. */
  reserve_id?: number;
};
type Family = { customer_id: number; child_ids: readonly number[] };

/** All the days in one round trip, in the order asked, each as a save would find it. */
export async function seriesFacts(
  db: Queryable,
  { customer_id, child_ids }: Family,
  days: readonly AskedDay[],
): Promise<SeriesFacts[]> {
  const { rows } = await db.query<SeriesFacts>(
    `select day, rules, customer, children, exists (
       select from unnest($2::integer[]) as k (id) join reserve_details d on d.child_id = k.id
       where d.live and d.during && tstzrange(w.since, w.until) and d.reserve_id is distinct from w.moved) as child_overlaps
     from unnest($3::integer[], $4::date[], $5::timestamptz[], $6::timestamptz[], $7::integer[])
       with ordinality as w (branch_id, date, since, until, moved, place)
     cross join lateral app.rules_on(w.date) as rules
     cross join lateral app.children_of($1, $2, w.date, w.moved) as children
     left join lateral app.customer_on($1, w.date) as customer on true
     left join lateral app.branch_day(w.branch_id, w.date, w.moved, $1, $2) as day on true
     order by w.place`,
    [
      customer_id,
      child_ids,
      days.map(({ branch_id }) => branch_id),
      days.map(({ date }) => date),
      days.map(({ start_datetime }) => start_datetime),
      days.map(({ end_datetime }) => end_datetime),
      days.map(({ reserve_id }) => reserve_id ?? null),
    ],
  );
  return rows;
}

/** The nearest other branches on each of the days: the same prefecture first, then by distance. */
export async function nearbyOnDays(
  db: Queryable,
  { customer_id, child_ids }: Family,
  days: readonly { branch_id: number; date: TokyoDate }[],
  limit: number,
): Promise<{ place: number; day: BranchDayFacts }[]> {
  const { rows } = await db.query<{ place: number; day: BranchDayFacts }>(
    `select w.place::integer - 1 as place, day
     from unnest($3::integer[], $4::date[]) with ordinality as w (branch_id, date, place)
     cross join lateral (
       select b.id, row_number() over (order by b.prefecture_id <> here.prefecture_id,
         (b.latitude - here.latitude) ^ 2 + (b.longitude - here.longitude) ^ 2, b.id) as rank
       from branches b join branches here on here.id = w.branch_id
       where b.id <> here.id and b.status = ${open} and b.real_store_flag and w.date between b.open_date and coalesce(b.last_date, 'infinity')) n
     cross join lateral app.branch_day(n.id, w.date, null, $1, $2) as day
     where n.rank <= $5 order by w.place, n.rank`,
    [customer_id, child_ids, days.map(({ branch_id }) => branch_id), days.map(({ date }) => date), limit],
  );
  return rows;
}
