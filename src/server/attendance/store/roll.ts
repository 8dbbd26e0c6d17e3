import { allergyAnswer } from '../../../domain/care/care-codes.ts';
import { allergyAnswerOf, allergyInFull, type KnownAllergy, worstFirst } from '../../../domain/care/child-health.ts';
import { approvalStatus, childAttendance } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

const { notUsed, approved } = approvalStatus.code;

/** One child on today's roll, with all that staff need when they have nothing else to look at. */
interface RollRow {
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
  allergy_answer: number;
  /** Each in full words, the worst first. */
  allergies: string[];
  customer_remarks: string;
  staff_remarks: string;
  reserve_remarks: string;
  parent_name: string;
  parent_tel: string;
  emergency_contact_name: string;
  emergency_contact_tel: string;
  pick_up_name: string;
  pick_up_tel: string;
  /** The family's pick-up list is frozen. */
  frozen: boolean;
  /** Whom the child is not handed to: the names, never why. */
  barred: string[];
}

/** Who is expected, here or gone today at one branch; unanswered requests do not count. */
export async function rollOfToday(db: Queryable, branch_id: number): Promise<RollRow[]> {
  const { rows } = await db.query<Omit<RollRow, 'allergies'> & { allergies: KnownAllergy[] }>(
    `select r.id as reserve_id, d.child_id, c.name, coalesce(c.name_kana, '') as name_kana, to_char(c.date_of_birth, 'YYYY-MM-DD') as date_of_birth,
       d.attendance_status, r.start_datetime, r.end_datetime, d.arrived_datetime, d.left_datetime,
       coalesce(e.allergy_answer, ${allergyAnswer.code.notAsked}) as allergy_answer,
       (select coalesce(json_agg(json_build_object('other_name', k.other_name, 'severity', k.severity,
            'reaction', k.reaction, 'epipen_flag', k.epipen_flag,
            'allergen', case when g.id is not null then json_build_object('name', g.name) end) order by k.id), '[]')
          from child_allergies k left join allergens g on g.id = k.allergen_id
          where k.child_id = c.id and k.ended_at is null) as allergies,
       coalesce(c.customer_remarks, '') as customer_remarks, coalesce(c.staff_remarks, '') as staff_remarks,
       coalesce(r.remarks, '') as reserve_remarks, coalesce(p.name, '') as parent_name, coalesce(p.tel, '') as parent_tel,
       coalesce(p.emergency_contact_name, '') as emergency_contact_name,
       coalesce(p.emergency_contact_tel, '') as emergency_contact_tel,
       coalesce(r.pick_up_name, '') as pick_up_name, coalesce(r.pick_up_tel, '') as pick_up_tel,
       exists (select from pickup_freezes f where f.customer_id = p.id and f.lifted_at is null) as frozen,
       array(select b.name || '(' || b.relation || ')' from view_pickup_bars_in_force b where b.child_id = c.id order by b.id) as barred
     from reserves r join reserve_details d on d.reserve_id = r.id join children c on c.id = d.child_id
       join customers p on p.id = r.customer_id left join child_essentials e on e.child_id = c.id
     where r.branch_id = $1 and r.reserve_date = app.tokyo_today() and not r.cancel_flag
       and r.approval_status in (${notUsed}, ${approved})
     order by c.name_kana, c.id`,
    [branch_id],
  );
  return rows.map(({ allergies, allergy_answer, ...row }) => ({
    ...row,
    allergy_answer: allergyAnswerOf({ child_essentials: [{ allergy_answer }], child_allergies: allergies }),
    allergies: worstFirst(allergies).map(allergyInFull),
  }));
}

/** How many children are in the house, also one of an earlier day who was never checked out. */
export async function presentChildren(db: Queryable, branch_id: number): Promise<number> {
  const { rows } = await db.query<{ present: number }>(
    `select count(*)::integer as present from reserves r join reserve_details d on d.reserve_id = r.id
     where r.branch_id = $1 and not r.cancel_flag and d.attendance_status = ${childAttendance.code.present}`,
    [branch_id],
  );
  return rows[0]?.present ?? 0;
}
