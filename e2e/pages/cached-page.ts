import { expect, type Page } from '@playwright/test';

/** What staff save stands on the public pages within a second; three allow for a busy machine. A page that nobody dropped would live a minute. */
const PATIENCE_MS = 3000;

/** Asks for the page again and again, and judges by the one that was asked for last within the time, however slow its answer is. */
export async function expectCachedPage(
  page: Page,
  path: string,
  wanted: string | ((html: string) => boolean),
  isThere = true,
): Promise<void> {
  const begun = performance.now();
  const shows = (html: string) => (typeof wanted === 'string' ? html.includes(wanted) : wanted(html));
  for (;;) {
    const askedAfter = performance.now() - begun;
    const found = shows(await (await page.request.get(path)).text());
    if (found === isThere || askedAfter > PATIENCE_MS) return expect(found, `${path}: ${wanted}`).toBe(isThere);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}
