import { readFile } from 'node:fs/promises';
import { expect, expectAccessibleAt, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { tablet } from '../../pages/staff-board.ts';

test('headquarters close a past month of a branch, read its sheet and take the accounting file along', {
  tag: '@again',
}, async ({ page, signInStaff }) => {
  await page.setViewportSize(tablet);
  await signInStaff(page, 'honbu');
  await page.goto('/staff/headquarters/books');
  await page.getByRole('link', { name: /^締められます ?\(武蔵野みどり園 2026年10月\)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '2026年10月の締めの表' })).toBeVisible();
  await page.getByRole('button', { name: 'この月を締める' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '締める', exact: true }).click();
  await expect(page.getByText(/が締めました。/)).toBeVisible();
  await expect(page.getByRole('table', { name: '未収金の動き' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: '月の一覧に戻る' }).click();
  await expect(page.getByRole('link', { name: /^締め済み ?\(武蔵野みどり園 2026年10月\)/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByLabel('形式').selectOption('弥生会計に近い形式');
  await page.getByLabel('月', { exact: true }).selectOption('2026年10月');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '仕訳のCSVを保存する' }).click();
  const file = await download;
  await expect(page.getByText(/か所がまだ締まっていません/)).toBeVisible();
  expect(file.suggestedFilename()).toBe('仕訳_2026-10_締める前_弥生会計に近い形式.csv');
  const [titles, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(titles).toMatch(/^\uFEFF識別フラグ,伝票No\./);
  expect(rows.length).toBeGreaterThan(3);

  await page.getByRole('button', { name: /^締められる\d+件をまとめて締める$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'まとめて締める' }).click();
  await expect(page.getByText(/件を締めました。/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^締められます/ })).toHaveCount(0);
});

test('an account is changed, and the file says the new one; a manager reads the own branch alone', {
  tag: '@again',
}, async ({ page, signInStaff }) => {
  await page.setViewportSize(tablet);
  await signInStaff(page, 'honbu');
  await page.goto('/staff/headquarters/books/mappings');
  await page.getByRole('button', { name: /^変更する ?\(月額プラン\(10%税込\)\)/ }).click();
  await page.getByLabel('貸方の科目').fill('会費収入');
  await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('貸方 会費収入・課税売上10%')).toBeVisible();
  await expectAccessibleAt(page, [tablet]);
  await page.goto('/staff/headquarters/books/2026-09/company');
  await expect(page.getByRole('table', { name: '回数券の動き' })).toBeVisible();
  await expectAccessibleAt(page, [tablet]);

  await signInStaff(page, 'minato-manager');
  await page.goto('/staff/headquarters/books');
  const september = page.getByRole('row').filter({ hasText: '2026年9月' });
  await expect(september.getByText('締め済み')).toBeVisible();
  await expect(september.getByRole('link', { name: /^表を開く/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /武蔵野みどり園/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '仕訳のCSVを保存する' })).toHaveCount(0);
});
