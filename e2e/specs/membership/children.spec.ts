import { minatoHiroba } from '../../../db/seed/branch-list.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { goToConfirm, heading, survivesReload } from '../../pages/mypage.ts';
import { newMember } from '../../pages/new-member.ts';
import { makeReserve } from '../../pages/reserve-pages.ts';

test('a child is added, changed and taken off the list', async ({ page, emulators }) => {
  await newMember(page, emulators);
  await page.goto('/mypage/children/list');
  await page.getByRole('link', { name: 'お子さまを追加する' }).click();
  await page.getByLabel('お子さまのお名前', { exact: true }).fill('小林 そら');
  await page.getByLabel('お子さまのお名前(カナ)').fill('こばやし そら');
  await page.getByLabel('性別').selectOption('男の子');
  await page.getByLabel('生年月日').fill('20300101');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('生年月日に未来の日付は入力できません。')).toBeVisible();
  await expect(page.getByLabel('生年月日')).toBeFocused();
  await page.getByLabel('生年月日').fill('20250120');
  await page.getByLabel('園に伝えたいこと').fill('そばアレルギーがあります。');
  await goToConfirm(page, '内容の確認');
  await survivesReload(page, '小林 そら(コバヤシ ソラ)');
  await checkPage(page, '内容の確認');
  await page.goBack();
  await expect(page.getByLabel('お子さまのお名前', { exact: true })).toHaveValue('小林 そら');
  await goToConfirm(page, '内容の確認');
  await page.getByRole('button', { name: '追加する' }).dblclick();
  await expect(page.getByText('お子さまを追加しました')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '小林 そら' })).toHaveCount(1);

  await page.getByRole('link', { name: /^変更する ?\(小林 そら\)$/ }).click();
  await page.getByLabel('園に伝えたいこと').fill('そばと卵のアレルギーがあります。');
  await goToConfirm(page, '内容の確認');
  await survivesReload(page, 'そばと卵のアレルギーがあります。');
  await page.getByRole('button', { name: '変更する', exact: true }).click();
  await expect(heading(page, 'お子さまの情報を変更しました')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'お子さまの一覧へ' }).click();
  await expect(page.getByText('そばと卵のアレルギーがあります。')).toBeVisible();

  const second = await page.context().newPage();
  await page.getByRole('link', { name: /^削除する ?\(小林 そら\)$/ }).click();
  await expect(heading(page, '小林 そらさんを一覧から削除しますか')).toBeVisible();
  await second.goto(page.url());
  await expect(second.getByRole('button', { name: '削除する' })).toBeVisible();
  await page.getByRole('button', { name: '削除する' }).click();
  await expect(heading(page, 'お子さまを一覧から削除しました')).toBeVisible();
  // The other tab is late: nothing happens twice.
  await second.getByRole('button', { name: '削除する' }).click();
  await expect(heading(second, 'お子さまを一覧から削除しました')).toBeVisible();
  await page.goto('/mypage/children/list');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['小林 はる']);
});

test('an answer that got lost does not make a second child', { tag: '@again' }, async ({ page, emulators }) => {
  await newMember(page, emulators);
  await page.goto('/mypage/children/add');
  await page.getByLabel('お子さまのお名前', { exact: true }).fill('小林 うみ');
  await page.getByLabel('お子さまのお名前(カナ)').fill('コバヤシ ウミ');
  await page.getByLabel('性別').selectOption('女の子');
  await page.getByLabel('生年月日').fill('20240701');
  await goToConfirm(page, '内容の確認');
  let lost = false;
  await page.route('**/v1/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: Record<string, unknown> };
    if (lost || variables.name !== '小林 うみ') return route.continue();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText('結果を確認できませんでした')).toBeVisible();
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText('お子さまを追加しました')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '小林 うみ' })).toHaveCount(1);
});

test('a child with a coming reserve stays; the page says why and leads there', { tag: '@again' }, async ({
  page,
  family,
}) => {
  const { child_ids } = await family(page, 'takahashi');
  const [, younger = 0] = child_ids;
  const when = { date: '2026-12-16', start: 840, end: 900 };
  await makeReserve(page, { branch_id: minatoHiroba, child_ids: [younger], ...when });
  await page.goto(`/mypage/children/delete/confirm/${younger}`);
  await expect(page.getByText('今後の予約があるため、削除できません')).toBeVisible();
  await expect(page.getByRole('button', { name: '削除する' })).toHaveCount(0);
  await expect(page.getByText('みなと広場園').first()).toBeVisible();
  await page.getByRole('link', { name: '予約一覧へ' }).click();
  await expect(page).toHaveURL(/\/mypage\/reserves\/list$/);
});
