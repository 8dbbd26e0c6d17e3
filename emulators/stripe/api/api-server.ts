import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { catalogueRoutes } from '../catalogue.ts';
import { customerRoutes } from '../customers.ts';
import type { StripeEmulator } from '../emulator.ts';
import { API_VERSION } from '../emulator.ts';
import { invoiceRoutes } from '../invoices/invoices.ts';
import type { Params } from '../pages/form.ts';
import { decodeForm } from '../pages/form.ts';
import { balanceRoutes } from '../payments/balance.ts';
import { chargeRoutes } from '../payments/charges.ts';
import { connectRoutes, OAuthFailure } from '../payments/connect.ts';
import { disputeRoutes } from '../payments/disputes.ts';
import { paymentIntentRoutes } from '../payments/payment-intents.ts';
import { paymentMethodRoutes } from '../payments/payment-methods.ts';
import { refundRoutes } from '../payments/refunds.ts';
import { setupIntentRoutes } from '../payments/setup-intents.ts';
import { newId } from '../state.ts';
import { subscriptionRoutes } from '../subscriptions/subscriptions.ts';
import { testClockRoutes } from '../subscriptions/test-clocks.ts';
import { eventRoutes } from '../webhooks/events.ts';
import { authorize, secretOnly } from './authorization.ts';
import type { Route } from './call.ts';
import { present } from './expand.ts';
import { forbidden, invalidRequest, StripeFailure } from './failure.ts';
import type { Idempotency, IdempotentCall } from './idempotency.ts';
import { fingerprintOf } from './idempotency.ts';
import { texts } from './params.ts';

export const apiRoutes: Route[] = [
  ...balanceRoutes,
  ...customerRoutes,
  ...setupIntentRoutes,
  ...paymentMethodRoutes,
  ...catalogueRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...disputeRoutes,
  ...refundRoutes,
  ...connectRoutes,
  ...eventRoutes,
  ...testClockRoutes,
];

interface Answer {
  status: number;
  body: unknown;
}

/** Sent by browsers and SDKs beside the parameters of a call. */
const ALWAYS_ACCEPTED = new Set(['expand', 'key', '_stripe_version', '_stripe_account']);

function checkNames(route: Route, params: Params): void {
  const unknown = Object.keys(params).find((name) => !ALWAYS_ACCEPTED.has(name) && !route.accepts.includes(name));
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
}

function answerOf(error: unknown): Answer {
  if (error instanceof StripeFailure) return { status: error.status, body: { error: error.body } };
  if (error instanceof OAuthFailure) {
    return {
      status: error.code === 'invalid_client' ? 401 : 400,
      body: { error: error.code, error_description: error.message },
    };
  }
  throw error;
}

/** Only results of executed calls are kept: success, declines and faults, not refused parameters. */
const isKept = ({ status }: Answer): boolean => status < 300 || status === 402 || status >= 500;

const paramsOf = (request: FastifyRequest): Params =>
  decodeForm(request.method === 'GET' || request.rawBody === '' ? (request.url.split('?')[1] ?? '') : request.rawBody);

interface ApiServerOptions {
  emulator: StripeEmulator;
  idempotency: Idempotency;
  publishableKey: string | undefined;
  save(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    idempotentCall: IdempotentCall | null;
    replay: Answer | null;
  }
}

function execute(options: ApiServerOptions, route: Route, request: FastifyRequest): Answer {
  const { emulator } = options;
  const ids = request.params as { id?: string; inner?: string };
  const params = paramsOf(request);
  const account = request.headers['stripe-account'];
  try {
    const publishable = authorize(request.headers, params, options.publishableKey) === 'publishable';
    if (publishable && route.publishable === undefined) throw secretOnly();
    if (typeof account === 'string' && emulator.state.accounts[account] === undefined) {
      throw forbidden(
        `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
        'account_invalid',
      );
    }
    checkNames(route, params);
    const result = route.run(emulator, {
      params,
      id: ids.id ?? '',
      inner: ids.inner ?? '',
      account: typeof account === 'string' ? account : null,
      publishable,
    });
    return { status: 200, body: present(emulator, result, texts(params, 'expand')) };
  } catch (error) {
    return answerOf(error);
  }
}

export function registerApi(app: FastifyInstance, options: ApiServerOptions): void {
  const { emulator, idempotency } = options;
  app.decorateRequest('idempotentCall', null);
  app.decorateRequest('replay', null);

  const release = (request: FastifyRequest, answer?: Answer) => {
    if (request.idempotentCall !== null) idempotency.end(request.idempotentCall, answer);
    request.idempotentCall = null;
  };

  const takeKey = async (request: FastifyRequest, reply: FastifyReply) => {
    const id = newId('req', 14);
    emulator.base = `http://${request.headers.host ?? 'localhost'}`;
    reply.header('request-id', id).header('stripe-version', API_VERSION);
    reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'Request-Id');
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return;
    reply.header('idempotency-key', key);
    const call = { key, fingerprint: fingerprintOf(request.method, request.url, request.rawBody) };
    try {
      const earlier = idempotency.begin(call);
      if (earlier === undefined) {
        request.idempotentCall = call;
        // A connection that breaks must not keep the key for ever.
        reply.raw.once('close', () => release(request));
      } else request.replay = earlier;
    } catch (error) {
      const { status, body } = answerOf(error);
      return reply.code(status).send(body);
    }
  };

  for (const route of apiRoutes) {
    app.route({
      method: route.method,
      url: route.path,
      // Before the kernel's preHandler faults: a slow call holds its key, so a second one finds it in use.
      preValidation: takeKey,
      handler: (request, reply) => {
        if (request.replay !== null) {
          return reply.code(request.replay.status).header('idempotent-replayed', 'true').send(request.replay.body);
        }
        const key = request.idempotentCall?.key ?? null;
        emulator.request = { id: String(reply.getHeader('request-id')), idempotency_key: key };
        const answer = execute(options, route, request);
        release(request, isKept(answer) ? structuredClone(answer) : undefined);
        options.save();
        return reply.code(answer.status).send(answer.body);
      },
      onResponse: async (request) => release(request),
    });
  }

  app.options('/v1/*', (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS')
      .header('access-control-allow-headers', 'authorization, content-type, stripe-version, idempotency-key')
      .header('access-control-max-age', '600')
      .send(),
  );
}
