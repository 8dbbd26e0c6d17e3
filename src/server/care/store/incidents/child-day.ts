import type { CardTexts } from '../../../../domain/care/health-card.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import type { Queryable } from '../../../postgres/database.ts';
import type { CardSeal } from '../../../sealed-card.ts';
import { openedTexts, type SealedTexts } from '../child-health.ts';

type ChildDayAnchor = { reserve_detail_id: number; branch_id: number; date: TokyoDate };

export async function childDayAnchor(
  db: Queryable,
  reserve_id: number,
  child_id: number,
): Promise<ChildDayAnchor | null> {
  const { rows } = await db.query<ChildDayAnchor>(
    `select d.id as reserve_detail_id, r.branch_id, r.reserve_date::text as date
     from reserve_details d join reserves r on r.id = d.reserve_id where d.reserve_id = $1 and d.child_id = $2`,
    [reserve_id, child_id],
  );
  return rows[0] ?? null;
}

export type ChildDayFacts = {
  branch_id: number;
  branch_name: string;
  date: TokyoDate;
  child_id: number;
  child_name: string;
  child_kana: string | null;
  date_of_birth: TokyoDate;
  gender: number | null;
  customer_remarks: string;
  first_day: TokyoDate | null;
  parent_name: string;
  parent_tel: string;
  emergency_contact_name: string | null;
  emergency_contact_tel: string | null;
};

/** Whose day it is. The first day is the child's first at any branch. */
export async function childDayFacts(db: Queryable, reserve_detail_id: number): Promise<ChildDayFacts | null> {
  const { rows } = await db.query<ChildDayFacts>(
    `select r.branch_id, b.name as branch_name, r.reserve_date::text as date, k.id as child_id, k.name as child_name,
       k.name_kana as child_kana, k.date_of_birth::text as date_of_birth, k.gender, k.customer_remarks,
       (select min(f.reserve_date)::text from reserve_details e join reserves f on f.id = e.reserve_id
        where e.child_id = k.id and e.arrived_datetime is not null) as first_day,
       c.name as parent_name, c.tel as parent_tel, c.emergency_contact_name, c.emergency_contact_tel
     from reserve_details d join reserves r on r.id = d.reserve_id join branches b on b.id = r.branch_id
       join children k on k.id = d.child_id join customers c on c.id = k.customer_id
     where d.id = $1`,
    [reserve_detail_id],
  );
  return rows[0] ?? null;
}

/** One child's day at one branch, whichever reserves it has. */
export type ChildDay = Pick<ChildDayFacts, 'branch_id' | 'child_id' | 'date'>;

export type DayStay = {
  start_datetime: Date;
  end_datetime: Date;
  attendance_status: number;
  arrived_datetime: Date | null;
  left_datetime: Date | null;
  temperature: number | null;
  fetched_by_name: string | null;
  fetched_by_tel: string | null;
  pick_up_name: string | null;
  remarks: string;
};

export async function staysOfDay(db: Queryable, day: ChildDay): Promise<DayStay[]> {
  const { rows } = await db.query<DayStay>(
    `select r.start_datetime, r.end_datetime, d.attendance_status, d.arrived_datetime, d.left_datetime,
       d.temperature::float8 as temperature, d.fetched_by_name, d.fetched_by_tel, r.pick_up_name, r.remarks
     from reserve_details d join reserves r on r.id = d.reserve_id
     where r.branch_id = $1 and d.child_id = $2 and r.reserve_date = $3 order by r.start_datetime`,
    [day.branch_id, day.child_id, day.date],
  );
  return rows;
}

type DayAllergy = { name: string; severity: number; reaction: string; epipen_flag: boolean };

/** Those that were known on that day: also what has been ended since. */
export async function allergiesOfDay(db: Queryable, { child_id, date }: ChildDay): Promise<DayAllergy[]> {
  const { rows } = await db.query<DayAllergy>(
    `select coalesce(n.name, a.other_name) as name, a.severity, a.reaction, a.epipen_flag
     from child_allergies a left join allergens n on n.id = a.allergen_id
     where a.child_id = $1 and a.created_at < (($2::date + 1)::timestamp at time zone 'Asia/Tokyo')
       and (a.ended_at is null or a.ended_at >= ($2::date::timestamp at time zone 'Asia/Tokyo'))
     order by a.severity desc, a.id`,
    [child_id, date],
  );
  return rows;
}

