import type { Page } from '@playwright/test';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  secure: '4000002500003155',
} as const;

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('カード番号').fill(number);
  await page.getByLabel('有効期限').fill('1240');
  await page.getByLabel('セキュリティコード').fill('123');
}

/** The bank's 3-D Secure page. */
export async function answer3dSecure(page: Page, answer: '認証する' | '認証しない'): Promise<void> {
  await page.getByRole('button', { name: answer }).click();
}
