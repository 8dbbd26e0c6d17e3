import { enqueue } from '../jobs/enqueue.ts';
import type { Services } from '../services.ts';
import { customerByUid } from '../store/customers.ts';
import type { Tx } from '../store/database.ts';
import { keepStripeCustomer, temporaryByUid } from '../store/temporary-customers.ts';

type Needs = Pick<Services, 'database' | 'gateways'>;

/** The caller's Stripe customer, if there is one yet. */
export async function stripeCustomerOf({ database }: Pick<Needs, 'database'>, uid: string): Promise<string | null> {
  const customer = await customerByUid(database.pool, uid);
  if (customer?.stripe_customer_id) return customer.stripe_customer_id;
  return (await temporaryByUid(database.pool, uid))?.stripe_customer_id ?? null;
}

/**
 * One Stripe customer per uid: the idempotency key joins parallel and repeated calls, and the first one that reaches
 * the database stays. The parameters must be the same at every call of a key, so nothing that may change is sent.
 */
export async function ensureStripeCustomer(services: Needs, uid: string): Promise<string> {
  const known = await stripeCustomerOf(services, uid);
  if (known !== null) return known;
  const { database, gateways } = services;
  const created = await gateways.stripe.customers.create({ metadata: { uid } }, { idempotencyKey: `customer-${uid}` });
  return database.transaction((tx) => keepStripeCustomer(tx, uid, created.id));
}

/** After a change of name or address; the registration itself writes both when it sets the card. */
export const followAtStripe = (tx: Tx, customer_id: number): Promise<void> =>
  enqueue(tx, 'putStripeCustomer', { customer_id }, { key: `putStripeCustomer ${customer_id}` });
