import { invalidRequest } from '../api/failure.ts';
import type { Subscription } from '../api/objects.ts';
import { flag, integer, map, mergeMetadata, nullableText, oneOf, requiredText, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { find, timeOf } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { periodOf } from './subscription-object.ts';

export const SETTING_PARAMS = [
  'application_fee_percent',
  'cancel_at',
  'cancel_at_period_end',
  'collection_method',
  'default_payment_method',
  'description',
  'metadata',
  'off_session',
  'on_behalf_of',
  'payment_settings',
  'transfer_data',
  'trial_settings',
] as const;

function applyDefaultMethod(emulator: StripeEmulator, subscription: Subscription, params: Params): void {
  const id = nullableText(params, 'default_payment_method');
  if (id === undefined) return;
  if (id !== null) {
    const method = find(emulator, 'payment_methods', id, 'default_payment_method');
    if (method.customer !== subscription.customer) {
      throw invalidRequest(
        `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
        { code: 'resource_missing', param: 'default_payment_method' },
      );
    }
  }
  subscription.default_payment_method = id;
}

function applyCancellation(emulator: StripeEmulator, subscription: Subscription, params: Params): void {
  const now = timeOf(emulator, subscription.customer);
  const atPeriodEnd = flag(params, 'cancel_at_period_end');
  const cancelAt = nullableText(params, 'cancel_at');
  if (atPeriodEnd !== undefined) {
    subscription.cancel_at_period_end = atPeriodEnd;
    subscription.cancel_at = atPeriodEnd ? periodOf(subscription).end : null;
  } else if (cancelAt !== undefined) {
    subscription.cancel_at = cancelAt === null ? null : (integer(params, 'cancel_at') ?? null);
    subscription.cancel_at_period_end = false;
  } else return;
  subscription.canceled_at = subscription.cancel_at === null ? null : now;
  subscription.cancellation_details = {
    ...subscription.cancellation_details,
    reason: subscription.cancel_at === null ? null : 'cancellation_requested',
  };
}

function applyConnect(emulator: StripeEmulator, subscription: Subscription, params: Params): void {
  const behalf = nullableText(params, 'on_behalf_of');
  if (behalf !== undefined) {
    subscription.on_behalf_of = behalf === null ? null : find(emulator, 'accounts', behalf, 'on_behalf_of').id;
  }
  if (params.transfer_data === '') subscription.transfer_data = null;
  const share = map(params, 'transfer_data');
  if (share !== undefined) {
    const percent = text(share, 'amount_percent');
    subscription.transfer_data = {
      destination: find(emulator, 'accounts', requiredText(share, 'destination'), 'transfer_data[destination]').id,
      amount_percent: percent === undefined ? null : Number(percent),
    };
  }
  const percent = nullableText(params, 'application_fee_percent');
  if (percent !== undefined) subscription.application_fee_percent = percent === null ? null : Number(percent);
}

/** Everything that neither moves money nor changes the cycle. */
export function applySettings(emulator: StripeEmulator, subscription: Subscription, params: Params): void {
  applyDefaultMethod(emulator, subscription, params);
  applyCancellation(emulator, subscription, params);
  applyConnect(emulator, subscription, params);
  subscription.metadata = mergeMetadata(subscription.metadata, params);
  const description = nullableText(params, 'description');
  if (description !== undefined) subscription.description = description;
  const collection = oneOf(params, 'collection_method', ['charge_automatically', 'send_invoice'] as const);
  if (collection !== undefined) subscription.collection_method = collection;
  const trial = map(params, 'trial_settings');
  if (trial !== undefined) subscription.trial_settings = trial;
  const details = map(params, 'cancellation_details');
  if (details !== undefined) subscription.cancellation_details = { ...subscription.cancellation_details, ...details };
  if (params.pause_collection === '') subscription.pause_collection = null;
  const pause = map(params, 'pause_collection');
  if (pause !== undefined) {
    subscription.pause_collection = {
      behavior: requiredText(pause, 'behavior'),
      resumes_at: integer(pause, 'resumes_at') ?? null,
    };
  }
}
