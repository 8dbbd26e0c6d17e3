import { customerStatus } from '../../../domain/codes.ts';
import { type FamilyRole, familyRole } from '../../../domain/family/family-codes.ts';
import type { Queryable } from '../../postgres/database.ts';
import { type CustomerRow, customerColumnsSql } from './customers.ts';

const { accountDeleted } = customerStatus.code;

/** One person of a family, by the own sign-in (app.asking_person says the same to the policies). */
export interface FamilyPerson {
  family_member_id: number;
  customer_id: number;
  role: FamilyRole;
  /** Headquarters hide branch, times and live messages from this person. */
  hidden_flag: boolean;
}

const personStatement = `
  select m.id as family_member_id, m.customer_id, m.role, m.hidden_flag
  from family_members m join customers c on c.id = m.customer_id
  where m.uid = $1 and m.removed_at is null and c.status <> ${accountDeleted}`;
/** One statement, because it runs before every reserve. */
const familyStatement = `
  select p.*, to_json(f) as customer from (${personStatement}) p
  cross join lateral (select ${customerColumnsSql} from customers where id = p.customer_id) f`;

export async function personByUid(db: Queryable, uid: string): Promise<FamilyPerson | null> {
  const { rows } = await db.query<FamilyPerson>(personStatement, [uid]);
  return rows[0] ?? null;
}

/** Who asks, and the family they ask for. */
export async function familyByUid(
  db: Queryable,
  uid: string,
): Promise<{ customer: CustomerRow; person: FamilyPerson } | null> {
  const { rows } = await db.query<FamilyPerson & { customer: CustomerRow }>(familyStatement, [uid]);
  if (!rows[0]) return null;
  const { customer, ...person } = rows[0];
  return { customer, person };
}

/** For what anybody may call: the guardian who asks about seats and stays. Null for everybody else, and where stays are hidden. */
export async function guardianByUid(db: Queryable, uid: string | null): Promise<FamilyPerson | null> {
  const person = uid === null ? null : await personByUid(db, uid);
  return person === null || person.hidden_flag || person.role === familyRole.code.relative ? null : person;
}

/** Whether headquarters hide the family from its paying member, also of a number that was merged into it. */
export async function payerIsHidden(db: Queryable, customer_id: number): Promise<boolean> {
  const { rows } = await db.query<{ hidden_flag: boolean }>(
    `select hidden_flag from family_members where role = ${familyRole.code.payingMember}
       and customer_id = coalesce((select into_customer_id from customer_merges where from_customer_id = $1), $1)`,
    [customer_id],
  );
  return rows[0]?.hidden_flag ?? false;
}

/** Another person than the paying member, by the own name. */
export async function namedPersonByUid(db: Queryable, uid: string): Promise<{ name: string } | null> {
  const { rows } = await db.query<{ name: string }>(
    'select name from family_members where uid = $1 and removed_at is null and name is not null',
    [uid],
  );
  return rows[0] ?? null;
}
