import { CallableError, implement, refuse } from '../../callable/context.ts';
import { confirmedCard, setDefaultCard } from '../card.ts';
import { customerByUid } from '../store/customers.ts';
import { offeredPlanOfPrice } from '../store/plan-types.ts';
import { stripeCustomerOf } from '../stripe-customer.ts';
import { ensureSubscription } from '../subscription/subscribe.ts';

/**
 * SPEC §7, product-rules.md "Functions' answers": the Stripe customer must be the caller's, the price a plan in force. The
 * subscription is stored in temporary_customer_informations until createCustomer links it; calling again returns the same one.
 */
export const createSubscription = implement('createSubscription', async (context, { customerId, priceId }) => {
  const { clock, database, gateways, uid } = context;
  if (customerId !== (await stripeCustomerOf(context, uid))) throw new CallableError('PERMISSION_DENIED');
  const plan = await database.transaction(clock.now(), (tx) => offeredPlanOfPrice(tx, priceId));
  if (plan === null) return refuse('plan_unavailable', { fields: ['plan_type_id'] });
  const customer = await database.read(clock.now(), (db) => customerByUid(db, uid));
  // Who has plan and card changes them through editPlanTypeCustomer and resubscribeCustomer.
  if (customer?.plan_type_id && customer.stripe_payment_method_id) return refuse('already_registered');
  const card = await confirmedCard(gateways.stripe, customerId);
  await setDefaultCard(gateways.stripe, customerId, card);
  const subscribed = await ensureSubscription(context, {
    uid,
    stripe_customer_id: customerId,
    plan_type_id: plan.id,
    stripe_price_id: priceId,
  });
  return {
    status: 'OK',
    subscriptionId: subscribed.id,
    subscriptionStatus: subscribed.status,
    ...(subscribed.client_secret === null ? {} : { clientSecret: subscribed.client_secret }),
  };
});
