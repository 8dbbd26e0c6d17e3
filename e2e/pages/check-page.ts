import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessibleAt, expectNoSidewaysScroll, phone } from '../fixtures/test.ts';

type Size = { width: number; height: number };

/**
 * The page is accessible at the width it is made for, the first, and fits there and where it is narrower. `npm run test:all`
 * checks both at every width (decisions 98 and 100). Ends at the first.
 */
export async function expectUsableAt(page: Page, sizes: readonly [Size, ...Size[]]): Promise<void> {
  const [madeFor, ...others] = sizes;
  if (process.env.TEST_ALL !== undefined) return expectAccessibleAt(page, [...others, madeFor]);
  for (const size of others.filter(({ width }) => width < madeFor.width)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessibleAt(page, [madeFor]);
}

/** The page stands under this heading and is usable on a phone; `npm run test:all` looks at a desktop, too. Ends at the phone’s width. */
export async function checkPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectUsableAt(page, [phone, desktop]);
}
