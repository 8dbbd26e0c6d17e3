import { type CancelCause, type ChildAttendance, childAttendance } from '../../../domain/codes.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import type { FamilyPeople, FetchingPerson } from '../../../domain/reserves/pick-up.ts';
import type { FetchedByKind, FetchedProof } from '../../../domain/reserves/staff-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** One child of a reserve, with its own coming and leaving. */
export interface ChildAttendanceRow {
  child_id: number;
  name: string;
  attendance_status: ChildAttendance;
  arrived_datetime: Date | null;
  left_datetime: Date | null;
  temperature: number | null;
  absent_cause: CancelCause | null;
  fetched_by_name: string | null;
  fetched_by_tel: string | null;
  fetched_by_kind: FetchedByKind | null;
  fetched_proof: FetchedProof | null;
}

/** In the order of plannedStay and amount_lines; the caller holds the reserve's lock. */
export async function attendanceOfReserve(db: Queryable, reserve_id: number): Promise<ChildAttendanceRow[]> {
  const { rows } = await db.query<ChildAttendanceRow>(
    `select d.child_id, k.name, d.attendance_status, d.arrived_datetime, d.left_datetime,
       d.temperature::float8 as temperature, d.absent_cause,
       d.fetched_by_name, d.fetched_by_tel, d.fetched_by_kind, d.fetched_proof
     from reserve_details d join children k on k.id = d.child_id where d.reserve_id = $1 order by d.id`,
    [reserve_id],
  );
  return rows;
}

/** Everything a child's line says; what is not named is emptied. The one writer of these columns. */
export async function writeChildAttendance(
  tx: Transaction,
  reserve_id: number,
  child_ids: readonly number[],
  line: {
    attendance_status: ChildAttendance;
    arrived_datetime?: Date | null;
    left_datetime?: Date | null;
    absent_cause?: CancelCause | null;
  },
): Promise<void> {
  await tx.query(
    `update reserve_details set attendance_status = $3, arrived_datetime = $4, left_datetime = $5, absent_cause = $6
     where reserve_id = $1 and child_id = any ($2)`,
    [
      reserve_id,
      child_ids,
      line.attendance_status,
      line.arrived_datetime ?? null,
      line.left_datetime ?? null,
      line.absent_cause ?? null,
    ],
  );
}

/** Taken at the door; null takes it away again. */
export async function writeTemperature(
  tx: Transaction,
  reserve_id: number,
  child_ids: readonly number[],
  temperature: number | null,
): Promise<void> {
  await tx.query('update reserve_details set temperature = $3 where reserve_id = $1 and child_id = any ($2)', [
    reserve_id,
    child_ids,
    temperature,
  ]);
}

/** To whom the children were handed, and how staff knew; null: nobody knows, as when a leaving is told afterwards. */
export async function writeFetchedBy(
  tx: Transaction,
  reserve_id: number,
  child_ids: readonly number[],
  person: (FetchingPerson & { readonly proof: FetchedProof }) | null,
): Promise<void> {
  await tx.query(
    `update reserve_details set fetched_by_name = $3, fetched_by_tel = $4, fetched_by_kind = $5, fetched_proof = $6
     where reserve_id = $1 and child_id = any ($2)`,
    [reserve_id, child_ids, person?.name ?? null, person?.tel ?? null, person?.kind ?? null, person?.proof ?? null],
  );
}

/** The people the family of a reserve has named. */
export async function peopleOfReserve(db: Queryable, reserve_id: number): Promise<FamilyPeople> {
  const { rows } = await db.query<FamilyPeople>(
    `select r.pick_up_name, r.pick_up_tel, json_build_object('name', c.name, 'tel', c.tel,
       'emergency_contact_name', nullif(c.emergency_contact_name, ''), 'emergency_contact_tel', nullif(c.emergency_contact_tel, ''),
       'family_members', array(select json_build_object('name', m.name,
         'family_member_contacts', array(select json_build_object('tel', k.tel) from family_member_contacts k where k.family_member_id = m.id))
         from family_members m where m.customer_id = c.id and m.role = ${familyRole.code.guardian} and m.removed_at is null),
       'pickup_people', array(select json_build_object('name', p.name, 'tel', p.tel, 'relation', p.relation)
         from pickup_people p where p.customer_id = c.id and p.removed_at is null order by p.id)) as customer
     from reserves r join customers c on c.id = r.customer_id where r.id = $1`,
    [reserve_id],
  );
  return rows[0] ?? { pick_up_name: null, pick_up_tel: null, customer: null };
}

/** A child that is present in another reserve of the same day: where, and since when. */
export async function presentElsewhere(
  tx: Transaction,
  child_ids: readonly number[],
  reserve: { id: number; reserve_date: TokyoDate },
): Promise<{ child_id: number; name: string; branch_name: string; arrived_datetime: Date } | null> {
  const { rows } = await tx.query<{ child_id: number; name: string; branch_name: string; arrived_datetime: Date }>(
    `select d.child_id, k.name, b.name as branch_name, d.arrived_datetime
     from reserve_details d join reserves r on r.id = d.reserve_id join branches b on b.id = r.branch_id
     join children k on k.id = d.child_id
     where d.child_id = any ($1) and d.reserve_id <> $2 and r.reserve_date = $3
       and d.attendance_status = ${childAttendance.code.present}
     limit 1`,
    [child_ids, reserve.id, reserve.reserve_date],
  );
  return rows[0] ?? null;
}
