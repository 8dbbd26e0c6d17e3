import { implement, Refusal } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { countAttempt } from '../../store/rate-limits.ts';

/** Resends the mail with the link; an address already verified gets none. */
export const resendEmailVerification = implement('resendEmailVerification', async (context) => {
  const { clock, config, customer, database } = context;
  const bucket = `email verification ${customer.id}`;
  const allowed = await database.read(clock.now(), (db) =>
    countAttempt(db, bucket, config.RATE_LIMIT_FORM, clock.now()),
  );
  if (!allowed) throw new Refusal('rate_limited');
  await database.transaction(clock.now(), (tx) => enqueue(tx, 'sendVerificationMail', { customer_id: customer.id }));
  return { status: 'OK' };
});
