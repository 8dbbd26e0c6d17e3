import { expect, test } from '../fixtures/test.ts';
import { checkPage } from '../pages/check-page.ts';
import { newMember } from '../pages/new-member.ts';

/** Every screen one can open directly, at both widths. */
const screens: readonly (readonly [path: string, heading: string])[] = [
  ['/mypage/top', '佐藤 美咲さん'],
  ['/mypage/payments/list', 'お支払い履歴'],
  ['/mypage/childcares/list', 'ご利用履歴'],
  ['/mypage/benefits/list', '会員特典'],
  ['/mypage/benefits/1', '絵本の定期便「ほんのもり」初回半額'],
  ['/mypage/children/list', 'お子さま'],
  ['/mypage/children/add', 'お子さまの追加'],
  ['/mypage/children/edit/1', '佐藤 陽向さんの情報の変更'],
  ['/mypage/children/edit/done', 'お子さまの情報を変更しました'],
  ['/mypage/children/delete/confirm/1', '佐藤 陽向さんを一覧から削除しますか'],
  ['/mypage/children/delete/done', 'お子さまを一覧から削除しました'],
  ['/mypage/customers', 'お客様情報'],
  ['/mypage/customers/edit', 'お客様情報の変更'],
  ['/mypage/customers/edit/done', 'お客様情報を変更しました'],
  ['/mypage/customers/unsubscribe', '退会'],
  ['/mypage/customers/unsubscribe/done', '退会のお手続きが完了しました'],
  ['/mypage/customers/cancel', 'アカウントの削除'],
  ['/mypage/customers/resubscribe', '再入会'],
  ['/mypage/customers/resubscribe/done', '再入会のお手続きが完了しました'],
  ['/mypage/payment_methods/edit', 'お支払い方法'],
  ['/mypage/payment_methods/edit/done', 'お支払い方法を変更しました'],
  ['/mypage/plan_types/edit', 'プランの変更'],
  ['/mypage/plan_types/done', 'プランを変更しました'],
  ['/mypage/leave_guide', '退会・アカウント削除'],
  ['/mypage/login_methods/edit', 'ログイン方法'],
  ['/mypage/login_methods/edit/done', 'ログイン方法を変更しました'],
  ['/mypage/login_methods/callback', 'LINEの登録は変わっていません'],
  ['/mypage/line_friend/callback', 'LINEの登録は変わっていません'],
  ['/mypage/line_notification/callback', 'LINEの登録は変わっていません'],
  ['/mypage/tickets/buy', '回数券'],
  ['/mypage/tickets/buy/done', '回数券を購入しました'],
];

// In a few portions: one sign-in each, and two workers share them.
for (let from = 0; from < screens.length; from += 8) {
  const portion = screens.slice(from, from + 8);
  test(`accessible and fitting at both widths: ${portion.map(([path]) => path).join(' ')}`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(180_000);
    await signIn(page, 'sato');
    for (const [path, name] of portion) {
      await test.step(path, async () => {
        await page.goto(path);
        await checkPage(page, name);
      });
    }
  });
}

test('every list of a new member has its empty state', async ({ page, emulators }) => {
  await newMember(page, emulators);
  await page.goto('/mypage/payments/list');
  await expect(page.getByText('お支払いはまだありません')).toBeVisible();
  await page.goto('/mypage/childcares/list');
  await expect(page.getByText('ご利用はまだありません')).toBeVisible();
  await page.goto('/mypage/tickets/buy');
  await expect(page.getByText('使える回数券')).toBeVisible();
  await page.goto('/mypage/benefits/list?category=999');
  await expect(page.getByText('この条件の特典は、いまはありません')).toBeVisible();
});

test("somebody else's child and benefits that are none are not found", async ({ page, signIn }) => {
  await signIn(page, 'sato');
  for (const path of ['/mypage/children/edit/5', '/mypage/children/delete/confirm/5', '/mypage/benefits/99999']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();
  }
});

test('confirm pages without a draft say SPEC §8 and lead to the form', async ({ page, signIn }) => {
  await signIn(page, 'sato');
  const flows = [
    ['/mypage/customers/edit/confirm', 'お客様情報を取得できませんでした。', '/mypage/customers/edit'],
    ['/mypage/plan_types/edit/confirm', 'プランの選択情報を取得できませんでした。', '/mypage/plan_types/edit'],
    ['/mypage/children/add/confirm', 'お客様情報を取得できませんでした。', '/mypage/children/add'],
  ] as const;
  for (const [confirm, words, form] of flows) {
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      const text = dialog.message();
      await dialog.accept();
      return text;
    });
    await page.goto(confirm);
    expect(await said).toContain(words);
    await expect(page).toHaveURL(new RegExp(`${form}$`));
  }
});
