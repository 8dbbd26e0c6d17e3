import type { StripeEmulator } from '../emulator.ts';
import type { Params } from '../pages/form.ts';

export interface Call {
  params: Params;
  /** The `:id` of the path, '' where there is none. */
  id: string;
  /** A second id of the path (`/v1/customers/:id/payment_methods/:inner`). */
  inner: string;
  /** The connected account of the `Stripe-Account` header; null: the platform. */
  account: string | null;
  /** Called from a browser with the publishable key: only what a client secret opens. */
  publishable: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Every parameter the endpoint knows; others are refused, as Stripe refuses them. `expand` goes without saying. */
  accepts: readonly string[];
  publishable?: true;
  run(emulator: StripeEmulator, call: Call): unknown;
}