export type EssentialsNow = {
  allergy_answer: number;
  diet_stage: number | null;
  milk: string;
  foods_to_avoid: string;
  usual_temperature: number | null;
  updated_at: Date;
} & CardTexts;

export async function essentialsOf(db: Queryable, child_id: number, seal: CardSeal): Promise<EssentialsNow | null> {
  const { rows } = await db.query<Omit<EssentialsNow, keyof CardTexts> & SealedTexts>(
    `select allergy_answer, diet_stage, milk, foods_to_avoid, usual_temperature::float8 as usual_temperature,
       medical_history, family_doctor, sealed_card, updated_at from child_essentials where child_id = $1`,
    [child_id],
  );
  return rows[0] ? { ...rows[0], ...openedTexts(child_id, rows[0], seal) } : null;
}

type PlannedPerson = {
  name: string;
  start_time: string;
  end_time: string;
  breaks: { start_time: string; end_time: string }[];
  qualifications: number[];
};

export async function rosterOfDay(db: Queryable, branch_id: number, date: TokyoDate): Promise<PlannedPerson[]> {
  const { rows } = await db.query<PlannedPerson>(
    `select a.name, to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time, s.breaks,
       array(select q.qualification::integer from account_qualifications q where q.account_id = a.id order by 1) as qualifications
     from app.planned_shifts s join accounts a on a.id = s.account_id
     where s.branch_id = $1 and s.date = $2 order by s.start_time, a.id`,
    [branch_id, date],
  );
  return rows;
}

export type DayMedicine = {
  drug_name: string;
  illness: string;
  hospital: string;
  dose: string;
  due_at: Date;
  guardian_name: string;
  received_by: string;
  withdrawn_reason: string;
  status: number | null;
  prepared_by: string | null;
  checked_by: string | null;
  given_by: string | null;
  given_at: Date | null;
  note: string | null;
};

export async function medicinesOfDay(db: Queryable, day: ChildDay): Promise<DayMedicine[]> {
  const { rows } = await db.query<DayMedicine>(
    `select m.drug_name, m.illness, m.hospital, m.dose, m.due_at, m.guardian_name, taker.name as received_by,
       m.withdrawn_reason, d.status, first.name as prepared_by, second.name as checked_by, giver.name as given_by,
       d.given_at, d.note
     from medicine_requests m join reserves r on r.id = m.reserve_id join accounts taker on taker.id = m.account_id
       left join medicine_doses d on d.medicine_request_id = m.id
       left join accounts first on first.id = d.prepared_account_id
       left join accounts second on second.id = d.checked_account_id
       left join accounts giver on giver.id = d.given_account_id
     where m.branch_id = $1 and m.child_id = $2 and r.reserve_date = $3 order by m.due_at, m.id, d.id`,
    [day.branch_id, day.child_id, day.date],
  );
  return rows;
}

/** Incidents of the day that concern the child. */
export async function incidentsOfDay(db: Queryable, day: ChildDay): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select i.id from incidents i join incident_children c on c.incident_id = i.id
     where i.branch_id = $1 and c.child_id = $2 and app.tokyo_date(i.happened_at) = $3
     order by i.happened_at, i.id`,
    [day.branch_id, day.child_id, day.date],
  );
  return rows.map(({ id }) => id);
}

type DayCall = { created_at: Date; called: number; result: number; note: string; by_name: string };

export async function callsOfDay(db: Queryable, day: ChildDay): Promise<DayCall[]> {
  const { rows } = await db.query<DayCall>(
    `select p.created_at, p.called, p.result, p.note, a.name as by_name
     from pick_up_calls p join reserves r on r.id = p.reserve_id join accounts a on a.id = p.account_id
     where r.branch_id = $1 and r.reserve_date = $3
       and exists (select from reserve_details d where d.reserve_id = r.id and d.child_id = $2) order by p.created_at`,
    [day.branch_id, day.child_id, day.date],
  );
  return rows;
}
