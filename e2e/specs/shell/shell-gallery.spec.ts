import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessibleAt, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { tablet } from '../../pages/staff-board.ts';

// Generous: on a busy machine everything here takes ten times as long.

/** The pieces by keyboard, by finger and as a screen reader hears them. */

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('application', { name: /ご利用日/ })).toBeVisible();
});

test('everything that can be used is reached by Tab, and everything reached has a name', async ({ page }) => {
  const missed = await tabThrough(page);
  expect(missed).toEqual([]);
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const focusable = nodes.filter(
    ({ ignored, role, properties }) =>
      !ignored &&
      !['RootWebArea', 'main', 'heading'].includes(String(role?.value)) &&
      properties?.some(({ name, value }) => name === 'focusable' && value.value === true),
  );
  expect(focusable.length).toBeGreaterThan(60);
  const nameless = focusable.filter(({ name }) => !String(name?.value ?? '').trim()).map(({ role }) => role?.value);
  expect(nameless).toEqual([]);
});

/** Presses Tab until the page is through; what was not reached although it should have been. */
async function tabThrough(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => (target as HTMLElement).setAttribute('data-reached', ''));
  });
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const reachedGroup = (element: HTMLElement) =>
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      document.querySelector(`input[type=radio][name="${element.name}"][data-reached]`) !== null;
    return [...all]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility())
      .filter((element) => !element.hasAttribute('data-reached') && !reachedGroup(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

test('the calendar by arrow keys says day, holiday, mark and remark; × days cannot be chosen', async ({ page }) => {
  const day = (name: string | RegExp) => page.getByRole('button', { name });
  const said = (text: string) => page.getByText(text, { exact: true });
  await day(/11月19日/).focus();
  await expect(page.locator(':focus')).toHaveAccessibleName(/11月19日.*リクエスト.*園外保育/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName(/11月20日.*空きなし/);
  await page.keyboard.press('Enter');
  await expect(said('11月20日(金)')).toBeHidden();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName(/11月23日.*勤労感謝の日.*空きあり/);
  await page.keyboard.press('Enter');
  await expect(said('11月23日(月)')).toBeVisible();
});

test('the slot strip by keyboard, by selects and by mouse', async ({ page }) => {
  const chosen = page.getByText(/^\d+:\d\d〜\d+:\d\d\(/);
  await expect(chosen).toHaveText(/9:00〜11:30/);
  const slot = (name: RegExp) => page.getByRole('button', { name });
  await slot(/^9:00/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(slot(/^10:00/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(/10:00〜11:00/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(chosen).toHaveText(/10:00〜11:15/);
  await page.getByLabel('開始').selectOption('13:00');
  await expect(chosen).toHaveText(/13:00〜14:00/);
  await slot(/^14:00/).hover();
  await page.mouse.down();
  await slot(/^15:30/).hover();
  await page.mouse.up();
  await expect(chosen).toHaveText(/13:00〜15:30/);
  // Elsewhere a drag starts again, and stops where the child is already.
  await slot(/^14:30/).hover();
  await page.mouse.down();
  await slot(/^16:30/).hover();
  await page.mouse.up();
  await expect(chosen).toHaveText(/14:30〜16:00/);
});

test('the console’s pieces with none, one and sixty rows, on a phone, a tablet and a desk', async ({ page }) => {
  await page.getByRole('button', { name: '園の画面の部品' }).click();
  const rows = (size: number) => page.locator(`[data-rows="${size}"]`);
  await expect(rows(0).getByText('この日のご利用はありません')).toHaveCount(2);
  await expect(rows(60).getByRole('row')).toHaveCount(61);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessibleAt(page, [tablet]);
  expect((await rows(60).getByRole('table').boundingBox())?.height).toBeLessThan(60 * 41);
  const unfold = rows(1).getByRole('button', { name: /詳細$/ });
  await unfold.press('Enter');
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect(rows(1).getByText('保護者')).toBeVisible();
  await rows(1).getByRole('button', { name: '請求を取り消す' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: '請求を取り消しますか' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a dialog takes the focus, Escape closes it, a toast is announced', async ({ page }) => {
  await page.getByRole('button', { name: '説明を開く' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'キャンセル料について' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '説明を開く' })).toBeFocused();
  await page.getByRole('button', { name: 'ひとこと出す' }).press('Enter');
  await expect(page.getByRole('region', { name: 'お知らせ' }).getByRole('alert')).toHaveText(
    'お子さまの情報を保存しました。',
  );
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('the ends of the chosen time are dragged; elsewhere a finger scrolls', async ({ page }) => {
    const chosen = page.getByText(/^\d+:\d\d〜\d+:\d\d\(/);
    const slot = (name: RegExp) => page.getByRole('button', { name });
    await slot(/^12:00/).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await drag(page, slot(/^11:30/), slot(/^12:00/));
    await expect(chosen).toHaveText(/9:00〜12:00/);
    await drag(page, slot(/^9:00/), slot(/^10:30/));
    await expect(chosen).toHaveText(/10:30〜12:00/);
    const before = await page.evaluate(() => window.scrollY);
    await drag(page, slot(/^15:00/), slot(/^13:00/));
    await expect(chosen).toHaveText(/10:30〜12:00/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  });
});

type Place = { boundingBox: () => Promise<{ x: number; y: number; width: number; height: number } | null> };

/** A finger that goes down on one piece, moves to another and lifts; the browser decides what it means. */
async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= 12; step += 1) {
    const x = start.x + ((end.x - start.x) * step) / 12;
    const y = start.y + ((end.y - start.y) * step) / 12;
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

async function middleOf(place: Place): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('forced colours and dark surroundings: chosen is still seen, the light scheme stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(255, 253, 249)');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain('light');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  expect(await ground()).not.toBe('rgb(255, 253, 249)');
  const style = (locator: ReturnType<Page['locator']>, name: string) =>
    locator.first().evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  const pressed = page.locator('.slot[aria-pressed=true]');
  const free = page.locator('.slot[aria-pressed=false]:not([aria-disabled])');
  expect(await style(pressed, 'background-color')).not.toBe(await style(free, 'background-color'));
  expect(await style(page.locator('.day[data-selected]'), 'border-top-width')).toBe('3px');
  expect(await style(page.getByText('予約確定', { exact: true }), 'border-top-width')).toBe('1px');
});
