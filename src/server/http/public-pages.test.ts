import { gzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { ageLimit } from '../../../db/seed/prices.ts';
import { TEST_NOW } from '../../../db/testing/template.ts';
import { missingScreens, publicScreens } from '../../../e2e/pages/screens.ts';
import { curlOf, exampleCall } from '../../contract/api/example.ts';
import { apiOperations } from '../../contract/api/operations.ts';
import { ageLimitsText } from '../../domain/membership/age.ts';
import { addDays, tokyoDateOf } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';

/** The pages as the server sends them: what a reader without scripts, a search engine and a shared link see. */
const app = await testApp({ web: true });
const url = app.config.PUBLIC_URL;
const get = (path: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: encodeURI(path), headers: { accept: 'text/html', ...headers } });

async function read(path: string) {
  const { statusCode, body } = await get(path);
  // Scripts and styles are neither run nor loaded: only the markup is read.
  const markup = body.replaceAll(
    /<script[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>|<link [^>]*stylesheet[^>]*>/gs,
    '',
  );
  const { document } = new Window({ url });
  document.write(markup);
  const text = (element: { textContent: string } | null) =>
    (element?.textContent ?? '').replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();
  return { statusCode, body, document, text, heading: text(document.querySelector('h1')) };
}

const matches = (said: string, heading: string | RegExp) =>
  typeof heading === 'string' ? expect(said).toContain(heading) : expect(said).toMatch(heading);

describe('without JavaScript', () => {
  it.each(publicScreens)('$path can be read', async ({ path, heading, reads }) => {
    const page = await read(path);
    expect(page.statusCode).toBe(200);
    matches(page.heading, heading);
    expect(page.text(page.document.querySelector('main'))).toContain(reads);
  });

  it.each(missingScreens)('$path is a real 404', async ({ path, heading }) => {
    const page = await read(path);
    expect(page.statusCode).toBe(404);
    expect(page.document.title).toBe(`${heading}｜いまほいく`);
    matches(page.heading, heading);
  });

  it('the menu leads to both sign-ins; a page behind the guard says that it needs scripts', async () => {
    const { document, text } = await read('/company');
    const links = [...document.querySelectorAll('header details a')].map(text);
    expect(links).toEqual(expect.arrayContaining(['ログイン', '新規登録']));
    expect((await read('/mypage/top')).body).toMatch(/<noscript>.*<p[^>]*>.*JavaScript/s);
  });

  it('the branch list is searched by the server', async () => {
    const nothing = await read('/branches/list?q=新宿');
    const said = nothing.text(nothing.document.querySelector('main'));
    expect(said).toContain('「新宿」にあてはまる園は見つかりませんでした');
    expect(said).toContain('さがし直す');
    for (const q of ['吉祥寺', 'きちじょうじ', 'ｷﾁｼﾞｮｳｼﾞ', 'むさしの みどり', 'むさしのみどり', '東京都武蔵野市']) {
      const { document, text } = await read(`/branches/list?q=${q}`);
      expect([...document.querySelectorAll('main h3')].map(text), q).toEqual(['武蔵野みどり園']);
    }
  });

  it.each(publicScreens)(
    '$path: Enter before the page has woken writes no words into the address',
    async ({ path }) => {
      const { document } = await read(path);
      for (const form of document.querySelectorAll('form')) {
        const names = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
        // What is looked for belongs into the address; a person's words do not.
        if (form.getAttribute('method') === 'get') expect(['q'], path).toEqual(expect.arrayContaining(names));
        else expect(form.getAttribute('method'), path).toBe('post');
      }
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const early = await app.server.inject({
        method: 'POST',
        url: encodeURI(path),
        headers,
        payload: 'name=%E6%9C%A8',
      });
      // The browser stays on the page it shows, with what was typed.
      expect([early.statusCode, early.body]).toEqual([204, '']);
    },
  );

  it('a branch is carried along into registration', async () => {
    const { document, text } = await read('/branches/minato-hiroba');
    const links = [...document.querySelectorAll('a')].filter((link) => text(link).includes('この園を予約する'));
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/registration_reserves/customers?branch=minato-hiroba',
    );
  });

  it('every page that states the ages states the setting', async () => {
    const taken = ageLimitsText(ageLimit);
    for (const path of ['/', '/about', '/qanda', '/branches/list?code=13', '/branches/minato-hiroba']) {
      const { document, text } = await read(path);
      expect(text(document.querySelector('main')), path).toContain(taken);
    }
    const { document, text } = await read('/branches/funabashi-wakaba');
    expect(text(document.querySelector('main'))).toContain('1歳から小学3年生まで');
  });
});

