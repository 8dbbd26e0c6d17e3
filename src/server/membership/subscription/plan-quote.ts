import type Stripe from 'stripe';
import type { PlanChange, PlanTerms, RunningSubscription } from '../../../domain/membership/plan-change.ts';
import { addMonths, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { paymentRefusalOf } from '../../gateways/payment-refused.ts';

interface QuoteLine {
  plan_name: string;
  start_date: TokyoDate;
  end_date: TokyoDate;
  amount: number;
}

interface MembershipQuote {
  charged_now: number;
  lines: QuoteLine[];
  next_amount: number;
  next_payment_date: TokyoDate | null;
}

interface QuoteFacts {
  stripe_customer_id: string | null;
  current: PlanTerms | null;
  target: PlanTerms;
  subscription: RunningSubscription | null;
  today: TokyoDate;
}

/** What Stripe would charge for a change now, and what follows; asked from Stripe itself, so it is what will be charged. */
export async function quotePlanChange(stripe: Stripe, change: PlanChange, facts: QuoteFacts): Promise<MembershipQuote> {
  const { target, subscription, today } = facts;
  const next_amount = target.charge_flag ? target.monthly_amount : 0;
  const invoice = await preview(stripe, change, facts).catch((error) => {
    throw paymentRefusalOf(error) ?? error;
  });
  const renewal = subscription?.period_end ?? (change.kind === 'start' ? addMonths(today, 1) : null);
  return {
    charged_now: invoice?.amount_due ?? 0,
    lines: invoice === null ? [] : linesOf(invoice, facts),
    next_amount,
    next_payment_date: next_amount > 0 ? renewal : null,
  };
}

async function preview(stripe: Stripe, change: PlanChange, facts: QuoteFacts): Promise<Stripe.Invoice | null> {
  const { effect } = change;
  if (effect.kind === 'create') {
    return stripe.invoices.createPreview({
      customer: facts.stripe_customer_id ?? '',
      subscription_details: { items: [{ price: effect.price }] },
    });
  }
  if (effect.kind !== 'update' || effect.proration_date === undefined || effect.price === undefined) return null;
  const { items } = await stripe.subscriptions.retrieve(effect.subscription);
  return stripe.invoices.createPreview({
    customer: facts.stripe_customer_id ?? '',
    subscription: effect.subscription,
    subscription_details: {
      items: [{ id: items.data[0]?.id ?? '', price: effect.price }],
      proration_behavior: 'always_invoice',
      proration_date: effect.proration_date,
      cancel_at_period_end: effect.cancel_at_period_end,
    },
  });
}

function linesOf(invoice: Stripe.Invoice, { current, target }: QuoteFacts): QuoteLine[] {
  return invoice.lines.data.map(({ amount, period }) => ({
    plan_name: (amount < 0 ? current?.name : null) ?? target.name,
    start_date: tokyoDateOf(period.start * 1000),
    end_date: tokyoDateOf(period.end * 1000),
    amount,
  }));
}
