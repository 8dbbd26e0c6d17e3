import { invalidRequest, missingParam } from '../api/failure.ts';
import type { Invoice } from '../api/objects.ts';
import { map, text } from '../api/params.ts';
import { sandbox } from '../api/transaction.ts';
import type { StripeEmulator } from '../emulator.ts';
import { find } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { newId } from '../state.ts';
import { upcomingInvoice } from '../subscriptions/billing-cycle.ts';
import { draftSubscription, firstInvoice } from '../subscriptions/subscription-create.ts';
import { applySettings } from '../subscriptions/subscription-settings.ts';
import { changeItems } from '../subscriptions/subscription-update.ts';

/** What a change or a new subscription would be invoiced, tried out on a copy of the state. */
export function previewInvoice(original: StripeEmulator, params: Params): Invoice {
  const emulator = sandbox(original);
  const details = map(params, 'subscription_details') ?? {};
  const invoice = preview(emulator, params, details);
  const id = newId('upcoming_in');
  return {
    ...invoice,
    id,
    lines: { ...invoice.lines, data: invoice.lines.data.map((line) => ({ ...line, invoice: id })) },
  };
}

function preview(emulator: StripeEmulator, params: Params, details: Params): Invoice {
  const subscriptionId = text(params, 'subscription');
  if (subscriptionId === undefined) {
    const customer = text(params, 'customer');
    if (customer === undefined) throw missingParam('customer');
    return firstInvoice(emulator, draftSubscription(emulator, customer, details));
  }
  const subscription = find(emulator, 'subscriptions', subscriptionId, 'subscription');
  if (subscription.ended_at !== null) {
    throw invalidRequest('You cannot preview the upcoming invoice for a canceled subscription.', {
      code: 'invoice_upcoming_none',
    });
  }
  const { items, ...settings } = details;
  applySettings(emulator, subscription, settings);
  const immediate =
    items === undefined && details.billing_cycle_anchor === undefined
      ? undefined
      : changeItems(emulator, subscription, details);
  if (immediate !== undefined) return immediate;
  if (subscription.cancel_at !== null) {
    throw invalidRequest('No upcoming invoices for customer', { code: 'invoice_upcoming_none' });
  }
  return upcomingInvoice(emulator, subscription);
}
