import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../fixtures/test.ts';

const pages: readonly { path: string; heading: string | RegExp; reads: string }[] = [
  { path: '/', heading: /今日、頼れる/, reads: '今日と明日の空き' },
  { path: '/about', heading: 'いまほいくとは', reads: '安全のためにしていること' },
  { path: '/branches/list', heading: '園をさがす', reads: 'みなと広場園' },
  { path: '/branches/minato-hiroba', heading: 'みなと広場園', reads: '空きのカレンダー' },
  { path: '/branches/hakata-minami', heading: '博多みなみ園', reads: '開園準備中' },
  { path: '/user_guide', heading: '料金・ご利用案内', reads: '1,100円' },
  { path: '/qanda', heading: 'よくある質問', reads: '事前の面談は必要ですか。' },
  { path: '/user_inquiries', heading: 'お問い合わせ', reads: 'お問い合わせ内容' },
  { path: '/partner_inquiries', heading: '提携・加盟のご相談', reads: '会社名' },
  { path: '/staff_recruitments', heading: '採用情報', reads: '保育士(正社員)' },
  { path: '/staff_recruitments/apply/2', heading: '採用への応募', reads: '希望の職種' },
  { path: '/company', heading: '会社概要', reads: '株式会社いまほいく' },
  { path: '/terms', heading: '利用規約', reads: '第1条(登録)' },
  { path: '/privacy_policy', heading: 'プライバシーポリシー', reads: 'お子さまの健康の情報' },
  { path: '/tradelaw', heading: '特定商取引法に基づく表記', reads: '運営統括責任者' },
  { path: '/magazine/detail/1', heading: /理由はいりません/, reads: '預ける理由を聞かない' },
  { path: '/sign_out', heading: 'ログアウト', reads: 'ログアウトする' },
];
const missing = [
  { path: '/branches/nowhere', heading: '園が見つかりません' },
  { path: '/branches/nakano-hiroba', heading: '園が見つかりません' },
  { path: '/magazine/detail/999', heading: '記事が見つかりません' },
  { path: '/magazine/detail/abc', heading: '記事が見つかりません' },
  { path: '/staff_recruitments/apply/999', heading: '募集が見つかりません' },
  { path: '/no/such/page', heading: 'ページが見つかりません' },
];

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(name, () => {
    test.use({ viewport });
    for (const { path, heading } of [...pages, ...missing]) {
      test(`${path} is accessible, fits and stays still`, async ({ page }) => {
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        page.on('console', (message) => {
          if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
        });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
              }).observe({ type: 'layout-shift', buffered: true });
              requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
            }),
        );
        expect(shift).toBeLessThan(0.02);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        expect(faults).toEqual([]);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, heading, reads } of pages) {
    test(`${path} can be read`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(reads, { exact: false }).first()).toBeVisible();
    });
  }
  for (const { path, heading } of missing) {
    test(`${path} is a real 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }
  test('the branch list is searched by the server', async ({ page }) => {
    await page.goto('/branches/list?q=キチジョウジ 吉祥寺');
    await expect(page.getByText('あてはまる園が見つかりませんでした')).toBeVisible();
    await page.goto('/branches/list?q=吉祥寺');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['武蔵野みどり園']);
  });
});

test('nothing is loaded from outside, not even the map before it is asked for', async ({ page }) => {
  const outside: string[] = [];
  await page.route('**', (route) => {
    const url = new URL(route.request().url());
    if (url.origin === new URL(process.env.E2E_URL ?? '').origin) return route.continue();
    outside.push(url.hostname);
    return route.fulfill({ body: '' });
  });
  await page.goto('/branches/minato-hiroba');
  await page.getByRole('button', { name: '地図を表示する' }).scrollIntoViewIfNeeded();
  expect(outside).toEqual([]);
  await page.getByRole('button', { name: '地図を表示する' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps/);
  await expect.poll(() => outside).toContain('www.google.com');
});

test('search filters while typing, and a prefecture narrows it down', async ({ page }) => {
  await page.goto('/branches/list');
  await page.getByRole('searchbox').fill('梅田');
  await expect(page.getByText('1園が見つかりました。')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: '福岡県' }).click();
  await expect(page.getByText('2園が見つかりました。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['福岡県']);
});

test('a branch is carried along into registration', async ({ page }) => {
  await page.goto('/branches/minato-hiroba');
  await expect(page.getByRole('link', { name: 'この園を予約する' })).toHaveAttribute(
    'href',
    '/registration_reserves/customers?branch=minato-hiroba',
  );
});

test('the fee simulator prices like a reserve', async ({ page }) => {
  await page.goto('/user_guide#simulator');
  const simulator = page.locator('#simulator');
  await expect(simulator.getByRole('row', { name: /合計/ })).toContainText('3,300円');
  await simulator.getByLabel('ご利用日').fill('2026-11-23');
  await simulator.getByRole('button', { name: 'お子さまを追加' }).click();
  await simulator.getByLabel('昼食').check();
  // Two children on a public holiday, three hours, lunch: 2 × (3,300 + 600 + 500)
  await expect(simulator.getByRole('row', { name: /合計/ })).toContainText('8,800円');
  await simulator.getByLabel('プラン').selectOption({ label: 'スタンダード' });
  await expect(simulator.getByRole('row', { name: /合計/ })).toContainText('8,200円');
});

test('a question is found by a word and by its link', async ({ page }) => {
  await page.goto('/qanda');
  await page.getByRole('searchbox').fill('アレルギー');
  await expect(page.locator('main details')).toHaveCount(1);
  await expect(page.getByText('食事は除去で対応しますが')).toBeVisible();
  await page.goto('/qanda#q-7');
  await expect(page.locator('#q-7')).toHaveAttribute('open', '');
});

test('a magazine item is counted once per visit', async ({ page }) => {
  let calls = 0;
  await page.route('**/updateMagazineView', (route) => {
    calls += 1;
    return route.continue();
  });
  const counted = page.waitForResponse('**/updateMagazineView');
  await page.goto('/magazine/detail/3');
  expect((await (await counted).json()).result.status).toBe('OK');
  await page.reload();
  await page.getByRole('link', { name: 'よくある質問' }).first().waitFor();
  expect(calls).toBe(1);
});

test('metadata, sitemap, robots and manifest', async ({ page, request }) => {
  await page.goto('/branches/minato-hiroba?utm_source=x');
  const url = process.env.E2E_URL ?? '';
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${url}/branches/minato-hiroba`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${url}/share.png`);
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(facts).toMatchObject({ '@type': 'ChildCare', name: 'みなと広場園', telephone: '+81-3-5550-1201' });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${url}/branches/minato-hiroba</loc>`);
  expect(sitemap).not.toContain('nakano-hiroba');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect((await (await request.get('/manifest.webmanifest')).json()).name).toBe('いまほいく');
});

test('JavaScript of a public page stays below 150 kB gzip', async ({ page }) => {
  test.slow();
  for (const { path } of pages) {
    const scripts: Response[] = [];
    const collect = (response: Response) => response.url().endsWith('.js') && scripts.push(response);
    page.on('response', collect);
    await page.goto(path, { waitUntil: 'load' });
    page.off('response', collect);
    const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThan(150_000);
  }
});
