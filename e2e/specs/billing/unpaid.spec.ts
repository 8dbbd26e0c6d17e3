import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { cards, fillCard } from '../../pages/card-fields.ts';
import { goToConfirm, heading } from '../../pages/mypage.ts';
import { unpaidStay } from '../../pages/unpaid-stay.ts';

test('a failed card: the page says what and why, and another card pays it', async ({ page, family }) => {
  await page.setViewportSize(phone);
  const { email } = await family(page, 'sato');
  await unpaidStay(email, 3300);
  await page.goto('/mypage/unpaid');
  await expect(heading(page, '未払いの料金')).toBeVisible();
  await expect(page.getByText('カードの残高または利用枠が足りませんでした。')).toBeVisible();
  await expect(page.getByText('これからの予定')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: '別のカードで支払う' }).click();
  await fillCard(page, cards.good);
  await goToConfirm(page, '内容の確認');
  await page.getByRole('button', { name: 'このカードに変更する' }).click();
  await expect(page.getByText('未払いの料金のお支払いが完了しました')).toBeVisible();
  await page.getByRole('link', { name: '未払いの料金へ戻る' }).click();
  await expect(page.getByText('未払いの料金はありません')).toBeVisible();
});

test('a slip for a convenience store: given, paid there, and gone from the page', { tag: '@again' }, async ({
  page,
  family,
}) => {
  await page.setViewportSize(phone);
  const { email } = await family(page, 'sato');
  await unpaidStay(email, 2200);
  await page.goto('/mypage/unpaid');
  await page.getByRole('button', { name: /コンビニで支払う/ }).click();
  const voucher = page.getByRole('region', { name: 'コンビニの払込票' });
  await expect(voucher.getByText('ローソン')).toBeVisible();
  // The card waits while the slip is out.
  await expect(page.getByRole('button', { name: '登録のカードでもう一度支払う' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  const href = await voucher.getByRole('link', { name: /払込票を開く/ }).getAttribute('href');
  const store = await page.context().newPage();
  await store.goto(href ?? '');
  await store.getByRole('button', { name: 'コンビニで支払う' }).click();
  await expect(store.getByText('この払込票はお支払い済みです。')).toBeVisible();
  await store.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('未払いの料金はありません')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
