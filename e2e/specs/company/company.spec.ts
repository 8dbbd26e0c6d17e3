import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { startTestDemo, type TestDemo } from '../../fixtures/test-demo.ts';
import { expectCachedPage } from '../../pages/cached-page.ts';

// A demo of its own: new terms ask every member.
test.describe.configure({ mode: 'serial' });
let demo: TestDemo;
test.beforeAll(async () => {
  demo = await startTestDemo();
});
test.afterAll(() => demo?.stop());

async function person(browser: Browser, key: string, door: '/auth/password' | '/auth/staff'): Promise<Page> {
  const viewport = door === '/auth/staff' ? desktop : phone;
  const context = await browser.newContext({ baseURL: demo.url, locale: 'ja-JP', viewport });
  const page = await context.newPage();
  const signedIn = await page.request.post(door, { data: { email: `${key}@example.jp`, password: demoPassword } });
  expect(signedIn.status(), key).toBe(200);
  return page;
}
const look = (page: Page) => page.getByRole('button', { name: '内容を確認する' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'この内容で保存する' }).click();

test('a fact that headquarters change stands on the site within a second', { tag: '@again' }, async ({ browser }) => {
  const page = await person(browser, 'honbu', '/auth/staff');
  const visitor = await browser.newPage({ baseURL: demo.url });
  await visitor.goto('/terms');
  await expect(visitor.getByRole('contentinfo').getByText('運営 株式会社いまほいく')).toBeVisible();

  await page.goto('/staff/headquarters/company');
  await expect(page.getByText('2022年4月1日から')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '新しい版をつくる' }).click();
  await page.getByLabel('電話番号').fill('03-12');
  await look(page);
  await expect(page.getByText('電話番号はハイフンなしの10桁または11桁の数字で入力してください。').last()).toBeVisible();
  await page.getByLabel('電話番号').fill('0399998888');
  await page.getByLabel('会社名', { exact: true }).fill('株式会社あたらしい園');
  await look(page);
  await expect(page.getByText('TEL 03-9999-8888')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await save(page);
  await expect(page.getByText('会社の情報を保存しました')).toBeVisible();

  // The page was kept; a second later nobody gets the old one.
  await expectCachedPage(visitor, '/terms', '株式会社あたらしい園');
  await visitor.reload();
  await expect(visitor.getByRole('contentinfo').getByText('運営 株式会社あたらしい園')).toBeVisible();
  await expectCachedPage(visitor, '/company', '03-9999-8888');
  await visitor.goto('/company');
  await expect(visitor.getByText('03-9999-8888')).toBeVisible();
  await page.getByText('変更の記録').first().scrollIntoViewIfNeeded();
});

test('new terms ask a member from their day on, and record it; the old ones stay readable', { tag: '@again' }, async ({
  browser,
}) => {
  const page = await person(browser, 'honbu', '/auth/staff');
  await page.goto('/staff/headquarters/company/documents/terms?edit=new');
  await page.getByLabel('いつから').fill('2026-11-17');
  const body = page.getByLabel('本文');
  await body.fill(`${await body.inputValue()}\n\n## 第12条(あたらしい条)\n- [料金](/user_guide)を見てください。`);
  await page.getByLabel('変わったところ').fill('第12条を加えました。');
  await page.getByLabel('有効になる前から、ページで読めるようにする').check();
  await look(page);
  await expect(page.getByRole('heading', { name: '第12条(あたらしい条)' })).toBeVisible();
  await save(page);
  await expect(page.getByText('利用規約を保存しました')).toBeVisible();

  const parent = await person(browser, 'sato', '/auth/password');
  await expectCachedPage(parent, '/terms', '新しい内容を見る');
  await parent.goto('/terms');
  await parent.getByRole('link', { name: '新しい内容を見る' }).click();
  await expect(parent.getByRole('heading', { name: '第12条(あたらしい条)' })).toBeVisible();
  await parent.goto('/mypage/top');
  await expect(parent.getByRole('heading', { name: '佐藤 美咲さん' })).toBeVisible();
  await expect(parent.getByText('新しくなった規約')).toHaveCount(0);

  const clock = await page.request.post('/demo/clock', { data: { now: '2026-11-17T01:00:00Z' } });
  expect(clock.status()).toBe(200);
  await parent.goto('/mypage/to_do');
  await expect(parent.getByText('利用規約が新しくなりました')).toBeVisible();
  await expect(parent.getByText('変わったところ: 第12条を加えました。')).toBeVisible();
  await expectAccessible(parent);
  await parent.getByRole('button', { name: '内容を読み、同意する' }).click();
  await expect(parent.getByText('同意を記録しました')).toBeVisible();
  await expect(parent.getByText('利用規約が新しくなりました')).toHaveCount(0);
  await parent.goto('/mypage/top');
  await expect(parent.getByRole('heading', { name: '佐藤 美咲さん' })).toBeVisible();
  await expect(parent.getByText('規約')).toHaveCount(0);

  await parent.goto('/terms');
  await parent.getByRole('link', { name: '2022年4月1日 制定' }).click();
  await expect(parent.getByText('2022年4月1日からの、以前の利用規約です。')).toBeVisible();
  await expect(parent.getByRole('heading', { name: '第12条(あたらしい条)' })).toHaveCount(0);
});
