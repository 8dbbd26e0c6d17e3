import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessibleAt, phone, test } from '../../fixtures/test.ts';
import { expectFitsSmallAndLarge, expectUsableAt } from '../../pages/check-page.ts';
import {
  galleryScreens,
  headquartersScreens,
  memberScreens,
  missingScreens,
  publicScreens,
  type Screen,
  staffScreens,
  visitorScreens,
} from '../../pages/screens.ts';
import { tablet } from '../../pages/staff-board.ts';

/**
 * The accessibility sweep: every screen one can open directly, once: WCAG 2.2 AA at the first of its widths, nothing to scroll
 * sideways there and where it is narrower, nothing that jumps while it loads, nothing on the console. The first screen of a
 * portion, and with it the frame that all share, is checked at every width; `test:all` does so with each screen (decision 100).
 * Where pages are made in the browser, the first of a portion is loaded and the others are walked to, as a member does
 * (`test:all` loads each).
 */

const portions = 27;
/** Whose screens are read on the smallest phone and with letters of twice the size, too. */
const isParents = (who: string, { path }: Screen) =>
  /^a (visitor|member)$/.test(who) && !/^\/(staff|gallery)/.test(path);
const visitors = [...publicScreens, ...missingScreens, ...galleryScreens, ...visitorScreens];

sweep('a visitor', visitors, [phone, desktop]);
sweep('a member', memberScreens, [phone, desktop], (page, { lookAround }) => lookAround(page));
/** `npm run test:all` looks at the console on a desktop, too. */
const console: Sizes = process.env.TEST_ALL === undefined ? [tablet, phone] : [tablet, phone, desktop];
sweep('staff', staffScreens, console, (page, { signInStaff }) => signInStaff(page, 'minato-manager'));
sweep('headquarters', headquartersScreens, [tablet, desktop], (page, { signInStaff }) => signInStaff(page, 'honbu'));

type SignIns = {
  lookAround(page: Page): Promise<void>;
  signInStaff(page: Page, key: string): Promise<void>;
};
type Sizes = Parameters<typeof expectUsableAt>[1];

function sweep(
  who: string,
  screens: readonly Screen[],
  sizes: Sizes,
  enter: (page: Page, signIns: SignIns) => Promise<void> = async () => {},
): void {
  for (let from = 0; from < screens.length; from += portions) {
    const portion = screens.slice(from, from + portions);
    test(`${who}: ${portion.map(({ path }) => path).join(' ')}`, async ({ page, lookAround, signInStaff }) => {
      const faults = watchConsole(page, who === 'a visitor');
      await page.addInitScript(askLate, { '/v1/graphql': 60, '/asia-northeast1/': 150 });
      await enter(page, { lookAround, signInStaff });
      for (const screen of portion) {
        const first = screen === portion[0];
        const walk = who !== 'a visitor' && process.env.TEST_ALL === undefined && !first && !screen.loaded;
        await test.step(screen.path, async () => {
          await page.setViewportSize(sizes[0]);
          await (walk ? walkTo(page, screen) : load(page, screen));
          await look(page, screen);
          await (first ? expectAccessibleAt : expectUsableAt)(page, sizes);
          if (isParents(who, screen)) await expectFitsSmallAndLarge(page);
          expect(faults).toEqual([]);
        });
      }
    });
  }
}

async function load(page: Page, { path, finished }: Screen): Promise<void> {
  if (finished) await page.addInitScript(finish, finished);
  await page.goto(path);
}

/** By React Router's own router, which it leaves on the window: any page, whether a link leads there or not. */
async function walkTo(page: Page, { path, finished }: Screen): Promise<void> {
  if (finished) await page.evaluate(finish, finished);
  await page.evaluate(async (to) => {
    const router = Reflect.get(window, '__reactRouterDataRouter') as { navigate(to: string): Promise<void> };
    // What moved because the window became another size has moved two frames later.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    Object.assign(window, { walkedAt: performance.now() });
    await router.navigate(to);
  }, path);
}

async function look(page: Page, screen: Screen): Promise<void> {
  const { path, heading, waits, third_party } = screen;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  if (!waits) await expect(page.getByText('読み込んでいます')).toHaveCount(0);
  // The card form is the payment provider's and grows when it is ready; every other page stands still.
  if (!third_party) {
    const { sum, what } = await shiftSinceLoad(page);
    expect(sum, `${path}: ${what.join(' | ')}`).toBeLessThan(0.02);
  }
}

/** In the page: as a flow leaves it (src/web/flow/draft-store.ts), so that its done page has something to say. */
function finish({ flow, result }: { flow: string; result: unknown }): void {
  const left = { owner: null, result, expires_at: Date.now() + 3_600_000 };
  localStorage.setItem(`imahoiku.finished.${flow}`, JSON.stringify(left));
  sessionStorage.setItem(`imahoiku.flow.${flow}`, flow);
}

/**
 * In the page: operations answer late and functions after them, as on a slow day: a page that jumps then, jumps in every run.
 * By a wait before the request: a route of Playwright's would switch off the browser's cache, a third more work for a page.
 */
function askLate(milliseconds: Record<string, number>): void {
  const send = window.fetch.bind(window);
  window.fetch = async (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const [, wait] = Object.entries(milliseconds).find(([path]) => address.includes(path)) ?? [];
    if (wait !== undefined) await new Promise((resolve) => setTimeout(resolve, wait));
    return send(asked, how);
  };
}

/**
 * What the console would show; that a session or a link has expired, or that a page is not there, is an answer. A visitor
 * has no session that could: for them a 401 is a fault.
 */
function watchConsole(page: Page, visitor: boolean): string[] {
  const faults: string[] = [];
  const answers = visitor ? /status of (400|404|500)/ : /status of (400|401|404|500)/;
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !answers.test(message.text())) faults.push(message.text());
  });
  return faults;
}

type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] };

/**
 * How far things moved without being asked to, and which. After a walk the frame moves with the new page's length, so then
 * only what moved inside the page counts.
 */
function shiftSinceLoad(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; what: string[] }>((resolve) => {
        let sum = 0;
        const what: string[] = [];
        const walkedAt = Reflect.get(window, 'walkedAt') as number | undefined;
        const main = document.querySelector('main');
        const counts = ({ startTime, sources }: Shift) =>
          walkedAt === undefined ||
          (startTime >= walkedAt && sources.some(({ node }) => node && node !== main && main?.contains(node)));
        new PerformanceObserver((list) => {
          for (const { value, sources } of (list.getEntries() as Shift[]).filter(counts)) {
            sum += value;
            what.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? ''));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve({ sum, what }), 100));
      }),
  );
}
