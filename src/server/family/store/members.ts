import { customerStatus } from '../../../domain/codes.ts';
import { type FamilyRole, familyRole, type InvitedRole } from '../../../domain/family/family-codes.ts';
import { closeAllSessions } from '../../auth/store/sessions.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { guardian, payingMember } = familyRole.code;
const { accountDeleted } = customerStatus.code;

interface NewMember {
  customer_id: number;
  role: InvitedRole;
  uid: string;
  name: string;
  name_kana: string;
  relation: string;
  tel: string;
  terms_version: string;
  privacy_version: string;
}

/** Adds a member; mail and LINE are those they sign in with. */
export async function insertMember(tx: Transaction, member: NewMember): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into family_members (customer_id, role, uid, name, name_kana, relation, terms_version, privacy_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      member.customer_id,
      member.role,
      member.uid,
      member.name,
      member.name_kana,
      member.relation,
      member.terms_version,
      member.privacy_version,
    ],
  );
  const { id } = rows[0] as { id: number };
  await tx.query(
    `insert into family_member_contacts (family_member_id, tel, email, line_user_id, line_notification_flag)
     select $1, $2, u.email, u.line_user_id, u.line_user_id is not null and u.line_friend from auth.users u where u.uid = $3`,
    [id, member.tel, member.uid],
  );
  return id;
}

export interface FamilyMemberRow {
  id: number;
  customer_id: number;
  role: FamilyRole;
  uid: string | null;
  /** Of the paying member the customer's. */
  name: string;
  hidden_flag: boolean;
  version: number;
}

/** A family member, locked; null once they have left the family. */
export async function lockMember(tx: Transaction, id: number): Promise<FamilyMemberRow | null> {
  const { rows } = await tx.query<FamilyMemberRow>(
    `select m.id, m.customer_id, m.role, m.uid, coalesce(m.name, c.name) as name, m.hidden_flag, m.version
     from family_members m join customers c on c.id = m.customer_id
     where m.id = $1 and m.removed_at is null and c.status <> ${accountDeleted} for update of m`,
    [id],
  );
  return rows[0] ?? null;
}

export async function hasSecondGuardian(db: Queryable, customer_id: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from family_members where customer_id = $1 and role = ${guardian} and removed_at is null`,
    [customer_id],
  );
  return rowCount === 1;
}

/**
 * Ends a membership at once: every session, the contact details, and the sign-in itself, which was for this family alone.
 * What they made (passes, invitations, feeds) ends by trigger. An open freeze no longer waits for their agreement.
 */
export async function removeMember(
  tx: Transaction,
  member: Pick<FamilyMemberRow, 'id' | 'uid' | 'role'>,
): Promise<void> {
  if (member.role === payingMember) throw new Error('the paying member leaves with the account');
  await tx.query('update family_members set removed_at = app.now(), uid = null where id = $1', [member.id]);
  await tx.query('delete from family_member_contacts where family_member_id = $1', [member.id]);
  await tx.query('delete from push_subscriptions where family_member_id = $1', [member.id]);
  if (member.uid === null) return;
  await closeAllSessions(tx, member.uid);
  await tx.query('delete from auth.users where uid = $1', [member.uid]);
}

export async function hideMember(tx: Transaction, id: number, hidden_flag: boolean): Promise<void> {
  await tx.query('update family_members set hidden_flag = $2 where id = $1', [id, hidden_flag]);
}

/** For headquarters only: no one else may learn what is hidden from whom. */
export async function peopleOfFamily(db: Queryable, customer_id: number) {
  const { rows } = await db.query<{
    family_member_id: number;
    role: FamilyRole;
    name: string;
    name_kana: string | null;
    relation: string;
    tel: string | null;
    email: string | null;
    created_at: Date;
    hidden_flag: boolean;
    version: number;
  }>(
    `select m.id as family_member_id, m.role, coalesce(m.name, c.name) as name, coalesce(m.name_kana, c.name_kana) as name_kana,
       m.relation, case when m.role = ${payingMember} then c.tel else k.tel end as tel,
       case when m.role = ${payingMember} then c.email else k.email end as email, m.created_at, m.hidden_flag, m.version
     from family_members m join customers c on c.id = m.customer_id
     left join family_member_contacts k on k.family_member_id = m.id
     where m.customer_id = $1 and m.removed_at is null order by m.role, m.id`,
    [customer_id],
  );
  return rows;
}
