import { shownUnpaid } from '../../../billing/unpaid/shown-unpaid.ts';
import { implement } from '../../callable/context.ts';

/** Everything the page of what is owed shows. */
export const readUnpaid = implement('readUnpaid', async ({ clock, customer, database }) => {
  const now = clock.now();
  const { unpaid } = await database.read(now, (db) => shownUnpaid(db, customer.id, now));
  return { status: 'OK', ...unpaid, card_flag: customer.stripe_payment_method_id !== null };
});
