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

const smallest = { width: 320, height: 640 };

/** On the smallest phone, and with letters of twice the size: nothing is wider than the page, and no button has three lines. */
export async function expectFitsSmallAndLarge(page: Page): Promise<void> {
  await page.setViewportSize(smallest);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
  await setTextSize(page, '200%');
  await expectNoSidewaysScroll(page);
  await expect.poll(() => page.evaluate(tallButtons)).toEqual([]);
  await setTextSize(page, '');
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

/** In the page: buttons, and links that look like one (ui/button-style.ts), whose words take more than two lines. */
function tallButtons(): string[] {
  const linesOf = (element: Element): number => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const tops: number[] = [];
    for (const { top, width, height } of words.getClientRects()) {
      if (width > 2 && !tops.some((other) => Math.abs(other - top) < height * 0.6)) tops.push(top);
    }
    return tops.length;
  };
  return [...document.querySelectorAll('main :is(button, a).phrases, .fixed-bar :is(button, a).phrases')]
    .filter((one) => one.checkVisibility() && linesOf(one) > 2)
    .map((one) => one.textContent ?? '');
}

/** The page stands under this heading and is usable on a phone; `npm run test:all` looks at a desktop, too. Ends at the phone’s width. */
export async function checkPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectUsableAt(page, [phone, desktop]);
}
