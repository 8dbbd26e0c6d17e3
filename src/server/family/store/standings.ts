import { childcareStatus } from '../../../domain/codes.ts';
import { familyStanding } from '../../../domain/family/family-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { payingMember, guardian } = familyStanding.code;
const { upcoming, present } = childcareStatus.code;

/** A person on a pick-up list who was added by a member since hidden or removed. */
interface DisputedPerson {
  pickup_person_id: number;
  name: string;
  relation: string;
  tel: string;
  disputed_at: Date;
  /** Who listed them. */
  added_name: string;
  version: number;
}

export async function disputedPeople(db: Queryable, customer_id: number): Promise<DisputedPerson[]> {
  const { rows } = await db.query<DisputedPerson>(
    `select p.id as pickup_person_id, p.name, p.relation, p.tel, p.disputed_at, coalesce(s.name, '') as added_name, p.version
     from pickup_people p left join app.family_standings s on s.family_member_id = p.added_member_id
     where p.customer_id = $1 and p.removed_at is null and p.disputed_at is not null order by p.id`,
    [customer_id],
  );
  return rows;
}

/** Who of the disputed people of a family this person listed, by name. */
export async function namesListedBy(db: Queryable, family_member_id: number): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from pickup_people where added_member_id = $1 and removed_at is null and disputed_at is not null order by id`,
    [family_member_id],
  );
  return rows.map(({ name }) => name);
}

/** Another guardian, or headquarters (null), vouches for this entry from now on. False if it was not disputed. */
export async function confirmDisputed(
  tx: Transaction,
  pickup_person_id: number,
  family_member_id: number | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update pickup_people set disputed_at = null, added_member_id = $2, version = version + 1
     where id = $1 and removed_at is null and disputed_at is not null`,
    [pickup_person_id, family_member_id],
  );
  return rowCount === 1;
}

/** Branches where a child of the family is in care or expected. */
export async function branchesExpecting(db: Queryable, customer_id: number): Promise<number[]> {
  const { rows } = await db.query<{ branch_id: number }>(
    `select distinct branch_id from reserves where customer_id = $1 and live
       and (childcare_status = ${present} or childcare_status = ${upcoming} and end_datetime > app.now()) order by 1`,
    [customer_id],
  );
  return rows.map(({ branch_id }) => branch_id);
}

/** No one may pick up: no guardian who is not hidden, and no undisputed person on the list. */
export async function nobodyMayFetch(db: Queryable, customer_id: number): Promise<boolean> {
  const { rows } = await db.query<{ nobody: boolean }>(
    `select not exists (select from app.family_standings where customer_id = $1 and standing in (${payingMember}, ${guardian}))
       and not exists (select from pickup_people where customer_id = $1 and removed_at is null and disputed_at is null) as nobody`,
    [customer_id],
  );
  return rows[0]?.nobody ?? false;
}
