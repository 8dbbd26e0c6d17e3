import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import type { Services } from '../services.ts';
import { customerByUid } from './store/customers.ts';
import { storeStripeCustomer, temporaryByUid } from './store/temporary-customers.ts';

type Needs = Pick<Services, 'clock' | 'database' | 'gateways'>;

/** The caller's Stripe customer, if there is one yet. */
export async function stripeCustomerOf(
  { clock, database }: Pick<Needs, 'clock' | 'database'>,
  uid: string,
): Promise<string | null> {
  return database.read(clock.now(), async (db) => {
    const customer = await customerByUid(db, uid);
    if (customer?.stripe_customer_id) return customer.stripe_customer_id;
    return (await temporaryByUid(db, uid))?.stripe_customer_id ?? null;
  });
}

/**
 * One Stripe customer per uid: the idempotency key joins parallel and repeated calls, and the first one that reaches
 * the database stays. The parameters must be the same at every call of a key, so nothing that may change is sent.
 */
export async function ensureStripeCustomer(services: Needs, uid: string): Promise<string> {
  const known = await stripeCustomerOf(services, uid);
  if (known !== null) return known;
  const { clock, database, gateways } = services;
  const created = await gateways.stripe.customers.create({ metadata: { uid } }, { idempotencyKey: `customer-${uid}` });
  return database.transaction(clock.now(), (tx) => storeStripeCustomer(tx, uid, created.id));
}

/** After a change of name or address; the registration itself writes both when it sets the card. */
export const syncToStripe = (tx: Transaction, customer_id: number): Promise<void> =>
  enqueue(tx, 'putStripeCustomer', { customer_id }, { key: `putStripeCustomer ${customer_id}` });
