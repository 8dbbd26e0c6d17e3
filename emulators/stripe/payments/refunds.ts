import type { Call, Route } from '../api/call.ts';
import { invalidRequest, missingParam } from '../api/failure.ts';
import { PAGING, page } from '../api/listing.ts';
import type { Charge, Refund } from '../api/objects.ts';
import { flag, integer, mergeMetadata, oneOf, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { changing, emit, find, timeOf } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { newId } from '../state.ts';
import { addBalanceTransaction } from './balance.ts';
import { refundBounces } from './charges.ts';

function chargeOf(emulator: StripeEmulator, params: Params): Charge {
  const intentId = text(params, 'payment_intent');
  if (intentId !== undefined) {
    const intent = find(emulator, 'payment_intents', intentId, 'payment_intent');
    if (intent.status !== 'succeeded' || intent.latest_charge === null) {
      throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
        param: 'payment_intent',
      });
    }
    return find(emulator, 'charges', intent.latest_charge);
  }
  const chargeId = text(params, 'charge');
  if (chargeId === undefined) throw missingParam('payment_intent');
  return find(emulator, 'charges', chargeId, 'charge');
}

function amountOf(charge: Charge, params: Params): number {
  const remaining = charge.amount_captured - charge.amount_refunded;
  const amount = integer(params, 'amount') ?? remaining;
  if (remaining === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount > remaining) {
    throw invalidRequest(`Refund amount (¥${amount}) is greater than unrefunded amount on charge (¥${remaining})`, {
      param: 'amount',
    });
  }
  return amount;
}

const shareOf = (part: number, refunded: number, whole: number): number => Math.floor((part * refunded) / whole);

function reverseTransfer(emulator: StripeEmulator, charge: Charge, refund: Refund): void {
  if (charge.transfer === undefined) {
    throw invalidRequest('Can only set reverse_transfer on a charge that has a transfer.', {
      param: 'reverse_transfer',
    });
  }
  const transfer = find(emulator, 'transfers', charge.transfer);
  const id = newId('trr');
  const amount = Math.min(
    transfer.amount - transfer.amount_reversed,
    shareOf(transfer.amount, refund.amount, charge.amount_captured),
  );
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  refund.transfer_reversal = id;
  const back = newId('pyr');
  const moved = { fee: 0, currency: charge.currency, created: refund.created };
  const balance_transaction = addBalanceTransaction(emulator, {
    ...moved,
    type: 'transfer_refund',
    reporting_category: 'transfer_reversal',
    amount,
    source: id,
  });
  addBalanceTransaction(emulator, {
    ...moved,
    type: 'payment_refund',
    reporting_category: 'refund',
    amount: -amount,
    source: back,
    account: transfer.destination,
  });
  (transfer.reversals as { data: unknown[] }).data.unshift({
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction,
    created: refund.created,
    currency: charge.currency,
    destination_payment_refund: back,
    metadata: {},
    source_refund: refund.id,
    transfer: transfer.id,
  });
  emit(emulator, 'transfer.reversed', transfer);
}

function refundFee(emulator: StripeEmulator, charge: Charge, refund: Refund): void {
  if (charge.application_fee === null) {
    throw invalidRequest('Can only set refund_application_fee on a charge that has an application fee.', {
      param: 'refund_application_fee',
    });
  }
  const fee = find(emulator, 'application_fees', charge.application_fee);
  fee.amount_refunded += shareOf(fee.amount, refund.amount, charge.amount_captured);
  fee.refunded = fee.amount_refunded === fee.amount;
  emit(emulator, 'application_fee.refunded', fee);
}

function create(emulator: StripeEmulator, { params }: Call): Refund {
  const charge = chargeOf(emulator, params);
  const amount = amountOf(charge, params);
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: timeOf(emulator, charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer'] as const) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  if (flag(params, 'reverse_transfer')) reverseTransfer(emulator, charge, refund);
  if (flag(params, 'refund_application_fee')) refundFee(emulator, charge, refund);
  emulator.state.refunds[refund.id] = refund;
  refund.balance_transaction = moveBalance(emulator, charge, refund, 'refund');
  const before = structuredClone(charge);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  emit(emulator, 'refund.created', refund);
  emit(emulator, 'charge.refunded', charge, before);
  return refund;
}

const moveBalance = (
  emulator: StripeEmulator,
  charge: Charge,
  refund: Refund,
  type: 'refund' | 'refund_failure',
): string =>
  addBalanceTransaction(emulator, {
    type,
    reporting_category: type,
    amount: type === 'refund' ? -refund.amount : refund.amount,
    fee: 0,
    source: refund.id,
    currency: charge.currency,
    created: timeOf(emulator, charge.customer),
  });

/** The card ending in 5126: the refund looks fine at first and bounces when time moves on. */
export function bounceRefunds(emulator: StripeEmulator): void {
  for (const refund of Object.values(emulator.state.refunds)) {
    if (refund.status !== 'succeeded') continue;
    const charge = find(emulator, 'charges', refund.charge);
    if (!refundBounces(emulator, charge)) continue;
    refund.status = 'failed';
    refund.failure_reason = 'expired_or_canceled_card';
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    refund.failure_balance_transaction = moveBalance(emulator, charge, refund, 'refund_failure');
    emit(emulator, 'refund.failed', refund);
  }
}

export const refundRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    accepts: ['amount', 'charge', 'metadata', 'payment_intent', 'reason', 'refund_application_fee', 'reverse_transfer'],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    accepts: [...PAGING, 'charge', 'payment_intent'],
    run: (emulator, { params }) => {
      const charge = text(params, 'charge');
      const intent = text(params, 'payment_intent');
      const refunds = Object.values(emulator.state.refunds).filter(
        (refund) =>
          (charge === undefined || refund.charge === charge) &&
          (intent === undefined || refund.payment_intent === intent),
      );
      return page('/v1/refunds', refunds, params);
    },
  },
  { method: 'GET', path: '/v1/refunds/:id', accepts: [], run: (emulator, { id }) => find(emulator, 'refunds', id) },
  {
    method: 'POST',
    path: '/v1/refunds/:id',
    accepts: ['metadata'],
    run: (emulator, { id, params }) => {
      const refund = find(emulator, 'refunds', id);
      return changing(emulator, 'refund.updated', refund, () => {
        refund.metadata = mergeMetadata(refund.metadata, params);
      });
    },
  },
];
