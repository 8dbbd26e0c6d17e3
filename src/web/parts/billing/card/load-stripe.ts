import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import type { PublicSettings } from '../../../data/load-context.ts';

let loading: Promise<Stripe> | undefined;

/**
 * Stripe's script, on payment pages only. The address is a setting: the stand-in's by default, Stripe's own in
 * production; `loadStripe` then uses the `window.Stripe` it finds.
 */
export function stripeOf({ stripeJsUrl, stripePublishableKey }: PublicSettings): Promise<Stripe> {
  loading ??= addScript(stripeJsUrl)
    .then(() => loadStripe(stripePublishableKey))
    .then((stripe) => {
      if (stripe === null) throw new Error('Stripe did not load');
      return stripe;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Stripe could not be reached'));
    });
    document.head.append(script);
  });
}
