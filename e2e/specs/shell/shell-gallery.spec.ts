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
  await expect(page.locator(':focus')).toHaveAccessibleName(/11月20日.*お休み/);
  await page.keyboard.press('Enter');
  await expect(said('11月20日(金)')).toBeHidden();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName(/11月23日.*勤労感謝の日.*空きあり/);
  await page.keyboard.press('Enter');
  await expect(said('11月23日(月)')).toBeVisible();
});

test('the picker by keyboard: hours, minutes and lengths are radios, only what is open is there', async ({ page }) => {
  const chosen = page.getByText(/^\d+:\d\d〜\d+:\d\d\(/);
  await expect(chosen).toHaveText(/9:00〜11:00/);
  const hours = page.getByRole('group', { name: '開始', exact: true });
  await expect(hours.getByRole('radio', { name: /^1[23]時/ })).toHaveCount(0);
  await hours.getByRole('radio', { name: '9時 残2' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveText(/10:00〜12:00/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveText(/10:15〜12:15/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveText(/10:15〜11:45/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(/10:15〜12:00/);
});

test('the console’s pieces with none, one and sixty rows, on a phone, a tablet and a desk', async ({ page }) => {
  await page.getByRole('button', { name: '園の画面の部品' }).click();
  const rows = (size: number) => page.locator(`[data-rows="${size}"]`);
  await expect(rows(0).getByText('この日のご利用はありません')).toHaveCount(2);
  await expect(rows(60).getByRole('row')).toHaveCount(61);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    // Two lines a row on a phone.
    expect((await rows(60).getByRole('table').boundingBox())?.height).toBeLessThan(60 * (size === phone ? 100 : 41));
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

test('forced colours and dark surroundings: chosen is still seen, the light scheme stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(255, 253, 249)');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain('light');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  expect(await ground()).not.toBe('rgb(255, 253, 249)');
  const style = (locator: ReturnType<Page['locator']>, name: string) =>
    locator.first().evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  const pressed = page.locator('.chip:has(:checked)');
  const free = page.locator('.chip:not(:has(:checked))');
  expect(await style(pressed, 'background-color')).not.toBe(await style(free, 'background-color'));
  expect(await style(page.locator('.day[data-selected]'), 'border-top-width')).toBe('3px');
  expect(await style(page.getByText('予約確定', { exact: true }), 'border-top-width')).toBe('1px');
});
