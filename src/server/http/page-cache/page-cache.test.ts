import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../db/testing/database.ts';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import { compressAnswers } from '../compression.ts';
import { cacheKeyOf } from './cacheable-path.ts';
import { openContentCache } from './content-cache.ts';
import { pageCache } from './plugin.ts';

const { url, pool } = await testDatabase();
const app = fastify();
let requests = 0;
app.addHook('onRequest', async (request, reply) => {
  request.cspNonce = String(++requests).padStart(24, 'secret');
  reply.header('content-security-policy', `script-src 'nonce-${request.cspNonce}'`);
});
const documents = [
  { id: 'marks', text: 'query { view_reserve_date_calendars { date } }' },
  { id: 'guide', text: 'query { unit_prices { childcare } }' },
];
const content = openContentCache({ url, clock: { now: () => TEST_NOW }, log: app.log, documents });
let rendered = 0;
await app.register(async (scope) => {
  await pageCache(scope, content.pages, (scripts) => `script-src 'self' ${scripts.join(' ')}`);
  await compressAnswers(scope);
  scope.get('/*', async (request, reply) => {
    rendered += 1;
    const status = request.url.startsWith('/magazine/detail/404') ? 404 : 200;
    const inside = request.url === '/tradelaw' ? request.cspNonce : '';
    const injected = request.url === '/terms' ? '<script>injected()</script>' : '';
    const html = `${injected}${inside}<script nonce="${request.cspNonce}">1</script><p>${rendered}</p><script nonce="${request.cspNonce}">2</script>`;
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(Readable.from([Buffer.from(html)]));
  });
});
await app.ready();
afterAll(async () => {
  await app.close();
  await content.close();
});
const get = (path: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url: path, headers });
const countOf = (body: string) => Number(/<p>(\d+)/.exec(body)?.[1]);

async function keeps(path: string): Promise<boolean> {
  const first = countOf((await get(path)).body);
  return first === countOf((await get(path)).body);
}
/** Nothing is cached until LISTEN is active. */
const listening = () => expect.poll(() => keeps('/about'), { timeout: 10_000 }).toBe(true);

