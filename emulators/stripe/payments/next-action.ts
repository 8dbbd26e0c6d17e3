import { invalidRequest, missingParam } from '../api/failure.ts';
import type { Intent, NextAction, PaymentMethod } from '../api/objects.ts';
import { map, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { createPaymentMethod, resolvePaymentMethod } from './payment-methods.ts';

/** What setup and payment intents share: the secret, the payment method they are confirmed with, 3-D Secure. */
export function checkSecret(intent: Intent, params: Params, publishable: boolean): void {
  const secret = text(params, 'client_secret');
  if (secret === undefined && publishable) throw missingParam('client_secret');
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalidRequest(
      `The client_secret provided does not match the client_secret associated with the ${intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent'}.`,
      { param: 'client_secret', code: `${intent.object}_invalid_parameter` },
    );
  }
}

/** The payment method named by the parameters, checked against the intent's customer. */
export function methodFromParams(emulator: StripeEmulator, intent: Intent, params: Params): PaymentMethod | undefined {
  const data = map(params, 'payment_method_data');
  if (data !== undefined) return createPaymentMethod(emulator, data);
  const id = text(params, 'payment_method');
  if (id === undefined || id === '') return undefined;
  const method = resolvePaymentMethod(emulator, id, 'payment_method');
  if (method.customer !== null && intent.customer === null) {
    throw invalidRequest(
      `The provided PaymentMethod (${method.id}) is attached to a Customer. Please also provide the Customer.`,
      { param: 'payment_method' },
    );
  }
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest(
      `The provided PaymentMethod (${method.id}) does not belong to the Customer (${intent.customer}).`,
      { param: 'payment_method', code: 'resource_missing' },
    );
  }
  return method;
}

export function authenticationAction(emulator: StripeEmulator, intent: Intent, returnUrl: string | null): NextAction {
  const url = `${emulator.base}/3d_secure/${intent.id}?client_secret=${encodeURIComponent(intent.client_secret)}`;
  if (returnUrl === null) {
    delete emulator.state.return_urls[intent.id];
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  }
  emulator.state.return_urls[intent.id] = returnUrl;
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}

/** Where the browser goes after 3-D Secure, with the parameters Stripe appends. */
export function returnAddress(intent: Intent, returnUrl: string, status: 'succeeded' | 'failed'): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', status);
  return url.href;
}
