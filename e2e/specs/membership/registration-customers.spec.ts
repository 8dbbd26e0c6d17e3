import { expect, test } from '../../fixtures/test.ts';
import { answer3dSecure, cards, fillCard } from '../../pages/card-fields.ts';
import { checkPage } from '../../pages/check-page.ts';
import { expectLineMessage, mailTo } from '../../pages/inbox.ts';
import { LineConsentPage } from '../../pages/line-consent-page.ts';
import { haru, RegistrationForm, sora } from '../../pages/registration-form.ts';

const sakura = `U${'09'.padStart(32, '0')}`;

test('variant A: from the LINE button to the paid member, with 3-D Secure', async ({ page, emulators }) => {
  await page.goto('/registration/customers');
  await checkPage(page, '新規登録');
  await page.getByRole('link', { name: 'LINEで登録する' }).click();
  await new LineConsentPage(page).allowAs('小林 さくら');
  await expect(page).toHaveURL(/\/registration\/customers\/add$/);

  const form = new RegistrationForm(page);
  await checkPage(page, '登録内容の入力');
  await expect(page.getByText('1 / 3')).toBeVisible();
  // Nobody skips a step by its address; the first wrong field of the step gets the focus.
  await page.goto('/registration/customers/add?step=card');
  await expect(page).toHaveURL(/\/registration\/customers\/add\?step=you$/);
  await page.getByRole('button', { name: 'お子さまの入力へ' }).click();
  // LINE's name stands there as a proposal; the first that is missing is its kana.
  await expect(page.getByText('お名前(カナ)を入力してください。')).toBeVisible();
  await expect(page.getByLabel('お名前(カナ)', { exact: true })).toBeFocused();

  const person = { name: '小林 さくら', kana: 'こばやし さくら', email: 'kobayashi-sakura@example.jp' };
  await form.fillYou(person);
  // Too young to agree alone: told, and not refused.
  const born = page.getByRole('region', { name: '保護者の方' }).getByLabel('生年月日');
  await born.fill('20090401');
  await expect(page.getByText('18歳未満の方は、親権者の同意が必要です')).toBeVisible();
  await born.fill('19900401');
  await form.toChild();
  await expect(page).toHaveURL(/\?step=child$/);
  await expect(page.getByText('2 / 3')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'お子さま' })).toBeFocused();
  await checkPage(page, 'お子さま');
  await form.fillFamily();
  await form.addChild();
  await form.fillChild(2, sora);
  await form.chooseGender(2);
  await form.addChild();
  await form.removeChild(3);
  // A reload keeps everything; so does going back, kana already as katakana.
  await page.waitForFunction(
    (name) => Object.values(localStorage).some((draft) => String(draft).includes(name)),
    sora.name,
  );
  await page.reload();
  await expect(form.child(2).getByLabel('お子さまのお名前', { exact: true })).toHaveValue(sora.name);
  await page.getByRole('link', { name: '前のステップに戻る' }).click();
  await expect(page.getByLabel('お名前(カナ)', { exact: true })).toHaveValue('コバヤシ サクラ');
  await expect(page.getByLabel('電話番号', { exact: true })).toHaveValue('09012345678');
  await form.toChild();

  // The own number is nobody else's; the field typed in last is the wrong one: the button far below leads back to it.
  await form.fillEmergency('090-1234-5678');
  await page.getByRole('button', { name: 'カードの入力へ' }).click();
  await expect(page.getByText('ご本人と別の電話番号を入力してください。')).toBeVisible();
  await form.fillEmergency();
  const lastTyped = form.child(2).getByLabel('生年月日');
  await lastTyped.fill('20330503');
  await page.getByRole('button', { name: 'カードの入力へ' }).click();
  await expect(lastTyped).toBeFocused();
  await expect(lastTyped).toBeInViewport();
  await lastTyped.fill(sora.typed);
  await form.toCard();
  await expect(page.getByText('3 / 3')).toBeVisible();
  await expect(page.getByLabel('カード番号')).toBeVisible();
  await expect(page.getByRole('radio', { name: /ライト/ })).toBeChecked();
  await checkPage(page, 'プランとカード');
  await form.choosePlan('スタンダード');

  await fillCard(page, cards.secure);
  await form.goOn();
  await answer3dSecure(page, '認証しない');
  // Said where the parent looks, not somewhere below.
  await expect(page.getByText('カード会社での本人確認が完了しませんでした。')).toBeInViewport();
  await expect(page.getByRole('radio', { name: /スタンダード/ })).toBeChecked();
  await fillCard(page, cards.secure);
  await form.goOn();
  await answer3dSecure(page, '認証する');

  await expect(page).toHaveURL(/\/registration\/customers\/confirm$/);
  await checkPage(page, '登録内容の確認');
  for (const text of [
    '13,200円(税込、12か月続けた場合)',
    '解約まで毎月自動で更新されます。',
    '小林 そら(コバヤシ ソラ)',
    'Visa 下4桁 3155',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.reload();
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('お進みいただくには、同意が必要です。')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /利用規約/ })).toBeFocused();
  await form.agree();
  await page.getByRole('button', { name: '登録する' }).dblclick();
  // The bank asks once more for the first payment, over the page.
  await page.frameLocator('dialog iframe').getByRole('button', { name: '認証する' }).click();

  await expect(page).toHaveURL(/\/registration\/customers\/done$/);
  await checkPage(page, '登録が完了しました');
  await expectLineMessage(page, emulators.line, sakura, 'いまほいくへようこそ');
  await page.goto('/registration/customers/confirm');
  await expect(page).toHaveURL(/\/mypage\/top$/);
});

