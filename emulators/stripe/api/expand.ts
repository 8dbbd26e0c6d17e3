import type { StripeEmulator } from '../emulator.ts';
import type { Collections } from '../state.ts';
import { invalidRequest } from './failure.ts';
import { wholeList } from './listing.ts';
import type { Charge, Invoice, StripeObject } from './objects.ts';

const COLLECTION_OF_FIELD: Record<string, keyof Collections> = {
  customer: 'customers',
  payment_method: 'payment_methods',
  default_payment_method: 'payment_methods',
  setup_intent: 'setup_intents',
  pending_setup_intent: 'setup_intents',
  payment_intent: 'payment_intents',
  latest_charge: 'charges',
  charge: 'charges',
  balance_transaction: 'balance_transactions',
  product: 'products',
  price: 'prices',
  default_price: 'prices',
  subscription: 'subscriptions',
  latest_invoice: 'invoices',
  invoice: 'invoices',
  transfer: 'transfers',
  source_transaction: 'charges',
  application_fee: 'application_fees',
  on_behalf_of: 'accounts',
  destination: 'accounts',
  account: 'accounts',
  test_clock: 'test_clocks',
};

type Inclusion = (emulator: StripeEmulator, owner: StripeObject) => unknown;

/** Fields that are only there when asked for. */
const INCLUDABLE: Record<string, Record<string, Inclusion>> = {
  invoice: {
    payments: (emulator, owner) =>
      wholeList(
        '/v1/invoice_payments',
        Object.values(emulator.state.invoice_payments).filter((payment) => payment.invoice === owner.id),
      ),
    confirmation_secret: (emulator, owner) => {
      const payment = Object.values(emulator.state.invoice_payments).find(
        (candidate) => candidate.invoice === owner.id && candidate.status === 'open',
      );
      const intent = payment && emulator.state.payment_intents[payment.payment.payment_intent];
      if (intent === undefined || (owner as Invoice).status !== 'open') return null;
      return { client_secret: intent.client_secret, type: 'payment_intent' };
    },
  },
  charge: {
    refunds: (emulator, owner) =>
      wholeList(
        `/v1/charges/${owner.id}/refunds`,
        Object.values(emulator.state.refunds).filter((refund) => refund.charge === (owner as Charge).id),
      ),
  },
  customer: {
    subscriptions: (emulator, owner) =>
      wholeList(
        `/v1/customers/${owner.id}/subscriptions`,
        Object.values(emulator.state.subscriptions).filter(
          (subscription) => subscription.customer === owner.id && subscription.status !== 'canceled',
        ),
      ),
  },
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What moved a balance; by its id alone where it is an object of the other side of a transfer. */
function sourceOf(emulator: StripeEmulator, id: string): unknown {
  const { charges, refunds, disputes, transfers, payouts } = emulator.state;
  const reversals = Object.values(transfers).flatMap(
    ({ reversals: list }) => (list as { data: { id: string }[] }).data,
  );
  return (
    charges[id] ??
    refunds[id] ??
    disputes[id] ??
    transfers[id] ??
    payouts[id] ??
    reversals.find((reversal) => reversal.id === id) ??
    id
  );
}

function expandPath(emulator: StripeEmulator, value: unknown, path: string[], whole: string): void {
  const [field, ...rest] = path;
  if (field === undefined) return;
  if (Array.isArray(value)) {
    for (const entry of value) expandPath(emulator, entry, path, whole);
    return;
  }
  if (!isObject(value)) return;
  const inclusion = INCLUDABLE[String(value.object)]?.[field];
  if (inclusion !== undefined && value[field] === undefined) {
    value[field] = structuredClone(inclusion(emulator, value as StripeObject));
  }
  if (field === 'source' && value.object === 'balance_transaction') {
    value.source = structuredClone(sourceOf(emulator, String(value.source)));
    expandPath(emulator, value.source, rest, whole);
    return;
  }
  const inner = value[field];
  const collection = COLLECTION_OF_FIELD[field];
  if (typeof inner === 'string' && collection !== undefined) {
    const found = emulator.state[collection][inner];
    if (found !== undefined) value[field] = structuredClone(found);
  } else if (inner === undefined || (typeof inner !== 'object' && inner !== null)) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  // `data` steps through a list; a path may also name the list itself ("lines", "items").
  expandPath(emulator, value[field], rest, whole);
}

/** Answers are copies: the state is never handed out, and expansion changes only the answer. */
export function present(emulator: StripeEmulator, answer: unknown, paths: string[]): unknown {
  const copy = structuredClone(answer);
  for (const path of paths) expandPath(emulator, copy, path.split('.'), path);
  return copy;
}
