import type { Answer, Api, Intent } from './api.ts';
import { createApi, intentPath } from './api.ts';
import type { ElementsOptions, StandInElement, StandInElements } from './elements.ts';
import { createElements, integrationError } from './elements.ts';
import { authenticateInFrame, redirectUrl } from './next-action.ts';
import type { StripeJsError } from './texts.ts';
import { localized } from './texts.ts';

interface ConfirmOptions {
  elements?: StandInElements;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method?: string; payment_method_data?: Record<string, unknown> };
  redirect?: 'always' | 'if_required';
}

interface CardData {
  payment_method?: string | { card?: StandInElement; billing_details?: Record<string, unknown> };
  return_url?: string;
}

const script = document.currentScript as HTMLScriptElement | null;
const origin = new URL(script?.src ?? location.href, location.href).origin;

const isSetup = (intent: Intent): boolean => intent.object === 'setup_intent';

const named = (intent: Intent) => (isSetup(intent) ? { setupIntent: intent } : { paymentIntent: intent });

/** Stripe's promise never resolves when the browser leaves the page. */
function leave(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

function withResult(returnUrl: string, intent: Intent): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  return url.href;
}

async function retrieve(api: Api, clientSecret: string): Promise<Answer<Intent>> {
  const path = intentPath(clientSecret);
  if (path === undefined) throw integrationError(`Invalid value for clientSecret: ${clientSecret}`);
  return api.call<Intent>('GET', path, { client_secret: clientSecret });
}

/** After the dialog: what became of the intent, as an answer to the caller. */
async function authenticated(api: Api, intent: Intent) {
  await authenticateInFrame(api, intent);
  const { value, error } = await retrieve(api, intent.client_secret);
  if (error !== undefined) return { error };
  const failure = value.last_setup_error ?? value.last_payment_error;
  if (value.status === 'requires_payment_method' && failure) {
    return { error: localized({ ...failure, [value.object]: value } as StripeJsError) };
  }
  return named(value);
}

async function confirmIntent(
  api: Api,
  clientSecret: string,
  params: Record<string, unknown>,
  redirect: 'always' | 'if_required',
) {
  const path = intentPath(clientSecret);
  if (path === undefined) throw integrationError(`Invalid value for clientSecret: ${clientSecret}`);
  const { value: intent, error } = await api.call<Intent>('POST', `${path}/confirm`, {
    ...params,
    client_secret: clientSecret,
  });
  if (error !== undefined) return { error };
  if (intent.status === 'requires_action') {
    const url = redirectUrl(api, intent);
    return url === undefined ? authenticated(api, intent) : leave(url);
  }
  const returnUrl = params.return_url as string | undefined;
  if (redirect === 'always' && returnUrl !== undefined) return leave(withResult(returnUrl, intent));
  return named(intent);
}

async function confirmWithElements(api: Api, options: ConfirmOptions) {
  const clientSecret = options.clientSecret ?? options.elements?._options.clientSecret;
  const redirect = options.redirect ?? 'always';
  const params = options.confirmParams ?? {};
  if (clientSecret === undefined) throw integrationError('You must pass a clientSecret or Elements created with one.');
  if (redirect === 'always' && params.return_url === undefined) {
    throw integrationError('confirmParams.return_url is required unless redirect is "if_required".');
  }
  if (params.return_url !== undefined && !/^https?:\/\//.test(params.return_url)) {
    throw integrationError(`Invalid return_url: ${params.return_url}. An absolute URL is needed.`);
  }
  if (params.payment_method !== undefined) return confirmIntent(api, clientSecret, { ...params }, redirect);
  const element = options.elements?._card() ?? null;
  if (element === null) throw integrationError('confirm needs Elements with a mounted Payment Element.');
  const problem = element._form.validate();
  if (problem !== null) return { error: { type: 'validation_error', ...problem } };
  const data = { type: 'card', ...params.payment_method_data, card: element._form.values() };
  return confirmIntent(api, clientSecret, { return_url: params.return_url, payment_method_data: data }, redirect);
}

function confirmCard(api: Api, clientSecret: string, data: CardData = {}) {
  const method = data.payment_method;
  const given =
    typeof method === 'object' && method.card !== undefined
      ? {
          payment_method_data: {
            type: 'card',
            billing_details: method.billing_details,
            card: method.card._form.values(),
          },
        }
      : { payment_method: method };
  return confirmIntent(api, clientSecret, { ...given, return_url: data.return_url }, 'if_required');
}

interface MethodOptions {
  type?: string;
  card?: StandInElement;
  billing_details?: Record<string, unknown>;
  elements?: StandInElements;
  params?: { billing_details?: Record<string, unknown> };
}

async function createPaymentMethod(api: Api, options: MethodOptions) {
  const element = options.card ?? options.elements?._card();
  if (!element) throw integrationError('createPaymentMethod needs a card Element.');
  const problem = element._form.validate();
  if (problem !== null) return { error: { type: 'validation_error', ...problem } };
  const { value, error } = await api.call('POST', '/v1/payment_methods', {
    type: 'card',
    card: element._form.values(),
    billing_details: options.billing_details ?? options.params?.billing_details,
  });
  return error === undefined ? { paymentMethod: value } : { error };
}

async function handleNextAction(api: Api, clientSecret: string) {
  const { value, error } = await retrieve(api, clientSecret);
  if (error !== undefined) return { error };
  if (value.status !== 'requires_action') return named(value);
  const url = redirectUrl(api, value);
  return url === undefined ? authenticated(api, value) : leave(url);
}

async function retrieveNamed(api: Api, clientSecret: string) {
  const { value, error } = await retrieve(api, clientSecret);
  return error === undefined ? named(value) : { error };
}

/** A plain function: Stripe's loader calls it without `new`. */
function Stripe(key: string) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw integrationError('Please call Stripe() with your publishable key. It starts with pk_.');
  }
  const api = createApi(origin, key);
  return {
    elements: (options: ElementsOptions = {}) => createElements(options),
    createToken: async () => ({
      error: { type: 'invalid_request_error', message: 'The emulator has no tokens; use createPaymentMethod.' },
    }),
    createPaymentMethod: (options: MethodOptions) => createPaymentMethod(api, options),
    confirmSetup: (options: ConfirmOptions) => confirmWithElements(api, options),
    confirmPayment: (options: ConfirmOptions) => confirmWithElements(api, options),
    confirmCardSetup: (clientSecret: string, data?: CardData) => confirmCard(api, clientSecret, data),
    confirmCardPayment: (clientSecret: string, data?: CardData) => confirmCard(api, clientSecret, data),
    retrieveSetupIntent: (clientSecret: string) => retrieveNamed(api, clientSecret),
    retrievePaymentIntent: (clientSecret: string) => retrieveNamed(api, clientSecret),
    handleNextAction: (options: { clientSecret: string }) => handleNextAction(api, options.clientSecret),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

Stripe.version = 'endive';
(window as unknown as { Stripe: typeof Stripe }).Stripe = Stripe;