test('variant A by email: a declined card keeps the input, another one is taken', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  const email = 'registration-email@example.jp';
  await page.goto('/registration/customers');
  await page.getByLabel('メールアドレス').fill('sato@example.jp');
  await page.getByLabel('パスワード', { exact: true }).fill('long-enough-1');
  await page.getByRole('button', { name: 'メールアドレスで登録する' }).click();
  await expect(page.getByText('このメールアドレスは、すでに登録されています。')).toBeVisible();
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByRole('button', { name: 'メールアドレスで登録する' }).click();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);

  const form = new RegistrationForm(page);
  await form.fillYou({ name: '加藤 遥', kana: 'カトウ ハルカ', email: 'suzuki@example.jp' });
  await page.getByRole('button', { name: 'お子さまの入力へ' }).click();
  // The server knows the address: marked and focused in its own step.
  await expect(page.getByText('このメールアドレスはすでに登録されています。')).toBeVisible();
  await expect(page.getByLabel('メールアドレス')).toBeFocused();
  await page.getByLabel('メールアドレス').fill(email);
  await form.toChild();
  await form.fillFamily();
  await form.toCard();
  await fillCard(page, cards.declined);
  await form.goOn();
  await expect(page.getByText('カードを確認できませんでした')).toBeVisible();
  await fillCard(page, cards.good);
  await form.goOn();
  await expect(page.getByText('0円(年会費もかかりません)')).toBeVisible();

  // Back to the form: everything is there, the card needs no second confirmation.
  await page.goBack();
  await expect(page.getByText('カードを確認しました')).toBeVisible();
  await form.goOn();
  await expect(page.getByText('加藤 遥')).toBeVisible();
  await form.agree();
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('heading', { name: '登録が完了しました' })).toBeVisible();
  await mailTo(page, emulators.mail, email, 'いまほいくへようこそ');
});

test('fields the server flags are alerted, marked and focused, with everything kept', { tag: '@again' }, async ({
  page,
}) => {
  const email = 'registration-flagged@example.jp';
  await page.goto('/registration/customers?branch=minato-hiroba');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('long-enough-1');
  await page.getByRole('button', { name: 'メールアドレスで登録する' }).click();
  const form = new RegistrationForm(page);
  await form.fillYou({ name: '井上 凛', kana: 'イノウエ リン', email });
  await form.toChild();
  // The branch whose page led here is the one proposed.
  await expect(page.getByLabel('よく利用する園').locator('option:checked')).toHaveText(/みなと広場園/);
  await form.fillFamily();
  await form.toCard();
  await fillCard(page, cards.good);
  await form.goOn();
  await page.route('**/createCustomer', (route) =>
    route.fulfill({
      json: {
        result: { status: 'NG', type: 'input_error', msg: '入力内容をご確認ください。', fields: ['child1.name'] },
      },
    }),
  );
  await form.agree();
  const alerted = page.waitForEvent('dialog');
  await page.getByRole('button', { name: '登録する' }).click();
  const alert = await alerted;
  expect(alert.message()).toBe('入力エラーがあります。もう一度ご確認ください。');
  await alert.accept();
  const name = form.child(1).getByLabel('お子さまのお名前', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue(haru.name);
});
