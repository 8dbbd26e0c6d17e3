import { awayFromNextStep, expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { Counted } from '../../pages/counted.ts';

test.beforeEach(({ page }) => awayFromNextStep(page));

/** 森: one child, 梅田ことり園. */
test('from the fixed bar to a confirmed seat in three taps', async ({ page, family }) => {
  await family(page, 'mori');
  await page.goto('/mypage/reserves/list');
  const counted = new Counted();
  await counted.tap(page.getByRole('complementary', { name: '予約' }).getByRole('link', { name: /^今日すぐ預ける/ }));
  await expect(page.getByRole('heading', { level: 1, name: '今日すぐ預ける' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '梅田ことり園' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '森 大和' })).toBeChecked();
  // The next free two hours with their price; 時間を選ぶ leads to another time.
  await expect(page.getByText(/^1\d:\d\d〜1\d:\d\d\(2時間\)$/).last()).toBeVisible();
  await expect(page.getByRole('button', { name: '時間を選ぶ' })).toBeVisible();
  await counted.tap(page.getByRole('button', { name: '確認へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await counted.tap(page.getByRole('button', { name: '予約を確定する' }));
  await expect(page.getByRole('heading', { level: 1, name: 'ご予約が確定しました' })).toBeVisible();
  await expect(page.getByText(/^今日 11月16日\(月\) 1\d:\d\dに、梅田ことり園でお待ちしています。$/)).toBeVisible();
  expect(counted.taps).toBe(3);
});

test('each page of the same-day flow is accessible and fits; a full house leads to tomorrow', async ({
  page,
  family,
}) => {
  await family(page, 'takahashi');
  await page.goto('/mypage/reserves_today/select_branches');
  await expect(page.getByRole('radio', { name: 'みなと広場園' })).toBeVisible();
  await checkPage(page, '今日すぐ預ける');
  await page.getByRole('checkbox', { name: '高橋 莉子' }).check();
  await page.getByRole('button', { name: '時間を選ぶ' }).click();
  await expect(page.getByRole('group', { name: '開始', exact: true })).toBeVisible();
  await checkPage(page, '時間を選ぶ');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await checkPage(page, '予約内容の確認');

  await page.route('**/reserveTodayBranches', (route) =>
    route.fulfill({ json: { result: { status: 'OK', today: '2026-11-16', branches: [] } } }),
  );
  await page.goto('/mypage/reserves_today/select_branches');
  await expect(page.getByText('今日はもう空きがありません')).toBeVisible();
  await page.getByRole('link', { name: '明日からの予約へ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '園とお子さまを選ぶ' })).toBeVisible();
});
