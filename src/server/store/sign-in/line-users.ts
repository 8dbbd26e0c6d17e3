import { customerStatus } from '../../../domain/codes.ts';
import type { Transaction } from '../../postgres/database.ts';

const { account_deleted } = customerStatus.code;

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
    `update family_member_contacts k
     set line_notification_flag = $2, line_blocked_at = case when $2 then null else k.line_blocked_at end
     from family_members m join auth.users u on u.uid = m.uid
     where m.uid = $1 and m.removed_at is null and k.family_member_id = m.id and k.line_user_id = u.line_user_id
       and k.line_notification_flag <> $2`,
    [uid, friend],
  );
}

/** Messages go to this LINE account from now on. False if it is another customer's, be it for sign-in or messages. */
export async function linkLineMessages(
  tx: Transaction,
  uid: string,
  lineUserId: string,
  friend: boolean,
): Promise<boolean> {
  const { rowCount: others } = await tx.query(
    `update family_member_contacts set line_user_id = $2, line_notification_flag = $3,
       line_blocked_at = case when $3 or line_user_id is distinct from $2 then null else line_blocked_at end
     where family_member_id = (select id from family_members where uid = $1 and removed_at is null)
       and not exists (select from auth.users where line_user_id = $2 and uid <> $1)
       and not exists (select from customers where line_user_id = $2 and status <> ${account_deleted})`,
    [uid, lineUserId, friend],
  );
  if (others === 1) return true;
  const { rowCount } = await tx.query(
    `update customers set line_user_id = $2, line_notification_flag = $3,
       line_blocked_at = case when $3 or line_user_id is distinct from $2 then null else line_blocked_at end
     where uid = $1 and status <> ${account_deleted}
       and not exists (select from auth.users where line_user_id = $2 and uid <> $1)
       and not exists (select from customers where line_user_id = $2 and uid <> $1 and status <> ${account_deleted})`,
    [uid, lineUserId, friend],
  );
  return rowCount === 1;
}
