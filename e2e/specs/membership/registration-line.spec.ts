import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { LineConsentPage } from '../../pages/line-consent-page.ts';

test('a refused consent says so and offers both ways on', { tag: '@again' }, async ({ page }) => {
  await page.goto('/registration/customers');
  await page.getByRole('link', { name: 'LINEで登録する' }).click();
  await new LineConsentPage(page).deny();
  await checkPage(page, 'LINEでの許可がキャンセルされました');
  await page.getByRole('link', { name: 'メールアドレスで進む' }).click();
  await expect(page).toHaveURL(/\/registration\/customers$/);
});

test('a foreign state is stopped; the retry asks LINE not to sign in by itself and keeps the branch', {
  tag: '@again',
}, async ({ page }) => {
  await page.goto('/registration_reserves/customers?branch=minato-hiroba');
  await expect(page.getByLabel('ご利用の園')).toHaveValue('minato-hiroba');
  await page.getByRole('link', { name: 'LINEで登録して予約へ' }).click();
  await new LineConsentPage(page).failAutoLogin();
  await checkPage(page, 'LINEとの確認をやり直してください');
  expect((await page.context().cookies()).some(({ name }) => name === 'line_state')).toBe(false);
  const again = page.getByRole('link', { name: 'もう一度LINEで進む' });
  await expect(again).toHaveAttribute('href', /branch=minato-hiroba.*retry=1/);
  await again.click();
  await expect(page.getByText('うまくいかない場合を試す')).toHaveCount(0);
});

test('a LINE account that is a customer already is signed in and told so', { tag: '@again' }, async ({ page }) => {
  await page.goto('/registration/customers');
  await page.getByRole('link', { name: 'LINEで登録する' }).click();
  await new LineConsentPage(page).allowAs('山本 真理子');
  await checkPage(page, 'このLINEアカウントは登録済みです');
  await page.getByRole('link', { name: 'マイページへ' }).first().click();
  await expect(page).toHaveURL(/\/mypage\/top$/);
});

test('sign-in with LINE goes to return_to; an unknown account is led to the registration', { tag: '@again' }, async ({
  page,
}) => {
  await page.goto('/mypage/children/list');
  await expect(page).toHaveURL(/\/require_login\?return_to=\/mypage\/children\/list$/);
  await checkPage(page, 'ログインをお願いします');
  await page.getByRole('link', { name: 'LINEでログイン' }).click();
  await new LineConsentPage(page).allowAs('山田 陽子');
  await checkPage(page, 'このLINEアカウントでは、まだ登録がありません');
  await page.goto('/require_login?return_to=/mypage/children/list');
  await page.getByRole('link', { name: 'LINEでログイン' }).click();
  await new LineConsentPage(page).allowAs('山本 真理子');
  await expect(page).toHaveURL(/\/mypage\/children\/list$/);
});

test('LINE out of reach, and a deleted account', { tag: '@again' }, async ({ page }) => {
  let type = 'line_unavailable';
  await page.route('**/lineLogin', (route) => route.fulfill({ json: { result: { status: 'NG', type, msg: type } } }));
  const goToLine = async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'LINEでログイン' }).click();
    await new LineConsentPage(page).allowAs('山田 陽子');
  };
  await goToLine();
  await checkPage(page, 'LINEに接続できませんでした');
  type = 'account_deleted';
  await goToLine();
  await checkPage(page, 'このアカウントは削除されています');
  await page.goto('/login?line_error=line_unavailable');
  await expect(page.getByText('いまLINEに接続できません')).toBeVisible();
});
