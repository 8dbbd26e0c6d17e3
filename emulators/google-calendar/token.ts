import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { fields } from '../shared/fields.ts';
import { fail } from './failure.ts';
import type { GoogleCalendarContext } from './state.ts';

const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPES = /(?:^| )https:\/\/www\.googleapis\.com\/auth\/calendar(?:\.events)?(?: |$)/;
const LIFETIME_SECONDS = 3599;
const MAXIMUM_ASSERTION_SECONDS = 3600;

/** What is wrong with a service account's assertion; the signature is not checked, the key is not known here. */
function problemOf(assertion: string, tokenUrl: string, now: number): string | undefined {
  try {
    if (decodeProtectedHeader(assertion).alg !== 'RS256') return 'Invalid JWT: the algorithm must be RS256.';
    const { iss, aud, iat, exp, scope } = decodeJwt(assertion);
    if (assertion.split('.')[2] === '') return 'Invalid JWT Signature.';
    if (typeof iss !== 'string' || !iss.includes('@')) return 'Invalid issuer: Not a service account.';
    if (aud !== tokenUrl) return `Invalid JWT: audience must be ${tokenUrl}.`;
    if (iat === undefined || exp === undefined || exp <= now || iat > now + 300) {
      return 'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.';
    }
    if (exp - iat > MAXIMUM_ASSERTION_SECONDS) return 'Invalid JWT: Token must be a short-lived token (60 minutes).';
    if (typeof scope !== 'string' || !SCOPES.test(scope)) return 'Invalid OAuth scope or ID token audience provided.';
    return undefined;
  } catch {
    return 'Invalid JWT: Failed to decode.';
  }
}

export function registerToken(app: FastifyInstance, context: GoogleCalendarContext): void {
  const now = () => Math.floor(context.now().getTime() / 1000);
  app.post('/token', async (request, reply) => {
    const { grant_type, assertion } = fields(request.body);
    if (grant_type !== GRANT_TYPE) {
      const error_description = `Invalid grant_type: ${grant_type ?? ''}`;
      return reply.code(400).send({ error: 'unsupported_grant_type', error_description });
    }
    const problem = problemOf(assertion ?? '', `${request.protocol}://${request.host}/token`, now());
    if (problem !== undefined) {
      return reply.code(400).send({ error: 'invalid_grant', error_description: problem });
    }
    const token = `ya29.${randomBytes(32).toString('base64url')}`;
    for (const [old, expiry] of Object.entries(context.state.tokens)) {
      if (expiry <= now()) delete context.state.tokens[old];
    }
    context.state.tokens[token] = now() + LIFETIME_SECONDS;
    context.save();
    return { access_token: token, expires_in: LIFETIME_SECONDS, token_type: 'Bearer' };
  });
}

export const requireToken =
  (context: GoogleCalendarContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const expiry = token === undefined ? undefined : context.state.tokens[token];
    if (expiry !== undefined && expiry > context.now().getTime() / 1000) return;
    return fail(reply, 401, 'Invalid Credentials');
  };
