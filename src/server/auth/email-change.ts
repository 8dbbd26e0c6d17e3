import type { CustomerRow } from '../membership/store/customers.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { recordOldEmails } from './store/email-changes.ts';

/** Tells every address of a paying member that gives way to a new one, and the new one. Called before it is written. */
export async function notifyEmailChange(
  tx: Transaction,
  customer: Pick<CustomerRow, 'id' | 'uid' | 'email'>,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const old = await notifyOldEmails(tx, customer.uid, email);
  // Nothing changes: the contact's address becomes the sign-in's as well.
  if (old.length === 0 && customer.email !== null) return;
  await enqueue(tx, 'sendVerificationMail', { customer_id: customer.id });
  const occurrence = String(now.getTime());
  await notify(tx, { customer_id: customer.id, kind: 'email_changed', data: {}, occurrence });
}

/** Notifies every address of the user that is about to be replaced. Called before the new one is written. */
export async function notifyOldEmails(tx: Transaction, uid: string, email: string): Promise<number[]> {
  const old = await recordOldEmails(tx, uid, email);
  for (const email_change_id of old) await enqueue(tx, 'sendEmailChangeNotice', { email_change_id });
  return old;
}
