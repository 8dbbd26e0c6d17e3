import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { demoSignIns } from '../../../db/seed/demo-sign-ins.ts';
import { testApp } from '../testing/app.ts';

const app = await testApp();
const gzip = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('answers on the way', () => {
  it('of the data API are compressed where the reader can read it', async () => {
    const question = { id: 'SelectBranchesList', variables: { open_date: '2026-11-16' } };
    const plain = await app.post('/v1/graphql', question);
    const { headers, rawPayload } = await app.post('/v1/graphql', question, gzip);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
    expect(rawPayload.length).toBeLessThan(plain.body.length / 3);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('that are short stay as they are', async () => {
    const { headers, statusCode } = await app.post('/v1/graphql', { id: 'NoSuchOperation' }, gzip);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('with tokens are never compressed (BREACH), and nothing personal is cached', async () => {
    const person = demoSignIns[0];
    const signedIn = await app.post('/auth/password', { email: person?.email, password: person?.password }, gzip);
    expect(signedIn.statusCode).toBe(200);
    const called = await app.post(
      '/imahoiku/asia-northeast1/mypageCustomer',
      { data: {} },
      { ...gzip, authorization: `Bearer ${signedIn.json<{ token: string }>().token}` },
    );
    for (const { headers } of [signedIn, called]) {
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['/healthz', '/readyz', '/.well-known/jwks.json', '/no/such/path'])('%s is not cached', async (url) => {
    expect((await app.server.inject({ url })).headers['cache-control']).toBe('no-store');
  });
});

describe('what a reader accepts (RFC 9110 §12.5.3)', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['gzip', true],
    ['br;q=1.0, GZIP;q=0.2', true],
    ['gzip;q=0, br', false],
    ['identity', false],
    ['br, zstd', false],
  ])('%s: compressed %s', async (header, compressed) => {
    const question = { id: 'SelectBranchesList', variables: { open_date: '2026-11-16' } };
    const answer = await app.post('/v1/graphql', question, header === undefined ? {} : { 'accept-encoding': header });
    expect(answer.headers['content-encoding']).toBe(compressed ? 'gzip' : undefined);
  });
});
