import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { goToConfirm, heading, survivesReload } from '../../pages/mypage.ts';
import { newMember } from '../../pages/new-member.ts';

async function choose(page: Page, plan: string): Promise<void> {
  await page.goto('/mypage/plan_types/edit');
  await page.getByRole('radio', { name: new RegExp(plan) }).check();
  await goToConfirm(page, 'プラン変更の確認');
}

test('from free to charged, dearer and back: what is charged now is shown first', async ({ page, emulators }) => {
  await newMember(page, emulators);
  await choose(page, 'スタンダード');
  await expect(page.getByText('本日(2026/11/16)から')).toBeVisible();
  await expect(page.getByText('13,200円(税込、12か月続けた場合)')).toBeVisible();
  await expect(page.getByText(/\d{4}\/\d\d\/\d\dに1,100円、その後は毎月同じ日/)).toBeVisible();
  await expect(page.getByText('本日の請求 1,100円のお支払いが確定します')).toBeVisible();
  await checkPage(page, 'プラン変更の確認');
  await survivesReload(page, '本日の請求 1,100円');
  await page.getByRole('button', { name: 'プランを変更する' }).dblclick();
  await expect(heading(page, 'プランを変更しました')).toBeVisible();
  await page.goto('/mypage/payments/list');
  await expect(page.getByText('全1件')).toBeVisible();

  await choose(page, 'プレミアム');
  const lines = page.getByRole('table', { name: '本日の請求の内訳' });
  await expect(lines.getByRole('rowheader', { name: /スタンダード\(使わない分\)/ })).toBeVisible();
  // The amount follows from seconds; what matters is that the lines, the total and the button say the same.
  const total =
    /[\d,]+円/.exec((await lines.getByRole('row', { name: /合計/ }).textContent()) ?? '')?.[0] ?? 'no total';
  await expect(page.getByText(`本日の請求 ${total}のお支払いが確定します`)).toBeVisible();
  await page.getByRole('button', { name: 'プランを変更する' }).click();
  await expect(heading(page, 'プランを変更しました')).toBeVisible();

  await choose(page, 'ライト');
  await expect(page.getByText(/\d{4}\/\d\d\/\d\dから\(それまでは、いまのプランのままです\)/)).toBeVisible();
  await expect(page.getByText('本日の請求はありません')).toBeVisible();
  await page.getByRole('button', { name: 'プランを変更する' }).click();
  await expect(heading(page, 'プランの変更を承りました')).toBeVisible();
  await expect(page.getByText('ライトプラン', { exact: true })).toBeVisible();
  await page.goto('/mypage/plan_types/edit');
  await expect(page.getByText(/\d{4}\/\d\d\/\d\dに月額の契約が終わります/)).toBeVisible();
});

test('the same plan is refused with words, and the stale tab cannot change anything', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  const member = await newMember(page, emulators);
  await choose(page, 'ライト');
  await expect(page.getByText('現在と同じプランです。')).toBeVisible();
  await expect(page.getByRole('button', { name: 'プランを変更する' })).toHaveCount(0);
  await choose(page, 'スタンダード');
  await expect(page.getByText('本日の請求 1,100円')).toBeVisible();
  await member.call('unsubscribeCustomer', {});
  await page.getByRole('button', { name: 'プランを変更する' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/mypage/plan_types/edit');
  await expect(page.getByText('退会済みです')).toBeVisible();
});

test('a card that cannot be charged: refused, with the way to another card', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  await newMember(page, emulators, { card: 'pm_card_chargeCustomerFail' });
  await choose(page, 'スタンダード');
  await page.getByRole('button', { name: 'プランを変更する' }).click();
  await expect(page.getByRole('alert')).toContainText('カードを確認できませんでした');
  await page.getByRole('link', { name: 'お支払い方法へ' }).click();
  await expect(heading(page, 'お支払い方法')).toBeVisible();
});
