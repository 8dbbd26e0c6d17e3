import { approvalStatus, childAttendance } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

const { not_used, approved } = approvalStatus.code;

/** One child on today's roll, as somebody needs it who has nothing else to look at. */
export interface RollRow {
  reserve_id: number;
  child_id: number;
  name: string;
  name_kana: string;
  date_of_birth: string;
  attendance_status: number;
  start_datetime: Date;
  end_datetime: Date;
  arrived_datetime: Date | null;
  left_datetime: Date | null;
  customer_remarks: string;
  staff_remarks: string;
  reserve_remarks: string;
  parent_name: string;
  parent_tel: string;
  emergency_contact_name: string;
  emergency_contact_tel: string;
  pick_up_name: string;
  pick_up_tel: string;
}

/** Who is expected, here or gone today at one branch; requests nobody answered are no children yet. */
export async function rollOfToday(db: Queryable, branch_id: number): Promise<RollRow[]> {
  const { rows } = await db.query<RollRow>(
    `select r.id as reserve_id, d.child_id, c.name, c.name_kana, to_char(c.date_of_birth, 'YYYY-MM-DD') as date_of_birth,
       d.attendance_status, r.start_datetime, r.end_datetime, d.arrived_datetime, d.left_datetime,
       coalesce(c.customer_remarks, '') as customer_remarks, coalesce(c.staff_remarks, '') as staff_remarks,
       coalesce(r.remarks, '') as reserve_remarks, coalesce(p.name, '') as parent_name, coalesce(p.tel, '') as parent_tel,
       coalesce(p.emergency_contact_name, '') as emergency_contact_name,
       coalesce(p.emergency_contact_tel, '') as emergency_contact_tel,
       coalesce(r.pick_up_name, '') as pick_up_name, coalesce(r.pick_up_tel, '') as pick_up_tel
     from reserves r join reserve_details d on d.reserve_id = r.id join children c on c.id = d.child_id
       join customers p on p.id = r.customer_id
     where r.branch_id = $1 and r.reserve_date = app.tokyo_today() and not r.cancel_flag
       and r.approval_status in (${not_used}, ${approved})
     order by c.name_kana, c.id`,
    [branch_id],
  );
  return rows;
}

/** All that a locked tablet may say. */
export async function presentChildren(db: Queryable, branch_id: number): Promise<number> {
  const { rows } = await db.query<{ present: number }>(
    `select count(*)::integer as present from reserves r join reserve_details d on d.reserve_id = r.id
     where r.branch_id = $1 and r.reserve_date = app.tokyo_today() and not r.cancel_flag and d.attendance_status = ${childAttendance.code.present}`,
    [branch_id],
  );
  return rows[0]?.present ?? 0;
}
