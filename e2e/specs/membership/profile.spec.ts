import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { goToConfirm, heading, survivesReload } from '../../pages/mypage.ts';
import { memberPassword, newMember } from '../../pages/new-member.ts';

test('profile: wrong input in place, a new address signs in again and the old one no longer does', {
  tag: '@again',
}, async ({ page, emulators }) => {
  const { email } = await newMember(page, emulators);
  const next = email.replace('mypage', 'changed');
  await page.goto('/mypage/customers');
  await page.getByRole('link', { name: '変更する' }).click();
  await page.getByLabel('電話番号', { exact: true }).fill('123');
  await page.getByLabel('番地・建物名').fill('2-14-6 新しい部屋502');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('電話番号はハイフンなしの10桁または11桁の数字で入力してください。')).toBeVisible();
  await expect(page.getByLabel('電話番号', { exact: true })).toBeFocused();
  await page.getByLabel('電話番号', { exact: true }).fill('０９０-９８７６-５４３２');
  await page.getByLabel('メールアドレス').fill(next);
  await page.getByLabel('掲載してよい', { exact: true }).check();
  await goToConfirm(page, '内容の確認');
  await survivesReload(page, '09098765432');
  await expect(page.getByText('ほかの端末ではログアウトされます')).toBeVisible();
  await checkPage(page, '内容の確認');
  await page.getByRole('button', { name: '変更する', exact: true }).dblclick();
  await expect(heading(page, 'お客様情報を変更しました')).toBeVisible();
  await survivesReload(page, 'メールアドレスが変わりました');
  await page.getByRole('link', { name: 'お客様情報を見る' }).click();
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText('090-9876-5432')).toBeVisible();
  const signIn = (address: string) =>
    page.request.post('/auth/password', { data: { email: address, password: memberPassword } });
  expect((await signIn(email)).status()).toBe(401);
  expect((await signIn(next)).status()).toBe(200);
});

test("somebody else's address is flagged at its field, with the rest kept", { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  await newMember(page, emulators);
  await page.goto('/mypage/customers/edit');
  await page.getByLabel('メールアドレス').fill('sato@example.jp');
  await page.getByLabel('番地・建物名').fill('9-9-9');
  await goToConfirm(page, '内容の確認');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: '変更する', exact: true }).click();
  await expect(heading(page, 'お客様情報の変更')).toBeVisible();
  await expect(page.getByLabel('メールアドレス')).toBeFocused();
  await expect(page.getByText('このメールアドレスはすでに登録されています。')).toBeVisible();
  await expect(page.getByLabel('番地・建物名')).toHaveValue('9-9-9');
});
