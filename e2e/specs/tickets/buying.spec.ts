import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { goToConfirm, heading, survivesReload } from '../../pages/mypage.ts';
import { newMember } from '../../pages/new-member.ts';

test('tickets are bought once, however often it is pressed', { tag: '@again' }, async ({ page, emulators }) => {
  await newMember(page, emulators);
  await page.goto('/mypage/tickets/buy');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('回数券を選択してください。')).toBeVisible();
  await page.getByRole('radio', { name: /10回券/ }).check();
  await goToConfirm(page, '購入内容の確認');
  await survivesReload(page, '2027/05/15まで(購入から180日間)');
  await expect(
    page.getByText('使っていない分から、手数料500円を引いた金額を、期限の日まで、マイページから返金できます。'),
  ).toBeVisible();
  await checkPage(page, '購入内容の確認');
  await page.getByRole('button', { name: '購入する' }).dblclick();
  await expect(heading(page, '回数券を購入しました')).toBeVisible();
  await page.goto('/mypage/tickets/buy/confirm');
  await expect(heading(page, '回数券を購入しました')).toBeVisible();
  await page.goto('/mypage/tickets/buy');
  await expect(page.getByText('残り10枚')).toHaveCount(1);
  await page.goto('/mypage/payments/list');
  await expect(page.getByText('全1件')).toBeVisible();
  await expect(page.getByText('10,500円')).toBeVisible();
});

test('a card that cannot be charged buys nothing', { tag: '@again' }, async ({ page, emulators }) => {
  await newMember(page, emulators, { card: 'pm_card_chargeCustomerFail' });
  await page.goto('/mypage/tickets/buy');
  await page.getByRole('radio', { name: /20回券/ }).check();
  await goToConfirm(page, '購入内容の確認');
  await page.getByRole('button', { name: '購入する' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'お支払い方法へ' })).toBeVisible();
  await page.goto('/mypage/tickets/buy');
  await expect(page.getByText(/残り\d+枚/)).toHaveCount(0);
});
