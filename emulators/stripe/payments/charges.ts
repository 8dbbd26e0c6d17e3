import type { Route } from '../api/call.ts';
import { PAGING, page } from '../api/listing.ts';
import type { ApplicationFee, Charge, PaymentIntent, PaymentMethod, Transfer } from '../api/objects.ts';
import { text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, find, timeOf } from '../emulator.ts';
import { newId } from '../state.ts';
import { addBalanceTransaction } from './balance.ts';
import type { Decline } from './cards.ts';
import { testCard } from './cards.ts';
import { dispute } from './disputes.ts';
import { cardRecord } from './payment-methods.ts';

/** Japanese card fee, only so that a balance transaction has a plausible net amount. */
const FEE_PER_MILLE = 36;

function outcome(decline: Decline | null): Record<string, unknown> {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: decline === null ? null : '01',
    network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
    reason: decline?.decline_code ?? null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: decline === null ? 'Payment complete.' : 'The bank returned a decline code.',
    type: decline === null ? 'authorized' : 'issuer_declined',
  };
}

export function createCharge(
  emulator: StripeEmulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  result: { decline: Decline | null; authenticated: boolean },
): Charge {
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card;
  const details = {
    type: 'card',
    card: {
      amount_authorized: result.decline === null ? intent.amount : null,
      authorization_code: result.decline === null ? '123456' : null,
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
      country,
      exp_month,
      exp_year,
      fingerprint,
      funding,
      last4,
      network: brand,
      three_d_secure: result.authenticated
        ? { authentication_flow: 'challenge', result: 'authenticated', version: '2.2.0' }
        : null,
      wallet: null,
    },
  };
  return addCharge(emulator, intent, method, details, result.decline);
}

/** A charge by whatever way it was paid. */
export function addCharge(
  emulator: StripeEmulator,
  intent: PaymentIntent,
  method: Pick<PaymentMethod, 'id' | 'billing_details'>,
  payment_method_details: Record<string, unknown>,
  decline: Decline | null,
): Charge {
  const id = newId('ch');
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: 'IMAHOIKU',
    captured: false,
    created: timeOf(emulator, intent.customer),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: intent.on_behalf_of,
    outcome: outcome(decline),
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline === null ? 'succeeded' : 'failed',
    transfer_data: intent.transfer_data,
    transfer_group: intent.transfer_group,
  };
  emulator.state.charges[id] = charge;
  intent.latest_charge = id;
  if (decline !== null) emit(emulator, 'charge.failed', charge);
  return charge;
}

/** Money moves: the balance, the connected account's share, the platform's fee. */
export function captureCharge(emulator: StripeEmulator, charge: Charge, intent: PaymentIntent, amount: number): void {
  charge.captured = true;
  charge.amount_captured = amount;
  const created = charge.created;
  const fee = Math.floor((amount * FEE_PER_MILLE) / 1000);
  const balance = addBalanceTransaction(emulator, {
    type: 'charge',
    reporting_category: 'charge',
    amount,
    fee,
    source: charge.id,
    currency: charge.currency,
    created,
    description: String(charge.description ?? ''),
  });
  charge.balance_transaction = balance;
  if (intent.transfer_data !== null) transferShare(emulator, charge, intent, amount);
  emit(emulator, 'charge.succeeded', charge);
  const record = charge.payment_method === null ? undefined : emulator.state.cards[charge.payment_method];
  if (record !== undefined && testCard(record.card).disputed) dispute(emulator, charge);
}

function transferShare(emulator: StripeEmulator, charge: Charge, intent: PaymentIntent, captured: number): void {
  const share = intent.transfer_data;
  if (share === null) return;
  const feeAmount = intent.application_fee_amount;
  const transfer: Transfer = {
    id: newId('tr'),
    object: 'transfer',
    amount: share.amount ?? captured,
    amount_reversed: 0,
    balance_transaction: null,
    created: charge.created,
    currency: charge.currency,
    description: null,
    destination: share.destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: {},
    reversals: { object: 'list', data: [], has_more: false, url: '' },
    reversed: false,
    source_transaction: charge.id,
    source_type: 'card',
    transfer_group: intent.transfer_group ?? `group_${intent.id}`,
  };
  emulator.state.transfers[transfer.id] = transfer;
  const moved = { amount: transfer.amount, fee: 0, currency: charge.currency, created: charge.created };
  transfer.balance_transaction = addBalanceTransaction(emulator, {
    ...moved,
    type: 'transfer',
    reporting_category: 'transfer',
    amount: -transfer.amount,
    source: transfer.id,
  });
  addBalanceTransaction(emulator, {
    ...moved,
    type: 'payment',
    reporting_category: 'charge',
    source: String(transfer.destination_payment),
    account: transfer.destination,
  });
  charge.transfer = transfer.id;
  charge.transfer_group = transfer.transfer_group;
  emit(emulator, 'transfer.created', transfer);
  if (feeAmount === null || feeAmount === 0) return;
  const fee: ApplicationFee = {
    id: newId('fee'),
    object: 'application_fee',
    account: share.destination,
    amount: feeAmount,
    amount_refunded: 0,
    application: 'ca_emulator',
    balance_transaction: null,
    charge: transfer.destination_payment,
    created: charge.created,
    currency: charge.currency,
    fee_source: { charge: charge.id, type: 'charge' },
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: '' },
  };
  emulator.state.application_fees[fee.id] = fee;
  charge.application_fee = fee.id;
  emit(emulator, 'application_fee.created', fee);
}

/** Whether refunds of this charge will bounce (test card ending in 5126). */
export function refundBounces(emulator: StripeEmulator, charge: Charge): boolean {
  const method = charge.payment_method === null ? undefined : emulator.state.payment_methods[charge.payment_method];
  return method !== undefined && testCard(cardRecord(emulator, method).card).refund_fails === true;
}

export const chargeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    accepts: [...PAGING, 'customer', 'payment_intent', 'transfer_group'],
    run: (emulator, { params }) => {
      const filters = (['customer', 'payment_intent', 'transfer_group'] as const).map(
        (name) => [name, text(params, name)] as const,
      );
      const charges = Object.values(emulator.state.charges).filter((charge) =>
        filters.every(([name, value]) => value === undefined || charge[name] === value),
      );
      return page('/v1/charges', charges, params);
    },
  },
  { method: 'GET', path: '/v1/charges/:id', accepts: [], run: (emulator, { id }) => find(emulator, 'charges', id) },
];
