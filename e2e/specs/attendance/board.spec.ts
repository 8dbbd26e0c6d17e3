import type { Browser, BrowserContext } from '@playwright/test';
import { musashinoMidori } from '../../../db/seed/branch-list.ts';
import { expect, test } from '../../fixtures/test.ts';
import { stayBetween } from '../../pages/family-day.ts';
import { StaffBoard } from '../../pages/staff-board.ts';

/** 武蔵野みどり園: 林 凛 of a family of this spec's own comes at 13:00. */
test.describe.configure({ mode: 'serial' });

const child = '林 凛';
test.beforeAll(async ({ browser, baseURL, family }) => {
  const parent = await browser.newPage({ baseURL: baseURL ?? '' });
  const { child_ids } = await family(parent, 'hayashi');
  await parent.close();
  const [from, to] = [new Date('2026-11-16T13:00:00+09:00'), new Date('2026-11-16T16:00:00+09:00')];
  await stayBetween(from, to, musashinoMidori, child_ids.slice(0, 1));
});

async function openBoard(
  browser: Browser,
  signIn: (page: import('@playwright/test').Page, key: string) => Promise<void>,
  key: string,
): Promise<{ board: StaffBoard; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', locale: 'ja-JP' });
  const page = await context.newPage();
  await signIn(page, key);
  const board = new StaffBoard(page);
  await board.open();
  return { board, context };
}

/** In the page: whether the button takes presses in the first frame that shows it. */
function takesPresses(label: string): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const button = document.querySelector(`main button[aria-label="${label}"]`);
      if (!button) return requestAnimationFrame(look);
      return resolve(getComputedStyle(button).pointerEvents !== 'none');
    };
    look();
  });
}

test('two boards: a check-in and its undo are on the other one without a reload', async ({ browser, signInStaff }) => {
  const first = await openBoard(browser, signInStaff, 'musashino-staff');
  const second = await openBoard(browser, signInStaff, 'musashino-manager');
  await expect(first.board.card('来園予定', child)).toBeVisible();
  await expect(second.board.card('来園予定', child)).toBeVisible();

  // A double click is one check-in.
  await first.board.page
    .getByRole('main')
    .getByRole('button', { name: `${child} 登園` })
    .first()
    .dblclick();
  // 13:00 is three hours away.
  const taken = first.board.page.evaluate(takesPresses, `${child} 降園`);
  await first.board.takeEarly();
  // In the moment it comes 降園 takes no press, a moment later it asks: decision 101.
  expect(await taken).toBe(false);
  await first.board.tap(child, '降園');
  await first.board.page
    .getByRole('dialog', { name: `${child}さんのお迎えの方` })
    .getByRole('button', { name: '閉じる' })
    .click();
  await expect(second.board.card('お預かり中', child)).toBeVisible();
  await expect(second.board.card('来園予定', child)).toHaveCount(0);
  // Whom to call when the parent does not answer.
  await expect(second.board.card('お預かり中', child).getByText(/^緊急 /)).toBeVisible();
  await expect(first.board.card('お預かり中', child)).toBeVisible();

  await second.board.tap(child, '元に戻す');
  await expect(first.board.card('来園予定', child)).toBeVisible();

  // The toast takes back what was tapped on this board.
  await first.board.tap(child, '登園');
  await first.board.takeEarly();
  await expect(second.board.card('お預かり中', child)).toBeVisible();
  await first.board.page.getByRole('button', { name: '元に戻す', exact: true }).first().click();
  await expect(second.board.card('来園予定', child)).toBeVisible();
  await first.context.close();
  await second.context.close();
});

test('the actual time can be typed, not one to come', async ({ page, signInStaff }) => {
  await signInStaff(page, 'musashino-staff');
  const board = new StaffBoard(page);
  await board.open();
  await board.tap(child, '時刻・体温を入れて登園');
  const dialog = page.getByRole('dialog', { name: '登園の時刻' });
  await dialog.getByLabel('時刻').fill('23:50');
  await dialog.getByRole('button', { name: 'この時刻で登録する' }).click();
  await expect(dialog.getByText('これからの時刻は登録できません。')).toBeVisible();
  await dialog.getByLabel('時刻').fill('09:41');
  await dialog.getByRole('button', { name: 'この時刻で登録する' }).click();
  await board.takeEarly();
  await expect(board.card('お預かり中', child).getByText('登園 9:41')).toBeVisible();
  await board.tap(child, '時刻・体温を直す');
  await dialog.getByLabel('時刻').fill('09:45');
  await dialog.getByRole('button', { name: 'この時刻で登録する' }).click();
  await board.takeEarly();
  await expect(board.card('お預かり中', child).getByText('登園 9:45')).toBeVisible();
  await board.tap(child, '元に戻す');
  await expect(board.card('来園予定', child)).toBeVisible();
  await board.sent();
});

test('a lost connection is said, taps are kept and sent once it is back', async ({ browser, signInStaff }) => {
  const door = await openBoard(browser, signInStaff, 'musashino-staff');
  const office = await openBoard(browser, signInStaff, 'musashino-manager');
  await door.context.setOffline(true);
  await expect(door.board.page.getByText('サーバーにつながっていません')).toBeVisible();
  await door.board.tap(child, '登園');
  // In whose name it will be signed, because nobody can be asked again who pressed.
  await expect(door.board.card('お預かり中', child).getByText(/^未送信 · .+さんの操作として送ります$/)).toBeVisible();
  await expect(door.board.page.getByText(/未送信の操作が1件あります\(1分以内\)/)).toBeVisible();
  // A press on a page that is not here would end at the browser's error: the board stays.
  const menu = door.board.page.getByRole('navigation', { name: 'スタッフメニュー' });
  await menu.getByRole('link', { name: /^予約/ }).click();
  await expect(door.board.page.getByText('つながっていないため、この画面のままです。', { exact: false })).toBeVisible();
  await expect(door.board.card('お預かり中', child)).toBeVisible();
  await expect(office.board.card('来園予定', child)).toBeVisible();
  await door.context.setOffline(false);
  await door.board.takeEarly();
  await expect(office.board.card('お預かり中', child)).toBeVisible();
  await door.board.sent();
  await expect(door.board.page.getByText('サーバーにつながっていません')).toHaveCount(0);
  await office.board.tap(child, '元に戻す');
  await expect(office.board.card('来園予定', child)).toBeVisible();
  await office.board.sent();
  await door.context.close();
  await office.context.close();
});
