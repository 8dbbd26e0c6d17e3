import { expect, test } from '../../fixtures/test.ts';
import { newMember } from '../../pages/new-member.ts';

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

test("somebody else's child and benefits that are none are not found", async ({ page, family }) => {
  await family(page, 'sato');
  for (const path of ['/mypage/children/edit/5', '/mypage/children/delete/confirm/5', '/mypage/benefits/99999']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();
  }
});

test('confirm pages without a draft say SPEC §8 and lead to the form', async ({ page, family }) => {
  await family(page, 'sato');
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
