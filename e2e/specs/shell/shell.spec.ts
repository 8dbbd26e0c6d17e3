import { desktop, expect, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';

// Generous: on a busy machine everything here takes ten times as long.

const path = (url: string) => new URL(url).pathname + new URL(url).search;

test.describe('guard, each access group once', () => {
  test('a visitor on a My Page path is asked to sign in, with the way back', async ({ page }) => {
    await page.goto('/mypage/payments/list?page=2');
    await page.waitForURL('**/require_login?**');
    expect(new URL(page.url()).searchParams.get('return_to')).toBe('/mypage/payments/list?page=2');
  });

  test('public pages stay for everybody, also while nobody knows who is here', async ({ page, signIn }) => {
    await signIn(page, 'matsumoto');
    await page.route('**/auth/refresh', (route) => route.abort('connectionreset'));
    await page.goto('/company');
    await expect(page.getByRole('heading', { level: 1, name: '会社概要' })).toBeVisible();
    expect(path(page.url())).toBe('/company');
  });

  test('an account without a customer must finish registration, and the branch is kept', { tag: '@again' }, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'matsumoto');
    await page.goto('/mypage/reserves/select_branches?branch=minato');
    await page.waitForURL('**/registration_reserves/customers/add?branch=minato');
    await page.goto('/mypage/top');
    await page.waitForURL('**/registration/customers/add');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('staff pages know staff only', { tag: '@again' }, async ({ page, family, signInStaff }) => {
    await family(page, 'sato');
    await page.goto('/staff/today');
    await page.waitForURL('**/staff/login?return_to=/staff/today');
    await signInStaff(page, 'minato-staff');
    await page.goto('/staff/today');
    await expect(page.getByRole('navigation', { name: 'スタッフメニュー' })).toBeVisible();
    expect(path(page.url())).toBe('/staff/today');
  });

  test('when the customer query fails the error screen stands, and retry works', async ({ page, family }) => {
    await family(page, 'sato');
    await page.route('**/v1/graphql', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto('/mypage/top');
    await expect(page.getByRole('heading', { level: 1, name: 'ただいまページを表示できません' })).toBeVisible();
    await expect(page.getByText('お客様情報を読み込めませんでした。')).toBeVisible();
    await page.unroute('**/v1/graphql');
    await page.getByRole('link', { name: 'もう一度読み込む' }).click();
    await expect(page.getByRole('heading', { name: 'ただいまページを表示できません' })).toBeHidden();
  });
});

test.describe('frame', () => {
  test('after a navigation the focus is on the heading, the title is new, and the menu is closed', async ({ page }) => {
    await page.goto('/company');
    await page.locator('summary').first().click();
    await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'よくある質問' }).click();
    await page.waitForURL('**/qanda');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'メニュー' })).toBeHidden();
  });

  test('a menu opened before the page has woken up stays open', async ({ page }) => {
    const opened = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await opened.promise;
      await route.continue();
    });
    await page.goto('/company', { waitUntil: 'commit' });
    await page.locator('summary').first().click();
    const menu = page.getByRole('navigation', { name: 'メニュー' });
    await expect(menu).toBeVisible();
    opened.resolve();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('summary') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.waitForLoadState('networkidle');
    await expect(menu).toBeVisible();
  });

  test('the skip link leads to the page', async ({ page }) => {
    await page.goto('/company');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('the open menu closes when the focus moves on', async ({ page }) => {
    // Opened before the page listens, the menu would be closed by the page's first look at it.
    await page.goto('/company', { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'メニュー' });
    await page.locator('summary').first().click();
    await menu.getByRole('link', { name: '新規登録' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('going back restores the scroll position, going on starts at the top', async ({ page }) => {
    await page.goto('/terms');
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'よくある質問' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: 'よくある質問' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  });

  test('a slow network is said kindly', async ({ page, family }) => {
    await page.clock.install();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await family(page, 'sato');
    await page.route('**/auth/refresh', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/mypage/children/list');
    // SPEC §4: blank until the guard has decided, and a quiet mark for whoever waits.
    await expect(page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('link'))).toHaveCount(0);
    const mark = page.getByRole('status').filter({ hasText: '読み込んでいます' });
    await expect(mark).toHaveCSS('animation-delay', '0.4s');
    await expect(mark).toHaveCSS('opacity', '1');
    await page.clock.runFor(7_000);
    await expect(page.getByText('通信に時間がかかっています。')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });

  test('offline is said kindly', async ({ page, context }) => {
    await page.goto('/company');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('インターネットにつながっていません。')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('インターネットにつながっていません。')).toBeHidden();
  });

  test('without JavaScript the page, the menu and both login links are there', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/company');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('summary').first().click();
    await expect(
      page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: '新規登録' }),
    ).toBeVisible();
    await page.goto('/mypage/top');
    await expect(page.locator('noscript p')).toBeVisible();
    await context.close();
  });

  test('a question over the page is accessible at both widths', async ({ page }) => {
    await page.goto('/gallery');
    await page.getByRole('button', { name: 'たずねる' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectUsableAt(page, [phone, desktop]);
    await page.getByRole('button', { name: '取り消さない' }).click();
    await expect(page.getByRole('button', { name: 'たずねる' })).toBeFocused();
  });

  test('a failing page answers 500', async ({ request }) => {
    expect((await request.get('/gallery?error=500')).status()).toBe(500);
  });
});
