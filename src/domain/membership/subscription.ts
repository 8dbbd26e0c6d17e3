import { type CustomerStatus, customerStatus } from '../codes.ts';
import { type TokyoDate, tokyoDateOf } from '../time.ts';
import { customerStatusAfter } from './customer.ts';

/** Every status a subscription can have at Stripe (integrations sheet §1), by what it means to us. */
const subscriptionStates = {
  trialing: 'paid',
  active: 'paid',
  /** The first payment is open: declined, or waiting for 3-D Secure. Stripe gives it up after 23 hours. */
  incomplete: 'unpaid',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete_expired: 'ended',
  canceled: 'ended',
} as const;
type SubscriptionStatus = keyof typeof subscriptionStates;
type SubscriptionMeaning = (typeof subscriptionStates)[SubscriptionStatus];

/** A status Stripe adds later must not lock a parent out: it counts as paid until we have looked into it. */
export const subscriptionMeaning = (status: string): SubscriptionMeaning =>
  Object.hasOwn(subscriptionStates, status) ? subscriptionStates[status as SubscriptionStatus] : 'paid';

/** What Stripe says, freshly fetched; moments in Unix seconds as Stripe gives them. */
type SubscriptionFacts = {
  readonly status: string;
  readonly currentPeriodEnd: number | null;
  /** Payment of the newest paid invoice of this subscription. */
  readonly lastPaidAt: number | null;
};

export type SubscribedCustomer = {
  readonly status: CustomerStatus;
  /** The plan of today has a monthly charge. */
  readonly charge_flag: boolean;
  readonly subscription_period_end: TokyoDate | null;
  readonly subscription_last_paid_date: TokyoDate | null;
};

export type SubscriptionColumns = {
  readonly status: CustomerStatus;
  readonly stripe_subscription_status: string;
  readonly subscription_period_end: TokyoDate | null;
  readonly subscription_last_paid_date: TokyoDate | null;
};

const dateOf = (seconds: number | null): TokyoDate | null => (seconds === null ? null : tokyoDateOf(seconds * 1000));

/**
 * Stripe's state → the customer's columns (product-rules.md "Settlement": webhooks move status 1 ↔ 2 and
 * subscription_last_paid_date). The answer depends on Stripe's present state alone, so events may come twice, late or
 * in any order. Withdrawn and deleted customers keep their status whatever happens at Stripe.
 */
export function decideSubscription(customer: SubscribedCustomer, facts: SubscriptionFacts): SubscriptionColumns {
  const meaning = subscriptionMeaning(facts.status);
  const paidThrough = meaning === 'paid';
  return {
    status: statusAfter(customer, meaning),
    stripe_subscription_status: facts.status,
    // An unpaid period was not bought: its end is no expiry_date.
    subscription_period_end: paidThrough ? dateOf(facts.currentPeriodEnd) : customer.subscription_period_end,
    subscription_last_paid_date: dateOf(facts.lastPaidAt) ?? customer.subscription_last_paid_date,
  };
}

function statusAfter({ status, charge_flag }: SubscribedCustomer, meaning: SubscriptionMeaning): CustomerStatus {
  // Who moved to a plan without charge owes nothing when the former subscription ends.
  const failed = meaning === 'unpaid' || (meaning === 'ended' && charge_flag);
  if (!failed && meaning === 'ended') return status;
  const action = failed ? 'payment_failed' : 'payment_recovered';
  return customerStatusAfter(status, action);
}

/** A customer whose plan costs something every month and who has not left must have a subscription. */
export const needsSubscription = (customer: { readonly status: CustomerStatus; readonly charge_flag: boolean }) =>
  customer.charge_flag &&
  (customer.status === customerStatus.code.enabled || customer.status === customerStatus.code.disabled);
