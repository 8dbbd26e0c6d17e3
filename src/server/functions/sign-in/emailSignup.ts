import { hashPassword } from '../../auth/passwords.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { forgetDeletion } from '../../store/customers/deleted-identities.ts';
import { createEmailUser, issueCustomToken } from '../../store/sign-in/users.ts';
import { refuseWeakPassword } from '../callable/account-guards.ts';
import { implement, refuse } from '../callable/context.ts';
import { limitAddress } from '../callable/rate-limit.ts';

/** SPEC §7: an account by email and password; the custom token signs it in. */
export const emailSignup = implement('emailSignup', async (context, { email, password }) => {
  await limitAddress(context, 'emailSignup', context.config.RATE_LIMIT_SIGN_IN);
  refuseWeakPassword(password, email);
  const passwordHash = await hashPassword(password);
  try {
    const customToken = await context.database.transaction(context.clock.now(), async (tx) => {
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