describe('answers to questions', () => {
  const answerTo = async (question: string) => {
    const { document, text } = await read('/qanda');
    const asked = [...document.querySelectorAll('main details')].find((one) => text(one).includes(question));
    return text(asked?.querySelector('p') ?? null);
  };

  it('say the rules in force on the day, and no more where one is not decided', async () => {
    const fever = '子どもが熱を出したときもキャンセル料はかかりますか';
    expect(await answerTo(fever)).toContain('お子さまの体調不良でお休みするときは、0円です。');
    expect(await answerTo('キャンセル料はいつからかかりますか')).toContain('前日の18:00までは無料です。');
    expect(await answerTo('回数券はどう使われますか')).toContain('期限は購入から180日です。');
    await app.pool.query(
      `insert into cancellation_policies select (jsonb_populate_record(p, $1)).* from cancellation_policies p limit 1`,
      [{ id: 900, adaptation_date: tokyoDateOf(TEST_NOW), illness_percent: 30, free_until_time: '12:00' }],
    );
    await expect.poll(() => answerTo(fever)).toContain('予約金額の30%を超えません');
    expect(await answerTo('キャンセル料はいつからかかりますか')).toContain('前日の12:00までは無料です。');
  });
});

describe('what machines read', () => {
  it('share tags are absolute on every page, those behind the guard too', async () => {
    for (const path of [
      '/login',
      '/registration/customers',
      '/registration_reserves/customers',
      '/sign_out',
      '/about',
    ]) {
      const { body } = await get(`${path}?x=1`);
      expect(body.match(/og:image" content="([^"]*)"/g), path).toEqual([`og:image" content="${url}/share.png"`]);
      expect(body.match(/og:url" content="([^"]*)"/g), path).toEqual([`og:url" content="${url}${path}"`]);
      expect(body, path).toContain('og:type" content="website"');
    }
    const { headers, rawPayload } = await get('/share.png');
    expect(headers['content-type']).toBe('image/png');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('metadata, sitemap, robots and manifest', async () => {
    const { body } = await get('/branches/minato-hiroba?utm_source=x');
    expect(body).toContain(`rel="canonical" href="${url}/branches/minato-hiroba"`);
    const facts = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}');
    expect(facts).toMatchObject({
      '@type': 'ChildCare',
      name: 'みなと広場園',
      telephone: '+81-3-5550-1201',
      openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '08:00' })]),
      makesOffer: { priceSpecification: { price: 1100, priceCurrency: 'JPY', unitCode: 'HUR' } },
    });
    const sitemap = (await get('/sitemap.xml')).body;
    expect(sitemap).toContain(`<loc>${url}/branches/minato-hiroba</loc>`);
    expect(sitemap).not.toContain('nakano-hiroba');
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${url}/sitemap.xml`);
    expect((await get('/manifest.webmanifest')).json().name).toBe('いまほいく');
  });

  it('the API is shown as it is described, with the examples that api.test.ts sends', async () => {
    const { document, text } = await read('/developers');
    const shown = [...document.querySelectorAll('main pre')].map((example) => text(example).replaceAll(/\s/g, ''));
    const tomorrow = addDays(tokyoDateOf(TEST_NOW), 1);
    expect(shown).toEqual(
      Object.values(apiOperations).map((operation) =>
        curlOf(exampleCall(operation, tomorrow), url).replaceAll(/\s/g, ''),
      ),
    );
    const assistants = (await get('/llms.txt')).body;
    expect(assistants).toContain(`(${url}/api/v1/openapi.json)`);
    expect(assistants).toContain(`(${url}/branches/minato-hiroba)`);
    expect((await get('/api/v1/openapi.json')).json()).toMatchObject({ servers: [{ url: `${url}/api/v1` }] });
  });
});

describe('what a page costs', () => {
  it('a page that is the same for everyone is cached, one that depends on the caller is not', async () => {
    const encoding = { 'accept-encoding': 'gzip, deflate, br' };
    const kept = { 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'public, no-cache' };
    expect((await get('/qanda', encoding)).headers).toMatchObject(kept);
    const own = { 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'private, no-cache' };
    for (const path of ['/mypage/top', '/branches/list?q=梅田', '/no/such/page']) {
      expect((await get(path, encoding)).headers, path).toMatchObject(own);
    }
  });

  it('the worker and its pages are asked for anew each time', async () => {
    for (const path of ['/sw.js', '/offline.html', '/offline.js', '/staff-roll.html', '/staff-roll.js']) {
      const { 'cache-control': cache, 'content-security-policy': policy } = (await get(path)).headers;
      expect(cache, path).toBe('no-cache');
      expect(policy, path).toContain("default-src 'self'");
    }
  });

  /** A pass draws its code, also for anyone who has lost the connection since. */
  const mostBytes = (path: string) => (path === '/passes' ? 148_000 : 146_000);
  it.each(publicScreens.map(({ path }) => path))('JavaScript of %s stays within its budget', async (path) => {
    const { body } = await get(path);
    const scripts = new Set(
      [...body.matchAll(/<link rel="modulepreload" href="([^"]+\.js)"/g)].map(([, file = '']) => file),
    );
    const files = await Promise.all([...scripts].map((script) => get(script)));
    const bytes = files.reduce((sum, { rawPayload }) => sum + gzipSync(rawPayload, { level: 9 }).length, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(mostBytes(path));
  });

  it('JavaScript of the home page and the list of routes it asks ahead for come to 125 kB at most, as they are sent', async () => {
    const { body } = await get('/');
    const { document } = await read('/');
    const sent = async (address: string) =>
      (await get(address, { 'accept-encoding': 'gzip, deflate, br' })).rawPayload.length;
    const scripts = new Set([...body.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file = '']) => file));
    const paths = [...document.querySelectorAll('a[data-discover]')].map(
      (link) => new URL(String(link.getAttribute('href')), url).pathname,
    );
    const [, version = ''] = /"version": ?"(\w+)"/.exec(body) ?? [];
    const routes = await sent(`/__manifest?paths=${[...new Set(paths)].sort().join(',')}&version=${version}`);
    const sizes = await Promise.all([...scripts].map(sent));
    expect(routes).toBeGreaterThan(500);
    expect(
      sizes.reduce((sum, bytes) => sum + bytes, routes),
      `${routes} of it for routes`,
    ).toBeLessThan(125_000);
  });

  it('what is written into the HTML for hydration stays small', async () => {
    for (const path of ['/', '/company', '/branches/list', '/qanda', '/user_guide', '/login', '/mypage/top']) {
      const { body } = await get(path);
      const inline = [...body.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text).join('');
      expect(inline.length, `${path}: ${inline.length} of ${body.length} characters are inline script`).toBeLessThan(
        30_000,
      );
      // The style sheet is in the page; tools/web-build/page-budgets.json weighs it.
      const words = body.replace(/<style>.*?<\/style>/s, '');
      expect(words.length, `${path}: the style sheet stands in the page`).toBeLessThan(body.length);
      expect(gzipSync(words).length, `${path}: HTML without its style sheet, gzip`).toBeLessThan(25_000);
    }
  });
});
