import type Stripe from 'stripe';
import { notify } from '../notifying/notify.ts';
import type { Services } from '../services.ts';
import type { CustomerRow } from '../store/customers.ts';
import type { Tx } from '../store/database.ts';
import { completePurchase, dropPurchase, type TicketPurchase } from '../store/tickets.ts';
import { PaymentRefused, paymentRefusalOf } from './payment-refused.ts';

type Buyer = Pick<CustomerRow, 'stripe_customer_id' | 'stripe_payment_method_id'>;
/** Where a payment intent of Stripe says which of our rows it belongs to. */
export const TICKET_MARK = 'payment_intent_id';

/** Charges the card on file for a purchase already written down; the row's id is the idempotency key. */
export async function chargePurchase(services: Services, buyer: Buyer, purchase: TicketPurchase): Promise<void> {
  const { database, gateways } = services;
  try {
    const intent = await gateways.stripe.paymentIntents.create(
      {
        amount: purchase.amount,
        currency: 'jpy',
        customer: buyer.stripe_customer_id ?? '',
        payment_method: buyer.stripe_payment_method_id ?? '',
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        description: purchase.name,
        metadata: { [TICKET_MARK]: String(purchase.payment_intent_id), ticket_id: String(purchase.ticket_id) },
      },
      { idempotencyKey: `payment-intent-${purchase.payment_intent_id}` },
    );
    if (intent.status !== 'succeeded') throw new PaymentRefused('card_declined');
    await database.transaction((tx) => complete(tx, purchase, intent.id));
  } catch (error) {
    const refusal = paymentRefusalOf(error);
    // It may have been charged: the rows stay, and settlePurchase asks Stripe.
    if (refusal === null || refusal.type === 'payment_unavailable') throw refusal ?? error;
    await database.transaction((tx) => dropPurchase(tx, purchase));
    throw refusal;
  }
}

/** A purchase whose answer was lost: paid at Stripe, then the tickets are given; otherwise there are none. */
export async function settlePurchase(services: Services, buyer: Buyer, purchase: TicketPurchase): Promise<void> {
  const { database, gateways } = services;
  const found = await findIntent(gateways.stripe, buyer, purchase);
  if (found?.status === 'processing') return;
  await database.transaction((tx) => endPurchase(tx, purchase, found?.status === 'succeeded' ? found.id : null));
}

/** The tickets are given if an intent paid them, else there are none; once, whoever comes first. */
export const endPurchase = (tx: Tx, purchase: TicketPurchase, paidIntentId: string | null): Promise<void> =>
  paidIntentId === null ? dropPurchase(tx, purchase) : complete(tx, purchase, paidIntentId);

async function complete(tx: Tx, purchase: TicketPurchase, intentId: string): Promise<void> {
  if (!(await completePurchase(tx, purchase, intentId))) return;
  const { customer_id, name, number, amount, expiry_date, ticket_id } = purchase;
  const data = { name, number, amount, expiry_date };
  await notify(tx, { customer_id, kind: 'tickets_bought', data, occasion: `ticket-${ticket_id}` });
}

async function findIntent(stripe: Stripe, { stripe_customer_id }: Buyer, purchase: TicketPurchase) {
  if (stripe_customer_id === null) return null;
  const { data } = await stripe.paymentIntents.list({ customer: stripe_customer_id, limit: 100 });
  return data.find((intent) => intent.metadata[TICKET_MARK] === String(purchase.payment_intent_id)) ?? null;
}
