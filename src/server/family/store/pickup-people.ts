import { childcareStatus } from '../../../domain/codes.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { payingMember, guardian } = familyRole.code;
const coming = `live and childcare_status = ${childcareStatus.code.upcoming}`;

interface PickupPerson {
  id: number;
  customer_id: number;
  name: string;
  name_kana: string;
  relation: string;
  tel: string;
  file_id: number | null;
  /** The family member who vouches for the entry. */
  added_member_id: number | null;
  version: number;
}
const columns = 'id, customer_id, name, name_kana, relation, tel, file_id, added_member_id, version';

/** All people on a family's list, in the order they were added. */
export async function listedPickupPeople(db: Queryable, customer_id: number): Promise<PickupPerson[]> {
  const { rows } = await db.query<PickupPerson>(
    `select ${columns} from pickup_people where customer_id = $1 and removed_at is null order by id`,
    [customer_id],
  );
  return rows;
}

/** One of a family's list; null for one that was taken off it, or is another family's. */
export async function listedPickupPerson(
  db: Queryable,
  customer_id: number,
  id: number,
  lock: 'for update' | '' = '',
): Promise<PickupPerson | null> {
  const { rows } = await db.query<PickupPerson>(
    `select ${columns} from pickup_people where id = $2 and customer_id = $1 and removed_at is null ${lock}`,
    [customer_id, id],
  );
  return rows[0] ?? null;
}

export async function lockPickupPerson(tx: Transaction, id: number): Promise<PickupPerson | null> {
  const { rows } = await tx.query<PickupPerson>(
    `select ${columns} from pickup_people where id = $1 and removed_at is null for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** The names of guardians who may pick up, without contact details, which are not needed here. */
export async function guardianNames(db: Queryable, customer_id: number): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select coalesce(m.name, c.name) as name from family_members m join customers c on c.id = m.customer_id
     where m.customer_id = $1 and m.removed_at is null and not m.hidden_flag and m.role in (${payingMember}, ${guardian}) order by m.role`,
    [customer_id],
  );
  return rows.map(({ name }) => name);
}

/** Whether one more person would be too many. The caller holds the customer. */
export async function pickupListIsFull(tx: Transaction, customer_id: number): Promise<boolean> {
  const { rows } = await tx.query<{ full: boolean }>(
    `select (select count(*) from pickup_people where customer_id = $1 and removed_at is null) >= s.pickup_people_limit as full
     from app.reserve_settings_on(app.tokyo_today()) s`,
    [customer_id],
  );
  return rows[0]?.full ?? false;
}

export type PickupText = Pick<PickupPerson, 'name' | 'name_kana' | 'relation' | 'tel' | 'file_id'>;

export async function insertPickupPerson(
  tx: Transaction,
  customer_id: number,
  added_member_id: number,
  person: PickupText,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into pickup_people (customer_id, name, name_kana, relation, tel, file_id, added_member_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [customer_id, person.name, person.name_kana, person.relation, person.tel, person.file_id, added_member_id],
  );
  return (rows[0] as { id: number }).id;
}

/**
 * A changed name may mean another person: identity is checked again. Upcoming reserves follow. The member who changes an entry
 * vouches for it from then on, but a disputed entry stays disputed until it is confirmed.
 */
export async function updatePickupPerson(
  tx: Transaction,
  id: number,
  changing_member_id: number,
  person: PickupText,
): Promise<void> {
  await tx.query(
    `update pickup_people set identity_seen_at = case when name = $2 then identity_seen_at end,
       identity_seen_account_id = case when name = $2 then identity_seen_account_id end,
       listed_at = case when name = $2 then listed_at else app.now() end,
       added_member_id = case when disputed_at is null then $7 else added_member_id end,
       name = $2, name_kana = $3, relation = $4, tel = $5, file_id = $6 where id = $1`,
    [id, person.name, person.name_kana, person.relation, person.tel, person.file_id, changing_member_id],
  );
  await tx.query(
    `update reserves set pick_up_name = $2, pick_up_tel = $3 where pickup_person_id = $1 and ${coming}
       and (pick_up_name, pick_up_tel) is distinct from ($2, $3)`,
    [id, person.name, person.tel],
  );
}

/** The person typed into the reserve is on the list now. */
export async function tieToPickupPerson(tx: Transaction, reserve_id: number, id: number): Promise<void> {
  await tx.query('update reserves set pickup_person_id = $2 where id = $1', [reserve_id, id]);
}

/** Takes a person off the list; the guardians pick up instead in the reserves that named them, which are returned. */
export async function takeOffPickupList(tx: Transaction, id: number): Promise<number[]> {
  await tx.query('update pickup_people set removed_at = app.now(), file_id = null where id = $1', [id]);
  const { rows } = await tx.query<{ id: number }>(
    `update reserves set pick_up_name = null, pick_up_tel = null, pickup_person_id = null
     where pickup_person_id = $1 and ${coming} returning id`,
    [id],
  );
  return rows.map((row) => row.id);
}
