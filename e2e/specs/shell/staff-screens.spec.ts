import { expect, expectAccessible, phone, test } from '../../fixtures/test.ts';
import { tablet } from '../../pages/staff-board.ts';

test('staff sign in by their own door, and out again', async ({ page }) => {
  await page.goto('/staff/reports');
  await page.waitForURL('**/staff/login?return_to=/staff/reports');
  await page.getByLabel('メールアドレス').fill('minato-staff@example.jp');
  await page.getByLabel('パスワード', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('パスワード', { exact: true }).fill('imahoiku-demo');
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '日報' })).toBeVisible();
  await page.getByRole('button', { name: /前田 亮/ }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL('**/staff/login');
});

test('on a phone the bar leads everywhere', async ({ page, signInStaff }) => {
  await page.setViewportSize(phone);
  await signInStaff(page, 'minato-manager');
  await page.goto('/staff/today');
  const bar = page.getByRole('navigation', { name: 'スタッフメニュー' });
  await bar.getByRole('button', { name: 'その他' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'メニュー' }).getByRole('link', { name: '職員' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'シフト' })).toBeVisible();
  await bar.getByRole('link', { name: '今日' }).click();
  await page.getByRole('button', { name: /お預かり中/ }).click();
  await expect(page.getByText('高橋 蒼', { exact: true })).toBeVisible();
});

const wide = { width: 1280, height: 800 };

for (const [who, entries] of [
  ['minato-staff', 7],
  ['minato-manager', 8],
  ['honbu', 8],
] as const) {
  test(`the whole menu of ${who} is on the screen, 緊急 on every page and sending nothing by itself`, async ({
    page,
    signInStaff,
  }) => {
    await page.setViewportSize(wide);
    await signInStaff(page, who);
    await page.goto('/staff');
    const menu = page.getByRole('navigation', { name: 'スタッフメニュー' });
    const wholeMenu = async (size: { width: number; height: number }) => {
      await page.setViewportSize(size);
      const { scrollHeight, clientHeight } = await menu.evaluate((nav) => ({
        scrollHeight: nav.scrollHeight,
        clientHeight: nav.clientHeight,
      }));
      expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    };
    await expect(menu.getByRole('link').first()).toBeVisible();
    if (who === 'honbu') {
      // People of headquarters land in their rooms.
      await expect(page).toHaveURL(/\/staff\/headquarters$/);
      await expect(menu.locator('ul a')).toHaveCount(6);
      for (const size of [wide, tablet]) await wholeMenu(size);
      await menu.locator('div a').click();
    }
    await expect(page).toHaveURL(/\/staff\/today$/);
    await expect(menu.locator('ul a')).toHaveCount(entries);
    for (const size of [wide, tablet]) await wholeMenu(size);
    await page.goto('/staff/customers');
    await page.getByRole('banner').getByRole('link', { name: '緊急' }).click();
    await expect(page).toHaveURL(/\/staff\/emergency$/);
  });
}

test('when the data cannot be read the page says so, and reads again', { tag: '@again' }, async ({
  page,
  signInStaff,
}) => {
  await signInStaff(page, 'minato-manager');
  // Other specs change this branch's day; a live update would read again before the button does.
  await page.route('**/live/branch_day', () => {});
  await page.goto('/staff/today');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/v1/graphql', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.getByRole('link', { name: '予約', exact: true }).first().click();
  await expect(page.getByText('サーバーでエラーが発生しました。')).toBeVisible();
  await page.unroute('**/v1/graphql');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  const rows = page.getByRole('main').getByRole('link', { name: /様の予約/ });
  // The raw approval status is in the list; not used is a dash (SPEC §4).
  await expect(rows.filter({ hasText: '承認 -' }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/staff/reserves/"]').first()).toBeVisible();
  await expect(page.getByText('サーバーでエラーが発生しました。')).toHaveCount(0);
});
