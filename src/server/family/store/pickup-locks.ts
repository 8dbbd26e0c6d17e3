import { familyRole } from '../../../domain/family/family-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { payingMember, guardian } = familyRole.code;

/** While locked, no one on a family's pick-up list can be added or changed; those already on it may still pick up. */
export async function pickupListIsLocked(db: Queryable, customer_id: number): Promise<boolean> {
  return (await openPickupLock(db, customer_id)) !== null;
}

/** The open freeze. The caller holds the customer where something follows from it. */
export async function openPickupLock(db: Queryable, customer_id: number): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    'select id from pickup_freezes where customer_id = $1 and lifted_at is null',
    [customer_id],
  );
  return rows[0]?.id ?? null;
}

export async function lockPickupList(tx: Transaction, customer_id: number, family_member_id: number): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `with f as (insert into pickup_freezes (customer_id) values ($1) returning id)
     insert into pickup_freeze_members (pickup_freeze_id, family_member_id, froze_flag) select f.id, $2, true from f
     returning pickup_freeze_id as id`,
    [customer_id, family_member_id],
  );
  return (rows[0] as { id: number }).id;
}

/** One guardian agrees to lift it; true once all guardians who are not hidden have agreed. */
export async function agreeToEnd(
  tx: Transaction,
  pickup_freeze_id: number,
  family_member_id: number,
): Promise<boolean> {
  await tx.query(
    `insert into pickup_freeze_members (pickup_freeze_id, family_member_id, agreed_at) values ($1, $2, app.now())
     on conflict (pickup_freeze_id, family_member_id) do update
       set agreed_at = coalesce(pickup_freeze_members.agreed_at, excluded.agreed_at)`,
    [pickup_freeze_id, family_member_id],
  );
  const { rows } = await tx.query<{ all_agreed: boolean }>(
    `select not exists (select from family_members m join pickup_freezes f on f.customer_id = m.customer_id
       where f.id = $1 and m.removed_at is null and not m.hidden_flag and m.role in (${payingMember}, ${guardian})
         and not exists (select from pickup_freeze_members a where a.pickup_freeze_id = f.id
           and a.family_member_id = m.id and a.agreed_at is not null)) as all_agreed`,
    [pickup_freeze_id],
  );
  return rows[0]?.all_agreed ?? false;
}

/** `by` null: the guardians agreed. */
export async function liftPickupLock(
  tx: Transaction,
  id: number,
  by: { account_id: number; note: string } | null,
): Promise<void> {
  await tx.query(
    'update pickup_freezes set lifted_at = app.now(), lifted_account_id = $2, note = $3 where id = $1 and lifted_at is null',
    [id, by?.account_id ?? null, by?.note ?? null],
  );
}

export async function pickupLockedSince(db: Queryable, customer_id: number): Promise<Date | null> {
  const { rows } = await db.query<{ frozen_at: Date }>(
    'select frozen_at from pickup_freezes where customer_id = $1 and lifted_at is null',
    [customer_id],
  );
  return rows[0]?.frozen_at ?? null;
}
