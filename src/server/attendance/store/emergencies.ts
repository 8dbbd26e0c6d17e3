import type { CountedChild } from '../../../domain/attendance/emergency-words.ts';
import { childAttendance } from '../../../domain/codes.ts';
import type { IdentityDocument } from '../../../domain/staff-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export type EmergencyRow = {
  id: number;
  branch_id: number;
  branch_name: string;
  branch_tel: string;
  kind: number;
  place: string;
  message: string;
  ended: boolean;
};

/** Null where the branch is already in one, or where the key has made one before. */
export async function insertEmergency(
  tx: Transaction,
  row: { branch_id: number; kind: number; place: string; account_id: number; idempotency_key: string },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into emergencies (branch_id, kind, place, account_id, idempotency_key)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
    [row.branch_id, row.kind, row.place, row.account_id, row.idempotency_key],
  );
  return rows[0]?.id ?? null;
}

export async function emergencyByKey(db: Queryable, idempotency_key: string): Promise<EmergencyRow | null> {
  return one(db, 'e.idempotency_key = $1', idempotency_key);
}

export async function lockEmergency(tx: Transaction, id: number): Promise<EmergencyRow | null> {
  await tx.query('select from emergencies where id = $1 for no key update', [id]);
  return one(tx, 'e.id = $1', id);
}

async function one(db: Queryable, condition: string, value: unknown): Promise<EmergencyRow | null> {
  const { rows } = await db.query<EmergencyRow>(
    `select e.id, e.branch_id, b.name as branch_name, b.tel as branch_tel, e.kind, e.place, e.message,
       e.ended_datetime is not null as ended
     from emergencies e join branches b on b.id = e.branch_id where ${condition}`,
    [value],
  );
  return rows[0] ?? null;
}

/** Every child that is present at the branch now, whatever day its reserve is of. */
export async function putPresentChildren(tx: Transaction, emergency_id: number, branch_id: number): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into emergency_children (emergency_id, branch_id, reserve_id, child_id)
     select $1, $2, r.id, d.child_id from reserves r join reserve_details d on d.reserve_id = r.id
     where r.branch_id = $2 and d.live and d.attendance_status = ${childAttendance.code.present} order by d.id`,
    [emergency_id, branch_id],
  );
  return rowCount ?? 0;
}

export async function writeFirstMessage(tx: Transaction, id: number, message: string): Promise<void> {
  await tx.query('update emergencies set message = $2 where id = $1', [id, message]);
}

/** What the head count says of each child so far. */
export async function rollOf(db: Queryable, emergency_id: number): Promise<CountedChild[]> {
  const { rows } = await db.query<CountedChild>(
    'select found, handed_to from emergency_children where emergency_id = $1',
    [emergency_id],
  );
  return rows;
}

/** The look made last counts, not the one that arrived last: a press without connection may come minutes later. */
export async function writeCount(
  tx: Transaction,
  id: number,
  { found, account_id, at }: { found: boolean | null; account_id: number; at: Date },
): Promise<void> {
  const counted = found === null ? null : { account_id, at };
  await tx.query(
    `update emergency_children set found = $2, counted_account_id = $3, counted_datetime = $4
     where id = $1 and (counted_datetime is null or counted_datetime <= $5)`,
    [id, found, counted?.account_id ?? null, counted?.at ?? null, at],
  );
}

/** One row a family: the message goes out once, however many of its children are here. */
export async function familiesOfEmergency(
  db: Queryable,
  emergency_id: number,
): Promise<{ customer_id: number; reserve_id: number }[]> {
  const { rows } = await db.query<{ customer_id: number; reserve_id: number }>(
    `select r.customer_id, min(r.id) as reserve_id from emergency_children c join reserves r on r.id = c.reserve_id
     where c.emergency_id = $1 group by r.customer_id order by 1`,
    [emergency_id],
  );
  return rows;
}

export async function endEmergency(tx: Transaction, id: number, account_id: number): Promise<void> {
  await tx.query(
    'update emergencies set ended_datetime = app.now(), ended_account_id = $2 where id = $1 and ended_datetime is null',
    [id, account_id],
  );
}

export interface EmergencyChild {
  branch_id: number;
  reserve_id: number;
  child_id: number;
  declared_at: Date;
}

/** A child on the roll of an emergency that goes on. */
export async function lockEmergencyChild(tx: Transaction, id: number): Promise<EmergencyChild | null> {
  const { rows } = await tx.query<EmergencyChild>(
    `select c.branch_id, c.reserve_id, c.child_id, e.created_at as declared_at from emergency_children c join emergencies e on e.id = c.emergency_id
     where c.id = $1 and e.ended_datetime is null for no key update of c`,
    [id],
  );
  return rows[0] ?? null;
}

export async function writeHandOver(
  tx: Transaction,
  id: number,
  handed: { to: string; account_id: number; at: Date; document: IdentityDocument | null } | null,
): Promise<void> {
  await tx.query(
    `update emergency_children set handed_to = $2, handed_account_id = $3, handed_datetime = $4, handed_document = $5
     where id = $1`,
    [id, handed?.to ?? null, handed?.account_id ?? null, handed?.at ?? null, handed?.document ?? null],
  );
}
