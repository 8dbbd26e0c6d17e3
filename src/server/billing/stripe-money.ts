import type Stripe from 'stripe';
import type { MoneyFact } from '../../domain/books/book-balance.ts';
import { type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import type { StripeDay } from '../books/store/stripe-days.ts';
import { isMissing } from '../gateways/payment-refused.ts';

type Reference = string | { id: string } | null | undefined;
export const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
const dayOf = (seconds: number): TokyoDate => tokyoDateOf(new Date(seconds * 1000));
/** Disputes come and are decided long after their charge. */
const DISPUTE_DAYS = 120;
const DAY_SECONDS = 86_400;

/** Everything at Stripe that moved a customer's money since a moment. */
export interface StripeMoney {
  intents: Stripe.PaymentIntent[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  /** By payment intent: the invoice of a subscription that it paid. */
  invoices: ReadonlyMap<string, string>;
  /** The subscriptions of those invoices. */
  subscriptions: ReadonlySet<string>;
}

export async function readStripeMoney(stripe: Stripe, since: Date): Promise<StripeMoney> {
  const gte = Math.floor(since.getTime() / 1000);
  const created = { gte };
  const [intents, refunds, disputes, paid] = await Promise.all([
    all(stripe.paymentIntents.list({ created, limit: 100 })),
    all(stripe.refunds.list({ created, limit: 100 })),
    all(stripe.disputes.list({ created: { gte: gte - DISPUTE_DAYS * DAY_SECONDS }, limit: 100 })),
    all(stripe.invoices.list({ created, status: 'paid', expand: ['data.payments'], limit: 100 })),
  ]);
  const invoices = new Map(
    paid.flatMap(({ id, payments }) =>
      (payments?.data ?? []).flatMap(({ payment }) => {
        const intent = idOf(payment.payment_intent);
        return intent === null || !id ? [] : [[intent, id] as const];
      }),
    ),
  );
  const subscriptions = new Set(paid.flatMap(({ parent }) => idOf(parent?.subscription_details?.subscription) ?? []));
  const succeeded = intents.filter(({ status }) => status === 'succeeded');
  return { intents: succeeded, refunds, disputes, invoices, subscriptions };
}

async function all<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

const hasLeft = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

export function factsOf({ intents, refunds, disputes, invoices }: StripeMoney): MoneyFact[] {
  const owners = new Map(intents.map(({ id, customer }) => [id, idOf(customer) ?? '']));
  const ownerOf = (intent: Reference) => owners.get(idOf(intent) ?? '') ?? '';
  return [
    ...intents.map((intent) => chargeFact(intent, invoices.get(intent.id) ?? intent.id)),
    ...refunds.filter(hasLeft).map((refund) => ({
      kind: 'refund' as const,
      reference: refund.id,
      customer: ownerOf(refund.payment_intent),
      date: dayOf(refund.created),
      amount: -refund.amount,
    })),
    ...disputes
      .filter(({ status }) => status === 'lost')
      .map((dispute) => ({
        kind: 'dispute' as const,
        reference: dispute.id,
        customer: ownerOf(dispute.payment_intent),
        date: dayOf(dispute.created),
        amount: -dispute.amount,
      })),
  ];
}

const chargeFact = (intent: Stripe.PaymentIntent, reference: string): MoneyFact => ({
  kind: 'charge',
  reference,
  customer: idOf(intent.customer) ?? '',
  date: dayOf(intent.created),
  amount: intent.amount_received,
});

/** What Stripe knows of an id that was written down lately and happened earlier; null if nothing. */
export async function findFact(stripe: Stripe, fact: MoneyFact): Promise<MoneyFact | null> {
  const { reference } = fact;
  try {
    if (reference.startsWith('in_')) {
      const { amount_paid } = await stripe.invoices.retrieve(reference);
      return { ...fact, amount: amount_paid };
    }
    if (fact.kind === 'charge') return chargeFact(await stripe.paymentIntents.retrieve(reference), reference);
    if (fact.kind === 'dispute') {
      const { status, amount } = await stripe.disputes.retrieve(reference);
      return { ...fact, amount: status === 'lost' ? -amount : 0 };
    }
    const refund = await stripe.refunds.retrieve(reference);
    return { ...fact, amount: hasLeft(refund) ? -refund.amount : 0 };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const dayWithoutStripe = (date: TokyoDate): StripeDay => ({
  date,
  charge_amount: 0,
  refund_amount: 0,
  dispute_amount: 0,
  fee_amount: 0,
  payout_amount: 0,
});

/** Stripe's balance by Tokyo day. */
export async function readStripeDays(stripe: Stripe, since: Date): Promise<StripeDay[]> {
  const days = new Map<TokyoDate, StripeDay>();
  const entries = stripe.balanceTransactions.list({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });
  for await (const { created, amount, fee, reporting_category } of entries) {
    const date = dayOf(created);
    const day = days.get(date) ?? dayWithoutStripe(date);
    days.set(date, day);
    day.fee_amount += fee;
    if (reporting_category === 'charge') day.charge_amount += amount;
    else if (reporting_category.startsWith('refund')) day.refund_amount += amount;
    else if (reporting_category.startsWith('dispute')) day.dispute_amount += amount;
    else if (reporting_category.startsWith('payout')) day.payout_amount += amount;
  }
  return [...days.values()];
}
