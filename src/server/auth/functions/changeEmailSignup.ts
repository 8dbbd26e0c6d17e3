import { refuseWeakPassword, requirePerson } from '../../callable/account-guards.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { customerByUid, emailIsTaken } from '../../membership/store/customers.ts';
import { syncToStripe } from '../../membership/stripe-customer.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { notifyEmailChange, notifyOldEmails } from '../email-change.ts';
import { hashPassword } from '../passwords.ts';
import { closeAllSessions } from '../store/sessions.ts';
import { setEmailSignIn } from '../store/sign-in-methods.ts';
import { userByUid } from '../store/users.ts';

/**
 * SPEC §7: email and password become a way to sign in, or a new one; the page then signs in with them, and every
 * other session is closed. LINE stays unless it is taken off in the same step, so there is always a way in.
 */
export const changeEmailSignup = implement(
  'changeEmailSignup',
  async (context, input) => {
    const { clock, database, uid } = context;
    const { email, password, remove_line_flag } = input;
    await requirePerson(context);
    refuseWeakPassword(password, email);
    if (await database.read(clock.now(), (db) => emailIsTaken(db, email, uid)))
      throw new Refusal('email_taken', { fields: ['email'] });
    const password_hash = await hashPassword(password);
    try {
      await database.transaction(clock.now(), async (tx) => {
        const user = await userByUid(tx, uid);
        // Null: another person of a family than its paying member, who has an address of the own.
        const customer = await customerByUid(tx, uid);
        if (customer === null) await notifyOldEmails(tx, uid, email);
        else await notifyEmailChange(tx, customer, { email, now: clock.now() });
        await setEmailSignIn(tx, uid, { email, password_hash, remove_line_flag: remove_line_flag === 1 });
        if (customer !== null) await syncToStripe(tx, customer.id);
        await closeAllSessions(tx, uid);
        // A new address hears of itself, the old one too; where it stays, the password is what changed.
        if (email === user?.email?.toLowerCase()) {
          await enqueue(tx, 'sendPasswordChangedMail', { uid, changed_at: clock.now().getTime() });
        }
      });
      return { status: 'OK', type: 'email_changed' };
    } catch (error) {
      const taken = ['users_email_key', 'customers_email_of_the_living'].includes(violatedConstraint(error) ?? '');
      if (taken) throw new Refusal('email_taken', { fields: ['email'] });
      throw error;
    }
  },
  { needs_open_session: true },
);
