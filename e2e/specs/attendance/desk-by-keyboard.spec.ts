import type { Locator, Page } from '@playwright/test';
import { desktop, expect, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { busyDay } from '../../pages/many-children.ts';
import { askedDay, settledDay } from '../../pages/settled-day.ts';
import { tablet } from '../../pages/staff-board.ts';

/** On the day of the demo no other spec comes to this branch. */
const branch_id = 9;
const today = '2026-11-16';

test('a day at the desk without a mouse: requests, the door, money and the close; sixty rows are no scroll', async ({
  page,
  signInStaff,
}) => {
  const url = process.env.E2E_DATABASE_URL ?? '';
  const [first] = await settledDay(url, { branch_id, date: today, count: 61, failed: 3 });
  const [coming] = await busyDay(url, { branch_id, date: today, count: 1, start: '10:15' });
  for (const [date, count] of Object.entries({ '2026-12-08': 4, '2026-12-09': 4, '2026-12-10': 3 })) {
    await askedDay(url, { branch_id, date, count });
  }
  if (first === undefined || coming === undefined) throw new Error('no stays');
  await page.setViewportSize(tablet);
  await signInStaff(page, 'honbu');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });

  await test.step('eleven requests on one and a half screens, approved with three keys', async () => {
    await page.goto('/staff/requests');
    await expect(main.locator('article[data-reserve]')).toHaveCount(11);
    await expect(main.getByText('席 残り', { exact: false }).first()).toBeVisible();
    expect(await heightOf(page)).toBeLessThanOrEqual(2_000);
    await expectUsableAt(page, [tablet]);
    await tabTo(page, button(/詳しく・お断り$/).first());
    await page.keyboard.press('Enter');
    await tabTo(page, button('お断りする'));
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByLabel('お断りする理由'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, button('この理由でお断りする'));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('status').filter({ hasText: 'お断りしました。' })).toBeVisible();
    await tabTo(page, main.getByRole('checkbox', { name: '10件すべて選ぶ' }));
    await page.keyboard.press('Space');
    await tabTo(page, button('10件を承認する'));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('status').filter({ hasText: '10件を承認しました。' })).toBeVisible();
    await expect(button('回答を取り消す')).toHaveCount(11);
  });

  await test.step('a child comes and is fetched', async () => {
    await page.goto('/staff/today');
    const come = main.getByRole('button', { name: /登園$/ }).first();
    await expect(come).toBeVisible();
    await tabTo(page, come);
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('button', { name: /降園$/ }).first());
    await page.keyboard.press('Enter');
    // Of a child that came this minute the board asks who fetches it.
    const who = page.getByRole('dialog', { name: /さんのお迎えの方$/ });
    await tabTo(page, who.getByRole('button', { name: /保護者$/ }).first());
    await page.keyboard.press('Enter');
    await expect(who).toBeHidden();
    await expect(main.getByRole('button', { name: /降園$/ })).toHaveCount(0);
  });

  await test.step('money: one line a stay, failures first, cash taken and a bill unfolded', async () => {
    await page.goto(`/staff/childcares?from=${today}`);
    const failed = main.getByRole('region', { name: /^決済できなかったもの/ });
    await expect(failed.getByRole('row')).toHaveCount(4);
    await expect(main.getByRole('button', { name: /今すぐ精算する/ })).toHaveCount(59);
    expect(await heightOf(page)).toBeLessThanOrEqual(3_000);
    await expectUsableAt(page, [tablet]);
    await tabTo(page, failed.getByRole('button', { name: /現金で受け取った$/ }).first());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '現金で受け取った' });
    await tabTo(page, dialog.getByRole('button', { name: /を受け取った$/ }));
    await page.keyboard.press('Enter');
    await expect(failed.getByRole('row')).toHaveCount(3);
    const unfold = main
      .getByRole('region', { name: /のご利用/ })
      .getByRole('button', { name: /詳細$/ })
      .first();
    await tabTo(page, unfold);
    await page.keyboard.press('Enter');
    await expect(button('割引をつける')).toBeVisible();
  });

  await test.step('the report names what is open, and one explanation closes the day', async () => {
    await page.goto('/staff/reports');
    await tabTo(page, page.getByLabel('報告'));
    await page.keyboard.type('みな元気でした。');
    await expect(main.getByText(/^まだ残っています:.*料金が未精算 2件/)).toBeVisible();
    await tabTo(page, button('日報に記入する'));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('listitem').filter({ hasText: 'みな元気でした。' })).toBeVisible();
    await expectUsableAt(page, [tablet, desktop]);
    await page.setViewportSize(tablet);
    await tabTo(page, main.getByRole('checkbox', { name: /ヒヤリハットはありませんでした/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel(/件に共通/));
    await page.keyboard.type('ご家庭に連絡しました');
    await tabTo(page, button('11月16日(月)を締める'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('この日は締められています')).toBeVisible();
    await expect(page.getByText('ご家庭に連絡しました').first()).toBeVisible();
  });
});

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Tab, and nothing else, until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const reached = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    if (await reached()) return;
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}
