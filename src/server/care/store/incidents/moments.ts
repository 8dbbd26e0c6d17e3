import { accountRole } from '../../../../domain/codes.ts';
import type { Queryable } from '../../../postgres/database.ts';

/**
 * A person of a branch at a minute: there if they had clocked in and not out, and were not on a planned break; a plan alone is
 * no proof, and is beside it. Anyone who clocked in that day is named even if the account is gone since.
 */
type StaffAtMoment = {
  account_id: number;
  name: string;
  there_flag: boolean;
  planned_flag: boolean;
  qualifications: number[];
};

export async function staffAtMoment(db: Queryable, branch_id: number, at: Date | string): Promise<StaffAtMoment[]> {
  const { rows } = await db.query<StaffAtMoment>(
    `select a.id as account_id, a.name,
       coalesce(c.there and not exists (select from jsonb_array_elements(s.breaks) b
         where local.clock >= (b ->> 'start_time')::time and local.clock < (b ->> 'end_time')::time), false) as there_flag,
       coalesce(local.clock >= s.start_time and local.clock < s.end_time, false) as planned_flag,
       array(select q.qualification::integer from account_qualifications q where q.account_id = a.id order by 1) as qualifications
     from (select app.tokyo_date($2::timestamptz) as day,
             ($2::timestamptz at time zone 'Asia/Tokyo')::time as clock) local
     join accounts a on a.role <> ${accountRole.code.headquarters} and (not a.disable and (a.branch_id = $1 or exists (
         select from account_branches ab where ab.account_id = a.id and ab.branch_id = $1)
         or a.id in (select p.account_id from app.planned_shifts p where p.branch_id = $1 and p.date = local.day))
       or a.id in (select k.account_id from staff_clockings k where k.branch_id = $1 and k.date = local.day))
     left join app.planned_shifts s on s.branch_id = $1 and s.date = local.day and s.account_id = a.id
     left join lateral (
       select bool_or(k.clock_in_at <= $2 and coalesce(k.clock_out_at > $2, true)) as there
       from staff_clockings k where k.branch_id = $1 and k.date = local.day and k.account_id = a.id having count(*) > 0
     ) c on true
     order by there_flag desc, a.id`,
    [branch_id, at],
  );
  return rows;
}

type ChildAtMoment = {
  child_id: number;
  reserve_id: number;
  name: string;
  date_of_birth: string;
  there_flag: boolean;
};

/** The day's children, each once, by the stay that is nearest; `there_flag`: they had come and not left. */
export async function childrenAtMoment(db: Queryable, branch_id: number, at: Date | string): Promise<ChildAtMoment[]> {
  const { rows } = await db.query<ChildAtMoment>(
    `select child_id, reserve_id, name, date_of_birth, there_flag from (
     select distinct on (d.child_id) d.child_id, d.reserve_id, k.name, k.date_of_birth::text as date_of_birth, k.name_kana,
       coalesce(d.arrived_datetime <= $2 and (d.left_datetime is null or d.left_datetime > $2), false) as there_flag
     from reserves r join reserve_details d on d.reserve_id = r.id join children k on k.id = d.child_id
     where r.branch_id = $1 and d.live and r.reserve_date = app.tokyo_date($2::timestamptz)
     order by d.child_id, there_flag desc, abs(extract(epoch from r.start_datetime - $2::timestamptz))) each_child
     order by there_flag desc, name_kana, child_id`,
    [branch_id, at],
  );
  return rows;
}
