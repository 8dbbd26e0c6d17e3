import { needsSubscription } from '../../../domain/membership/subscription.ts';
import { paymentRefusalOf } from '../../gateways/payment-refused.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { customerByUid } from '../store/customers.ts';
import {
  customersWithoutSubscription,
  disableUnpaid,
  linkSubscription,
  type SubscribedRow,
  subscribedCustomer,
} from '../store/subscriptions.ts';
import {
  abandonedRegistrations,
  clearSubscribing,
  forgetTemporary,
  lockAbandoned,
} from '../store/temporary-customers.ts';
import { dropUnlinked, ensureSubscription, liveSubscriptions, stripePriceOf } from '../subscription/subscribe.ts';

/** As long as a draft lives (SPEC §9): until then the parent may come back and finish with the same subscription. */
const ABANDONED_MINUTES = 60;
/** A function that is just writing the customer is done long before. */
const SETTLED_MINUTES = 10;

/** No subscription without a customer, no customer of a charged plan without a subscription. */
export const reconcileRegistrations: Job<'reconcileRegistrations'> = async (services) => {
  const { clock, database, log } = services;
  const { left, without } = await database.transaction(clock.now(), async (tx) => ({
    left: await abandonedRegistrations(tx, ABANDONED_MINUTES),
    without: await customersWithoutSubscription(tx, SETTLED_MINUTES),
  }));
  const each = [
    ...left.map((uid) => () => dropAbandoned(services, uid)),
    ...without.map((id) => () => subscribeCustomer(services, id)),
  ];
  for (const work of each) {
    // One failure must not block the others; the next run, ten minutes later, retries it.
    await work().catch((error) => log.error({ err: error }, 'a registration could not be reconciled'));
  }
};

/** The row stays locked while Stripe is asked, so that a parent who returns this moment waits and then starts again. */
async function dropAbandoned(services: Services, uid: string): Promise<void> {
  await services.database.transaction(services.clock.now(), async (tx) => {
    const abandoned = await lockAbandoned(tx, uid, ABANDONED_MINUTES);
    if (abandoned === null) return;
    await dropUnlinked(services, abandoned.stripe_customer_id);
    const customer = await customerByUid(tx, uid);
    const finished = customer?.stripe_customer_id === abandoned.stripe_customer_id;
    await (finished ? forgetTemporary(tx, uid) : clearSubscribing(tx, uid));
  });
}

async function subscribeCustomer(services: Services, customerId: number): Promise<void> {
  const { clock, database, log } = services;
  const row = await database.transaction(clock.now(), (tx) => subscribedCustomer(tx, customerId));
  if (!row?.stripe_customer_id || row.stripe_subscription_id !== null || !needsSubscription(row)) return;
  const subscriptionId = await subscriptionFor(services, row, row.stripe_customer_id).catch((error) => {
    if (paymentRefusalOf(error)?.type !== 'card_declined') throw error;
    return null;
  });
  await database.transaction(clock.now(), async (tx) => {
    if (subscriptionId === null) {
      log.error({ customer_id: customerId }, 'a charged plan without a subscription, and the card does not pay it');
      await disableUnpaid(tx, customerId);
      return;
    }
    await linkSubscription(tx, customerId, subscriptionId);
    await forgetTemporary(tx, row.uid);
    await enqueue(tx, 'syncSubscription', { customer_id: customerId }, { key: `syncSubscription-${customerId}` });
  });
}

/** The one that was made and not written down, else a new one. */
async function subscriptionFor(services: Services, row: SubscribedRow, stripe_customer_id: string) {
  const { plan_type_id, stripe_price_id, uid } = row;
  if (plan_type_id === null || stripe_price_id === null) return null;
  const { live } = await liveSubscriptions(services.gateways.stripe, stripe_customer_id);
  const found = live.find((subscription) => stripePriceOf(subscription) === stripe_price_id);
  if (found) return found.id;
  return (await ensureSubscription(services, { uid, stripe_customer_id, plan_type_id, stripe_price_id })).id;
}
