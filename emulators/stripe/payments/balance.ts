import type { Route } from '../api/call.ts';
import { PAGING, page } from '../api/listing.ts';
import type { StripeObject } from '../api/objects.ts';
import { text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, find } from '../emulator.ts';
import { newId } from '../state.ts';

const DAY = 86_400;

type BalanceType =
  | 'charge'
  | 'refund'
  | 'refund_failure'
  | 'adjustment'
  | 'payout'
  | 'transfer'
  | 'transfer_refund'
  | 'payment'
  | 'payment_refund';

const ownedBy = (emulator: StripeEmulator, id: string, account: string | null): boolean =>
  (emulator.state.owners[id] ?? null) === account;

/** Money that moves in a balance, the platform's or a connected account's: in by a charge, out by a refund, a dispute or a payout. */
export function addBalanceTransaction(
  emulator: StripeEmulator,
  entry: {
    id?: string;
    type: BalanceType;
    reporting_category: string;
    amount: number;
    fee: number;
    source: string;
    currency: string;
    created: number;
    description?: string | null;
    /** A connected account's balance; the platform's where absent. */
    account?: string | null;
  },
): string {
  const { amount, fee, currency, created } = entry;
  const id = entry.id ?? newId('txn');
  emulator.state.balance_transactions[id] = {
    id,
    object: 'balance_transaction',
    amount,
    available_on: created + 4 * DAY,
    balance_type: 'payments',
    created,
    currency,
    description: entry.description ?? null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Stripe fee', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: entry.reporting_category,
    source: entry.source,
    status: 'pending',
    type: entry.type,
  };
  if (entry.account) emulator.state.owners[id] = entry.account;
  return id;
}

/** Everything of one balance that was not paid out yet goes to its bank account (control route; Stripe does it by its schedule). */
export function payOut(emulator: StripeEmulator, account: string | null): StripeObject | null {
  const open = Object.values(emulator.state.balance_transactions).filter(
    (entry) =>
      entry.type !== 'payout' &&
      emulator.state.paid_out[entry.id] === undefined &&
      ownedBy(emulator, entry.id, account),
  );
  const amount = open.reduce((sum, { net }) => sum + Number(net), 0);
  if (amount <= 0) return null;
  const created = emulator.clock();
  const id = newId('po');
  const payout: StripeObject = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created + 4 * DAY,
    automatic: true,
    balance_transaction: newId('txn'),
    created,
    currency: 'jpy',
    description: 'STRIPE PAYOUT',
    destination: account === null ? 'ba_emulator' : `ba_${account}`,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
  emulator.state.payouts[id] = payout;
  if (account !== null) emulator.state.owners[id] = account;
  addBalanceTransaction(emulator, {
    id: String(payout.balance_transaction),
    type: 'payout',
    reporting_category: 'payout',
    amount: -amount,
    fee: 0,
    source: id,
    currency: 'jpy',
    created,
    account,
  });
  for (const entry of open) emulator.state.paid_out[entry.id] = id;
  emit(emulator, 'payout.paid', payout);
  return payout;
}

export const balanceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    accepts: [...PAGING, 'type', 'source', 'payout'],
    run: (emulator, { params, account }) => {
      const [type, source, payout] = ['type', 'source', 'payout'].map((name) => text(params, name));
      const entries = Object.values(emulator.state.balance_transactions).filter(
        (entry) =>
          ownedBy(emulator, entry.id, account) &&
          (type === undefined || entry.type === type) &&
          (source === undefined || entry.source === source) &&
          (payout === undefined || emulator.state.paid_out[entry.id] === payout || entry.source === payout),
      );
      return page('/v1/balance_transactions', entries, params);
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    accepts: [],
    run: (emulator, { id }) => find(emulator, 'balance_transactions', id),
  },
  {
    method: 'GET',
    path: '/v1/payouts',
    accepts: [...PAGING, 'status'],
    run: (emulator, { params, account }) => {
      const status = text(params, 'status');
      const payouts = Object.values(emulator.state.payouts).filter(
        (payout) => ownedBy(emulator, payout.id, account) && (status === undefined || payout.status === status),
      );
      return page('/v1/payouts', payouts, params);
    },
  },
  { method: 'GET', path: '/v1/payouts/:id', accepts: [], run: (emulator, { id }) => find(emulator, 'payouts', id) },
];
