import type { StripeJsError } from './texts.ts';
import { localized } from './texts.ts';

export interface Intent {
  id: string;
  object: 'setup_intent' | 'payment_intent';
  status: string;
  client_secret: string;
  next_action: { redirect_to_url?: { url: string }; use_stripe_sdk?: { stripe_js: string } } | null;
  last_setup_error?: StripeJsError | null;
  last_payment_error?: StripeJsError | null;
}

export type Answer<T> = { value: T; error?: undefined } | { value?: undefined; error: StripeJsError };

export interface Api {
  origin: string;
  call<T>(method: 'GET' | 'POST', path: string, params: Record<string, unknown>): Promise<Answer<T>>;
}

/** Stripe's bracket notation: `card[number]=…`. */
function encode(params: Record<string, unknown>, prefix = '', into = new URLSearchParams()): URLSearchParams {
  for (const [name, value] of Object.entries(params)) {
    const key = prefix === '' ? name : `${prefix}[${name}]`;
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') encode(value as Record<string, unknown>, key, into);
    else into.append(key, String(value));
  }
  return into;
}

export function createApi(origin: string, key: string): Api {
  return {
    origin,
    call: async <T>(method: 'GET' | 'POST', path: string, params: Record<string, unknown>): Promise<Answer<T>> => {
      const form = encode({ ...params, key }).toString();
      try {
        // A plain form without own headers: no preflight request.
        const answer = await fetch(
          method === 'GET' ? `${origin}${path}?${form}` : `${origin}${path}`,
          method === 'GET' ? { credentials: 'omit' } : { method, body: new URLSearchParams(form), credentials: 'omit' },
        );
        const body = await answer.json();
        return body.error === undefined ? { value: body as T } : { error: localized(body.error) };
      } catch {
        return {
          error: {
            type: 'api_connection_error',
            message: '通信できませんでした。電波の状況をご確認のうえ、もう一度お試しください。',
          },
        };
      }
    },
  };
}

const KINDS = { seti: 'setup_intents', pi: 'payment_intents' } as const;

/** `seti_…_secret_…` tells both the kind and the id. */
export function intentPath(clientSecret: string): string | undefined {
  const match = /^((seti|pi)_[A-Za-z0-9]+)_secret_/.exec(clientSecret);
  const kind = KINDS[(match?.[2] ?? '') as keyof typeof KINDS];
  return kind === undefined ? undefined : `/v1/${kind}/${match?.[1]}`;
}
