import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { deviceKeys } from '../session/device-memory.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../public', name), 'utf8');

it("the worker's version is its files': a changed offline page reaches every browser", () => {
  const hash = createHash('sha256');
  for (const name of ['offline.html', 'offline.js', 'staff-roll.html', 'staff-roll.js', 'favicon.svg'])
    hash.update(read(name));
  const version = `offline-${hash.digest('hex').slice(0, 12)}`;
  expect(/^const version = '(.*)';$/m.exec(read('sw.js'))?.[1]).toBe(version);
});

it('the offline page reads what My Page leaves', () => {
  expect(read('offline.js')).toContain(`'${deviceKeys.nextReserve}'`);
});

/** The worker as a browser would run it, and what it answers a navigation with when the early request came to this. */
async function answerOfWorker(early: Promise<Response | undefined>): Promise<string> {
  type Fetching = { request: object; preloadResponse: unknown; respondWith(answer: Promise<Response>): void };
  const heard = new Map<string, (event: Fetching) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: Fetching) => void) => heard.set(type, listener),
    location: { origin: 'https://example.jp' },
  };
  const caches = { match: async (path: string) => new Response(path) };
  const fetch = async () => {
    throw new TypeError('no network');
  };
  runInNewContext(read('sw.js'), { self, caches, fetch, URL, Response, Request });
  const answer = await new Promise<Response>((resolve) => {
    const request = { url: 'https://example.jp/mypage/top', method: 'GET', mode: 'navigate' };
    heard.get('fetch')?.({ request, preloadResponse: early, respondWith: resolve });
  });
  return answer.text();
}

it.each([
  ['refused, as in Chromium and WebKit', () => Promise.reject(new TypeError('no network')), '/offline.html'],
  ['an answer of type error, as in Firefox', async () => Response.error(), '/offline.html'],
  ['never made', async () => undefined, '/offline.html'],
  ['answered', async () => new Response('the page'), 'the page'],
])('a navigation whose early request was %s', async (_, early, shown) => {
  expect(await answerOfWorker(early())).toBe(shown);
});
