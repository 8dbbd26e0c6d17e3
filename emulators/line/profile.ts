import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DemoUser } from './demo-users.ts';
import { issuerOf, pictureUrl } from './id-token.ts';
import type { LineContext } from './state.ts';
import { findUser } from './state.ts';
import { findToken } from './token.ts';

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

export function registerDiscovery(app: FastifyInstance): void {
  app.get('/.well-known/openid-configuration', async (request) => {
    const issuer = issuerOf(request);
    return {
      issuer,
      authorization_endpoint: `${issuer}/oauth2/v2.1/authorize`,
      token_endpoint: `${issuer}/oauth2/v2.1/token`,
      revocation_endpoint: `${issuer}/oauth2/v2.1/revoke`,
      userinfo_endpoint: `${issuer}/oauth2/v2.1/userinfo`,
      scopes_supported: ['openid', 'profile', 'email'],
      jwks_uri: `${issuer}/oauth2/v2.1/certs`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
    };
  });

  // The key of native apps; nothing on the web is signed with it.
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certs = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'emulator', alg: 'ES256', use: 'sig' }] };
  app.get('/oauth2/v2.1/certs', async () => certs);
}

export function registerProfile(app: FastifyInstance, context: LineContext): void {
  const withUser =
    (scope: string, answer: (user: DemoUser, issuer: string) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const token = findToken(context, bearerOf(request));
      const user = findUser(context, token?.user_id);
      if (token === undefined || user === undefined) {
        const message = 'The access token expired or is invalid.';
        return reply.code(401).send({ message });
      }
      if (!token.scope.includes(scope)) return reply.code(403).send({ message: 'This token does not have the scope.' });
      return answer(user, issuerOf(request));
    };

  app.get(
    '/v2/profile',
    withUser('profile', (user, issuer) => ({
      userId: user.user_id,
      displayName: user.display_name,
      pictureUrl: pictureUrl(issuer, user),
      ...(user.status_message === undefined ? {} : { statusMessage: user.status_message }),
    })),
  );
  app.get(
    '/friendship/v1/status',
    withUser('profile', (user) => ({ friendFlag: user.friendship === 'friend' })),
  );
  const userinfo = withUser('openid', (user, issuer) => ({
    sub: user.user_id,
    name: user.display_name,
    picture: pictureUrl(issuer, user),
  }));
  app.get('/oauth2/v2.1/userinfo', userinfo);
  app.post('/oauth2/v2.1/userinfo', userinfo);
}
