import type { Transaction } from '../../postgres/database.ts';

/** How another person of a family than its paying member is reached follows the own sign-in ($1) alike. */
const contactOf = 'update family_member_contacts';
const ofPerson = `where family_member_id = (select id from family_members where uid = $1 and removed_at is null)`;

/** The address one signs in with and the one we write to are the same. */
export async function setSignInEmail(tx: Transaction, uid: string, email: string): Promise<void> {
  await tx.query('update auth.users set email = $2 where uid = $1', [uid, email]);
}

export async function setEmailSignIn(
  tx: Transaction,
  uid: string,
  { email, password_hash, remove_line_flag }: { email: string; password_hash: string; remove_line_flag: boolean },
): Promise<void> {
  await tx.query(
    `update auth.users set email = $2, password_hash = $3,
       line_user_id = case when $4 then null else line_user_id end,
       line_display_name = case when $4 then null else line_display_name end
     where uid = $1`,
    [uid, email, password_hash, remove_line_flag],
  );
  await tx.query(
    `update customers set email = $2, line_user_id = case when $3 then null else line_user_id end,
       line_notification_flag = line_notification_flag and not $3,
       line_blocked_at = case when $3 then null else line_blocked_at end where uid = $1`,
    [uid, email, remove_line_flag],
  );
  await tx.query(
    `${contactOf} set email = $2, email_bounced_at = null, line_user_id = case when $3 then null else line_user_id end,
       line_notification_flag = line_notification_flag and not $3,
       line_blocked_at = case when $3 then null else line_blocked_at end ${ofPerson}`,
    [uid, email, remove_line_flag],
  );
}

export async function setLineSignIn(
  tx: Transaction,
  uid: string,
  line: { line_user_id: string; display_name: string; friend: boolean; remove_email_flag: boolean },
): Promise<void> {
  await tx.query(
    `update auth.users set line_user_id = $2, line_display_name = $3, line_friend = $5,
       email = case when $4 then null else email end,
       password_hash = case when $4 then null else password_hash end
     where uid = $1`,
    [uid, line.line_user_id, line.display_name, line.remove_email_flag, line.friend],
  );
  // Messages follow to the new account; a stranger's account gets none.
  await tx.query(
    `update customers set line_user_id = $2, line_notification_flag = $3,
       line_blocked_at = case when $3 or line_user_id is distinct from $2 then null else line_blocked_at end
     where uid = $1`,
    [uid, line.line_user_id, line.friend],
  );
  await tx.query(
    `${contactOf} set line_user_id = $2, line_notification_flag = $3,
       line_blocked_at = case when $3 or line_user_id is distinct from $2 then null else line_blocked_at end ${ofPerson}`,
    [uid, line.line_user_id, line.friend],
  );
}
