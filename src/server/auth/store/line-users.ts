import { customerStatus } from '../../../domain/codes.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import type { Transaction } from '../../postgres/database.ts';

const { accountDeleted } = customerStatus.code;
const { payingMember } = familyRole.code;

/** The person followed or blocked our official account. */
export async function setLineNotification(tx: Transaction, lineUserId: string, wanted: boolean): Promise<void> {
  await tx.query(
    `update customers set line_notification_flag = $2, line_blocked_at = case when $2 then null else app.now() end
     where line_user_id = $1`,
    [lineUserId, wanted],
  );
  await tx.query(
    `update family_member_contacts set line_notification_flag = $2,
       line_blocked_at = case when $2 then null else app.now() end where line_user_id = $1`,
    [lineUserId, wanted],
  );
  await tx.query('update auth.users set line_friend = $2 where line_user_id = $1', [lineUserId, wanted]);
}

/** What LINE said at a sign-in: the name shown there, and whether we may write. */
export async function refreshLineUser(
  tx: Transaction,
  uid: string,
  displayName: string,
  friend: boolean,
): Promise<void> {
  await tx.query('update auth.users set line_display_name = $2, line_friend = $3 where uid = $1', [
    uid,
    displayName,
    friend,
  ]);
  await tx.query(
    `update customers c set line_notification_flag = $2, line_blocked_at = case when $2 then null else line_blocked_at end
     from auth.users u
     where c.uid = $1 and u.uid = c.uid and c.line_user_id = u.line_user_id and c.line_notification_flag <> $2`,
    [uid, friend],
  );
  await tx.query(
    `update family_member_contacts k set line_notification_flag = $2,
       line_blocked_at = case when $2 then null else k.line_blocked_at end
     from family_members m join auth.users u on u.uid = m.uid
     where m.uid = $1 and m.removed_at is null and k.family_member_id = m.id and k.line_user_id = u.line_user_id
       and k.line_notification_flag <> $2`,
    [uid, friend],
  );
}

/** True if another user gets messages at this LINE account or signs in with it. */
const isAnothers = `exists (select from auth.users where line_user_id = $2 and uid <> $1)
  or exists (select from customers where line_user_id = $2 and uid <> $1 and status <> ${accountDeleted})
  or exists (select from family_member_contacts k join family_members m on m.id = k.family_member_id
    where k.line_user_id = $2 and m.uid <> $1 and m.removed_at is null)`;
const sinceBlocked = (table: string): string =>
  `line_blocked_at = case when $3 or ${table}.line_user_id is distinct from $2 then null else ${table}.line_blocked_at end`;

/** Sends this person's messages to this LINE account from now on. False if another user has it, for sign-in or messages. */
export async function linkLineMessages(
  tx: Transaction,
  uid: string,
  lineUserId: string,
  friend: boolean,
): Promise<boolean> {
  const paying = await tx.query(
    `update customers c set line_user_id = $2, line_notification_flag = $3, ${sinceBlocked('c')}
     where uid = $1 and status <> ${accountDeleted} and not (${isAnothers})`,
    [uid, lineUserId, friend],
  );
  if (paying.rowCount === 1) return true;
  const other = await tx.query(
    `insert into family_member_contacts as k (family_member_id, line_user_id, line_notification_flag)
     select m.id, $2, $3 from family_members m join customers c on c.id = m.customer_id
     where m.uid = $1 and m.removed_at is null and m.role <> ${payingMember} and c.status <> ${accountDeleted} and not (${isAnothers})
     on conflict (family_member_id) do update
       set line_user_id = excluded.line_user_id, line_notification_flag = excluded.line_notification_flag, ${sinceBlocked('k')}`,
    [uid, lineUserId, friend],
  );
  return other.rowCount === 1;
}
