import { expect, expectAccessible, phone, test } from '../../fixtures/test.ts';

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
  await page.getByRole('dialog', { name: 'メニュー' }).getByRole('link', { name: 'カレンダー' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'カレンダー' })).toBeVisible();
  await bar.getByRole('link', { name: '今日' }).click();
  await page.getByRole('button', { name: /お預かり中/ }).click();
  await expect(page.getByText('高橋 蒼', { exact: true })).toBeVisible();
});

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
