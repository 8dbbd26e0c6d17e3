import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireLoginPath } from '../../domain/routing/login-path.ts';
import { safeReturnTo } from '../../domain/routing/return-to.ts';
import type { RoutePath } from '../../domain/routing/routes.ts';
import { isDatabaseGone } from '../postgres/database-gone.ts';
import type { Services } from '../services.ts';
import { sessionCookie } from './cookie.ts';
import { LINE_STATE_MINUTES, type LinePurpose, linePurposes, storeLineState } from './store/line-login-states.ts';
import { newSecret } from './store/secrets.ts';
import { uidOfCookie } from './store/sessions.ts';

/** SPEC §2: separate callbacks. `start` is the page to go back to when LINE cannot be reached. */
export const linePages: Readonly<Record<LinePurpose, { callback: RoutePath; start: RoutePath; session: boolean }>> = {
  register: { callback: '/registration/customers/callback', start: '/registration/customers', session: false },
  reserves: {
    callback: '/registration_reserves/customers/callback',
    start: '/registration_reserves/customers',
    session: false,
  },
  login: { callback: '/login/callback', start: '/login', session: false },
  family: { callback: '/family_links/callback', start: '/login', session: false },
  friend: { callback: '/mypage/line_friend/callback', start: '/mypage/top', session: true },
  notification: { callback: '/mypage/line_notification/callback', start: '/mypage/top', session: true },
  confirm: { callback: '/mypage/identity/callback', start: '/mypage/login_methods/edit', session: true },
  change: { callback: '/mypage/login_methods/callback', start: '/mypage/login_methods/edit', session: true },
};

const startQuery = z.object({
  purpose: z.enum(linePurposes),
  branch: z
    .string()
    .regex(/^[a-z0-9_-]{1,50}$/)
    .optional()
    .catch(undefined),
  return_to: z.string().optional().catch(undefined),
  retry: z.literal('1').optional().catch(undefined),
});

/** The page compares it with the state LINE brings back (SPEC §4), so scripts can read it. */
const STATE_COOKIE = 'line_state';

/** SPEC §4: a random value of 24 characters. */
const newState = (): string => randomBytes(18).toString('base64url');

/** Where the LINE buttons lead. Everything that must survive the round trip is stored here under the state's hash. */
export async function lineRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { config, clock, database, gateways } = services;
  const session = sessionCookie(config.PUBLIC_URL);

  app.get('/auth/line/start', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = startQuery.safeParse(request.query);
    if (!query.success) return reply.redirect('/login', 303);
    const { purpose, branch = null, retry } = query.data;
    const return_to = safeReturnTo(query.data.return_to);
    const page = linePages[purpose];
    const back = startPage(page.start, { branch, return_to });
    const token = page.session ? session.read(request) : null;
    const uid =
      token === null ? null : await database.transaction(clock.now(), (tx) => uidOfCookie(tx, token)).catch(unlessGone);
    if (uid === undefined) return reply.redirect(back, 303);
    if (page.session && uid === null) return reply.redirect(requireLoginPath(return_to ?? page.start), 303);

    const [state, nonce, code_verifier] = [newState(), newState(), newSecret()];
    const redirect_uri = new URL(page.callback, config.PUBLIC_URL).href;
    // A proof of identity is a sign-in by the person, not by the browser.
    const disable_auto_login = retry === '1' || purpose === 'confirm';
    const line = await gateways.lineLogin
      .authorizationUrl({ state, nonce, code_verifier, redirect_uri, disable_auto_login })
      .catch((error) => {
        request.log.warn({ err: error }, 'LINE cannot be reached');
        return null;
      });
    if (line === null) return reply.redirect(back, 303);

    const kept = await database
      .transaction(clock.now(), async (tx) => {
        await storeLineState(tx, state, { purpose, code_verifier, nonce, branch, return_to, uid });
        return true;
      })
      .catch(unlessGone);
    if (kept === undefined) return reply.redirect(back, 303);
    return reply
      .setCookie(STATE_COOKIE, state, {
        path: '/',
        maxAge: LINE_STATE_MINUTES * 60,
        sameSite: 'lax',
        secure: config.PUBLIC_URL.startsWith('https:'),
      })
      .redirect(line, 303);
  });
}

/** The caller is a person, not a program: they are redirected back even while the database is unavailable. */
function unlessGone(error: unknown): undefined {
  if (!isDatabaseGone(error)) throw error;
}

/** Back to where the button was, with nothing lost. */
function startPage(path: string, kept: { branch: string | null; return_to: string | null }): string {
  const query = new URLSearchParams({ line_error: 'line_unavailable' });
  if (kept.branch !== null) query.set('branch', kept.branch);
  if (kept.return_to !== null) query.set('return_to', kept.return_to);
  return `${path}?${query}`;
}
