import { desktop, expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { tablet } from '../../pages/staff-board.ts';

test('a family is found as it is typed, and the log speaks in names', { tag: '@again' }, async ({
  page,
  signInStaff,
}) => {
  await signInStaff(page, 'minato-manager');
  await page.setViewportSize(tablet);
  await page.goto('/staff/customers');
  const found = page.getByRole('link', { name: /佐藤 美咲/ });
  for (const text of ['さとう', 'ｻﾄｳ', '佐藤美咲', '090-5551-0101', '０９０５５５１０１０１']) {
    await page.getByRole('searchbox').fill(text);
    await expect(found.first()).toBeVisible();
    await expect(page.getByRole('link', { name: /木村/ })).toHaveCount(0);
  }
  await expect(page).toHaveURL(/text=/);
  await expectAccessible(page);
  await page.goto('/staff/reserves?from=2026-10-01');
  await page.getByRole('searchbox').fill('さとう');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText('実際の料金').first()).toBeVisible();
  await page.setViewportSize(desktop);
  await page.goto('/staff/audit');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/年\d+月\d+日/);
  await expect(page.getByText(/#\d/)).toHaveCount(0);
  await page.getByLabel('この日から').fill('2026-11-01');
  await page.getByRole('main').getByRole('button', { name: '探す' }).click();
  await expect(page).toHaveURL(/from=2026-11-01/);
  await expectAccessible(page);
});

test('headquarters see whose reserve it is, and stay with that branch', { tag: '@again' }, async ({
  page,
  signInStaff,
}) => {
  await signInStaff(page, 'honbu');
  await page.setViewportSize(desktop);
  await page.goto('/staff/today?branch=3');
  await expect(page.getByRole('combobox', { name: '表示する園' })).toHaveValue('3');
  await expect(page).not.toHaveURL(/branch=/);
  await page.goto('/staff/reserves/1');
  await expect(page.getByRole('combobox', { name: '表示する園' })).toHaveValue('2');
  await page.getByRole('link', { name: '実際の料金と精算を見る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /精算/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '表示する園' })).toHaveValue('2');
  await expectNoSidewaysScroll(page);
});
