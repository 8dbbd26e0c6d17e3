import { refuseWeakPassword } from '../../callable/account-guards.ts';
import { implement, refuse } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { forgetDeletion } from '../../membership/store/deleted-identities.ts';
import { deskFamilyByEmail } from '../../membership/store/desk-families.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { hashPassword } from '../passwords.ts';
import { createEmailUser, issueCustomToken } from '../store/users.ts';

/** SPEC §7: an account by email and password; the custom token signs it in. */
export const emailSignup = implement('emailSignup', async (context, { email, password }) => {
  await limitAddress(context, 'emailSignup', context.config.RATE_LIMIT_SIGN_IN);
  refuseWeakPassword(password, email);
  const { clock, database } = context;
  // Entered at the desk: the account is there, and the way in is its link (sent again by /forget_password).
  const entered = await database.read(clock.now(), (db) => deskFamilyByEmail(db, email));
  if (entered !== null) return refuse('email_taken', { fields: ['email'] });
  const passwordHash = await hashPassword(password);
  try {
    const customToken = await database.transaction(clock.now(), async (tx) => {
      const uid = await createEmailUser(tx, email, passwordHash);
      await forgetDeletion(tx, context.config.AUTH_SIGNING_KEY, { kind: 'email', email });
      return issueCustomToken(tx, uid);
    });
    return { status: 'OK', customToken };
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') return refuse('email_taken', { fields: ['email'] });
    throw error;
  }
});
