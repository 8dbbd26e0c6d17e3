import type Stripe from 'stripe';
import type { TokyoDate } from '../../domain/time.ts';
import { isMissing, PaymentRefused, paymentRefusalOf } from '../gateways/payment-refused.ts';

/** The card on file, still the customer's own at Stripe and not past its month. */
export async function workingCard(
  stripe: Stripe,
  customer: { stripe_customer_id: string | null; stripe_payment_method_id: string | null },
  today: TokyoDate,
): Promise<Stripe.PaymentMethod> {
  if (customer.stripe_payment_method_id === null) throw new PaymentRefused('card_missing');
  const method = await stripe.paymentMethods.retrieve(customer.stripe_payment_method_id).catch((error) => {
    if (isMissing(error)) return null;
    throw paymentRefusalOf(error) ?? error;
  });
  const owner = typeof method?.customer === 'string' ? method.customer : method?.customer?.id;
  if (!method?.card || owner !== customer.stripe_customer_id) throw new PaymentRefused('card_missing');
  const lastMonth = `${method.card.exp_year}-${String(method.card.exp_month).padStart(2, '0')}`;
  if (lastMonth < today.slice(0, 7)) throw new PaymentRefused('card_declined', { decline_code: 'expired_card' });
  return method;
}
