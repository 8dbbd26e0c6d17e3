import { tokyoDateOf } from '../../domain/time.ts';
import { notifyEmailChange } from '../auth/email-change.ts';
import { closeAllSessions } from '../auth/store/sessions.ts';
import { setSignInEmail } from '../auth/store/sign-in-methods.ts';
import { userByUid } from '../auth/store/users.ts';
import { Refusal } from '../callable/context.ts';
import { type Queryable, type Transaction, violatedConstraint } from '../postgres/database.ts';
import {
  type CustomerProfile,
  isChoosableBranch,
  isPrefecture,
  type PendingProfile,
  updateProfile,
} from './store/customer-profile.ts';
import { type CustomerRow, emailIsTaken } from './store/customers.ts';
import { syncToStripe } from './stripe-customer.ts';

export const isNewEmail = (customer: CustomerRow, input: { email: string }): boolean =>
  input.email !== customer.email?.toLowerCase();

/**
 * A family's details, written by the parent or by headquarters. Who signs in by email signs in with a new address from now
 * on, every session is closed, the old address hears of it, and Stripe's customer follows.
 */
export async function changeProfile(
  tx: Transaction,
  customer: CustomerRow,
  input: CustomerProfile | PendingProfile,
  now: Date,
): Promise<void> {
  const { uid } = customer;
  const renamed = isNewEmail(customer, input);
  if (renamed) await notifyEmailChange(tx, customer, { email: input.email, now });
  if (!(await updateProfile(tx, customer.id, input))) throw new Refusal('stale_status');
  if (renamed || input.name !== customer.name) await syncToStripe(tx, customer.id);
  if (!renamed) return;
  if (await emailIsTaken(tx, input.email, uid)) throw new Refusal('email_taken', { fields: ['email'] });
  const user = await userByUid(tx, uid);
  if (user?.email) await setSignInEmail(tx, uid, input.email);
  await closeAllSessions(tx, uid);
}

/** Two people took the address at the same moment. */
export function refuseTakenEmail(error: unknown): never {
  const taken = ['users_email_key', 'customers_email_of_the_living'].includes(violatedConstraint(error) ?? '');
  if (taken) throw new Refusal('email_taken', { fields: ['email'] });
  throw error;
}

/** What the form alone cannot know: today, and which branches and prefectures there are. */
export async function refuseImpossibleProfile(
  db: Queryable,
  customer: CustomerRow,
  input: Pick<PendingProfile, 'date_of_birth' | 'prefecture_id' | 'default_branch_id'>,
  now: Date,
): Promise<void> {
  const fields: string[] = [];
  const { date_of_birth, prefecture_id, default_branch_id: branch } = input;
  if (date_of_birth !== null && date_of_birth > tokyoDateOf(now)) fields.push('date_of_birth');
  if (prefecture_id !== null && !(await isPrefecture(db, prefecture_id))) fields.push('prefecture_id');
  // A branch that closed meanwhile may stay the customer's own.
  if (branch !== null && branch !== customer.default_branch_id && !(await isChoosableBranch(db, branch))) {
    fields.push('default_branch_id');
  }
  if (fields.length > 0) throw new Refusal('input_error', { fields });
}
