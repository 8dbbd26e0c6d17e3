import type Stripe from 'stripe';
import { tokyoDateOf } from '../../../domain/time.ts';
import { userByUid } from '../../auth/store/users.ts';
import { implement } from '../../callable/context.ts';
import { isMissing } from '../../gateways/payment-refused.ts';
import { confirmedCard } from '../card.ts';
import { customerByUid } from '../store/customers.ts';
import { temporaryByUid } from '../store/temporary-customers.ts';

/**
 * SPEC §7, product-rules.md "Functions' answers": the card on file and the subscription's state, fresh from Stripe; the card
 * about to take its place, and how one signs in.
 */
export const mypageCustomer = implement('mypageCustomer', async ({ clock, database, gateways, uid }, input) => {
  const { stripe } = gateways;
  const customer = await database.read(clock.now(), (db) => customerByUid(db, uid));
  const { stripe_customer_id, stripe_payment_method_id, stripe_subscription_id } = customer ?? {};
  async function newCard(setup_intent_id: string) {
    // Anyone who is registering has only the temporary Stripe customer yet.
    const owner =
      stripe_customer_id ?? (await database.read(clock.now(), (db) => temporaryByUid(db, uid)))?.stripe_customer_id;
    return owner ? stripe.paymentMethods.retrieve(await confirmedCard(stripe, owner, setup_intent_id)) : null;
  }
  const [user, method, newMethod, subscription] = await Promise.all([
    database.read(clock.now(), (db) => userByUid(db, uid)),
    stripe_payment_method_id ? stripe.paymentMethods.retrieve(stripe_payment_method_id).catch(noneIfMissing) : null,
    input?.setup_intent_id ? newCard(input.setup_intent_id) : null,
    stripe_subscription_id ? stripe.subscriptions.retrieve(stripe_subscription_id).catch(noneIfMissing) : null,
  ]);
  const periodEnd = subscription?.items.data[0]?.current_period_end;
  return {
    status: 'OK',
    // A card removed at Stripe can no longer be charged.
    card: method?.customer ? cardOf(method) : null,
    new_card: cardOf(newMethod),
    subscription: subscription && {
      status: subscription.status,
      period_end: periodEnd ? tokyoDateOf(new Date(periodEnd * 1000)) : null,
      cancel_at_period_end: subscription.cancel_at_period_end,
    },
    login_methods: {
      email: user?.password_hash ? user.email : null,
      line_name: user?.line_user_id ? (user.line_display_name ?? '') : null,
    },
  };
});

/** Gone at Stripe: the page must still open, because here a new card is registered. */
function noneIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function cardOf(method: Stripe.PaymentMethod | null) {
  const { brand, last4, exp_month, exp_year } = method?.card ?? {};
  return brand && last4 && exp_month && exp_year ? { brand, last4, exp_month, exp_year } : null;
}
