import { Refusal } from '../../../contract/refusal.ts';
import type { RunningSubscription } from '../../../domain/membership/plan-change.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { PaymentRefused, paymentRefusalOf } from '../../gateways/payment-refused.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { Services } from '../../services.ts';
import { type CustomerStanding, customerStanding, lockCustomer } from '../store/customer-standing.ts';
import { customerById } from '../store/customers.ts';
import {
  type ChangeAction,
  type ChangeDecision,
  changeJustMade,
  closeChange,
  insertChange,
  lockChange,
  openChangeOf,
  type SubscriptionChange,
} from '../store/subscription-changes.ts';
import { findStripeEffect, runStripeEffect } from '../stripe-effect.ts';
import { finishChange } from './finish-change.ts';
import { runningSubscription } from './running-subscription.ts';
import { syncMembership } from './syncSubscription.ts';

interface MembershipRequest {
  customer_id: number;
  action: ChangeAction;
  plan_type_id: number | null;
  /** Asks Stripe what must be known before deciding (amounts, the card); throws to refuse. */
  prepare?(): Promise<void>;
  /** Decides from the locked state; throws to refuse. */
  decide(standing: CustomerStanding, subscription: RunningSubscription | null): ChangeDecision;
}

type Begun =
  | { kind: 'begun' | 'done' | 'left_open'; change: SubscriptionChange }
  | { kind: 'busy' | 'prepare' | 'again' };

/**
 * One way for every change that Stripe and we must agree on: our row first (committed), then Stripe with the row's id
 * as key, then our side in one transaction. A crash or a lost answer leaves the row open; reconcileOpenChange then asks
 * Stripe what happened. Nothing is held locked while Stripe is asked.
 */
export async function changeMembership(services: Services, request: MembershipRequest): Promise<SubscriptionChange> {
  let prepared = request.prepare === undefined;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const { stripe_subscription_id: known } = await customerOf(services, request.customer_id);
    const subscription = await runningSubscription(services.gateways.stripe, known).catch(asRefusal);
    const begun = await services.database.transaction(services.clock.now(), (tx) =>
      begin(services, tx, request, { known, subscription, prepared }),
    );
    if (begun.kind === 'done') return begun.change;
    if (begun.kind === 'begun') return perform(services, begun.change);
    // Another change of this customer is just being made.
    if (begun.kind === 'busy') throw new Refusal('stale_status');
    if (begun.kind === 'left_open') await reconcileOpenChange(services, begun.change).catch(asRefusal);
    if (begun.kind === 'prepare') {
      await request.prepare?.();
      prepared = true;
    }
  }
  throw new PaymentRefused('payment_unavailable');
}

async function customerOf({ clock, database }: Services, id: number) {
  const customer = await database.read(clock.now(), (db) => customerById(db, id));
  if (customer === null) throw new Error(`Unexpected value: ${id}`);
  return customer;
}

async function begin(
  services: Services,
  tx: Transaction,
  request: MembershipRequest,
  {
    known,
    subscription,
    prepared,
  }: { known: string | null; subscription: RunningSubscription | null; prepared: boolean },
): Promise<Begun> {
  const { customer_id, action, plan_type_id } = request;
  await lockCustomer(tx, customer_id);
  const isSame = (other: SubscriptionChange) => other.action === action && other.plan_type_id === plan_type_id;
  const open = await openChangeOf(tx, customer_id);
  // A second click meets the first one's row and joins it; Stripe sees one key.
  if (open !== null && !open.fresh) return { kind: 'left_open', change: open };
  if (open !== null) return isSame(open) ? { kind: 'begun', change: open } : { kind: 'busy' };
  const made = await changeJustMade(tx, customer_id);
  if (made !== null && isSame(made)) return { kind: 'done', change: made };
  if (!prepared) return { kind: 'prepare' };
  const standing = await customerStanding(tx, customer_id, tokyoDateOf(services.clock.now()));
  if (standing.stripe_subscription_id !== known) return { kind: 'again' };
  const decision = request.decide(standing, subscription);
  const change = await insertChange(tx, { customer_id, action, plan_type_id, decision });
  if (decision.effect.kind !== 'none') return { kind: 'begun', change };
  return { kind: 'done', change: await finishChange(services, tx, change.id, null) };
}

async function perform(services: Services, change: SubscriptionChange): Promise<SubscriptionChange> {
  const { clock, database, gateways } = services;
  const customer = await customerOf(services, change.customer_id);
  try {
    const subscription = await runStripeEffect(gateways.stripe, change, customer);
    const finished = await database.transaction(clock.now(), (tx) =>
      finishChange(services, tx, change.id, subscription),
    );
    await syncWithStripe(services, change.customer_id);
    return finished;
  } catch (error) {
    const refusal = paymentRefusalOf(error);
    // Stripe may or may not have done it: the row stays open for reconcileOpenChange.
    if (refusal?.type === 'payment_unavailable') throw refusal;
    await database.transaction(clock.now(), (tx) => giveUp(tx, change.id, refusal?.type ?? 'fault'));
    throw refusal ?? error;
  }
}

async function giveUp(tx: Transaction, id: number, code: string): Promise<void> {
  const { status } = await lockChange(tx, id);
  if (status === 'created') await closeChange(tx, id, 'failed', code);
}

/** Payments and dates of the change just made; the webhooks bring the same, so a failure here costs nothing. */
async function syncWithStripe(services: Services, customerId: number): Promise<void> {
  await syncMembership(services, customerId).catch((error) => {
    services.log.warn({ err: error, customer_id: customerId }, 'subscription not read back');
  });
}

/** Stripe knows whether a change with an unknown end took effect: then it is finished here, otherwise given up. */
export async function reconcileOpenChange(services: Services, change: SubscriptionChange): Promise<void> {
  const { clock, database, gateways } = services;
  const { stripe_customer_id } = await customerOf(services, change.customer_id);
  const subscription =
    stripe_customer_id === null ? null : await findStripeEffect(gateways.stripe, change, stripe_customer_id);
  await database.transaction(clock.now(), async (tx) => {
    if (subscription === null) await giveUp(tx, change.id, 'not_at_stripe');
    else await finishChange(services, tx, change.id, subscription);
  });
}

function asRefusal(error: unknown): never {
  throw paymentRefusalOf(error) ?? error;
}
