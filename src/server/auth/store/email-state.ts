import { customerStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { accountDeleted } = customerStatus.code;

/** Null where the account is gone or has no address. */
export async function emailOfCustomer(db: Queryable, customer_id: number): Promise<string | null> {
  const { rows } = await db.query<{ email: string | null }>(
    `select email from customers where id = $1 and status <> ${accountDeleted}`,
    [customer_id],
  );
  return rows[0]?.email ?? null;
}

/** What a mail that asks to verify an address needs; null where nothing is left to verify. */
export async function unverifiedEmail(
  db: Queryable,
  customer_id: number,
): Promise<{ id: number; name: string; email: string } | null> {
  const { rows } = await db.query<{ id: number; name: string; email: string }>(
    `select id, name, email from customers
     where id = $1 and status <> ${accountDeleted} and email is not null and email_verified_at is null`,
    [customer_id],
  );
  return rows[0] ?? null;
}

/** Opened from the mailbox: it is theirs, and mail arrives there. */
export async function noteEmailVerified(tx: Transaction, customer_id: number): Promise<void> {
  await tx.query(
    `update customers set email_verified_at = coalesce(email_verified_at, app.now()), email_bounced_at = null
     where id = $1`,
    [customer_id],
  );
}

/** The same for a user who opened a link mailed to their sign-in address. */
export async function noteSignInEmailVerified(tx: Transaction, uid: string): Promise<void> {
  await tx.query(
    `update customers c set email_verified_at = coalesce(c.email_verified_at, app.now()), email_bounced_at = null
     from auth.users u where u.uid = $1 and c.uid = u.uid and c.email = u.email`,
    [uid],
  );
}

/** The receiving server refused the address for good. Shown until it changes or a mail is accepted again. */
export async function noteMailRefused(tx: Transaction, email: string): Promise<void> {
  await tx.query(
    `update customers set email_bounced_at = coalesce(email_bounced_at, app.now()) where email = $1 and status <> ${accountDeleted}`,
    [email],
  );
  await tx.query(
    'update family_member_contacts set email_bounced_at = coalesce(email_bounced_at, app.now()) where email = $1',
    [email],
  );
}

export async function noteMailAccepted(tx: Transaction, email: string): Promise<void> {
  for (const table of ['customers', 'family_member_contacts'] as const) {
    await tx.query(`update ${table} set email_bounced_at = null where email = $1 and email_bounced_at is not null`, [
      email,
    ]);
  }
}
