import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startTestDemo, type TestDemo } from '../../fixtures/test-demo.ts';
import { checkPage } from '../../pages/check-page.ts';
import { StaffBoard } from '../../pages/staff-board.ts';

/** My Page shows now, on a clock of its own. 高橋 has one child with us and one to come. */
test.describe.configure({ mode: 'serial' });

const at = (time: string) => new Date(`2026-11-16T${time}:00+09:00`).toISOString();
let demo: TestDemo;
const contexts: BrowserContext[] = [];
test.beforeAll(async () => {
  demo = await startTestDemo();
});
test.afterAll(async () => {
  for (const context of contexts) await context.close();
  await demo?.stop();
});

test('登園, お預かり中, お迎え予定 and 降園 are seen without a reload', { tag: '@again' }, async ({ browser }) => {
  async function person(key: string, door: '/auth/password' | '/auth/staff'): Promise<Page> {
    const context = await browser.newContext({
      baseURL: demo.url,
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      viewport: { width: 390, height: 844 },
    });
    contexts.push(context);
    const page = await context.newPage();
    const signedIn = await page.request.post(door, { data: { email: `${key}@example.jp`, password: demoPassword } });
    expect(signedIn.status(), key).toBe(200);
    return page;
  }
  const parent = await person('takahashi', '/auth/password');
  const board = new StaffBoard(await person('minato-staff', '/auth/staff'));
  const setClock = async (time: string) =>
    expect((await parent.request.post('/demo/clock', { data: { freeze: at(time) } })).status()).toBe(200);
  const lookAgain = () => parent.evaluate(() => window.dispatchEvent(new Event('focus')));

  await setClock('10:00');
  await parent.goto('/mypage/top');
  const main = parent.getByRole('main');
  const here = main.getByRole('article', { name: /お預かり中$/ });
  await expect(here).toHaveCount(1);
  await expect(here).toContainText('お迎え予定13:00高橋 直人さん');
  await expect(here.getByRole('link', { name: /園に電話する/ })).toHaveAttribute('href', 'tel:0355501201');
  // One card for all of today: who is with us, then who is due.
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['お預かり中']);
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(main.getByRole('article', { name: /登園前$/ })).toContainText('15:30〜18:30');
  await checkPage(parent, '高橋 由佳さん');

  await setClock('13:04');
  await lookAgain();
  await expect(here).toContainText('お迎えの予定の時間を過ぎています。');
  await board.open();
  await board.tap('高橋 蒼', '降園');
  // The tap is answered before the server has it: the parent looks until it is there.
  await expect(async () => {
    await lookAgain();
    await expect(main.getByRole('link', { name: /降園しました 13:04/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(here).toHaveCount(0);
  await expect(main.getByRole('heading', { name: '今日のご予約' })).toBeVisible();

  await setClock('15:40');
  await lookAgain();
  await expect(main.getByText('登園をお待ちしています。')).toBeVisible();
  // Nobody closed it: a past reserve is not the next one.
  await setClock('18:31');
  await lookAgain();
  await expect(main.getByRole('heading', { name: '今日のご予約' })).toHaveCount(0);
});
