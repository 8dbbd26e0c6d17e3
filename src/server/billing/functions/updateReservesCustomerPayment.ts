import { callableTimeoutMs } from '../../../contract/callable-codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, refuse } from '../../callable/context.ts';
import { PaymentRefused } from '../../gateways/payment-refused.ts';
import { confirmedCard, setDefaultCard } from '../../membership/card.ts';
import { customerById } from '../../membership/store/customers.ts';
import { startPlan } from '../../membership/store/plan-type-histories.ts';
import { offeredPlanType } from '../../membership/store/plan-types.ts';
import { holdForCard, setRegistrationPayment } from '../../membership/store/registering.ts';
import { forgetTemporary } from '../../membership/store/temporary-customers.ts';
import { ensureStripeCustomer } from '../../membership/stripe-customer.ts';
import { refuseBlocked } from '../../membership/subscription/plan-refusal.ts';
import { ensureSubscription } from '../../membership/subscription/subscribe.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { retrySettlements } from '../settle.ts';

/**
 * SPEC §7, variant B's second step: plan and card. From now on the reserve waits for no card any more; the customer's
 * details follow (UpdateRegistrationReservesCustomerDetailsConfirm). Card and sweep (cancelCardDue) meet at the reserve's
 * row: a card confirmed before the sweep took the seat keeps it, whatever the clock says.
 */
export const updateReservesCustomerPayment = implement('updateReservesCustomerPayment', async (context, input) => {
  const { clock, customer, database, gateways, uid } = context;
  const { registration_status } = customer;
  const done = customer.plan_type_id !== null && customer.stripe_payment_method_id !== null;
  if (done && customer.plan_type_id === input.plan_type_id) return { status: 'OK', registration_status };
  if (done) return refuse('already_registered');
  refuseBlocked(customer);
  const today = tokyoDateOf(clock.now());
  const plan = await database.transaction(clock.now(), (tx) => offeredPlanType(tx, input.plan_type_id));
  if (plan === null) return refuse('plan_unavailable', { fields: ['plan_type_id'] });

  const stripe_customer_id = await ensureStripeCustomer(context, uid);
  const card = await confirmedCard(gateways.stripe, stripe_customer_id, input.setup_intent_id);
  const until = new Date(clock.now().getTime() + callableTimeoutMs);
  const held = await database.transaction(clock.now(), (tx) => holdForCard(tx, customer.id, until));
  // The sweep released the seat first: ask the family again before any money moves.
  if (input.reserve_id && !held.includes(input.reserve_id)) return refuse('seat_lost');
  const contact = { name: customer.name, ...(customer.email === null ? {} : { email: customer.email }) };
  await setDefaultCard(gateways.stripe, stripe_customer_id, card, contact);
  const stripe_price_id = plan.charge_flag ? plan.stripe_price_id : null;
  const subscribed =
    stripe_price_id === null
      ? null
      : await ensureSubscription(context, { uid, stripe_customer_id, plan_type_id: plan.id, stripe_price_id });
  if (subscribed?.client_secret) {
    throw new PaymentRefused('card_action_required', { clientSecret: subscribed.client_secret });
  }
  const written = await database.transaction(clock.now(), async (tx) => {
    const first = await setRegistrationPayment(tx, customer.id, {
      plan_type_id: plan.id,
      stripe_customer_id,
      stripe_payment_method_id: card,
      stripe_subscription_id: subscribed?.id ?? null,
      stripe_subscription_status: subscribed?.status ?? null,
    });
    if (first) await startPlan(tx, customer.id, plan.id, today);
    // A first visit at the desk may be over before the card is there.
    if (first) await retrySettlements(tx, customer.id);
    await forgetTemporary(tx, uid);
    await enqueue(tx, 'syncSubscription', { customer_id: customer.id }, { key: `syncSubscription-${customer.id}` });
    await enqueue(tx, 'dropUnlinkedSubscriptions', { customer_id: customer.id });
    return first || (await customerById(tx, customer.id))?.plan_type_id === plan.id;
  });
  return written ? { status: 'OK', registration_status } : refuse('already_registered');
});
