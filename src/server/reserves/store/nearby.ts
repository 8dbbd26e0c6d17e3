import type { Position } from '../../../domain/branches/nearby.ts';
import type { BranchPlace } from '../../../domain/branches/place.ts';
import { branchStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { BranchDayFacts, CustomerOnDay, RulesOfDay } from './reserve-facts.ts';

const { open } = branchStatus.code;

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
       where b.status = ${open} and b.real_store_flag and $1 between b.open_date and coalesce(b.last_date, 'infinity') and b.latitude is not null and b.longitude is not null
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

/** Where all branches are that take reserves, for a place that was typed. */
export async function branchPlaces(db: Queryable, date: TokyoDate): Promise<BranchPlace[]> {
  const { rows } = await db.query<BranchPlace>(
    `select b.id, b.name, b.reading, b.postal_code, p.name as prefecture_name, b.address1, b.address2, b.nearest_station,
       b.latitude, b.longitude
     from branches b join prefectures p on p.id = b.prefecture_id
     where b.status = ${open} and b.real_store_flag and $1 between b.open_date and coalesce(b.last_date, 'infinity') and b.latitude is not null and b.longitude is not null
     order by b.id`,
    [date],
  );
  return rows;
}
