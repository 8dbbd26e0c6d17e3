import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fields } from '../shared/fields.ts';
import { consentPage, errorPage } from './consent-page.ts';
import type { LineContext, LineOptions } from './state.ts';
import { findUser, randomToken, unixSeconds } from './state.ts';
import { setFriendship } from './webhook.ts';

const CODE_LIFETIME_SECONDS = 600;
const SCOPES = new Set(['profile', 'openid', 'email']);

interface AuthorizeRequest {
  query: Partial<Record<string, string>>;
  redirectUri: string;
  state: string;
  scope: string[];
}

type Checked =
  | { kind: 'ok'; request: AuthorizeRequest }
  /** Nobody can be trusted with a redirect: shown on LINE's own page. */
  | { kind: 'page'; message: string }
  | { kind: 'redirect'; url: string };

function callbackUrl(redirectUri: string, parameters: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

function checkAuthorize(query: Partial<Record<string, string>>, options: LineOptions): Checked {
  const { redirect_uri: redirectUri, state } = query;
  if (query.client_id !== options.channelId) return { kind: 'page', message: 'client_id が正しくありません。' };
  if (redirectUri === undefined || !/^https?:\/\//.test(redirectUri) || !URL.canParse(redirectUri)) {
    return { kind: 'page', message: 'redirect_uri が正しくありません。' };
  }
  if (state === undefined || state === '') return { kind: 'page', message: 'state がありません。' };
  const refuse = (error: string, error_description: string): Checked => ({
    kind: 'redirect',
    url: callbackUrl(redirectUri, { error, error_description, state }),
  });
  if (query.response_type !== 'code') return refuse('unsupported_response_type', 'response_type must be code');
  const scope = (query.scope ?? '').split(' ').filter((name) => name !== '');
  if (scope.length === 0 || scope.some((name) => !SCOPES.has(name))) return refuse('invalid_scope', 'invalid scope');
  if (query.code_challenge !== undefined && query.code_challenge_method !== 'S256') {
    return refuse('invalid_request', 'code_challenge_method must be S256');
  }
  if (query.code_challenge_method !== undefined && !/^[\w-]{43}$/.test(query.code_challenge ?? '')) {
    return refuse('invalid_request', 'code_challenge is invalid');
  }
  return { kind: 'ok', request: { query, redirectUri, state, scope } };
}

const sendPage = (reply: FastifyReply, status: number, markup: string) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(markup);

const signedInUser = (request: FastifyRequest): string | undefined =>
  /(?:^|;\s*)line_emulator_user=(U[0-9a-f]{32})/.exec(request.headers.cookie ?? '')?.[1];

function issueCode(context: LineContext, { query, redirectUri, scope }: AuthorizeRequest, userId: string): string {
  const code = randomToken(15);
  const now = unixSeconds(context);
  for (const [old, { expires_at }] of Object.entries(context.state.codes)) {
    if (expires_at < now) delete context.state.codes[old];
  }
  context.state.codes[code] = {
    redirect_uri: redirectUri,
    scope,
    user_id: userId,
    auth_time: now,
    expires_at: now + CODE_LIFETIME_SECONDS,
    ...(query.nonce === undefined ? {} : { nonce: query.nonce }),
    ...(query.code_challenge === undefined ? {} : { code_challenge: query.code_challenge }),
  };
  context.save();
  return code;
}

export function registerAuthorize(app: FastifyInstance, context: LineContext, options: LineOptions): void {
  const answerUnusable = (reply: FastifyReply, checked: Exclude<Checked, { kind: 'ok' }>) =>
    checked.kind === 'page' ? sendPage(reply, 400, errorPage(checked.message)) : reply.redirect(checked.url, 302);

  app.get('/oauth2/v2.1/authorize', async (request, reply) => {
    const checked = checkAuthorize(fields(request.query), options);
    if (checked.kind !== 'ok') return answerUnusable(reply, checked);
    const { redirectUri, state, query } = checked.request;
    if (query.prompt === 'none') {
      // Silent sign-in works only in a browser where this person has consented before.
      const user = findUser(context, signedInUser(request));
      if (user === undefined) {
        const refusal = { error: 'login_required', error_description: 'login required', state };
        return reply.redirect(callbackUrl(redirectUri, refusal), 302);
      }
      return reply.redirect(
        callbackUrl(redirectUri, { code: issueCode(context, checked.request, user.user_id), state }),
        302,
      );
    }
    return sendPage(reply, 200, consentPage({ users: context.state.users, query }));
  });

  // Ours, not LINE's: where the consent page's buttons lead.
  app.post('/oauth2/v2.1/authorize/consent', async (request, reply) => {
    const form = fields(request.body);
    const query = fields(Object.fromEntries(new URLSearchParams(form.query ?? '')));
    const checked = checkAuthorize(query, options);
    if (checked.kind !== 'ok') return answerUnusable(reply, checked);
    const { redirectUri, state } = checked.request;

    if (form.decision === 'deny') {
      const refusal = { error: 'access_denied', error_description: 'The resource owner denied the request.', state };
      return reply.redirect(callbackUrl(redirectUri, refusal), 303);
    }
    if (form.decision === 'auto_login_failed') {
      // LINE's failed auto-login comes back with a state that is not the one we sent.
      const refusal = { error: 'server_error', error_description: 'auto login failed', state: randomToken(12) };
      return reply.redirect(callbackUrl(redirectUri, refusal), 303);
    }
    const user = findUser(context, form.user_id);
    if (user === undefined) return sendPage(reply, 400, errorPage('利用者を選んでください。'));

    const becomesFriend = query.bot_prompt !== undefined && form.add_friend === '1' && user.friendship !== 'friend';
    if (becomesFriend) void setFriendship(context, options, user, 'friend');
    const friendship: Record<string, string> =
      query.bot_prompt === undefined ? {} : { friendship_status_changed: String(becomesFriend) };
    const code = issueCode(context, checked.request, user.user_id);
    context.record('consent', { user_id: user.user_id, scope: checked.request.scope, becomes_friend: becomesFriend });
    reply.header('set-cookie', `line_emulator_user=${user.user_id}; Path=/; HttpOnly; SameSite=Lax`);
    return reply.redirect(callbackUrl(redirectUri, { code, state, ...friendship }), 303);
  });
}
