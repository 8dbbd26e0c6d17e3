import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect as baseExpect, desktop, phone, test } from '../fixtures/test.ts';

// Generous: on a busy machine everything here takes ten times as long.
const expect = baseExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

/** What a public page costs and how still it stands. */

async function scriptsOf(page: Page, path: string): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  const listen = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  };
  page.on('response', listen);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', listen);
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(3);
  return bodies.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0);
}

test('base JavaScript of a public page is at most 130 kB gzip', async ({ browser, baseURL }) => {
  const weights: Record<string, number> = {};
  for (const path of ['/company', '/qanda', '/terms', '/']) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone });
    weights[path] = await scriptsOf(await context.newPage(), path);
    await context.close();
  }
  const { '/': home, ...reading } = weights;
  for (const [path, bytes] of Object.entries(reading)) {
    expect(bytes, `${path} loads ${bytes} bytes of JavaScript (gzip)`).toBeLessThanOrEqual(130_000);
  }
  // The home page adds its drawings and today's seats to the base.
  expect(home, `/ loads ${home} bytes of JavaScript (gzip)`).toBeLessThanOrEqual(137_000);
});

test('what is written into the HTML for hydration stays small', async ({ request }) => {
  for (const path of ['/', '/company', '/branches/list', '/qanda', '/user_guide', '/login', '/mypage/top']) {
    const html = await (await request.get(path)).text();
    const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text).join('');
    expect(inline.length, `${path}: ${inline.length} of ${html.length} characters are inline script`).toBeLessThan(
      30_000,
    );
    expect(gzipSync(html).length, `${path}: HTML, gzip`).toBeLessThan(25_000);
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
    test(`nothing jumps at ${viewport.width} for a ${who}`, async ({ page, signIn }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      if (who === 'member') await signIn(page, 'sato');
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
        expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
      }
    });
  }
}
