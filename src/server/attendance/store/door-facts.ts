import type { DoorRow } from '../../../domain/attendance/door/door-people.ts';
import type { DoorFacts } from '../../../domain/attendance/door/hand-over.ts';
import type { WrittenName } from '../../../domain/attendance/door/names.ts';
import { rolesWith } from '../../../domain/auth/staff-rights.ts';
import type { DoorRefusal, IdentityDocument } from '../../../domain/staff-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** What the door knows now of the family of a reserve and of the children who leave. */
export async function doorFactsOf(db: Queryable, reserve_id: number, child_ids: readonly number[]): Promise<DoorFacts> {
  const { rows } = await db.query<{ people: DoorRow[]; bars: WrittenName[]; frozen: boolean }>(
    `select coalesce((select json_agg(to_json(p) order by p.place, p.name) from view_door_people p where p.reserve_id = r.id), '[]') as people,
       coalesce((select json_agg(json_build_object('name', b.name, 'name_kana', b.name_kana) order by b.id)
         from view_pickup_bars_in_force b where b.child_id = any ($2)), '[]') as bars,
       exists (select from pickup_freezes f where f.customer_id = r.customer_id and f.lifted_at is null) as frozen
     from reserves r where r.id = $1`,
    [reserve_id, child_ids],
  );
  return rows[0] ?? { people: [], bars: [], frozen: false };
}

/** Manager or headquarters by their account, also where a PIN gives the session no more than branch staff's rights. */
export async function managesInPerson(db: Queryable, account_id: number): Promise<boolean> {
  const { rows } = await db.query('select from accounts where id = $1 and role = any ($2) and not disable', [
    account_id,
    rolesWith.manager,
  ]);
  return rows.length > 0;
}

interface HandOverException {
  branch_id: number;
  reserve_id: number;
  child_ids: readonly number[];
  name: string;
  refusal: DoorRefusal;
  how: number;
  reason: string;
  document: IdentityDocument | null;
  account_id: number;
  happened_at: Date;
}

export async function insertHandOverExceptions(tx: Transaction, row: HandOverException): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into hand_over_exceptions
       (branch_id, reserve_id, child_id, name, refusal, how, reason, document, account_id, happened_at)
     select $1, $2, c, $4, $5, $6, $7, $8, $9, $10 from unnest($3::integer[]) c returning id`,
    [
      row.branch_id,
      row.reserve_id,
      row.child_ids,
      row.name.slice(0, 50),
      row.refusal,
      row.how,
      row.reason,
      row.document,
      row.account_id,
      row.happened_at,
    ],
  );
  return rows.map(({ id }) => id);
}

/** Null if it does not exist, or was acknowledged before. */
export async function lockUnseenException(tx: Transaction, id: number): Promise<{ branch_id: number } | null> {
  const { rows } = await tx.query<{ branch_id: number }>(
    'select branch_id from hand_over_exceptions where id = $1 and seen_at is null for update',
    [id],
  );
  return rows[0] ?? null;
}

export async function noteExceptionSeen(tx: Transaction, id: number, account_id: number): Promise<void> {
  await tx.query('update hand_over_exceptions set seen_at = app.now(), seen_account_id = $2 where id = $1', [
    id,
    account_id,
  ]);
}
