import { childcareStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { upcoming, present } = childcareStatus.code;

export interface ShiftHours {
  start_time: string;
  end_time: string;
  breaks: { start_time: string; end_time: string }[];
}

export interface RosterMember {
  account_id: number;
  name: string;
  role: number;
  main_branch_name: string | null;
  works_here: boolean;
  qualifications: { qualification: number; registration_number: string }[];
  no_one_to_one_flag: boolean;
  planned: ShiftHours | null;
  shift: { shift_id: number; version: number; off_flag: boolean } | null;
  elsewhere: { branch_name: string; start_time: string; end_time: string }[];
  patterns: {
    shift_pattern_id: number;
    version: number;
    adaptation_date: TokyoDate;
    days: (ShiftHours & { weekday: number })[];
  }[];
  clockings: {
    staff_clocking_id: number;
    version: number;
    clock_in_at: string;
    clock_out_at: string | null;
    on_tablet: boolean;
    corrected_by: string | null;
    correction_reason: string;
  }[];
}

const clock = (column: string): string => `to_char(${column}, 'HH24:MI')`;
const hours = (row: string): string =>
  `'start_time', ${clock(`${row}.start_time`)}, 'end_time', ${clock(`${row}.end_time`)}, 'breaks', ${row}.breaks`;

/** Who belongs to a branch, or was planned or clocked in on the day, with all the roster says of them. */
export async function rosterMembers(db: Queryable, branch_id: number, date: TokyoDate): Promise<RosterMember[]> {
  const { rows } = await db.query<RosterMember>(
    `with planned as materialized (
       select * from app.planned_shifts where branch_id = $1 and date = $2
     ), mine as (
       select a.id, true as works_here from accounts a where not a.disable and (a.branch_id = $1
         or exists (select from account_branches w where w.account_id = a.id and w.branch_id = $1))
     ), listed as (
       select id from mine union select account_id from app.written_shifts where branch_id = $1 and date = $2
       union select account_id from staff_clockings where branch_id = $1 and date = $2
       union select s.account_id from shifts s join accounts a on a.id = s.account_id
         where s.branch_id = $1 and s.date = $2 and not a.disable
     )
     select a.id as account_id, a.name, a.role, a.no_one_to_one_flag,
       case when a.branch_id <> $1 then (select b.name from branches b where b.id = a.branch_id) end as main_branch_name,
       exists (select from mine where mine.id = a.id) as works_here,
       coalesce((select jsonb_agg(jsonb_build_object('qualification', q.qualification, 'registration_number',
         q.registration_number) order by q.qualification) from account_qualifications q where q.account_id = a.id), '[]')
         as qualifications,
       (select jsonb_build_object(${hours('p')}) from planned p where p.account_id = a.id) as planned,
       (select jsonb_build_object('shift_id', s.id, 'version', s.version, 'off_flag', s.off_flag)
        from shifts s where s.branch_id = $1 and s.account_id = a.id and s.date = $2) as shift,
       coalesce((select jsonb_agg(jsonb_build_object('branch_name', b.name, 'start_time', ${clock('o.start_time')},
           'end_time', ${clock('o.end_time')}) order by o.start_time)
         from branches b join app.written_shifts o on o.branch_id = b.id and o.date = $2
         where o.account_id = a.id and b.id <> $1 and (b.id = a.branch_id
           or b.id in (select w.branch_id from account_branches w where w.account_id = a.id))), '[]') as elsewhere,
       coalesce((select jsonb_agg(jsonb_build_object('shift_pattern_id', p.id, 'version', p.version,
           'adaptation_date', p.adaptation_date, 'days', coalesce((select jsonb_agg(jsonb_build_object('weekday', d.weekday,
             ${hours('d')}) order by d.weekday) from shift_pattern_days d where d.shift_pattern_id = p.id), '[]'))
           order by p.adaptation_date)
         from app.shift_patterns_during($1, a.id, $2, 'infinity') p), '[]') as patterns,
       coalesce((select jsonb_agg(jsonb_build_object('staff_clocking_id', c.id, 'version', c.version,
           'clock_in_at', c.clock_in_at, 'clock_out_at', c.clock_out_at, 'on_tablet', c.tablet_id is not null,
           'corrected_by', (select k.name from accounts k where k.id = c.corrected_account_id),
           'correction_reason', c.correction_reason) order by c.clock_in_at)
         from staff_clockings c where c.branch_id = $1 and c.account_id = a.id and c.date = $2), '[]') as clockings
     from listed join accounts a on a.id = listed.id
     order by (select p.start_time from planned p where p.account_id = a.id) nulls last, a.role, a.name, a.id`,
    [branch_id, date],
  );
  return rows;
}

interface RosterBranch {
  name: string;
  staffing_mode: 1 | 2;
  open_time: string;
  close_time: string;
}

/** The branch, and when it is open on the day; null for one that takes no children. */
export async function rosterBranch(db: Queryable, branch_id: number, date: TokyoDate): Promise<RosterBranch | null> {
  const { rows } = await db.query<RosterBranch>(
    `select b.name, b.staffing_mode,
       ${clock('coalesce(h.extended_open_time, w.extended_open_time, b.extended_open_time)')} as open_time,
       ${clock('coalesce(h.extended_close_time, w.extended_close_time, b.extended_close_time)')} as close_time
     from branches b left join branch_hours h on h.branch_id = b.id and h.date = $2
     left join app.pattern_days w on w.branch_id = b.id and w.date = $2
     where b.id = $1 and b.real_store_flag`,
    [branch_id, date],
  );
  return rows[0] ?? null;
}

export interface StayOfDay {
  reserve_id: number;
  date: TokyoDate;
  start: number;
  end: number;
  /** Not over yet: neither fetched nor past its end. */
  coming: boolean;
  birth_dates: TokyoDate[];
}

/** Live reserves of a stretch of days, in minutes of their day, with their children's birth dates. */
export async function staysBetween(
  db: Queryable,
  branch_id: number,
  from: TokyoDate,
  to: TokyoDate,
): Promise<StayOfDay[]> {
  const { rows } = await db.query<StayOfDay>(
    `select r.id as reserve_id, r.reserve_date as date,
       (date_part('epoch', r.start_datetime at time zone 'Asia/Tokyo' - r.reserve_date) / 60)::integer as start,
       (date_part('epoch', r.end_datetime at time zone 'Asia/Tokyo' - r.reserve_date) / 60)::integer as "end",
       r.childcare_status in (${upcoming}, ${present}) and r.end_datetime > app.now() as coming,
       coalesce((select jsonb_agg(d.date_of_birth) from reserve_details d where d.reserve_id = r.id), '[]') as birth_dates
     from reserves r where r.branch_id = $1 and r.reserve_date between $2 and $3 and r.live
     order by r.start_datetime, r.id`,
    [branch_id, from, to],
  );
  return rows;
}

/** Who is planned on each of some days. */
export async function shiftsOn(
  db: Queryable,
  branch_id: number,
  dates: readonly TokyoDate[],
): Promise<(ShiftHours & { date: TokyoDate; account_id: number })[]> {
  const { rows } = await db.query<ShiftHours & { date: TokyoDate; account_id: number }>(
    `select s.date, s.account_id, ${clock('s.start_time')} as start_time, ${clock('s.end_time')} as end_time, s.breaks
     from app.planned_shifts s where s.branch_id = $1 and s.date = any ($2::date[])`,
    [branch_id, dates],
  );
  return rows;
}

/** A person who may be put on the roster of a branch. */
export async function worksAt(db: Queryable, account_id: number, branch_id: number): Promise<boolean> {
  const { rows } = await db.query<{ works: boolean }>(
    `select exists (select from accounts a where a.id = $1 and not a.disable and (a.branch_id = $2
       or exists (select from account_branches w where w.account_id = a.id and w.branch_id = $2))) as works`,
    [account_id, branch_id],
  );
  return rows[0]?.works ?? false;
}

/** A person with a usual week here, who may have left the branch since. */
export async function hasUsualWeekAt(db: Queryable, account_id: number, branch_id: number): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    'select exists (select from shift_patterns where account_id = $1 and branch_id = $2) as has',
    [account_id, branch_id],
  );
  return rows[0]?.has ?? false;
}

/** A row of the roster for the audit log, with whose it is. */
export async function rosterRow(tx: Transaction, table: 'shifts' | 'staff_clockings', id: number): Promise<unknown> {
  const { rows } = await tx.query<{ row: unknown }>(
    `select to_jsonb(t) - 'account_id' || jsonb_build_object('staff_name', a.name) as row
     from ${table} t join accounts a on a.id = t.account_id where t.id = $1`,
    [id],
  );
  return rows[0]?.row ?? null;
}
