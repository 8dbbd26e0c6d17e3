import type { Browser, Page } from '@playwright/test';
import { minatoHiroba } from '../../../db/seed/branch-list.ts';
import { desktop, expect, expectAccessible, test } from '../../fixtures/test.ts';
import { newFamily } from '../../pages/new-family.ts';
import { makeReserve } from '../../pages/reserve-pages.ts';

type SignIn = (page: Page, key: string) => Promise<void>;

/** Headquarters at a desk of its own. */
async function headquarters(browser: Browser, signInStaff: SignIn): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await signInStaff(page, 'honbu');
  return page;
}

/** The family's page, found by its address in the list of all branches. */
async function openFamily(page: Page, email: string): Promise<string> {
  await page.goto(`/staff/headquarters/families?text=${encodeURIComponent(email)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /清水 陽介様の手続き$/ })
    .click();
  await expect(page).toHaveURL(/\/families\/\d+$/);
  await expect(page.getByText(/お客様番号 \d+/)).toBeVisible();
  return /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
}

test('a family is stopped, refused kindly, still cancels, and is reopened; free tickets are given', async ({
  page,
  browser,
  family,
  signInStaff,
}) => {
  const { email, child_ids } = await family(page, 'shimizu');
  const payload = { branch_id: minatoHiroba, child_ids, date: '2026-12-14', start: 9 * 60, end: 11 * 60 };
  const { reserve_id } = await makeReserve(page, payload);
  const desk = await headquarters(browser, signInStaff);
  await openFamily(desk, email);

  await desk.getByRole('button', { name: '利用を停止する' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: '停止する' }).click();
  await expect(dialog.getByText('理由を入力してください。')).toBeVisible();
  await dialog.getByLabel('理由').fill('連絡のない欠席が続いたため');
  await dialog.getByRole('button', { name: '停止する' }).click();
  await expect(desk.getByText('停止中(期限なし)')).toBeVisible();

  await page.goto('/mypage/reserves/select_branches');
  await expect(page.getByText('新しいお申し込みをお受けしていません')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'お問い合わせ' })).toBeVisible();
  await expect(page.getByText('欠席')).toBeHidden();
  await page.goto('/mypage/tickets/buy');
  await expect(page.getByText('新しいお申し込みをお受けしていません')).toBeVisible();
  await page.goto(`/mypage/reserves/cancel/confirm/${reserve_id}`);
  await page.getByRole('button', { name: /キャンセルする/ }).click();
  await expect(page).toHaveURL(/cancel\/done/);

  await desk.getByRole('button', { name: '停止を解く' }).click();
  await dialog.getByLabel('理由').fill('お話しできたため');
  await dialog.getByRole('button', { name: '停止を解く' }).click();
  await expect(desk.getByText('停止していません')).toBeVisible();
  await page.goto('/mypage/reserves/select_branches');
  await expect(page.getByRole('heading', { name: '園とお子さまを選ぶ' })).toBeVisible();
  await expect(page.getByText('新しいお申し込みをお受けしていません')).toBeHidden();

  await desk.getByRole('button', { name: '無償で渡す' }).click();
  await dialog.getByLabel('枚数').fill('3');
  await dialog.getByLabel('理由').fill('お待たせしたお詫び');
  await dialog.getByRole('button', { name: '無償で渡す' }).click();
  await expect(desk.getByText('理由 お待たせしたお詫び')).toBeVisible();
  await page.goto('/mypage/tickets/buy');
  await expect(page.getByText('回数券3枚(本部からの進呈)')).toBeVisible();
  await expectAccessible(desk);
  await desk.context().close();
});

test('two accounts of one family become one after a preview', { tag: '@again' }, async ({
  page,
  browser,
  emulators,
  family,
  signInStaff,
}) => {
  const kept = await family(page, 'shimizu');
  const elsewhere = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
  const old = await newFamily(await elsewhere.newPage(), emulators, 'shimizu');
  const oldPage = elsewhere.pages()[0] as Page;
  const payload = {
    branch_id: minatoHiroba,
    child_ids: old.child_ids,
    date: '2026-12-15',
    start: 9 * 60,
    end: 11 * 60,
  };
  const { reserve_id } = await makeReserve(oldPage, payload);
  const desk = await headquarters(browser, signInStaff);
  const oldId = await openFamily(desk, old.email);
  const mergedInto = await openFamily(desk, kept.email);

  await desk.getByRole('link', { name: '別のアカウントを統合する' }).click();
  await desk.getByRole('searchbox').fill(old.email);
  await desk.getByRole('button', { name: '探す' }).click();
  await desk.getByRole('link', { name: /様を統合する$/ }).click();
  await expect(desk.getByText(`終わるアカウント(番号 ${oldId})`)).toBeVisible();
  await expect(desk.getByText(/9:00.*みなと広場園 清水/)).toBeVisible();
  // Its state is in the address: pressed, it is ticked once the page of the new address stands.
  await desk.getByRole('checkbox').first().click();
  await expect(desk).toHaveURL(/joined=\d/);
  await expectAccessible(desk);
  await desk.getByLabel('理由').fill('同じご家庭の登録が2つあるため');
  await desk.getByRole('button', { name: `番号 ${oldId} を番号 ${mergedInto} に統合する` }).click();
  await expect(desk).toHaveURL(new RegExp(`/families/${mergedInto}$`));

  await page.goto(`/mypage/reserves/${reserve_id}`);
  await expect(page.getByRole('main').getByText('みなと広場園').first()).toBeVisible();
  await desk.goto(`/staff/headquarters/families/${oldId}`);
  await expect(desk.getByText('統合済みの番号です')).toBeVisible();
  await elsewhere.close();
  await desk.context().close();
});
