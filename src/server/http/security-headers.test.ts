import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

const app = await testApp();
const headersOf = async (url: string) => (await app.server.inject({ url })).headers;

it('allows the camera in the document of the scan page and in no other', async () => {
  expect((await headersOf('/staff/scan'))['permissions-policy']).toContain('camera=(self)');
  for (const url of ['/', '/staff', '/staff/today', '/staff/scan/door', '/passes', '/staff/scanner', '/mypage/top']) {
    expect((await headersOf(url))['permissions-policy'], url).toContain('camera=()');
  }
});

it('tells nobody where a pass was opened, and keeps it out of indexes', async () => {
  const headers = await headersOf('/passes');
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex, nofollow']);
  expect((await headersOf('/'))['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
