import { wholeList } from '../api/listing.ts';
import type { Invoice, InvoiceLine, PendingItem, Price, Subscription, SubscriptionItem } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { find, timeOf } from '../emulator.ts';
import { newId } from '../state.ts';

export const lineAmount = (price: Price, quantity: number): number => price.unit_amount * quantity;

interface LineInput {
  amount: number;
  description: string;
  period: { start: number; end: number };
  price: Price;
  quantity: number;
  subscription: string | null;
  subscription_item: string;
  invoice_item: string | null;
}

function newLine(input: LineInput): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: input.amount,
    currency: input.price.currency,
    description: input.description,
    discount_amounts: [],
    discountable: input.invoice_item === null,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: input.invoice_item,
        proration: input.invoice_item !== null,
        proration_details: { credited_items: null },
        subscription: input.subscription,
        subscription_item: input.subscription_item,
      },
      type: 'subscription_item_details',
    },
    period: input.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: input.price.id, product: input.price.product },
      type: 'price_details',
      unit_amount_decimal: String(input.price.unit_amount),
    },
    quantity: input.quantity,
    quantity_decimal: String(input.quantity),
    subscription: input.subscription,
    subtotal: input.amount,
    taxes: [],
  };
}

const productName = (emulator: StripeEmulator, price: Price): string =>
  emulator.state.products[price.product]?.name ?? price.product;

export const cycleLine = (emulator: StripeEmulator, item: SubscriptionItem, trial = false): InvoiceLine =>
  newLine({
    amount: trial ? 0 : lineAmount(item.price, item.quantity),
    description: trial
      ? `Trial period for ${productName(emulator, item.price)}`
      : `${item.quantity} × ${productName(emulator, item.price)} (at ¥${item.price.unit_amount} / ${item.price.recurring?.interval})`,
    period: { start: item.current_period_start, end: item.current_period_end },
    price: item.price,
    quantity: item.quantity,
    subscription: item.subscription,
    subscription_item: item.id,
    invoice_item: null,
  });

export const pendingLine = (item: PendingItem): InvoiceLine => newLine({ ...item, invoice_item: item.id });

export function newInvoice(
  emulator: StripeEmulator,
  input: { subscription: Subscription; lines: InvoiceLine[]; reason: string; period: { start: number; end: number } },
): Invoice {
  const { subscription, lines } = input;
  const customer = find(emulator, 'customers', subscription.customer);
  const id = newId('in');
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const starting = Number(customer.balance ?? 0);
  const due = Math.max(0, total + starting);
  const data = lines.map((line) => ({ ...line, invoice: id }));
  return {
    id,
    object: 'invoice',
    account_country: 'JP',
    account_name: 'いまほいく',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: input.reason,
    collection_method: subscription.collection_method,
    created: timeOf(emulator, customer.id),
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(`/v1/invoices/${id}/lines`, data),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: subscription.on_behalf_of,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: input.period.end,
    period_start: input.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: starting,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}
