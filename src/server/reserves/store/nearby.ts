import { metersBetween, type Position } from '../../../domain/branches/nearby.ts';
import type { BranchPlace } from '../../../domain/branches/place.ts';
import { branchStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import {
  type AskingFamily,
  type BranchDayFacts,
  type CustomerOnDay,
  familyId,
  nobody,
  type RulesOfDay,
} from './reserve-facts.ts';

const { open } = branchStatus.code;
const takesReserves = (date: string) =>
  `b.status = ${open} and b.real_store_flag and ${date} between b.open_date and coalesce(b.last_date, 'infinity')`;

/** A branch near a position, and its day. */
export type BranchNear = Position & {
  path_name: string;
  nearest_station: string;
  day: BranchDayFacts;
};
export type NearbyFacts = { rules: RulesOfDay; customer: CustomerOnDay | null; branches: BranchNear[] };

/**
 * The branches nearest to a position and all that is needed to say what they have that day, in one statement: an index
 * finds the few (branches_by_place), only of those the day is read. Without a lock, because showing promises nothing.
 */
export async function nearbyFacts(
  db: Queryable,
  input: { position: Position; date: TokyoDate; customer_id: number | null; limit: number },
): Promise<NearbyFacts> {
  const { rows } = await db.query<NearbyFacts>(
    `with near as materialized (
       select b.id, b.path_name, b.nearest_station, b.latitude, b.longitude from branches b
       where ${takesReserves('$1')} and b.latitude is not null and b.longitude is not null
       order by point(b.longitude * 0.82, b.latitude) <-> point($3::double precision * 0.82, $2::double precision) limit $4
     )
     select rules, customer, branches
     from app.rules_on($1) as rules
     left join app.customer_on($5, $1) as customer on true
     cross join (
       select coalesce(json_agg(json_build_object('path_name', n.path_name, 'nearest_station', n.nearest_station,
         'latitude', n.latitude, 'longitude', n.longitude, 'day', day)), '[]') as branches
       from near n cross join lateral app.branch_day(n.id, $1, null, $5) as day) found`,
    [input.date, input.position.latitude, input.position.longitude, input.limit, input.customer_id],
  );
  return rows[0] as NearbyFacts;
}

/** A branch in a list that goes by distance. */
type ListedNear = {
  branch_id: number;
  branch_name: string;
  path_name: string;
  prefecture_name: string;
  nearest_station: string;
  /** From the branch they are near to; null where one of the two has no position. */
  distance_meters: number | null;
};

/** The branches that take reserves that day, nearest to one of them first: it comes first itself. An index finds them. */
export async function branchesNear(
  db: Queryable,
  input: { branch_id: number; date: TokyoDate; limit: number },
): Promise<ListedNear[]> {
  type Row = Omit<ListedNear, 'distance_meters'> & { here: Partial<Position>; there: Partial<Position> };
  const { rows } = await db.query<Row>(
    `select b.id as branch_id, b.name as branch_name, b.path_name, p.name as prefecture_name, b.nearest_station,
       json_strip_nulls(json_build_object('latitude', here.latitude, 'longitude', here.longitude)) as here,
       json_strip_nulls(json_build_object('latitude', b.latitude, 'longitude', b.longitude)) as there
     from (select b.id from branches b where b.id = $1 and ${takesReserves('$2')}
       union (select b.id from branches b where ${takesReserves('$2')}
         order by point(b.longitude * 0.82, b.latitude) <->
           (select point(h.longitude * 0.82, h.latitude) from branches h where h.id = $1)
         limit $3)) near
     join branches b on b.id = near.id join prefectures p on p.id = b.prefecture_id join branches here on here.id = $1`,
    [input.branch_id, input.date, input.limit],
  );
  return rows
    .map(({ here, there, ...branch }) => ({
      ...branch,
      distance_meters: isPosition(here) && isPosition(there) ? metersBetween(here, there) : null,
    }))
    .toSorted((one, other) => placeInList(one, input) - placeInList(other, input) || one.branch_id - other.branch_id)
    .slice(0, input.limit);
}

/** Two branches may share a building: the one that is asked about comes first all the same. */
const placeInList = ({ branch_id, distance_meters }: ListedNear, asked: { branch_id: number }): number =>
  branch_id === asked.branch_id ? -1 : (distance_meters ?? Number.MAX_SAFE_INTEGER);

const isPosition = (place: Partial<Position>): place is Position =>
  place.latitude !== undefined && place.longitude !== undefined;

/** Where all branches are that take reserves, for a place that was typed. */
export async function branchPlaces(db: Queryable, date: TokyoDate): Promise<BranchPlace[]> {
  const { rows } = await db.query<BranchPlace>(
    `select b.id, b.name, b.reading, b.postal_code, p.name as prefecture_name, b.address1, b.address2, b.nearest_station,
       b.latitude, b.longitude
     from branches b join prefectures p on p.id = b.prefecture_id
     where ${takesReserves('$1')} and b.latitude is not null and b.longitude is not null
     order by b.id`,
    [date],
  );
  return rows;
}

/** Some branches on one day, in their order. */
export async function branchesOnDay(
  db: Queryable,
  date: TokyoDate,
  branch_ids: readonly number[],
  family: AskingFamily = nobody,
): Promise<BranchDayFacts[]> {
  const { rows } = await db.query<{ day: BranchDayFacts }>(
    `select day from unnest($4::integer[]) with ordinality b (id, position)
     cross join lateral app.branch_day(b.id, $1, null, ${familyId(2)}, $3) as day order by b.position`,
    [date, family.uid, family.child_ids, branch_ids],
  );
  return rows.map((row) => row.day);
}

/** Where the caller's family is registered; for everybody else the first branch that takes reserves; null where none does. */
export async function usualBranch(db: Queryable, uid: string | null, date: TokyoDate): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `select b.id from branches b where ${takesReserves('$1')}
     order by b.id = (select c.default_branch_id from customers c where c.id = ${familyId(2)}) desc nulls last, b.id limit 1`,
    [date, uid],
  );
  return rows[0]?.id ?? null;
}
