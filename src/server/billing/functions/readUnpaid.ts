import { implement } from '../../callable/context.ts';
import { unpaidPlanFee } from '../store/unpaid.ts';
import { shownUnpaid, withoutVisit } from '../unpaid/shown-unpaid.ts';

/** Everything the page of what is owed shows. */
export const readUnpaid = implement('readUnpaid', async ({ clock, customer, database, person }) => {
  const now = clock.now();
  const { unpaid, plan_fee } = await database.read(now, async (db) => ({
    ...(await shownUnpaid(db, customer.id, now)),
    plan_fee: await unpaidPlanFee(db, customer.id),
  }));
  const claims = person.hidden_flag ? unpaid.claims.map(withoutVisit) : unpaid.claims;
  return { status: 'OK', ...unpaid, claims, card_flag: customer.stripe_payment_method_id !== null, plan_fee };
});
