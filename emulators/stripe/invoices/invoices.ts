import type { Call, Route } from '../api/call.ts';
import { invalidRequest, missingParam, StripeFailure } from '../api/failure.ts';
import { PAGING, page, wholeList } from '../api/listing.ts';
import type { Invoice } from '../api/objects.ts';
import { flag, isMap, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, find, timeOf } from '../emulator.ts';
import { resolvePaymentMethod } from '../payments/payment-methods.ts';
import { voidInvoice } from '../subscriptions/subscription-end.ts';
import { collectInvoice, paymentOf } from './invoice-collection.ts';
import { previewInvoice } from './invoice-preview.ts';
import { markPaid } from './invoice-settlement.ts';

function pay(emulator: StripeEmulator, { id, params }: Call): Invoice {
  const invoice = find(emulator, 'invoices', id);
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalidRequest(`This invoice can no longer be paid because it is ${invoice.status}.`, {
      code: 'invoice_not_editable',
    });
  }
  if (flag(params, 'paid_out_of_band')) {
    markPaid(emulator, invoice, null);
    return invoice;
  }
  const named = text(params, 'payment_method');
  const method = named === undefined ? undefined : resolvePaymentMethod(emulator, named, 'payment_method');
  // Stripe treats a call to pay as off-session unless told otherwise.
  const outcome = collectInvoice(emulator, invoice, {
    off_session: flag(params, 'off_session') ?? true,
    automatic: false,
    ...(method === undefined ? {} : { method }),
  });
  if (outcome.kind === 'no_method') throw missingParam('payment_method');
  if (outcome.kind === 'declined') {
    throw new StripeFailure(402, {
      type: 'card_error',
      ...outcome.decline,
      payment_intent: structuredClone(paymentOf(emulator, invoice)),
    });
  }
  if (outcome.kind === 'authenticate') {
    throw new StripeFailure(402, {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message: 'Payment for this invoice requires additional user action before it can be completed successfully.',
    });
  }
  return invoice;
}

function list(emulator: StripeEmulator, { params }: Call) {
  const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) => text(params, name));
  const invoices = Object.values(emulator.state.invoices).filter(
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (status === undefined || invoice.status === status) &&
      (subscription === undefined || invoice.parent.subscription_details?.subscription === subscription),
  );
  return page('/v1/invoices', invoices, params);
}

function listPayments(emulator: StripeEmulator, { params }: Call) {
  const invoice = text(params, 'invoice');
  const status = text(params, 'status');
  const intent = isMap(params.payment) ? text(params.payment, 'payment_intent') : undefined;
  const payments = Object.values(emulator.state.invoice_payments).filter(
    (payment) =>
      (invoice === undefined || payment.invoice === invoice) &&
      (status === undefined || payment.status === status) &&
      (intent === undefined || payment.payment.payment_intent === intent),
  );
  return page('/v1/invoice_payments', payments, params);
}

export const invoiceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    accepts: [...PAGING, 'customer', 'subscription', 'status'],
    run: list,
  },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    accepts: ['currency', 'customer', 'subscription', 'subscription_details'],
    run: (emulator, { params }) => previewInvoice(emulator, params),
  },
  { method: 'GET', path: '/v1/invoices/:id', accepts: [], run: (emulator, { id }) => find(emulator, 'invoices', id) },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    accepts: ['off_session', 'paid_out_of_band', 'payment_method'],
    run: pay,
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    accepts: [],
    run: (emulator, { id }) => {
      const invoice = find(emulator, 'invoices', id);
      if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
        throw invalidRequest(`You can only void open invoices. This invoice is ${invoice.status}.`);
      }
      voidInvoice(emulator, invoice);
      return invoice;
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/mark_uncollectible',
    accepts: [],
    run: (emulator, { id }) => {
      const invoice = find(emulator, 'invoices', id);
      if (invoice.status !== 'open')
        throw invalidRequest(`You can only mark open invoices. This invoice is ${invoice.status}.`);
      invoice.status = 'uncollectible';
      invoice.next_payment_attempt = null;
      invoice.status_transitions.marked_uncollectible_at = timeOf(emulator, invoice.customer);
      emit(emulator, 'invoice.marked_uncollectible', invoice);
      return invoice;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    accepts: [...PAGING],
    run: (emulator, { id }) => wholeList(`/v1/invoices/${id}/lines`, find(emulator, 'invoices', id).lines.data),
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    accepts: [...PAGING, 'invoice', 'payment', 'status'],
    run: listPayments,
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments/:id',
    accepts: [],
    run: (emulator, { id }) => find(emulator, 'invoice_payments', id),
  },
];
