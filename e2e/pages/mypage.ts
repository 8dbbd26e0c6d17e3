import { expect, type Page } from '@playwright/test';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** From the form to the confirm page. */
export async function goToConfirm(page: Page, confirmHeading: string): Promise<void> {
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(heading(page, confirmHeading)).toBeVisible();
}

/** The page stands again after a reload, with this on it. */
export async function survivesReload(page: Page, text: string): Promise<void> {
  await page.reload();
  await expect(page.getByText(text).first()).toBeVisible();
}

export async function expectTop(page: Page): Promise<void> {
  await page.goto('/mypage/top');
  await expect(heading(page, /さん$/)).toBeVisible();
}
