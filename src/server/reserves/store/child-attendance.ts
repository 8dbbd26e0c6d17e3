import type { FetchingPerson } from '../../../domain/attendance/door/door-people.ts';
import { type CancelCause, type ChildAttendance, childAttendance } from '../../../domain/codes.ts';
import type { FetchedByKind, FetchedProof, IdentityDocument } from '../../../domain/staff-codes.ts';
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
  fetched_document: IdentityDocument | null;
}

/** In the order of plannedStay and amount_lines; the caller holds the reserve's lock. */
export async function attendanceOfReserve(db: Queryable, reserve_id: number): Promise<ChildAttendanceRow[]> {
  const { rows } = await db.query<ChildAttendanceRow>(
    `select d.child_id, k.name, d.attendance_status, d.arrived_datetime, d.left_datetime,
       d.temperature::float8 as temperature, d.absent_cause,
       d.fetched_by_name, d.fetched_by_tel, d.fetched_by_kind, d.fetched_proof, d.fetched_document
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

/** Who the children were handed to, and how staff verified it; null: unknown, e.g. a departure entered later. */
export async function writeFetchedBy(
  tx: Transaction,
  reserve_id: number,
  child_ids: readonly number[],
  person: (FetchingPerson & { readonly proof: FetchedProof | null; readonly document: IdentityDocument | null }) | null,
): Promise<void> {
  const { name = null, tel = null, kind = null, proof = null, document = null } = person ?? {};
  await tx.query(
    `update reserve_details set fetched_by_name = $3, fetched_by_tel = $4, fetched_by_kind = $5, fetched_proof = $6,
       fetched_document = $7 where reserve_id = $1 and child_id = any ($2)`,
    [reserve_id, child_ids, name, tel, kind, proof, document],
  );
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
