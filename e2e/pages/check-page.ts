import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessibleAt, phone } from '../fixtures/test.ts';

/** The page stands under this heading, is accessible and fits at both widths. Ends at the phone's width. */
export async function checkPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessibleAt(page, [desktop, phone]);
}
