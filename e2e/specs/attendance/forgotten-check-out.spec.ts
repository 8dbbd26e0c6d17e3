import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { startTestDemo, type TestDemo } from '../../fixtures/test-demo.ts';
import { StaffBoard, tablet } from '../../pages/staff-board.ts';

/** 武蔵野みどり園 on a clock of its own, late in the evening: 中村 芽依 was fetched, but nobody tapped 降園. */
let demo: TestDemo;
test.beforeAll(async () => {
  demo = await startTestDemo();
});
test.afterAll(() => demo?.stop());

const child = '中村 芽依';

test('a forgotten 降園 asks for the time, and is billed as it was', { tag: '@again' }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: demo.url, locale: 'ja-JP', viewport: tablet });
  const page = await context.newPage();
  const data = { email: 'musashino-staff@example.jp', password: demoPassword };
  expect((await page.request.post('/auth/staff', { data })).status()).toBe(200);
  const clock = await page.request.post('/demo/clock', { data: { freeze: '2026-11-16T13:30:00Z' } });
  expect(clock.status()).toBe(200);
  const board = new StaffBoard(page);
  await board.open();

  await board.tap(child, '降園');
  const dialog = page.getByRole('dialog', { name: '降園の時刻' });
  await expect(dialog.getByText('11月16日(月) 22:00を過ぎたため、押した時刻では登録できません。')).toBeVisible();
  await expect(dialog.getByLabel('時刻')).toHaveValue('');
  await expect(page.getByText('降園しました')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Put off: the card still says so and leads back.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const card = board.card('お預かり中', child);
  await expect(card.getByText(/実際の降園時刻を入力してください/)).toBeVisible();
  await card.getByRole('button', { name: `降園の時刻を入力 ${child}` }).click();
  await dialog.getByLabel('時刻').fill('08:00');
  await dialog.getByRole('button', { name: 'この時刻で登録する' }).click();
  await expect(dialog.getByText('登園より前の時刻です。')).toBeVisible();
  await dialog.getByLabel('時刻').fill('18:10');
  await dialog.getByRole('button', { name: 'この時刻で登録する' }).click();
  await expect(board.card('降園済み', child).getByText(/〜18:10/)).toBeVisible();
  await expect(board.card('お預かり中', child)).toHaveCount(0);
  await context.close();
});
