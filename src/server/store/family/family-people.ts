import { customerStatus } from '../../../domain/codes.ts';
import type { FamilyRole } from '../../../domain/family/family-codes.ts';
import type { Queryable } from '../../postgres/database.ts';
import { type CustomerRow, customerById } from '../customers/customers.ts';

const { account_deleted } = customerStatus.code;

/** One person of a family, by the own sign-in (app.person() says the same to the policies). */
export interface FamilyPerson {
  family_member_id: number;
  customer_id: number;
  role: FamilyRole;
  /** Headquarters hide branch, times and live messages from this person. */
  hidden_flag: boolean;
}

async function personByUid(db: Queryable, uid: string): Promise<FamilyPerson | null> {
  const { rows } = await db.query<FamilyPerson>(
    `select m.id as family_member_id, m.customer_id, m.role, m.hidden_flag
     from family_members m join customers c on c.id = m.customer_id
     where m.uid = $1 and m.removed_at is null and c.status <> ${account_deleted}`,
    [uid],
  );
  return rows[0] ?? null;
}

/** Who asks, and the family they ask for. */
export async function familyByUid(
  db: Queryable,
  uid: string,
): Promise<{ customer: CustomerRow; person: FamilyPerson } | null> {
  const person = await personByUid(db, uid);
  if (person === null) return null;
  const customer = await customerById(db, person.customer_id);
  return customer && { customer, person };
}
