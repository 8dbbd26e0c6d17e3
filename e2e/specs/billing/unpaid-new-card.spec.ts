import { expect, test } from '../../fixtures/test.ts';
import { cards, fillCard } from '../../pages/card-fields.ts';
import { expectTop, goToConfirm, heading } from '../../pages/mypage.ts';

test('error3: a new card pays what could not be charged', { tag: '@again' }, async ({ page, signIn }) => {
  await signIn(page, 'yamamoto');
  await expectTop(page);
  await expect(page.locator('[data-display-type=error3]')).toHaveText('お支払いできていない料金があります');
  await page.goto('/mypage/to_do');
  await expect(page.getByText('11月7日(土) ご利用料金')).toBeVisible();
  await page.getByRole('link', { name: 'お支払い方法を変更する' }).click();
  await fillCard(page, cards.good);
  await goToConfirm(page, '内容の確認');
  await expect(page.getByText('Visa 下4桁 4242')).toBeVisible();
  await expect(page.getByText('未払いの料金を新しいカードに請求します')).toBeVisible();
  await page.getByRole('button', { name: 'このカードに変更する' }).click();
  await expect(heading(page, 'お支払い方法を変更しました')).toBeVisible();
  await expect(page.getByText('未払いの料金のお支払いが完了しました')).toBeVisible();
  await expectTop(page);
  await expect(page.getByText('お支払いできていない料金があります')).toHaveCount(0);
});

test('error2 with the last paid date: a new card pays the month and opens the account again', {
  tag: '@again',
}, async ({ page, signIn }) => {
  await signIn(page, 'tanaka');
  await page.goto('/mypage/reserves/select_branches');
  await expect(page.getByText('新しいご予約を受け付けられません')).toBeVisible();
  await expect(page.getByRole('link', { name: 'お支払い方法を確認する' })).toBeVisible();
  await expect(page.getByRole('button', { name: '日時を選ぶ' })).toHaveCount(0);
  await expectTop(page);
  await expect(page.getByText('月額料金のお支払いが確認できていません')).toBeVisible();
  await expect(page.getByText('最後のお支払い: 2026/10/09')).toBeVisible();
  // What was reserved before stays.
  await expect(page.getByText('今日のご予約')).toBeVisible();
  await page.goto('/mypage/plan_types/edit');
  await expect(page.getByText('月額料金のお支払いが確認できていません')).toBeVisible();
  await page.goto('/mypage/payment_methods/edit');
  await fillCard(page, cards.good);
  await goToConfirm(page, '内容の確認');
  await page.getByRole('button', { name: 'このカードに変更する' }).click();
  await expect(page.getByText('月額料金のお支払いが完了しました')).toBeVisible();
  await expectTop(page);
  await expect(page.getByText('月額料金のお支払いが確認できていません')).toHaveCount(0);
});
