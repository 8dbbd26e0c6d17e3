import { childcareStatus, type ReservableStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { upcoming } = childcareStatus.code;

export async function setReservable(
  tx: Transaction,
  branch_id: number,
  dates: readonly TokyoDate[],
  status: ReservableStatus,
  remarks: string,
) {
  await tx.query(
    `insert into reservable_managements (branch_id, date, status, remarks)
     select $1, date, $3, $4 from unnest($2::date[]) as date
     on conflict (branch_id, date) do update set status = excluded.status, remarks = excluded.remarks`,
    [branch_id, dates, status, remarks],
  );
}

export async function reservableOn(db: Queryable, branch_id: number, dates: readonly TokyoDate[]): Promise<unknown[]> {
  const { rows } = await db.query<{ row: unknown }>(
    `select to_jsonb(m) as row from reservable_managements m where branch_id = $1 and date = any ($2) order by date`,
    [branch_id, dates],
  );
  return rows.map(({ row }) => row);
}

/** What was set for parts of the range before is cut; a capacity of null gives the range back to the branch's own. */
export async function setCapacity(
  tx: Transaction,
  branch_id: number,
  dates: readonly TokyoDate[],
  range: { start_time: string; end_time: string; capacity: number | null },
): Promise<void> {
  const { start_time, end_time, capacity } = range;
  const { rows } = await tx.query<{ date: TokyoDate; start_time: string; end_time: string; capacity: number }>(
    `delete from branch_capacities where branch_id = $1 and date = any ($2) and start_time < $4 and $3 < end_time
     returning date, start_time, end_time, capacity`,
    [branch_id, dates, start_time, end_time],
  );
  const kept = rows.flatMap((old) => [
    { ...old, end_time: start_time, keep: old.start_time < `${start_time}:00` },
    { ...old, start_time: end_time, keep: `${end_time}:00` < old.end_time },
  ]);
  const wanted = [
    ...kept.filter(({ keep }) => keep),
    ...(capacity === null ? [] : dates.map((date) => ({ date, start_time, end_time, capacity }))),
  ];
  for (const row of wanted) {
    await tx.query(
      'insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, $3, $4, $5)',
      [branch_id, row.date, row.start_time, row.end_time, row.capacity],
    );
  }
}

export async function capacitiesOn(db: Queryable, branch_id: number, dates: readonly TokyoDate[]): Promise<unknown[]> {
  const { rows } = await db.query<{ row: unknown }>(
    `select to_jsonb(c) as row from branch_capacities c where branch_id = $1 and date = any ($2) order by date, start_time`,
    [branch_id, dates],
  );
  return rows.map(({ row }) => row);
}

export interface HoursOfDay {
  open_time: string;
  close_time: string;
  extended_open_time: string;
  extended_close_time: string;
}

export async function setHours(
  tx: Transaction,
  branch_id: number,
  dates: readonly TokyoDate[],
  hours: HoursOfDay | null,
) {
  await tx.query('delete from branch_hours where branch_id = $1 and date = any ($2)', [branch_id, dates]);
  if (hours === null) return;
  await tx.query(
    `insert into branch_hours (branch_id, date, open_time, close_time, extended_open_time, extended_close_time)
     select $1, date, $3, $4, $5, $6 from unnest($2::date[]) as date`,
    [branch_id, dates, hours.open_time, hours.close_time, hours.extended_open_time, hours.extended_close_time],
  );
}

export async function hoursOn(db: Queryable, branch_id: number, dates: readonly TokyoDate[]): Promise<unknown[]> {
  const { rows } = await db.query<{ row: unknown }>(
    'select to_jsonb(h) as row from branch_hours h where branch_id = $1 and date = any ($2) order by date',
    [branch_id, dates],
  );
  return rows.map(({ row }) => row);
}

/** Live reserves of the days that have not ended, whatever the change would do to them. */
export async function liveReservesOn(db: Queryable, branch_id: number, dates: readonly TokyoDate[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from reserves where branch_id = $1 and reserve_date = any ($2) and live and childcare_status = ${upcoming}
       and end_datetime > app.now() order by start_datetime, id`,
    [branch_id, dates],
  );
  return rows.map(({ id }) => id);
}

/** Live reserves that reach outside the given hours; null: outside those of the usual week. */
export async function reservesOutsideHours(
  db: Queryable,
  branch_id: number,
  dates: readonly TokyoDate[],
  hours: Pick<HoursOfDay, 'extended_open_time' | 'extended_close_time'> | null,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select r.id from reserves r join branches b on b.id = r.branch_id
     left join app.pattern_days w on w.branch_id = r.branch_id and w.date = r.reserve_date
     where r.branch_id = $1 and r.reserve_date = any ($2) and r.live and r.childcare_status = ${upcoming}
       and r.end_datetime > app.now()
       and (r.start_datetime < (r.reserve_date + coalesce($3, w.extended_open_time, b.extended_open_time)) at time zone 'Asia/Tokyo'
         or r.end_datetime > (r.reserve_date + coalesce($4, w.extended_close_time, b.extended_close_time)) at time zone 'Asia/Tokyo')
     order by r.start_datetime, r.id`,
    [branch_id, dates, hours?.extended_open_time ?? null, hours?.extended_close_time ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Live reserves at moments that would hold more children than the capacity allows; null: that of the usual week. */
export async function reservesAboveCapacity(
  db: Queryable,
  branch_id: number,
  dates: readonly TokyoDate[],
  range: { start_time: string; end_time: string; capacity: number | null },
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select distinct r.id from branches b cross join unnest($2::date[]) as day
     cross join lateral app.branch_day_load($1, day) l
     cross join lateral (select greatest(l.since, (day + $3::time) at time zone 'Asia/Tokyo') as since,
       least(l.until, (day + $4::time) at time zone 'Asia/Tokyo') as until) w
     left join app.pattern_days u on u.branch_id = b.id and u.date = day
     left join lateral (select o.capacity
       from jsonb_to_recordset(u.capacities) as o (start_time time, end_time time, capacity integer)
       where (day + o.start_time) at time zone 'Asia/Tokyo' <= l.since
         and l.since < (day + o.end_time) at time zone 'Asia/Tokyo') n on true
     join reserves r on r.branch_id = $1 and r.reserve_date = day and r.live
       and r.start_datetime < w.until and w.since < r.end_datetime
     where b.id = $1 and w.since < w.until and l.taken > coalesce($5, n.capacity, u.capacity, b.capacity)
     order by r.id`,
    [branch_id, dates, range.start_time, range.end_time, range.capacity],
  );
  return rows.map(({ id }) => id);
}

export async function customersOf(db: Queryable, reserve_ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ customer_id: number }>(
    'select distinct customer_id from reserves where id = any ($1) order by customer_id',
    [reserve_ids],
  );
  return rows.map(({ customer_id }) => customer_id);
}
