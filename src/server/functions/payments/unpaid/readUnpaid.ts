import { shownUnpaid } from '../../../billing/unpaid/shown-unpaid.ts';
import { unpaidPlanFee } from '../../../store/money/unpaid.ts';
import { implement } from '../../callable/context.ts';

/** Everything the page of what is owed shows. */
export const readUnpaid = implement('readUnpaid', async ({ clock, customer, database }) => {
  const now = clock.now();
  const { unpaid, plan_fee } = await database.read(now, async (db) => ({
    ...(await shownUnpaid(db, customer.id, now)),
    plan_fee: await unpaidPlanFee(db, customer.id),
  }));
  return { status: 'OK', ...unpaid, card_flag: customer.stripe_payment_method_id !== null, plan_fee };
});
