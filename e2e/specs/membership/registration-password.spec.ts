import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { mailTo } from '../../pages/inbox.ts';

test('a forgotten password is set anew by the mailed link, once', async ({ page, emulators, context }) => {
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
  // Easy to guess: said at the field, and the link is not used up by it.
  await page.getByLabel('新しいパスワード', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await expect(page.getByText('よく使われていて、推測されやすいパスワードです。')).toBeVisible();
  await page.getByLabel('新しいパスワード', { exact: true }).fill('new-password-2');
  await page.getByRole('button', { name: '新しいパスワードを表示する' }).click();
  await expect(page.getByLabel('新しいパスワード', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await checkPage(page, 'パスワードを変更しました');
  await mailTo(page, emulators.mail, email, 'パスワードが変更されました');

  // A used link says so at once, before anything is typed.
  await page.goto(link);
  await checkPage(page, 'このリンクは、すでに使われています');

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
