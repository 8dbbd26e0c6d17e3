import { hashPassword } from '../../auth/passwords.ts';
import { addEmailSignIn, familyLinkOf } from '../../auth/store/family-links.ts';
import { issueCustomToken } from '../../auth/store/users.ts';
import { refuseWeakPassword } from '../../callable/account-guards.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { emailIsTaken } from '../../membership/store/customers.ts';
import { forgetDeletion } from '../../membership/store/deleted-identities.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { requireProvenLink } from '../desk-families.ts';

/** The family makes the account its own with an address and a password; the custom token signs it in. */
export const signUpByFamilyLink = implement('signUpByFamilyLink', async (context, { token, email, password }) => {
  await limitAddress(context, 'emailSignup', context.config.RATE_LIMIT_SIGN_IN);
  const { clock, config, database } = context;
  refuseWeakPassword(password, email);
  const passwordHash = await hashPassword(password);
  try {
    const customToken = await database.transaction(clock.now(), async (tx) => {
      const link = requireProvenLink(await familyLinkOf(tx, token, 'for update of l'));
      if (await emailIsTaken(tx, email, link.uid)) throw new Refusal('email_taken', { fields: ['email'] });
      await addEmailSignIn(tx, link, email, passwordHash);
      await forgetDeletion(tx, config.AUTH_SIGNING_KEY, { kind: 'email', email });
      await enqueue(tx, 'sendVerificationMail', { customer_id: link.customer_id });
      return issueCustomToken(tx, link.uid);
    });
    return { status: 'OK', customToken };
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') return refuse('email_taken', { fields: ['email'] });
    // A second tab was faster.
    if (violatedConstraint(error) === 'users_pkey') return refuse('family_link_used');
    throw error;
  }
});
