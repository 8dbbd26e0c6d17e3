import { expect, test } from '../fixtures/test.ts';
import { checkPage } from '../pages/check-page.ts';
import { mailTo } from '../pages/inbox.ts';

test('a forgotten password is set anew by the mailed link, once', async ({ page, emulators, context }) => {
  test.setTimeout(240_000);
  const email = 'registration-password@example.jp';
  await page.goto('/registration/customers');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('old-password-1');
  await page.getByRole('button', { name: 'メールアドレスで登録する' }).click();
  await expect(page).toHaveURL(/\/registration\/customers\/add$/);
  await context.clearCookies();

  await page.goto('/login');
  await checkPage(page, 'ログイン');
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await checkPage(page, 'パスワードをお忘れの方');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByRole('button', { name: 'リンクを送る' }).click();
  await checkPage(page, 'メールをご確認ください');

  const { text } = await mailTo(page, emulators.mail, email, 'パスワードの再設定');
  const link = /https?:\S+\/forget_password\/reset\/\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await checkPage(page, '新しいパスワードを決める');
  await page.getByLabel('新しいパスワード', { exact: true }).fill('new-password-2');
  await page.getByLabel('新しいパスワード(確認)', { exact: true }).fill('something-else');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await expect(page.getByText('確認用のパスワードが一致していません。')).toBeVisible();
  await page.getByLabel('新しいパスワード(確認)', { exact: true }).fill('new-password-2');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await checkPage(page, 'パスワードを変更しました');

  await page.goto(link);
  await page.getByLabel('新しいパスワード', { exact: true }).fill('third-password-3');
  await page.getByLabel('新しいパスワード(確認)', { exact: true }).fill('third-password-3');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await checkPage(page, 'このリンクは使えません');

  await page.goto('/login');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('old-password-1');
  await page.getByRole('button', { name: 'メールアドレスでログイン' }).click();
  await expect(page.getByText('メールアドレスまたはパスワードをご確認ください。')).toBeVisible();
  await page.getByLabel('パスワード', { exact: true }).fill('new-password-2');
  await page.getByRole('button', { name: 'メールアドレスでログイン' }).click();
  // Registration is not finished, so the guard leads there.
  await expect(page).toHaveURL(/\/registration\/customers\/add$/);
});
