import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { desktop, expect, phone, test } from '../../fixtures/test.ts';

// Generous: on a busy machine everything here takes ten times as long.

/** What a public page costs and how still it stands. */

type Weight = { gzip: number; sent: number };

/** What a page loads as scripts: by gzip, the usual measure, and as it is sent (Brotli, made by the build). */
async function scriptsOf(page: Page, path: string): Promise<Weight> {
  const scripts: Promise<Weight>[] = [];
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() !== 'image') asked.push(new URL(one.url()).pathname);
  });
  const weigh = async (response: Response): Promise<Weight> => ({
    gzip: gzipSync(await response.body(), { level: 9 }).length,
    sent: Number(response.headers()['content-length']),
  });
  const listen = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(weigh(response));
  };
  page.on('response', listen);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', listen);
  expect(scripts.length).toBeGreaterThan(3);
  expect(asked.length, `${path}: ${asked.join(' ')}`).toBeLessThanOrEqual(15);
  return (await Promise.all(scripts)).reduce((sum, one) => ({ gzip: sum.gzip + one.gzip, sent: sum.sent + one.sent }));
}

// React and the router alone are 107 kB by gzip and 93 kB as sent; the rest is ours, and this holds it down.
// The footer by login state, share tags (SPEC §2, §6), the company as data and the shared tablet in the session took the last kilobyte.
const reading: Weight = { gzip: 125_300, sent: 108_600 };
/** A text in versions brings their dates along; the shell holds a few small rules of its neighbours (decision 52). */
const versioned: Weight = { gzip: 127_000, sent: 109_900 };
/** The home page adds its drawings, today’s seats and the search for what is near and free to the base. */
const home: Weight = { gzip: 143_300, sent: 123_500 };

test('base JavaScript of a public page stays small, in few requests', async ({ browser, baseURL }) => {
  for (const [path, limit] of Object.entries({
    '/company': reading,
    '/qanda': reading,
    '/terms': versioned,
    '/': home,
  })) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone });
    const { gzip, sent } = await scriptsOf(await context.newPage(), path);
    await context.close();
    expect(gzip, `${path} loads ${gzip} bytes of JavaScript (gzip)`).toBeLessThanOrEqual(limit.gzip);
    expect(sent, `${path} is sent ${sent} bytes of JavaScript`).toBeLessThanOrEqual(limit.sent);
  }
});

type Watched = { shifts: { value: number; what: string[] }[] };

/** Sums what moved without being asked to, with what it was. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Watched['shifts'] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
        shifts.push({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const viewport of [phone, desktop]) {
  for (const who of ['visitor', 'member'] as const) {
    // The sweep of every screen (e2e/specs/public/accessibility.spec.ts) watches a visitor's pages on a phone.
    if (who === 'visitor' && viewport === phone) continue;
    test(`nothing jumps at ${viewport.width} for a ${who}`, async ({ page, family }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      if (who === 'member') await family(page, 'sato');
      const paths = who === 'member' ? ['/', '/company', '/mypage/children/list'] : ['/', '/company', '/login'];
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const shown = page
          .getByRole('banner')
          .getByRole('link', { name: who === 'member' ? 'マイページ' : 'ログイン' });
        await expect(shown.first()).toBeVisible();
        const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        // A header painted while its last link is still being read moves once by a hundredth; anything that comes late moves more.
        expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.02);
      }
    });
  }
}
