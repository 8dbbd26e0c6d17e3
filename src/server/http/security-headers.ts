import { randomBytes } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    cspNonce?: string;
  }
}

/** The policy of a page whose inline scripts are named by `scripts` (a nonce, or their hashes). */
export type ContentSecurityPolicy = (scripts: readonly string[]) => string;

const isSecure = (config: Config) => config.PUBLIC_URL.startsWith('https:');

/** The only outside origins are the configured payment provider, LINE's sign-in and maps. */
export function contentSecurityPolicy(config: Config): ContentSecurityPolicy {
  const stripeScript = new URL(config.STRIPE_JS_URL).origin;
  const stripeApi = new URL(config.STRIPE_API_BASE).origin;
  const lineLogin = new URL(config.LINE_ISSUER).origin;
  const rest = [
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${stripeApi} ${stripeScript}`,
    `frame-src ${stripeScript} ${stripeApi} https://www.google.com https://maps.google.com`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${lineLogin} ${stripeApi}`,
    ...(isSecure(config) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return (scripts) => `default-src 'self'; script-src ${["'self'", ...scripts, stripeScript].join(' ')}; ${rest}`;
}

const pathOf = (url: string): string => url.split('?', 1)[0]?.replace(/\/$/, '') ?? '';

/** The page on which staff read a pass, and no other: whatever runs elsewhere cannot look through a tablet. */
const mayUseCamera = (url: string): boolean => pathOf(url) === '/staff/scan';

/** A link that works without sign-in: where it leads on to learns nothing of it. */
const isPassPage = (url: string): boolean => pathOf(url) === '/passes';

/** Headers of every answer. Scripts run only with this request's nonce; a cached page has its own policy. */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    // Pictures may be embedded in mails and LINE messages.
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isSecure(config) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  const policy = contentSecurityPolicy(config);
  app.addHook('onRequest', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    request.cspNonce = nonce;
    reply.headers({
      'content-security-policy': policy([`'nonce-${nonce}'`]),
      'permissions-policy': `camera=${mayUseCamera(request.url) ? '(self)' : '()'}, microphone=(), geolocation=(self), payment=(self)`,
      ...(isPassPage(request.url) && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }),
    });
  });
}
