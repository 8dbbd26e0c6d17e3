import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { expectCachedPage } from '../../pages/cached-page.ts';

const contents = '/staff/headquarters/contents';
const save = async (page: Page) => {
  await page.getByRole('button', { name: '保存する', exact: true }).click();
  await expect(page.getByText('保存しました', { exact: true }).last()).toBeVisible();
};
const state = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

test('an article is written, read by its link, scheduled, published and withdrawn', async ({
  page,
  browser,
  signInStaff,
}) => {
  await page.setViewportSize(desktop);
  await signInStaff(page, 'honbu');
  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', locale: 'ja-JP', viewport: phone });
  const visitor = await context.newPage();

  await page.goto(`${contents}/magazine/add`);
  // What is wrong is said, and nothing typed is lost.
  await page
    .getByLabel('本文')
    .fill('## はじめの一歩\n\n**ことば**と<script>alert(1)</script>\n\n![](/images/magazine/staff.svg)');
  await page.getByRole('button', { name: '保存する', exact: true }).click();
  await expect(page.getByText('題を入力してください。')).toBeVisible();
  await expect(page.getByText('本文の写真に説明がありません。', { exact: false })).toBeVisible();
  await page.getByLabel('題', { exact: true }).fill('園庭の小さな実');
  await page.getByLabel('分類').selectOption({ label: 'スタッフブログ' });
  await page.getByLabel('本文').fill('## はじめの一歩\n\n**ことば**と<script>alert(1)</script>');
  await page.getByRole('button', { name: '写真を入れる' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^積み木で遊ぶ部屋の絵/ })
    .click();
  await expect(
    page.getByRole('region', { name: 'できあがり' }).getByRole('img', { name: '積み木で遊ぶ部屋の絵' }),
  ).toBeVisible();
  await expectAccessible(page);
  await save(page);
  await state(page, '下書き');
  const id = /magazine\/(\d+)$/.exec(page.url())?.[1];

  await page.getByRole('button', { name: 'リンクを作る' }).click();
  const link = await page.getByRole('link', { name: /\/magazine\/draft\// }).textContent();
  await visitor.goto(link ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: '園庭の小さな実' })).toBeVisible();
  await expect(visitor.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect((await visitor.goto(`/magazine/detail/${id}`))?.status()).toBe(404);

  await page.getByRole('radio', { name: '日時を決めて公開する' }).check();
  await page.getByLabel('公開する日').fill('2027-01-05');
  await save(page);
  await state(page, '公開の予約');
  expect((await visitor.goto(`/magazine/detail/${id}`))?.status()).toBe(404);

  await page.getByLabel('公開する日').fill('2026-01-05');
  await save(page);
  await state(page, '公開中');
  await expectCachedPage(visitor, `/magazine/detail/${id}`, '園庭の小さな実');
  await visitor.goto('/magazine?category=2');
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await visitor.getByRole('link', { name: '園庭の小さな実' }).click();
  await expect(visitor.getByText('2026/01/05')).toBeVisible();

  await page.getByRole('radio', { name: '取り下げる' }).check();
  await page.getByLabel('題', { exact: true }).fill('別の題');
  await save(page);
  await state(page, '取り下げ');
  await expectCachedPage(visitor, `/magazine/detail/${id}`, '園庭の小さな実', false);
  expect((await visitor.goto(`/magazine/detail/${id}`))?.status()).toBe(404);
  // The words come back, the withdrawal stays.
  await page.getByRole('button', { name: /見る・戻す ?\(第1版\)/ }).click();
  await page.getByRole('button', { name: 'この内容に戻す' }).click();
  await expect(page.getByLabel('題', { exact: true })).toHaveValue('園庭の小さな実');
  await state(page, '取り下げ');
  await context.close();
});

test(
  'a question is written, moved by keyboard, scheduled and withdrawn',
  { tag: '@again' },
  async ({ page, browser, signInStaff }, { retry }) => {
    // What an earlier try has left is not looked at.
    const again = retry === 0 ? '' : `(${retry + 1})`;
    const [cars, bicycles] = [`駐車場はありますか${again}。`, `自転車は止められますか${again}。`];
    await page.setViewportSize({ width: 820, height: 1180 });
    await signInStaff(page, 'honbu');
    const visitor = await browser.newPage({ baseURL: process.env.E2E_URL ?? '', locale: 'ja-JP' });
    await visitor.goto('/qanda');

    // In a category of its own: the others' order is other tests'.
    await page.goto(`${contents}/qanda_categories/add`);
    await page.getByLabel('名前').fill(`送り迎えの道${again}`);
    await save(page);
    for (const question of [cars, bicycles]) {
      await page.goto(`${contents}/qandas/add`);
      await page.getByLabel('分類').selectOption({ label: `送り迎えの道${again}` });
      await page.getByLabel('質問', { exact: true }).fill(question);
      await page.getByLabel('答え').fill('園の前に、2台分あります。');
      await page.getByRole('radio', { name: 'すぐに公開する' }).check();
      await save(page);
    }
    await page.goto(`${contents}/qandas`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const up = page.getByRole('button', { name: `「${bicycles}」を上へ` });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('順番を変更しました').last()).toBeVisible();
    await expect(up).toBeFocused();

    const inOrder = (html: string) => html.includes(bicycles) && html.indexOf(bicycles) < html.indexOf(cars);
    await expectCachedPage(visitor, '/qanda', inOrder);
    await visitor.reload();
    const shown = visitor.getByRole('region', { name: `送り迎えの道${again}` }).or(visitor.locator('main'));
    await expect(shown.getByText(bicycles).first()).toBeVisible();
    const texts = await visitor.locator('main details summary').allTextContents();
    const place = (words: string) => texts.findIndex((text) => text.includes(words));
    expect(place(bicycles)).toBe(place(cars) - 1);

    for (const [choice, words] of [
      ['日時を決めて公開する', '公開の予約'],
      ['下書きにする', '下書き'],
      ['すぐに公開する', '公開中'],
      ['取り下げる', '取り下げ'],
    ] as const) {
      if (choice === '日時を決めて公開する') await page.getByRole('link', { name: bicycles }).click();
      await page.getByRole('radio', { name: choice }).check();
      if (choice === '日時を決めて公開する') await page.getByLabel('公開する日').fill('2027-01-05');
      await save(page);
      await state(page, words);
      await expectCachedPage(visitor, '/qanda', bicycles, words === '公開中');
      await visitor.reload();
      const publicOnes = visitor.locator('main details summary').filter({ hasText: bicycles });
      await expect(publicOnes).toHaveCount(words === '公開中' ? 1 : 0);
    }
    // Out of the others' way.
    await page.goto(`${contents}/qandas`);
    await page.getByRole('link', { name: cars }).click();
    await page.getByRole('radio', { name: '取り下げる' }).check();
    await save(page);
    await state(page, '取り下げ');
    await visitor.close();
  },
);
