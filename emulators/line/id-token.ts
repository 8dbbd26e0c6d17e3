import type { FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import type { DemoUser } from './demo-users.ts';
import type { AuthorizationCode, LineContext, LineOptions } from './state.ts';
import { unixSeconds } from './state.ts';

/** The emulator's own address, as the caller wrote it: localhost and 127.0.0.1 both work. */
export const issuerOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

export const pictureUrl = (issuer: string, user: DemoUser): string => `${issuer}/pictures/${user.user_id}.svg`;

const ID_TOKEN_SECONDS = 3600;

/** Web login signs with HS256 and the channel secret, although discovery advertises ES256. */
export function idTokenFor(input: {
  issuer: string;
  user: DemoUser;
  code: AuthorizationCode;
  options: LineOptions;
  context: LineContext;
}): Promise<string> {
  const { issuer, user, code, options, context } = input;
  const now = unixSeconds(context);
  const profile = code.scope.includes('profile') ? { name: user.display_name, picture: pictureUrl(issuer, user) } : {};
  const nonce = code.nonce === undefined ? {} : { nonce: code.nonce };
  return new SignJWT({ auth_time: code.auth_time, ...nonce, amr: ['linesso'], ...profile })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.user_id)
    .setAudience(options.channelId)
    .setIssuedAt(now)
    .setExpirationTime(now + ID_TOKEN_SECONDS)
    .sign(new TextEncoder().encode(options.channelSecret));
}
