import { implement } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { userByEmail } from '../store/users.ts';

/** SPEC §7. Its job is to tell whether an email address can sign in, so it is rate limited. */
export const checkAuthEmailExist = implement('checkAuthEmailExist', async (context, { email }) => {
  await limitAddress(context, 'email check', context.config.RATE_LIMIT_EMAIL_CHECK);
  const user = await context.database.read(context.clock.now(), (db) => userByEmail(db, email));
  return { status: 'OK', exist: user !== null && !user.disabled };
});