describe('pages in front of the database', () => {
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it('are cached: the same bytes for everyone, their scripts allowed by hash', async () => {
    await listening();
    const first = await get('/company');
    const second = await get('/company');
    expect(first.body).toBe(second.body);
    expect(first.body).not.toContain('nonce');
    for (const { headers } of [first, second]) {
      expect(headers['content-security-policy']).toBe(`script-src 'self' ${hashOf('1')} ${hashOf('2')}`);
      expect(headers['cache-control']).toBe('public, no-cache');
    }
    expect(second.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('bless no script that does not carry the nonce', async () => {
    const { body, headers } = await get('/terms');
    expect(body).toContain('<script>injected()</script>');
    expect(headers['content-security-policy']).not.toContain(hashOf('injected()'));
  });

  it('are not cached if the nonce occurs outside an attribute', async () => {
    expect(await keeps('/tradelaw')).toBe(false);
    const { body, headers } = await get('/tradelaw');
    expect(body).toContain('nonce="secret');
    expect(headers['content-security-policy']).toContain("'nonce-secret");
  });

  it('are compressed once, as the reader likes it', async () => {
    const plain = await get('/company');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const readers = { gzip: gunzipSync, br: brotliDecompressSync };
    for (const [encoding, read] of Object.entries(readers)) {
      const { headers, rawPayload } = await get('/company', { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding',
        etag: plain.headers.etag,
      });
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(read(rawPayload).toString()).toBe(plain.body);
    }
    const best = await get('/company', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(best.headers['content-encoding']).toBe('br');
  });

  it('answer HEAD without a body, and 404 pages and member pages compressed as well', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const head = await app.inject({ method: 'HEAD', url: '/company', headers });
    expect(head.body).toBe('');
    expect(head.headers.vary).toBe('accept-encoding');
    for (const path of ['/magazine/detail/404', '/mypage/top']) {
      const { rawPayload, headers: sent } = await get(`${path}?long`, headers);
      expect(sent['content-encoding'], path).toBe('gzip');
      expect(gunzipSync(rawPayload).toString(), path).toContain('<script nonce="secret');
    }
  });

  it('answer 304 with the policy of the copy', async () => {
    const { headers } = await get('/company');
    const again = await get('/company', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(again.headers.vary).toBe('accept-encoding');
    const zipped = await get('/company', { 'if-none-match': String(headers.etag), 'accept-encoding': 'gzip' });
    expect(zipped.statusCode).toBe(304);
    expect(zipped.headers['content-encoding']).toBeUndefined();
    expect((await get('/company', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['a Q&A', "update qandas set answer = answer || ' ' where id = 1"],
    ['a mark', "insert into reservable_managements (branch_id, date, status) values (5, '2026-12-01', '×')"],
    ['a price', "insert into unit_prices select 99, '2027-04-01', 1200, 300, 500, 200, 500, 200"],
  ])('are made anew at once after staff change %s', async (_what, sql) => {
    const before = countOf((await get('/branches/list')).body);
    await pool.query(sql).catch((error) => {
      throw new Error(`${sql}: ${error.message}`);
    });
    await expect.poll(async () => countOf((await get('/branches/list')).body), { interval: 5 }).not.toBe(before);
  });

  it('stay while marks change that they do not show', async () => {
    const [guide, list] = [countOf((await get('/user_guide')).body), countOf((await get('/branches/list')).body)];
    await pool.query("insert into reservable_managements (branch_id, date, status) values (5, '2026-12-02', '×')");
    await expect.poll(async () => countOf((await get('/branches/list')).body), { interval: 5 }).not.toBe(list);
    expect(countOf((await get('/user_guide')).body)).toBe(guide);
  });

  it('are made from answers that are as new as they', async () => {
    let asked = 0;
    const query = content.cached(async () => ++asked);
    const [marks, guide] = [() => query('marks', {}), () => query('guide', {})];
    expect([await marks(), await guide()]).toEqual([1, 2]);
    await pool.query("insert into reservable_managements (branch_id, date, status) values (5, '2026-12-04', '×')");
    await expect.poll(marks, { interval: 5 }).toBe(3);
    expect(await guide()).toBe(2);
    await pool.query("update qandas set answer = answer || ' ' where id = 1");
    await expect.poll(guide, { interval: 5 }).toBe(4);
    expect(await marks()).toBe(5);
  });

  it('stay while only that is written down which no mark depends on', async () => {
    const heard: string[] = [];
    const ear = await pool.connect();
    ear.on('notification', ({ channel }) => heard.push(channel));
    try {
      await ear.query('listen content; listen marks; listen branch_day; listen done');
      const aReserve = 'select min(reserve_id) from reserve_details where live';
      await pool.query(`update reserve_details set temperature = 36.5 where reserve_id = (${aReserve})`);
      await pool.query("select pg_notify('done', '')");
      await expect.poll(() => heard.at(-1)).toBe('done');
      expect(heard).toEqual(['branch_day', 'done']);
      await pool.query(`update reserve_details set live = false where reserve_id = (${aReserve})`);
      await pool.query("select pg_notify('done', '')");
      await expect.poll(() => heard.slice(2).at(-1)).toBe('done');
      expect(heard.slice(2)).toContain('marks');
    } finally {
      ear.release(true);
    }
  });

  it('are not cached when not found, posted, private or searched', async () => {
    for (const path of ['/magazine/detail/404', '/mypage/top', '/branches/list?q=a', '/assets/a.js']) {
      expect(await keeps(path), path).toBe(false);
    }
  });

  it('are not cached while the listener is down, and again once it is back', async () => {
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
    );
    await expect.poll(() => keeps('/company')).toBe(false);
    await listening();
  });
});

describe('the key of a page', () => {
  it.each([
    ['/', '/'],
    ['/_.data', '/_.data'],
    ['/branches/list.data?_routes=x', '/branches/list.data?_routes=x'],
    ['/branches/list?code=13', '/branches/list?code=13'],
    ['/branches/list?code=13&page=2', '/branches/list?code=13&page=2'],
    ['/branches/list?page=2', null],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/branches/minato-hiroba', '/branches/minato-hiroba'],
    ['/?utm_source=a', null],
    ['/branches/list?code=1', null],
    ['/gallery', null],
    ['/mypage/top', null],
    ['/mypage/top.data', null],
    ['/staff/today', null],
    ['/no/such/page', null],
  ])('%s: %s', (path, key) => {
    expect(cacheKeyOf(path)).toBe(key);
  });
});
