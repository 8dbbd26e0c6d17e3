import { expect, test } from '../../fixtures/test.ts';
import { answer3dSecure, cards, fillCard } from '../../pages/card-fields.ts';
import { checkPage } from '../../pages/check-page.ts';
import { goToConfirm, heading, survivesReload } from '../../pages/mypage.ts';
import { newMember } from '../../pages/new-member.ts';

const form = '/mypage/payment_methods/edit';

test('a declined card is said in place; another one becomes the card', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  await newMember(page, emulators, { card: 'pm_card_jcb' });
  await page.goto(form);
  await expect(page.getByText('JCB 下4桁 0000')).toBeVisible();
  await fillCard(page, cards.declined);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('カードを確認できませんでした')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${form}$`));
  await fillCard(page, cards.good);
  await goToConfirm(page, '内容の確認');
  await survivesReload(page, 'Visa 下4桁 4242');
  await expect(page.getByText('JCB 下4桁 0000')).toBeVisible();
  await checkPage(page, '内容の確認');
  await page.getByRole('button', { name: 'このカードに変更する' }).dblclick();
  await expect(heading(page, 'お支払い方法を変更しました')).toBeVisible();
  await survivesReload(page, 'Visa 下4桁 4242');
  await page.goto(form);
  await expect(page.getByText('Visa 下4桁 4242')).toBeVisible();
});

test('3-D Secure: passed leads to the confirm page, not passed back to the form', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  await newMember(page, emulators, { card: 'pm_card_jcb' });
  await page.goto(form);
  await fillCard(page, cards.secure);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await answer3dSecure(page, '認証しない');
  await expect(page.getByText('カード会社での本人確認が完了しませんでした')).toBeVisible();
  await fillCard(page, cards.secure);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await answer3dSecure(page, '認証する');
  await expect(heading(page, '内容の確認')).toBeVisible();
  await expect(page).toHaveURL(/\/edit\/confirm$/);
  await page.getByRole('button', { name: 'このカードに変更する' }).click();
  await expect(page.getByText('Visa 下4桁 3155')).toBeVisible();
});
