import { tokyoDateOf } from '../../domain/time.ts';
import { customerByUid } from '../store/customers.ts';
import { implement } from './context.ts';

/** SPEC §7, domain-rules "Functions' answers": the card on file and the subscription's state, fresh from Stripe. */
export const mypageCustomer = implement('mypageCustomer', async ({ database, gateways, uid }) => {
  const customer = await customerByUid(database.pool, uid);
  const { stripe_payment_method_id, stripe_subscription_id } = customer ?? {};
  const [method, subscription] = await Promise.all([
    stripe_payment_method_id ? gateways.stripe.paymentMethods.retrieve(stripe_payment_method_id) : null,
    stripe_subscription_id ? gateways.stripe.subscriptions.retrieve(stripe_subscription_id) : null,
  ]);
  const { brand, last4, exp_month, exp_year } = method?.card ?? {};
  const periodEnd = subscription?.items.data[0]?.current_period_end;
  return {
    status: 'OK',
    card: brand && last4 && exp_month && exp_year ? { brand, last4, exp_month, exp_year } : null,
    subscription: subscription && {
      status: subscription.status,
      period_end: periodEnd ? tokyoDateOf(new Date(periodEnd * 1000)) : null,
      cancel_at_period_end: subscription.cancel_at_period_end,
    },
  };
});
