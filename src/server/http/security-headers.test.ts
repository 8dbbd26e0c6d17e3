import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { httpRoutes } from '../testing/permissions/http-routes.ts';

const app = await testApp();
const headersOf = async (url: string) => (await app.server.inject({ url })).headers;

it('allows the camera in the document of the scan page and in no other', async () => {
  expect((await headersOf('/staff/scan'))['permissions-policy']).toContain('camera=(self)');
  for (const url of ['/', '/staff', '/staff/today', '/staff/scan/door', '/passes', '/staff/scanner', '/mypage/top']) {
    expect((await headersOf(url))['permissions-policy'], url).toContain('camera=()');
  }
});

it('sends no referrer from a pass, and keeps it out of indexes', async () => {
  const headers = await headersOf('/passes');
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex, nofollow']);
  expect((await headersOf('/'))['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

it.each([
  ...Object.entries(httpRoutes).filter(([, { visitorOnly }]) => !visitorOnly),
  ['GET nowhere', { url: '/nowhere' }],
  ['GET a file of the build that is missing', { url: '/assets/x.js' }],
  ['POST what is no JSON', { url: '/v1/graphql', body: 'x' }],
  ['POST what is too large', { url: '/v1/graphql', body: { query: 'x'.repeat(600_000) } }],
] as [string, { url: string; body?: object }][])('stand on every kind of answer: %s', async (name, { url, body }) => {
  const { headers } = await app.server.inject({
    method: name.split(' ', 1)[0] as 'GET',
    url,
    ...(body === undefined ? {} : { payload: body }),
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('microphone=()'),
  });
  expect(String(headers['referrer-policy'])).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(headers['cache-control']).toBeDefined();
  for (const name of ['server', 'x-powered-by']) expect(headers[name]).toBeUndefined();
});
