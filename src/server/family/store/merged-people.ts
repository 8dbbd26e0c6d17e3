import { type FamilyRole, familyRole } from '../../../domain/family/family-codes.ts';
import type { Transaction } from '../../postgres/database.ts';
import { pickupListIsLocked } from './pickup-locks.ts';

const { guardian, payingMember } = familyRole.code;

export interface MergedPeople {
  members: { id: number; uid: string | null; role: FamilyRole; name: string; moves: boolean }[];
  /** `moves` false: the remaining account already has them, or its list is frozen. */
  pickup: { id: number; name: string; moves: boolean }[];
}

/** Members of the old account, and whether the remaining one has room for them. Both accounts are locked. */
export async function peopleToMerge(tx: Transaction, from: number, into: number): Promise<MergedPeople> {
  const { rows: members } = await tx.query<MergedPeople['members'][number]>(
    `select m.id, m.uid, m.role, m.name, m.role <> ${guardian} or not exists (select from family_members k
       where k.customer_id = $2 and k.role = ${guardian} and k.removed_at is null) as moves
     from family_members m where m.customer_id = $1 and m.role <> ${payingMember} and m.removed_at is null order by m.id`,
    [from, into],
  );
  const { rows: pickup } = await tx.query<MergedPeople['pickup'][number]>(
    `select p.id, p.name, not $3 and not exists (select from pickup_people k where k.customer_id = $2
       and k.removed_at is null and k.tel = p.tel and app.search_text(k.name) = app.search_text(p.name)) as moves
     from pickup_people p where p.customer_id = $1 and p.removed_at is null order by p.id`,
    [from, into, await pickupListIsLocked(tx, into)],
  );
  return { members, pickup };
}

export async function moveMember(tx: Transaction, id: number, into: number): Promise<void> {
  await tx.query('update family_members set customer_id = $2 where id = $1', [id, into]);
}

/** With the photo, which is the family's. */
export async function movePickupPeople(tx: Transaction, ids: readonly number[], into: number): Promise<void> {
  await tx.query('update pickup_people set customer_id = $2 where id = any ($1)', [ids, into]);
  await tx.query(
    'update files set customer_id = $2 where id in (select file_id from pickup_people where id = any ($1))',
    [ids, into],
  );
}

/** Ends the old account's invitations; an open freeze moves along, unless the remaining account has its own. */
export async function endPeopleOf(tx: Transaction, from: number, into: number): Promise<void> {
  await tx.query(
    `update family_invitations set revoked_at = app.now() where customer_id = $1 and accepted_at is null and revoked_at is null`,
    [from],
  );
  await tx.query('update pickup_people set removed_at = app.now() where customer_id = $1 and removed_at is null', [
    from,
  ]);
  await tx.query(
    `update pickup_freezes set customer_id = $2 where customer_id = $1 and lifted_at is null
       and not exists (select from pickup_freezes f where f.customer_id = $2 and f.lifted_at is null)`,
    [from, into],
  );
}
