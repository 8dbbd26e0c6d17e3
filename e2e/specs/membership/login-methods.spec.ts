import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { LineConsentPage } from '../../pages/line-consent-page.ts';
import { goToConfirm, heading } from '../../pages/mypage.ts';
import { memberPassword, newMember } from '../../pages/new-member.ts';

const form = '/mypage/login_methods/edit';

test('email and password change; the password is never kept, so a reload asks for it again', async ({
  page,
  emulators,
}) => {
  const { email } = await newMember(page, emulators);
  const next = email.replace('mypage', 'login');
  await page.goto(form);
  await page.getByLabel('メールアドレス', { exact: true }).fill(next);
  await page.getByLabel('新しいパスワード', { exact: true }).fill('short');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('パスワードは8文字以上で入力してください。')).toBeVisible();
  await page.getByLabel('新しいパスワード', { exact: true }).fill('atarashii-aikotoba');
  await goToConfirm(page, '内容の確認');
  await checkPage(page, '内容の確認');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain(
    'atarashii-aikotoba',
  );
  await page.reload();
  await expect(page.getByText('安全のため、パスワードは保存していません。')).toBeVisible();
  await expect(page.getByLabel('メールアドレス', { exact: true })).toHaveValue(next);
  await page.getByLabel('新しいパスワード', { exact: true }).fill('atarashii-aikotoba');
  await goToConfirm(page, '内容の確認');
  await page.getByRole('button', { name: '変更する', exact: true }).dblclick();
  await expect(heading(page, 'ログイン方法を変更しました')).toBeVisible();
  await page.goto('/mypage/top');
  await expect(heading(page, /さん$/)).toBeVisible();
  const signIn = (address: string, password: string) =>
    page.request.post('/auth/password', { data: { email: address, password } });
  expect((await signIn(email, memberPassword)).status()).toBe(401);
  expect((await signIn(next, 'atarashii-aikotoba')).status()).toBe(200);
});

test('LINE becomes a way to sign in; a denied consent and a taken account change nothing', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  await newMember(page, emulators);
  await page.goto(form);
  await page.getByRole('link', { name: 'LINEを登録する' }).click();
  await new LineConsentPage(page).deny();
  await expect(heading(page, 'LINEの登録は変わっていません')).toBeVisible();
  await page.getByRole('link', { name: 'もう一度LINEで進む' }).click();
  await new LineConsentPage(page).allowAs('佐藤 美咲');
  await expect(page.getByText('別のお客様の登録に使われています')).toBeVisible();
  await page.getByRole('link', { name: '戻る' }).click();
  await page.getByRole('link', { name: 'LINEを登録する' }).click();
  await new LineConsentPage(page).allowAs('加藤 悠人');
  await expect(heading(page, 'ログイン方法を変更しました')).toBeVisible();
  await page.goto(form);
  await expect(page.getByText('加藤 悠人')).toBeVisible();
  await expect(page.getByText('使えます')).toHaveCount(2);
  // LINE can be taken off again together with a new password: there is always one way left.
  await page.getByLabel('新しいパスワード', { exact: true }).fill('atarashii-aikotoba');
  await page.getByLabel(/LINEでのログインをやめる/).check();
  await goToConfirm(page, '内容の確認');
  await page.getByRole('button', { name: '変更する', exact: true }).click();
  await expect(heading(page, 'ログイン方法を変更しました')).toBeVisible();
  await page.goto(form);
  await expect(page.getByText('使えます')).toHaveCount(1);
  // Messages may go to LINE without signing in by it.
  await page.goto('/mypage/notifications/settings');
  await page.getByRole('link', { name: 'LINEで受け取る' }).click();
  await new LineConsentPage(page).allowAs('加藤 悠人');
  await expect(page).toHaveURL(/\/mypage\/notifications\/settings\?line=(linked|not_friend)$/);
  await expect(page.getByText('届きます', { exact: true }).first()).toBeVisible();
});
