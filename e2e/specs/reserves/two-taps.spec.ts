import type { Page } from '@playwright/test';
import pg from 'pg';
import {
  awayFromNextStep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  runJobs,
  test,
} from '../../fixtures/test.ts';
import { Counted } from '../../pages/counted.ts';
import { heading } from '../../pages/mypage.ts';
import { callAs, makeReserve } from '../../pages/reserve-pages.ts';

/** 15 December is nobody else's; today's seats go back at the end. */
const later = { branch_id: 2, date: '2026-12-15', start: 600, end: 720 };

test.beforeEach(({ page }) => awayFromNextStep(page));

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Gives everything back: what others count on stays as it was. */
async function cancel(page: Page, reserve_ids: number[]): Promise<void> {
  for (const reserve_id of reserve_ids) {
    const give = (quoted_fee: number) =>
      callAs<{ status: string; details?: { cancel_amount: number } }>(page, 'cancelReserve', {
        reserve_id,
        quoted_fee,
      });
    const first = await give(0);
    if (first.status !== 'OK') expect(await give(first.details?.cancel_amount ?? 0)).toMatchObject({ status: 'OK' });
  }
}
const doneId = (page: Page): number => Number(new URL(page.url()).searchParams.get('reserve_id'));

async function onDatabase(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  await client.query(text, values).finally(() => client.end());
}

test('two taps from the signed-in home page to a seat; everything can be changed in place', async ({
  page,
  family,
}) => {
  const { child_ids } = await family(page, 'hayashi');
  const before = await makeReserve(page, { ...later, child_ids: child_ids.slice(0, 1) });
  await page.goto('/');
  const card = page.getByRole('region', { name: '今日すぐ' });
  await expect(card.getByText('(1人)')).toBeVisible();
  await expect(card.getByText('みなと広場園')).toBeVisible();
  await expect(card.getByText(/キャンセル料/)).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: '変更する' }).click();
  const sheet = page.getByRole('dialog', { name: '今日すぐの内容を変更する' });
  await sheet
    .getByRole('group', { name: '長さ' })
    .getByRole('radio', { name: /^1時間 / })
    .click();
  // Beside the seat, once the server has found one of that length; the chip alone says it at once.
  await expect(sheet.getByRole('paragraph').getByText('1時間', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();

  const taps = new Counted();
  const began = performance.now();
  await taps.tap(button(page, 'この内容で確認へ'));
  await taps.tap(button(page, '予約を確定する'));
  await expect(heading(page, 'ご予約が確定しました')).toBeVisible();
  console.log(`signed in: ${taps.taps} taps, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  expect(taps.taps).toBe(2);
  await cancel(page, [before.reserve_id, doneId(page)]);
});

test('five taps signed out, by the card that answers LINE’s menu', async ({ page, family, emulators, context }) => {
  const { email, name, child_ids } = await family(page, 'kimura');
  const before = await makeReserve(page, { ...later, child_ids });
  const user_id = `U${crypto.randomUUID().replaceAll('-', '')}`;
  const seeded = { users: [{ user_id, display_name: name, friendship: 'friend' }] };
  await page.request.post(`${emulators.line}/emulator/seed`, { data: seeded });
  await onDatabase(
    `with c as (update customers set line_user_id = $2, line_notification_flag = true where email = $1 returning uid)
     update auth.users u set line_user_id = $2, line_friend = true from c where u.uid = c.uid`,
    [email, user_id],
  );
  await context.clearCookies();

  const taps = new Counted();
  const began = performance.now();
  // The tests' demo has no menu below the chat: the tap is sent as LINE would send it.
  const tap = { type: 'postback', user_id, data: 'ready_seat', display_text: '今日の空き' };
  await page.request.post(`${emulators.line}/emulator/events`, { data: tap });
  taps.taps += 1;
  await runJobs(page);
  await page.goto(`${emulators.line}/inbox/${user_id}`);
  await taps.tap(page.getByRole('link', { name: 'この内容で確認へ' }));
  await taps.tap(page.getByRole('link', { name: 'LINEでログイン' }));
  await taps.tap(page.locator(`button[value="${user_id}"]`));
  await taps.tap(button(page, '予約を確定する'));
  await expect(heading(page, 'ご予約が確定しました')).toBeVisible();
  console.log(`signed out, LINE: ${taps.taps} taps, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  expect(taps.taps).toBeLessThanOrEqual(5);
  await expect(page).toHaveURL(/\/mypage\/reserves\/done\?reserve_id=\d+$/);
  await cancel(page, [before.reserve_id, doneId(page)]);
});
