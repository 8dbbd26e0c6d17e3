import type { FetchedBy, ShownChildDay } from '../../../domain/care/day-timeline.ts';
import { childAttendance } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

const { present, left } = childAttendance.code;

/** The family with the numbers merged into it, as app.seen_family_ids() says to the policies. */
const familyNumbers = `(select $1::integer union all
  select m.from_customer_id from customer_merges m where m.into_customer_id = $1)`;

export interface DayOfFamily {
  reserve_id: number;
  date: TokyoDate;
  branch_name: string;
  branch_tel: string;
  start_datetime: Date;
  end_datetime: Date;
  childcare_status: number;
}

const stayColumns = `r.id as reserve_id, r.reserve_date::text as date, b.name as branch_name, b.tel as branch_tel,
  r.start_datetime, r.end_datetime, r.childcare_status`;

/** A stay of the family that was not cancelled; every other one does not exist for it. */
export async function dayOfFamily(db: Queryable, customer_id: number, reserve_id: number): Promise<DayOfFamily | null> {
  const { rows } = await db.query<DayOfFamily>(
    `select ${stayColumns} from reserves r join branches b on b.id = r.branch_id
     where r.id = $2 and r.customer_id in ${familyNumbers} and not r.cancel_flag`,
    [customer_id, reserve_id],
  );
  return rows[0] ?? null;
}

/** Stays for which a child arrived. */
export async function daysOfFamily(
  db: Queryable,
  customer_id: number,
  page: { limit: number; offset: number },
): Promise<{ total: number; days: (DayOfFamily & { names: string[] })[] }> {
  const came = `exists (select from reserve_details d
    where d.reserve_id = r.id and d.attendance_status in (${present}, ${left}))`;
  const where = `r.customer_id in ${familyNumbers} and ${came}`;
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::integer as total from reserves r where ${where}`,
    [customer_id],
  );
  const { rows: days } = await db.query<DayOfFamily & { names: string[] }>(
    `select ${stayColumns}, array(
       select k.name from reserve_details d join children k on k.id = d.child_id
       where d.reserve_id = r.id and d.attendance_status in (${present}, ${left}) order by d.id) as names
     from reserves r join branches b on b.id = r.branch_id where ${where}
     order by r.start_datetime desc, r.id desc limit $2 offset $3`,
    [customer_id, page.limit, page.offset],
  );
  return { total: counted[0]?.total ?? 0, days };
}

export interface StoredDayPhoto {
  file_key: string;
  width: number;
  height: number;
}
interface ChildOfDay extends ShownChildDay<StoredDayPhoto> {
  child_id: number;
  name: string;
  closing_words: string | null;
}

/** Who fetched a child, with the relation the family has written down for that name. */
export const fetchedBySql = `case when d.fetched_by_name is not null then json_build_object('name', d.fetched_by_name,
  'relation', coalesce(
    (select p.relation from pickup_people p where p.customer_id = r.customer_id and p.removed_at is null
       and p.name = d.fetched_by_name order by p.id limit 1),
    (select nullif(m.relation, '') from family_members m where m.customer_id = r.customer_id and m.removed_at is null
       and m.name = d.fetched_by_name order by m.id limit 1))) end as fetched_by`;

/** The children of a stay with everything that was written about them; what of it is shown the domain decides. */
export async function childrenOfDay(db: Queryable, reserve_id: number): Promise<ChildOfDay[]> {
  type Row = Omit<ChildOfDay, 'entries' | 'naps'> & { fetched_by: FetchedBy | null };
  const { rows } = await db.query<Row>(
    `select d.child_id, k.name, d.arrived_datetime as arrived_at, d.left_datetime as left_at,
       d.temperature::float8 as temperature, n.words as closing_words, ${fetchedBySql}
     from reserve_details d join reserves r on r.id = d.reserve_id join children k on k.id = d.child_id
     left join day_notes n on n.reserve_id = d.reserve_id and n.child_id = d.child_id
     where d.reserve_id = $1 order by d.id`,
    [reserve_id],
  );
  const { rows: entries } = await db.query<ChildOfDay['entries'][number] & { child_id: number }>(
    `select l.child_id, l.kind, l.happened_at, l.temperature::float8 as temperature, l.meal_amount, l.milk_milliliters,
       l.toilet, l.mood, l.note, l.family_flag, l.struck_at,
       case when r.customer_id in (select app.photo_families(f.id))
         then json_build_object('file_key', f.key, 'width', f.width, 'height', f.height) end as photo
     from child_logs l join reserves r on r.id = l.reserve_id left join files f on f.id = l.file_id
     where l.reserve_id = $1 order by l.happened_at, l.id`,
    [reserve_id],
  );
  const { rows: naps } = await db.query<ChildOfDay['naps'][number] & { child_id: number }>(
    `select child_id, fell_asleep_at, woke_at, end_cause, struck_at from naps where reserve_id = $1
     order by fell_asleep_at, id`,
    [reserve_id],
  );
  const of = <Row extends { child_id: number }>(list: readonly Row[], child_id: number) =>
    list.filter((row) => row.child_id === child_id);
  return rows.map((child) => ({ ...child, entries: of(entries, child.child_id), naps: of(naps, child.child_id) }));
}
