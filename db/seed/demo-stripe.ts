import { addDays, addMonths, instantOf, type TokyoDate, tokyoDateOf } from '../../src/domain/time.ts';
import { demoBranches } from './branch-list.ts';
import { demoCustomers } from './customer-list.ts';
import {
  type DemoCard,
  type DemoCustomer,
  emailOf,
  stripeCustomerOf,
  stripePaymentMethodOf,
  stripeSubscriptionOf,
} from './demo-customer.ts';
import { accountOnlyKey } from './demo-sign-ins.ts';
import { planTypes } from './prices.ts';
import { placeReserves } from './reserves.ts';
import { demoCharges, stripeIntentOf, stripeRefundOf } from './usage.ts';

export interface DemoStripeSeed {
  prices: { id: string; product: string; product_name: string; unit_amount: number }[];
  accounts: { id: string; email: string }[];
  customers: {
    id: string;
    email: string;
    name: string;
    payment_method: { id: string; card: DemoCard } | null;
  }[];
  subscriptions: {
    id: string;
    customer: string;
    price: string;
    status: 'active' | 'past_due';
    /** Unix seconds, as Stripe gives them. */
    current_period_start: number;
    current_period_end: number;
    cancel_at_period_end: boolean;
    /** The invoice paid last, which the database knows as a payment. */
    paid_invoice: string;
  }[];
  /** Charges of the past that staff may refund. */
  payment_intents: {
    id: string;
    customer: string;
    payment_method: string;
    amount: number;
    status: 'succeeded' | 'requires_payment_method';
    amount_refunded: number;
    refund?: string;
    created: number;
    transfer_destination: string | null;
  }[];
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** The Stripe side of the demo world, for the stand-in's POST /emulator/seed: same ids as the database. */
export function demoStripeSeed(now: Date): DemoStripeSeed {
  const today = tokyoDateOf(now);
  return {
    prices: planTypes.flatMap(({ stripe_price_id: id, name, monthly_amount }) =>
      id === null
        ? []
        : [
            {
              id,
              product: `prod_${id.replace('price_', '')}`,
              product_name: `${name}プラン`,
              unit_amount: monthly_amount,
            },
          ],
    ),
    accounts: demoBranches.flatMap(({ path_name, special }) =>
      special?.stripe_connect_code === undefined
        ? []
        : [{ id: special.stripe_connect_code, email: `${path_name}@imahoiku.example` }],
    ),
    customers: [
      ...demoCustomers.filter(({ status }) => status !== 4).map(stripeCustomer),
      { id: stripeCustomerOf(accountOnlyKey), email: emailOf(accountOnlyKey), name: '', payment_method: null },
    ],
    subscriptions: demoCustomers.flatMap((customer) => subscriptionOf(customer, today)),
    payment_intents: paymentIntents(now),
  };
}

const stripeCustomer = ({ key, name, card }: DemoCustomer) => ({
  id: stripeCustomerOf(key),
  email: emailOf(key),
  name,
  payment_method: card === null ? null : { id: stripePaymentMethodOf(key), card },
});

function subscriptionOf(customer: DemoCustomer, today: TokyoDate): DemoStripeSeed['subscriptions'] {
  const price = planTypes.find((plan) => plan.id === customer.plan_type_id)?.stripe_price_id;
  if (customer.paid_days_ago === undefined || !price) return [];
  const paid = addDays(today, -customer.paid_days_ago);
  // A past-due subscription has already entered the period whose invoice could not be paid.
  const started = customer.status === 2 ? addMonths(paid, 1) : paid;
  return [
    {
      id: stripeSubscriptionOf(customer.key),
      customer: stripeCustomerOf(customer.key),
      price,
      status: customer.status === 2 ? 'past_due' : 'active',
      current_period_start: seconds(instantOf(started, 10 * 60)),
      current_period_end: seconds(instantOf(addMonths(started, 1), 10 * 60)),
      cancel_at_period_end: customer.status === 3,
      paid_invoice: `in_demo_${customer.key}_1`,
    },
  ];
}

function paymentIntents(now: Date): DemoStripeSeed['payment_intents'] {
  const reserves = placeReserves(now);
  return demoCharges(now, reserves).map((charge) => {
    const key = demoCustomers.find(({ id }) => id === charge.customer_id)?.key ?? '';
    const branch = demoBranches.find(({ id }) => id === charge.branch_id);
    return {
      id: stripeIntentOf(charge),
      customer: stripeCustomerOf(key),
      payment_method: stripePaymentMethodOf(key),
      amount: charge.amount,
      status: charge.outcome === 'failed' ? 'requires_payment_method' : 'succeeded',
      amount_refunded: charge.outcome === 'refunded' ? charge.amount : 0,
      ...(charge.outcome === 'refunded' ? { refund: stripeRefundOf(stripeIntentOf(charge)) } : {}),
      created: seconds(charge.at),
      transfer_destination: branch?.special?.stripe_connect_code ?? null,
    };
  });
}
