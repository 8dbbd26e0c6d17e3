import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const isSignedIn = async (page: Page) => (await page.request.post('/auth/refresh')).status() === 200;

test.beforeEach(async ({ page, family }) => {
  await family(page, 'sato');
});

test('opening the address changes nothing; the button signs out', { tag: '@again' }, async ({ page }) => {
  await page.goto('/sign_out');
  await expect(page.getByRole('button', { name: 'ログアウトする' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ログアウトしました' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
});

test('the header’s link signs out at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/company');
  await page.getByRole('banner').getByRole('link', { name: 'ログアウト' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ログアウトしました' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
});
