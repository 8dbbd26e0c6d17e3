import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { routesOf } from '../testing/permissions/http-routes.ts';
import { BEARER_LIFETIME_SECONDS } from './store/sessions.ts';

const app = await testApp();
const CLAIMS = 'https://hasura.io/jwt/claims';
const good = await app.tokenOf('demo-sato');
const [head = '', body = '', signature = ''] = good.split('.');
const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const asStaff = { ...claims, sub: 'demo-honbu', [CLAIMS]: { 'x-hasura-default-role': 'staff' } };

const ownJwk = JSON.parse(app.config.AUTH_SIGNING_KEY) as JWK;
const { d: _private, ...publicJwk } = ownJwk;
const ownKey = await importJWK(ownJwk, 'ES256');
const strange = await generateKeyPair('ES256', { extractable: true });
const signed = (payload: Record<string, unknown>, key = ownKey, header: object = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', ...header }).sign(key);
const secretOf = (text: string) => new TextEncoder().encode(text);
const now = Math.floor(app.clock.now().getTime() / 1000);

const forged: Readonly<Record<string, string>> = {
  'alg none': new UnsecuredJWT(asStaff).encode(),
  'alg none with our signature': `${encoded({ alg: 'none' })}.${body}.${signature}`,
  'a changed body under our signature': `${head}.${encoded(asStaff)}.${signature}`,
  'no signature': `${head}.${body}.`,
  'another key': await signed(asStaff, strange.privateKey),
  'another key named in the header': await signed(asStaff, strange.privateKey, {
    jwk: await exportJWK(strange.publicKey),
  }),
  'our public key as a shared secret': await new SignJWT(asStaff)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(secretOf(JSON.stringify(publicJwk))),
  'another audience': await signed({ ...claims, aud: 'another' }),
  'another issuer': await signed({ ...claims, iss: 'https://evil.example' }),
  'a moment too old': await signed({ ...claims, iat: now - BEARER_LIFETIME_SECONDS - 1, exp: now - 1 }),
  'not valid yet': await signed({ ...claims, nbf: now + 3600 }),
  'no role': await signed({ ...claims, [CLAIMS]: {} }),
  'a role that does not exist': await signed({ ...claims, [CLAIMS]: { 'x-hasura-default-role': 'admin' } }),
  nobody: await signed({ ...claims, sub: undefined }),
  nonsense: 'x.y.z',
};

describe('a bearer token', () => {
  it('of ours is taken', async () => {
    expect((await app.request('listSessions', {}, good)).statusCode).toBe(200);
  });

  it.each(Object.entries(forged))('with %s opens nothing', async (_kind, token) => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.request('listSessions', {}, token)).statusCode).toBe(401);
    expect((await app.post('/v1/graphql', { id: 'SelectHome' }, headers)).statusCode).toBe(401);
    expect((await app.post('/files?purpose=family_document', {}, headers)).statusCode).toBe(401);
    expect((await app.post('/auth/sign_out_everywhere', {}, headers)).statusCode).toBe(401);
    expect((await app.server.inject({ url: '/live/branch_day', headers })).statusCode).toBe(401);
    expect((await app.server.inject({ url: '/live/family_day', headers })).statusCode).toBe(401);
  });

  it.each(['Basic', 'bearer', 'Bearer  ', 'Token'])('is sent as Bearer and not as %s', async (scheme) => {
    const headers = { authorization: `${scheme} ${good}` };
    expect((await app.post('/v1/graphql', { id: 'SelectHome' }, headers)).statusCode).toBe(401);
  });

  it('says what the database no longer does: a role in the token gives none', async () => {
    const session = await app.pool.query<{ id: string }>(
      "select id from auth.session_families where uid = 'demo-sato'",
    );
    const token = await app.services.bearer.issue({
      uid: 'demo-sato',
      role: 'staff',
      session_id: session.rows[0]?.id ?? '',
    });
    expect((await app.request('staffReadOwnAccount', {}, token)).statusCode).toBe(403);
    const answer = await app.post(
      '/v1/graphql',
      { id: 'SelectStaffCustomers', variables: { where: {}, limit: 9, offset: 0 } },
      { authorization: `Bearer ${token}` },
    );
    expect(answer.body).not.toContain('佐藤');
  });
});

describe('what a cookie proves', () => {
  const posts = routesOf(app.server).filter((route) => route.startsWith('POST /auth/'));

  it.each(posts)('%s is refused from another site, whatever it holds', async (route) => {
    const path = route.replace('POST ', '');
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      expect([headers, (await app.post(path, {}, headers)).statusCode]).toEqual([headers, 403]);
    }
  });

  it('opens neither a function nor the data API: they know no cookie', async () => {
    const answer = await app.post('/auth/password', { email: 'sato@example.jp', password: 'imahoiku-demo' });
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(answer.statusCode).toBe(200);
    const asked = await app.post('/imahoiku/asia-northeast1/listSessions', { data: {} }, { cookie });
    expect(asked.statusCode).toBe(401);
    expect((await app.post('/v1/graphql', { id: 'SelectMypageTop' }, { cookie })).statusCode).toBe(403);
  });

  it('is not said to other origins: no answer allows credentials', async () => {
    for (const url of ['/v1/graphql', '/imahoiku/asia-northeast1/listSessions', '/auth/refresh', '/files']) {
      const answer = await app.post(url, {}, { origin: 'https://evil.example' });
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
});
