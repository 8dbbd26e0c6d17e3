import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors, jwtVerify } from 'jose';
import { fields } from '../shared/fields.ts';
import { idTokenFor, issuerOf } from './id-token.ts';
import type { AccessToken, LineContext, LineOptions } from './state.ts';
import { findUser, randomToken, unixSeconds } from './state.ts';

const ACCESS_TOKEN_SECONDS = 2_592_000;
const REFRESH_TOKEN_SECONDS = 7_776_000;

const refuse = (reply: FastifyReply, error: string, error_description: string) =>
  reply.code(400).send({ error, error_description });

function issueToken(context: LineContext, owner: Pick<AccessToken, 'user_id' | 'scope'>, refreshToken = randomToken()) {
  const accessToken = randomToken(36);
  const now = unixSeconds(context);
  context.state.tokens[accessToken] = {
    ...owner,
    refresh_token: refreshToken,
    expires_at: now + ACCESS_TOKEN_SECONDS,
    refresh_expires_at: now + REFRESH_TOKEN_SECONDS,
  };
  context.save();
  return {
    access_token: accessToken,
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    scope: owner.scope.join(' '),
    token_type: 'Bearer',
  };
}

export const findToken = (context: LineContext, accessToken: string | undefined): AccessToken | undefined => {
  const token = accessToken === undefined ? undefined : context.state.tokens[accessToken];
  return token !== undefined && token.expires_at > unixSeconds(context) ? token : undefined;
};

export function registerToken(app: FastifyInstance, context: LineContext, options: LineOptions): void {
  app.post('/oauth2/v2.1/token', async (request, reply) => {
    const form = fields(request.body);
    if (form.client_id !== options.channelId) return refuse(reply, 'invalid_client', 'client_id not found');
    if (form.client_secret !== options.channelSecret) return refuse(reply, 'invalid_client', 'invalid client_secret');

    if (form.grant_type === 'refresh_token') {
      const entry = Object.entries(context.state.tokens).find(
        ([, token]) => token.refresh_token === form.refresh_token && token.refresh_expires_at > unixSeconds(context),
      );
      if (entry === undefined) return refuse(reply, 'invalid_grant', 'invalid refresh token');
      const [accessToken, { user_id, scope, refresh_token }] = entry;
      delete context.state.tokens[accessToken];
      return issueToken(context, { user_id, scope }, refresh_token);
    }
    if (form.grant_type !== 'authorization_code') {
      return refuse(reply, 'unsupported_grant_type', 'unsupported grant_type');
    }

    const code = form.code === undefined ? undefined : context.state.codes[form.code];
    if (code === undefined || form.code === undefined || code.expires_at < unixSeconds(context)) {
      return refuse(reply, 'invalid_grant', 'invalid authorization code');
    }
    // Single use: gone at the first attempt, even one that fails below.
    delete context.state.codes[form.code];
    context.save();
    if (code.redirect_uri !== form.redirect_uri) return refuse(reply, 'invalid_grant', 'redirect_uri does not match');
    if (code.code_challenge !== undefined) {
      const challenge = createHash('sha256')
        .update(form.code_verifier ?? '')
        .digest('base64url');
      if (challenge !== code.code_challenge) return refuse(reply, 'invalid_grant', 'code_verifier does not match');
    }
    const user = findUser(context, code.user_id);
    if (user === undefined) return refuse(reply, 'invalid_grant', 'invalid authorization code');
    const answer = issueToken(context, code);
    if (!code.scope.includes('openid')) return answer;
    return { ...answer, id_token: await idTokenFor({ issuer: issuerOf(request), user, code, options, context }) };
  });

  app.post('/oauth2/v2.1/revoke', async (request, reply) => {
    const form = fields(request.body);
    if (form.client_id !== options.channelId) return refuse(reply, 'invalid_client', 'client_id not found');
    // An unknown token is also answered with 200.
    if (form.access_token !== undefined) delete context.state.tokens[form.access_token];
    context.save();
    return reply.code(200).send();
  });

  app.get('/oauth2/v2.1/verify', async (request, reply) => {
    const token = findToken(context, fields(request.query).access_token);
    if (token === undefined) return refuse(reply, 'invalid_request', 'access token expired');
    const expires_in = token.expires_at - unixSeconds(context);
    return { scope: token.scope.join(' '), client_id: options.channelId, expires_in };
  });

  app.post('/oauth2/v2.1/verify', async (request, reply) => {
    const form = fields(request.body);
    if (form.id_token === undefined || form.client_id === undefined) {
      return refuse(reply, 'invalid_request', 'id_token and client_id are required');
    }
    try {
      const { payload } = await jwtVerify(form.id_token, new TextEncoder().encode(options.channelSecret), {
        issuer: issuerOf(request),
        audience: form.client_id,
        algorithms: ['HS256'],
        currentDate: context.now(),
      });
      if (form.nonce !== undefined && form.nonce !== payload.nonce) {
        return refuse(reply, 'invalid_request', 'Invalid IdToken Nonce.');
      }
      if (form.user_id !== undefined && form.user_id !== payload.sub) {
        return refuse(reply, 'invalid_request', 'Invalid IdToken Subject Identifier.');
      }
      return payload;
    } catch (error) {
      const expired = error instanceof errors.JWTExpired;
      return refuse(reply, 'invalid_request', expired ? 'IdToken expired.' : 'Invalid IdToken.');
    }
  });
}
