import { approvalStatus } from '../../../domain/codes.ts';
import type { DemandDay } from '../../../domain/cover/demand.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { waitlistStatus } from '../../../domain/waitlist/seat-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { waiting, offered, dayOver } = waitlistStatus.code;

/** One family's wish that was not met: when, and its children's birth dates. */
export interface UnmetWish {
  customer_id: number;
  branch_id: number;
  date: TokyoDate;
  start_time: string;
  end_time: string;
  births: TokyoDate[];
}

/**
 * Wishes that wait or waited in vain, refused confirms and requests that were not approved, one a family, branch and day (the longest);
 * without families that got a seat on that day after all.
 */
export async function unmetWishes(
  db: Queryable,
  branch_id: number | null,
  from: TokyoDate,
  to: TokyoDate,
): Promise<UnmetWish[]> {
  const { rows } = await db.query<UnmetWish>(
    `with asked as (
       select e.customer_id, b.branch_id, e.date, e.earliest_time as start_time, e.latest_time as end_time,
         array(select k.date_of_birth from waitlist_children m join children k on k.id = m.child_id where m.waitlist_entry_id = e.id) as births
       from waitlist_entries e join waitlist_branches b on b.waitlist_entry_id = e.id
       where e.status in (${waiting}, ${offered}, ${dayOver}) and e.date between $2 and $3
       union all
       select customer_id, branch_id, date, start_time, end_time, births from app.refused_seats where date between $2 and $3
       union all
       select r.customer_id, r.branch_id, r.reserve_date, (r.start_datetime at time zone 'Asia/Tokyo')::time,
         (r.end_datetime at time zone 'Asia/Tokyo')::time,
         array(select d.date_of_birth from reserve_details d where d.reserve_id = r.id)
       from reserves r where r.approval_status = ${approvalStatus.code.rejected} and r.reserve_date between $2 and $3
     )
     select distinct on (a.customer_id, a.branch_id, a.date) a.customer_id, a.branch_id, a.date,
       to_char(a.start_time, 'HH24:MI') as start_time, to_char(a.end_time, 'HH24:MI') as end_time, to_json(a.births) as births
     from asked a
     where ($1::integer is null or a.branch_id = $1) and cardinality(a.births) > 0 and not exists (
       select from reserves r where r.customer_id = a.customer_id and r.reserve_date = a.date and r.live)
     order by a.customer_id, a.branch_id, a.date, a.end_time - a.start_time desc`,
    [branch_id, from, to],
  );
  return rows;
}

export async function knownDemand(db: Queryable, branch_id: number): Promise<DemandDay[]> {
  const { rows } = await db.query<DemandDay>(
    'select date, hours from app.seat_demands where branch_id = $1 order by date',
    [branch_id],
  );
  return rows;
}

export async function holidaysBetween(db: Queryable, from: TokyoDate, to: TokyoDate): Promise<Set<TokyoDate>> {
  const { rows } = await db.query<{ date: TokyoDate }>('select date from holidays where date between $1 and $2', [
    from,
    to,
  ]);
  return new Set(rows.map(({ date }) => date));
}

/** Branch-days of the last week that are over and not counted yet. */
export async function daysToKeep(db: Queryable): Promise<{ branch_id: number; date: TokyoDate }[]> {
  const { rows } = await db.query<{ branch_id: number; date: TokyoDate }>(
    `select b.id as branch_id, d.date from branches b join app.days d on d.date between app.tokyo_today() - 7 and app.tokyo_today() - 1
     where b.real_store_flag and b.open_date <= d.date
       and not exists (select from app.seat_demands k where k.branch_id = b.id and k.date = d.date) order by d.date, b.id`,
  );
  return rows;
}

export async function keepDemand(tx: Transaction, branch_id: number, { date, hours }: DemandDay): Promise<void> {
  await tx.query('insert into app.seat_demands (branch_id, date, hours) values ($1, $2, $3) on conflict do nothing', [
    branch_id,
    date,
    JSON.stringify(hours),
  ]);
}

/** What has been counted needs no family any more. */
export async function forgetRefused(tx: Transaction): Promise<void> {
  await tx.query('delete from app.refused_seats where date < app.tokyo_today()');
}
