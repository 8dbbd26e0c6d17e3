import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { tablet } from '../../pages/staff-board.ts';

const wide = { width: 1280, height: 900 };

test('headquarters read a year, a month, one branch, and take the file along', async ({ page, signInStaff }) => {
  await page.setViewportSize(wide);
  await signInStaff(page, 'honbu');
  await page.goto('/staff/headquarters/figures');
  await expect(page.getByText(/^全園 2026\/11\/01〜2026\/11\/16$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^曜日と時間帯ごとの稼働率/ })).toBeVisible();
  await expectUsableAt(page, [tablet, wide]);

  await page.getByLabel('単位').selectOption('月別(1年)');
  await expect(page.getByText(/^全園 2025\/12\/01〜2026\/11\/16$/)).toBeVisible();
  const usage = page.getByRole('table', { name: '利用' });
  await expect(usage.getByRole('row', { name: /^2026年11月未確定/ })).toBeVisible();
  await page.getByLabel('単位').selectOption('日別(1か月)');
  await page.getByLabel('月', { exact: true }).selectOption('2026年10月');
  await expect(page.getByText(/^全園 2026\/10\/01〜2026\/10\/31$/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSVを保存する', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('集計_全園_2026-10_日別(1か月).csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF開始日,終了日,利用の状態,ご予約')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(32);

  await page.getByRole('table', { name: '園ごとの数字' }).getByRole('link', { name: 'みなと広場園' }).click();
  await expect(page.getByText(/^みなと広場園 2026\/10\/01/)).toBeVisible();
  await expect(page.getByLabel('園', { exact: true })).toHaveValue('2');
  await expect(page).toHaveURL(/month=2026-10.*place=2/);
});

test('a manager reads the own branch and chooses the morning mail; staff read nothing', { tag: '@again' }, async ({
  page,
  signInStaff,
}) => {
  await page.setViewportSize(tablet);
  await signInStaff(page, 'musashino-manager');
  await page.goto('/staff/figures');
  await expect(page.getByText(/^武蔵野みどり園 2026\/11\/01/)).toBeVisible();
  await expect(page.getByRole('table', { name: '園ごとの数字' })).toHaveCount(0);
  await page.goto('/staff/headquarters/figures');
  await expect(page.getByText('本部だけが使えます')).toBeVisible();
  await page.goto('/staff/account');
  await page.getByLabel('受け取る時刻').selectOption('毎朝 8時台に受け取る');
  await page.getByRole('button', { name: '時刻を保存する' }).click();
  await expect(page.getByText('朝のメールの時刻を保存しました')).toBeVisible();
  await signInStaff(page, 'musashino-staff');
  await page.goto('/staff/figures');
  await expect(page.getByText('集計は、園長が見られます')).toBeVisible();
});
