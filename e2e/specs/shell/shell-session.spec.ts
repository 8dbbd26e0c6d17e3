import type { Page } from '@playwright/test';
import { type Emulators, expect, test } from '../../fixtures/test.ts';
import { memberPassword, newMember } from '../../pages/new-member.ts';

// Generous: on a busy machine everything here takes ten times as long.

/** The session in the browser: several tabs, an end in the middle of something, the way back. */

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'ログイン' }).first();
const myPageLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'マイページ' }).first();
const uid = (page: Page) => page.evaluate(() => localStorage.getItem('imahoiku.uid'));
const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** The address of a member of the test's own, at whose browser nobody is signed in. */
async function signedOutMember(page: Page, emulators: Emulators): Promise<string> {
  const { email } = await newMember(page, emulators);
  await page.context().clearCookies();
  return email;
}

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(memberPassword);
  await page.getByRole('button', { name: 'メールアドレスでログイン' }).click();
}

test('header and fixed bar follow the login state', async ({ page, family }) => {
  const today = page.getByRole('complementary', { name: '予約' }).getByRole('link', { name: /今日すぐ預ける/ });
  const tomorrow = page.getByRole('complementary', { name: '予約' }).getByRole('link', { name: /明日からの予約/ });
  await page.goto('/company');
  await expect(loginLink(page)).toBeVisible();
  await expect(today).toHaveAttribute('href', '/registration_reserves/customers?when=today');
  await expect(tomorrow).toHaveAttribute('href', '/registration_reserves/customers?when=future');
  await family(page, 'sato');
  await page.goto('/company');
  await expect(myPageLink(page)).toBeVisible();
  await expect(today).toHaveAttribute('href', '/mypage/reserves_today/select_branches');
  await expect(tomorrow).toHaveAttribute('href', '/mypage/reserves/select_branches');
});

test('signing out in one tab signs the others out and clears what was typed', async ({ page, family, context }) => {
  await family(page, 'sato');
  await page.goto('/mypage/children/add');
  await page.getByLabel('お子さまのお名前', { exact: true }).fill('佐藤 こはる');
  await expect.poll(() => stored(page)).toContain('佐藤 こはる');
  const reader = await context.newPage();
  await reader.goto('/qanda');
  await expect(myPageLink(reader)).toBeVisible();

  const leaver = await context.newPage();
  await leaver.goto('/company');
  await leaver.locator('summary').first().click();
  await leaver.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'ログアウト' }).click();
  await expect(leaver.getByRole('heading', { level: 1, name: 'ログアウトしました' })).toBeVisible();

  await page.waitForURL('**/require_login?return_to=/mypage/children/add');
  await expect(loginLink(reader)).toBeVisible();
  expect(await stored(page)).not.toContain('佐藤 こはる');
});

test('signing in in one tab is seen in the others', async ({ page, emulators, context }) => {
  const email = await signedOutMember(page, emulators);
  await page.goto('/company');
  await expect(loginLink(page)).toBeVisible();
  const waiting = await context.newPage();
  await waiting.goto('/require_login?return_to=/mypage/children/list');
  await expect(waiting.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await signInByForm(other, email);
  await other.waitForURL('**/mypage/top');
  await expect(myPageLink(page)).toBeVisible();
  await waiting.waitForURL('**/mypage/top');
});

test('a 401 in the middle of a form leads to require_login and back, and nothing typed is lost', async ({
  page,
  family,
  context,
  playwright,
  baseURL,
}) => {
  const { email } = await family(page, 'suzuki');
  await page.goto('/mypage/children/add');
  await page.getByLabel('お子さまのお名前', { exact: true }).fill('鈴木 あおい');
  await page.getByLabel('お子さまのお名前(カナ)', { exact: true }).fill('スズキ アオイ');
  await page.getByLabel('性別').selectOption('女の子');
  await page.getByLabel('生年月日').fill('20240401');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('鈴木 あおい')).toBeVisible();

  // Ended on the server from elsewhere, while this tab believes in its token; and the token has run out.
  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    storageState: await context.storageState(),
  });
  expect((await elsewhere.post('/auth/sign_out')).status()).toBe(200);
  await elsewhere.dispose();
  await page.route('**/v1/graphql', (route) => route.fulfill({ status: 401, json: { errors: [{ message: '401' }] } }));

  await page.getByRole('button', { name: '追加する' }).click();
  await page.waitForURL('**/require_login?return_to=/mypage/children/add/confirm');
  await expect(loginLink(page)).toBeVisible();
  await page.unroute('**/v1/graphql');
  await signInByForm(page, email);
  await page.waitForURL('**/mypage/children/add/confirm');
  await expect(page.getByText('鈴木 あおい')).toBeVisible();
  await page.getByRole('link', { name: /修正する/ }).click();
  await expect(page.getByLabel('お子さまのお名前(カナ)', { exact: true })).toHaveValue('スズキ アオイ');
});

test('what a customer typed on a public form survives a reload; another person at the browser does not see it', async ({
  page,
  family,
}) => {
  await family(page, 'sato');
  await page.goto('/gallery/flow/form');
  await expect(myPageLink(page)).toBeVisible();
  await expect.poll(() => uid(page)).not.toBeNull();
  await page.getByLabel('お名前').fill('佐藤 美咲');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('佐藤 美咲')).toBeVisible();
  await page.reload();
  await expect(page.getByText('佐藤 美咲')).toBeVisible();
  const sato = await uid(page);
  await family(page, 'suzuki');
  await page.goto('/company');
  await expect.poll(() => uid(page)).not.toBe(sato);
  await page.goto('/gallery/flow/form');
  await expect(page.getByLabel('お名前')).toHaveValue('');
});
