import { tokyoDateOf } from '../../../domain/time.ts';
import { followAtStripe } from '../../billing/stripe-customer.ts';
import { notifyEmailChange } from '../../notifying/email-change.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { isChoosableBranch, isPrefecture, updateProfile } from '../../store/customers/customer-profile.ts';
import { emailIsTaken } from '../../store/customers/customers.ts';
import { closeAllSessions } from '../../store/sign-in/sessions.ts';
import { setSignInEmail } from '../../store/sign-in/sign-in-methods.ts';
import { issueCustomToken, userByUid } from '../../store/sign-in/users.ts';
import { requireConfirmedIdentity } from '../callable/account-guards.ts';
import { type FunctionContext, type InputOf, implement, Refusal } from '../callable/context.ts';

/**
 * SPEC §7: a new email address answers with a custom token to sign in again with; every other session is closed. Who
 * signs in by email signs in with the new address from now on. The old address hears of it, Stripe's customer follows.
 */
export const updateCustomer = implement(
  'updateCustomer',
  async (context, input) => {
    const { clock, customer, database, uid } = context;
    await refuseImpossible(context, input);
    const isNewEmail = input.email !== customer.email?.toLowerCase();
    if (isNewEmail) await requireConfirmedIdentity(context);
    try {
      const customToken = await database.transaction(clock.now(), async (tx) => {
        if (isNewEmail) await notifyEmailChange(tx, customer, { email: input.email, now: clock.now() });
        if (!(await updateProfile(tx, customer.id, input))) throw new Refusal('stale_status');
        if (isNewEmail || input.name !== customer.name) await followAtStripe(tx, customer.id);
        if (!isNewEmail) return null;
        if (await emailIsTaken(tx, input.email, uid)) throw new Refusal('email_taken', { fields: ['email'] });
        const user = await userByUid(tx, uid);
        if (user?.email) await setSignInEmail(tx, uid, input.email);
        await closeAllSessions(tx, uid);
        return issueCustomToken(tx, uid);
      });
      return { status: 'OK', ...(customToken === null ? {} : { customToken }) };
    } catch (error) {
      // Two people took the address at the same moment.
      const taken = ['users_email_key', 'customers_email_of_the_living'].includes(violatedConstraint(error) ?? '');
      if (taken) throw new Refusal('email_taken', { fields: ['email'] });
      throw error;
    }
  },
  { needs_open_session: true },
);

/** What the form alone cannot know: today, and which branches and prefectures there are. */
async function refuseImpossible(context: FunctionContext<'customer'>, input: InputOf<'updateCustomer'>): Promise<void> {
  const { clock, customer, database } = context;
  const fields: string[] = [];
  if (input.date_of_birth > tokyoDateOf(clock.now())) fields.push('date_of_birth');
  if (!(await database.read(clock.now(), (db) => isPrefecture(db, input.prefecture_id)))) fields.push('prefecture_id');
  const branch = input.default_branch_id;
  // A branch that closed meanwhile may stay the customer's own.
  if (
    branch !== customer.default_branch_id &&
    !(await database.read(clock.now(), (db) => isChoosableBranch(db, branch)))
  ) {
    fields.push('default_branch_id');
  }
  if (fields.length > 0) throw new Refusal('input_error', { fields });
}
