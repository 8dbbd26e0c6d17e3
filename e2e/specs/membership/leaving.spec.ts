import { readFile } from 'node:fs/promises';
import { minatoHiroba } from '../../../db/seed/branch-list.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { expectTop, goToConfirm, heading, survivesReload } from '../../pages/mypage.ts';
import { memberPassword, newMember } from '../../pages/new-member.ts';
import { makeReserve } from '../../pages/reserve-pages.ts';

test('leaving with the questionnaire, then coming back', async ({ page, emulators }) => {
  await newMember(page, emulators, { plan_type_id: 2 });
  await page.goto('/mypage/leave_guide');
  await page.getByRole('link', { name: '退会へ進む' }).click();
  await expect(page.getByText(/\d{4}\/\d\d\/\d\dまでは、これまでどおり/)).toBeVisible();
  await page
    .getByRole('group', { name: /スタッフの印象/ })
    .getByText('良かった', { exact: true })
    .click();
  await page.getByLabel('ご意見').fill('引っ越すためです。');
  await goToConfirm(page, '退会の確認');
  await survivesReload(page, '引っ越すためです。');
  await checkPage(page, '退会の確認');
  const late = await page.context().newPage();
  await late.goto('/mypage/customers/unsubscribe');
  await expect(heading(late, '退会')).toBeVisible();
  await page.getByRole('button', { name: '退会する', exact: true }).dblclick();
  await checkPage(page, '退会のお手続きが完了しました');
  await survivesReload(page, 'までは、引き続きご利用いただけます。');
  await late.reload();
  await expect(late.getByText('すでに退会のお手続きが済んでいます。')).toBeVisible();
  await expectTop(page);
  await page.getByRole('link', { name: /^お願い.*退会のお手続きが済んでいます/ }).click();
  // error1 by SPEC §4, but no error to whoever left of their own will, neither seen nor heard.
  const withdrawn = page.locator('[data-display-type=error1]');
  await expect(withdrawn).toContainText('お知らせ: ');
  await expect(withdrawn).not.toContainText('エラー');

  await page.getByRole('link', { name: '再入会する' }).click();
  await expect(page.getByRole('radio', { name: /スタンダード\(前のプラン\)/ })).toBeChecked();
  await goToConfirm(page, '再入会の確認');
  await expect(page.getByText('本日から(前の契約を、そのまま続けます)')).toBeVisible();
  await checkPage(page, '再入会の確認');
  await page.getByRole('button', { name: '再入会する' }).click();
  await expect(heading(page, '再入会のお手続きが完了しました')).toBeVisible();
  await expectTop(page);
  await expect(page.getByText('退会のお手続きが済んでいます')).toHaveCount(0);
});

test('after a free plan ended, coming back with a charged one is paid at once', { tag: '@again' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, 'ikeda');
  await page.goto('/mypage/customers/resubscribe');
  await page.getByRole('radio', { name: /スタンダード/ }).check();
  await goToConfirm(page, '再入会の確認');
  await expect(page.getByText('本日の請求 1,100円のお支払いが確定します')).toBeVisible();
  await page.getByRole('button', { name: '再入会する' }).click();
  await expect(heading(page, '再入会のお手続きが完了しました')).toBeVisible();
});

test('a stale tab: the account was deleted meanwhile, the page says so and nothing happens', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  const member = await newMember(page, emulators);
  await page.goto('/mypage/customers/unsubscribe');
  await goToConfirm(page, '退会の確認');
  await member.call('cancelCustomer', {});
  await page.getByRole('button', { name: '退会する', exact: true }).click();
  // Refused, or told first that the session has ended: then the page is on its way already.
  await expect(page.getByRole('alert').or(heading(page, 'ログインをお願いします'))).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/require_login/);
});

test('the data can be taken along, and deleting the account ends at /sign_out for good', async ({
  page,
  emulators,
}) => {
  const { email, name } = await newMember(page, emulators);
  await page.goto('/mypage/leave_guide');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: '自分のデータを保存する' }).click();
  const exported = JSON.parse(await readFile(await (await file).path(), 'utf8')) as { data: Record<string, unknown> };
  expect(JSON.stringify(exported.data)).toContain(name);
  expect(JSON.stringify(exported.data)).toContain('小林 はる');
  await page.getByRole('link', { name: 'アカウントの削除へ進む' }).click();
  await goToConfirm(page, 'アカウント削除の確認');
  await checkPage(page, 'アカウント削除の確認');
  await page.getByRole('button', { name: 'アカウントを削除する' }).click();
  await expect(page).toHaveURL(/\/sign_out$/);
  await expect(heading(page, 'アカウントを削除しました')).toBeVisible();
  await expect(page.getByText('新しく登録していただけます。')).toBeVisible();
  await checkPage(page, 'アカウントを削除しました');
  await page.reload();
  await expect(heading(page, 'アカウントを削除しました')).toBeVisible();
  // The address alone claims nothing (opened again at once it would be a reload).
  await page.goto('/');
  await page.goto('/sign_out');
  await expect(heading(page, 'ログアウト')).toBeVisible();
  await page.goto('/mypage/top');
  await expect(page).toHaveURL(/\/require_login/);
  const again = await page.request.post('/auth/password', { data: { email, password: memberPassword } });
  expect(again.status()).toBe(401);
});

test('what stands against deleting is named, with the way there', { tag: '@again' }, async ({ page, family }) => {
  const { child_ids } = await family(page, 'sato');
  await makeReserve(page, { branch_id: minatoHiroba, child_ids, date: '2026-12-16', start: 780, end: 840 });
  await page.goto('/mypage/customers/cancel');
  await expect(page.getByText('いまは、アカウントを削除できません')).toBeVisible();
  await expect(page.getByRole('link', { name: '予約一覧へ' })).toBeVisible();
});
