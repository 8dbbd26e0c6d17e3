import { expect, test } from '../../fixtures/test.ts';
import { newMember } from '../../pages/new-member.ts';

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

test('from the country to a prefecture, and from there to a branch', async ({ page }) => {
  await page.goto('/branches/list');
  // Nothing was chosen: the new branches stand there, never all of them.
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(6);
  await page.getByRole('link', { name: '福岡県 2園' }).click();
  await expect(page.getByRole('heading', { name: '福岡県の園' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  // The one that takes reserves before the one that is yet to open.
  await expect(page.getByRole('article').last()).toContainText('開園準備中');
  await page.getByRole('article').first().getByRole('link', { name: '天神おひさま園', exact: true }).click();
  await expect(page.getByRole('img', { name: /保育室の絵/ })).toBeAttached();
});

test('a member’s prefecture comes first, their branch and its neighbours above it; a day leads into the flow', async ({
  page,
  emulators,
}) => {
  const prefectures = page.getByRole('navigation', { name: '都道府県' }).getByRole('link');
  const day = page.getByRole('link', { name: /^11月1[789]日.*空きあり/ }).first();
  await page.goto('/branches/minato-hiroba');
  const date = /11月(\d\d)日/.exec((await day.textContent()) ?? '')?.[1];
  await expect(day).toHaveAttribute(
    'href',
    `/registration_reserves/customers?when=future&branch=minato-hiroba&date=2026-11-${date}`,
  );
  await newMember(page, emulators);
  await page.goto('/mypage/top');
  await expect(page.getByRole('navigation', { name: 'よく使うページ' })).toBeVisible();
  // My Page keeps the prefecture on the device once its answer is there.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.prefecture)).toBeDefined();
  await page.goto('/branches/list');
  await expect(prefectures.first()).toHaveText(/東京都/);
  const near = page.getByRole('region', { name: /から近い順$/ });
  await expect(near.getByRole('listitem')).toHaveCount(5);
  await expect(near.getByRole('listitem').first()).toContainText(/今日/);
  await page.goto('/branches/minato-hiroba');
  await day.click();
  await expect(page.getByRole('heading', { name: new RegExp(`11月${date}日.*の時間`) })).toBeVisible();
  await page.getByRole('group', { name: '開始', exact: true }).getByRole('radio').first().check();
  await page.getByRole('link', { name: /この時間で予約する/ }).click();
  await expect(page).toHaveURL(
    new RegExp(`/mypage/reserves/select_branches\\?branch=minato-hiroba&date=2026-11-${date}&start=`),
  );
  await page.getByRole('button', { name: '日時を選ぶ' }).filter({ visible: true }).click();
  await page.waitForURL('**/select_date');
  await expect(
    page
      .getByText(new RegExp(`11月${date}日`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
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

test('a member is counted with the bearer, and a count that fails is logged and harms nothing', {
  tag: '@again',
}, async ({ page, family }) => {
  await family(page, 'sato');
  const counted = page.waitForRequest('**/updateMagazineView');
  await page.goto('/magazine/detail/2');
  expect((await counted).headers().authorization).toMatch(/^Bearer /);
  await page.route('**/updateMagazineView', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().includes('updateMagazineView failed'));
  await page.goto('/magazine/detail/1');
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that is reached by a link brings its own share tags', async ({ page }) => {
  const url = process.env.E2E_URL ?? '';
  await page.goto('/about');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/qanda"]')?.click());
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${url}/qanda`);
});

test('pages and files come compressed, each kept as long as it holds', { tag: '@again' }, async ({ page }) => {
  const sent = new Map<string, Record<string, string>>();
  page.on('response', (response) => sent.set(new URL(response.url()).pathname, response.headers()));
  // Chromium reads the kept bytes, and the page's own scripts run by their hashes.
  await page.goto('/qanda', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').fill('アレルギー');
  await expect(page.locator('main details')).toHaveCount(1);
  const kept = { 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'public, no-cache' };
  expect(sent.get('/qanda')).toMatchObject(kept);
  const assets = [...sent].filter(([path]) => /^\/assets\/.*\.(js|css)$/.test(path));
  expect(assets.length).toBeGreaterThan(5);
  for (const [path, headers] of assets) {
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding'] ?? 'short', path).toMatch(/^(br|gzip|short)$/);
  }
});
