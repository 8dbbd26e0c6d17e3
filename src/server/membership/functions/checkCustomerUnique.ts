import { implement } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { emailIsTaken } from '../store/customers.ts';

/** SPEC §7: whether the email address is still unused. */
export const checkCustomerUnique = implement('checkCustomerUnique', async (context, { email }) => {
  await limitAddress(context, 'email check', context.config.RATE_LIMIT_EMAIL_CHECK);
  return {
    status: 'OK',
    unique: !(await context.database.read(context.clock.now(), (db) => emailIsTaken(db, email, null))),
  };
});
