import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    cspNonce?: string;
  }
}

/** Scripts run only with this request's nonce; the only outside origins are the configured payment provider and maps. */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const stripeScript = new URL(config.STRIPE_JS_URL).origin;
  const stripeApi = new URL(config.STRIPE_API_BASE).origin;
  const secure = config.PUBLIC_URL.startsWith('https:');
  const lineLogin = new URL(config.LINE_ISSUER).origin;
  app.addHook('onRequest', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    request.cspNonce = nonce;
    const policy = [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}' ${stripeScript}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      `connect-src 'self' ${stripeApi} ${stripeScript}`,
      `frame-src ${stripeScript} ${stripeApi} https://www.google.com https://maps.google.com`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action 'self' ${lineLogin} ${stripeApi}`,
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ];
    reply.headers({
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
      'cross-origin-opener-policy': 'same-origin',
      ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
  });
}
