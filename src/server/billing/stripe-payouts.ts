import type Stripe from 'stripe';
import type { PayoutMovement, StripePayout } from '../../domain/books/payout-match.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { idOf } from './stripe-money.ts';

/** On a branch's own account: what a payment or its refund there is on the company's. */
type TransferReferences = ReadonlyMap<string, readonly string[]>;

/** Payouts of the company's account, or of a branch's own, since a moment, with everything they consist of. */
export async function readPayouts(
  stripe: Stripe,
  since: Date,
  account: string | null,
  invoices: ReadonlyMap<string, string>,
): Promise<StripePayout[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const options = account === null ? {} : { stripeAccount: account };
  const payouts: StripePayout[] = [];
  const transfers = await transferReferences(stripe, account);
  for await (const payout of stripe.payouts.list({ created, limit: 100 }, options)) {
    const movements: PayoutMovement[] = [];
    const entries = stripe.balanceTransactions.list(
      { payout: payout.id, limit: 100, expand: ['data.source'] },
      options,
    );
    for await (const entry of entries) {
      if (entry.type.startsWith('payout')) continue;
      const references = referencesOf(entry.source, transfers);
      movements.push({
        balance_transaction: entry.id,
        category: entry.reporting_category,
        amount: entry.amount,
        fee: entry.fee,
        references: references.flatMap((id) => invoices.get(id) ?? []).concat(references),
      });
    }
    payouts.push({
      stripe_payout_id: payout.id,
      arrival_date: tokyoDateOf(new Date(payout.arrival_date * 1000)),
      amount: payout.amount,
      status: payout.status,
      movements,
    });
  }
  return payouts;
}

/** By id of a transfer, of its reversal and of what they are on the other side: the intent, or the refund and its intent. */
async function transferReferences(stripe: Stripe, destination: string | null): Promise<TransferReferences> {
  const references = new Map<string, readonly string[]>();
  const wish = { limit: 100, expand: ['data.source_transaction'], ...(destination === null ? {} : { destination }) };
  for await (const transfer of stripe.transfers.list(wish)) {
    const { source_transaction: charge } = transfer;
    const intent = typeof charge === 'object' && charge !== null ? idOf(charge.payment_intent) : null;
    const own = intent === null ? [] : [intent];
    references.set(transfer.id, own);
    const payment = idOf(transfer.destination_payment);
    if (payment !== null) references.set(payment, own);
    for (const reversal of transfer.reversals.data) {
      const refund = idOf(reversal.source_refund);
      const of = refund === null ? own : [refund, ...own];
      references.set(reversal.id, of);
      const back = idOf(reversal.destination_payment_refund);
      if (back !== null) references.set(back, of);
    }
  }
  return references;
}

function referencesOf(source: Stripe.BalanceTransaction['source'], transfers: TransferReferences): string[] {
  const id = idOf(source);
  if (id === null) return [];
  const known = transfers.get(id);
  if (known !== undefined) return [...known];
  if (typeof source === 'string' || source === null) return [];
  const intent = 'payment_intent' in source ? idOf(source.payment_intent) : null;
  const ofIntent = intent === null ? [] : [intent];
  return source.object === 'charge' ? ofIntent : [source.id, ...ofIntent];
}
