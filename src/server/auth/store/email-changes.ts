import { customerStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { accountDeleted } = customerStatus.code;

/** The addresses that give way to a new one: of the sign-in and of the contact, each once. Before they are changed. */
export async function recordOldEmails(tx: Transaction, uid: string, newEmail: string): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into auth.email_changes (uid, old_email)
     select $1, old.email from (
       select email from auth.users where uid = $1 union select email from customers where uid = $1 and status <> ${accountDeleted}
       union select k.email from family_member_contacts k join family_members m on m.id = k.family_member_id where m.uid = $1
     ) old where old.email <> $2 returning id`,
    [uid, newEmail],
  );
  return rows.map(({ id }) => id);
}

/** Takes a notice to send; null if it was sent, or another run is at it. */
export async function takeEmailChange(
  tx: Transaction,
  id: number,
): Promise<{ old_email: string; name: string } | null> {
  const { rows } = await tx.query<{ old_email: string; name: string }>(
    `update auth.email_changes e set told_at = app.now()
     from (select uid, name from customers where status <> ${accountDeleted}
       union all select uid, name from family_members where name is not null and removed_at is null
       union all select uid, name from accounts where not disable) p
     where e.id = $1 and e.told_at is null and p.uid = e.uid returning e.old_email, p.name`,
    [id],
  );
  return rows[0] ?? null;
}

export async function returnEmailChange(db: Queryable, id: number): Promise<void> {
  await db.query('update auth.email_changes set told_at = null where id = $1', [id]);
}
