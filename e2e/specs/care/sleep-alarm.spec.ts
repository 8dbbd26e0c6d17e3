import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { serverNowHeader } from '../../../src/contract/server-now.ts';
import { expect, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { asleepSince, inTheHouse } from '../../pages/full-house.ts';
import { busyDay } from '../../pages/many-children.ts';
import { tablet } from '../../pages/staff-board.ts';

const branch_id = 12;
const date = '2026-11-16';
const database = process.env.E2E_DATABASE_URL ?? '';

type Heard = { tones: number[] };

/** A registered tablet of its own browser, with every tone it plays written down. */
async function registeredTablet(browser: Browser, name: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', locale: 'ja-JP', viewport: tablet });
  const page = await context.newPage();
  await page.request.post('/auth/staff', { data: { email: 'honbu@example.jp', password: demoPassword } });
  const { token } = (await (await page.request.post('/auth/refresh')).json()) as { token: string };
  const registered = await page.request.post('/auth/tablet/register', {
    data: { branch_id, name },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(registered.status()).toBe(200);
  await page.addInitScript((id) => {
    localStorage.setItem('imahoiku.session', 'staff');
    localStorage.setItem('imahoiku.staff.branch', String(id));
    const heard = { tones: [] as number[] };
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      if (this.context.state === 'running') heard.tones.push(Date.now());
      start.call(this, when);
    };
  }, branch_id);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).click();
  return page;
}
const tones = (page: Page) => page.evaluate(() => (window as Window & { heard?: Heard }).heard?.tones ?? []);
const forgetTones = (page: Page) => page.evaluate(() => (window as Window & { heard?: Heard }).heard?.tones.splice(0));
async function firstTone(page: Page): Promise<number> {
  await expect.poll(async () => (await tones(page)).length, { timeout: 40_000, intervals: [50] }).toBeGreaterThan(0);
  return (await tones(page))[0] ?? 0;
}

test('twelve sleepers on two tablets, one of them offline: bar, sound, silence, a round taken by name', {
  tag: '@again',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const made = await busyDay(database, { branch_id, date, count: 12 });
  const one = await registeredTablet(browser, 'おひるね1', '/staff/care');
  const asked = await one.request.post('/imahoiku/asia-northeast1/issueFormToken', {
    data: { data: { form: 'user_inquiries' } },
  });
  const now = Number(asked.headers()[serverNowHeader]);
  const ahead = now - Date.now();
  await inTheHouse(database, made, now, 12);
  const due = now + 40_000;
  for (const stay of made.slice(0, 12)) await asleepSince(database, stay, branch_id, new Date(due - 300_000));
  await one.reload();
  await one.getByRole('heading', { level: 1 }).click();
  const other = await registeredTablet(browser, '玄関', '/staff/calendar');
  const bar = (page: Page) =>
    page.getByRole('alert').filter({ hasText: /午睡の確認の時刻です|すぐに確認してください/ });
  const figures: Record<string, number> = {};
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  await expect(one.getByRole('timer')).toHaveCount(12);
  for (const take of await one.getByRole('list', { name: '午睡の担当' }).getByRole('button').all()) await take.click();
  await expect(one.getByText('(この端末)').first()).toBeVisible();
  await one.screenshot({ path: 'test-results/shots/sleep-one-before.png' });

  await test.step('due: the screen with the round sounds, fifteen seconds later the other, on a page of its own', async () => {
    for (const page of [one, other]) await forgetTones(page);
    figures['due to sound'] = seconds((await firstTone(one)) + ahead - due);
    await expect(bar(other)).toBeVisible();
    figures['due to sound of the second tablet'] = seconds((await firstTone(other)) + ahead - due);
    expect(figures['due to sound']).toBeLessThan(2);
    expect(figures['due to sound of the second tablet']).toBeLessThan(17);
    await other.screenshot({ path: 'test-results/shots/sleep-other-red.png' });
    await one.screenshot({ path: 'test-results/shots/sleep-one-red.png' });
    await other.setViewportSize(phone);
    await expectNoSidewaysScroll(other);
    await other.screenshot({ path: 'test-results/shots/sleep-other-red-390.png' });
    await other.setViewportSize(tablet);
    const size = await bar(other).evaluate((place) =>
      Math.min(
        ...[place, ...place.querySelectorAll('*')].map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      ),
    );
    expect(size).toBeGreaterThanOrEqual(16);
  });

  await test.step('twelve looks calm both; one child on its face calls both at once', async () => {
    for (let round = 0; round < 12; round += 1) {
      await one
        .getByRole('button', { name: /仰向け 呼吸よし$/ })
        .nth(0)
        .click();
      await one.waitForTimeout(150);
    }
    await expect(bar(other)).toHaveCount(0, { timeout: 15_000 });
    for (const page of [one, other]) await forgetTones(page);
    await one
      .getByRole('button', { name: /うつぶせ 呼吸よし$/ })
      .first()
      .click();
    const pressed = Date.now();
    await one.getByRole('button', { name: /うつぶせのまま$/ }).click();
    figures['unusual look to sound of the second tablet'] = seconds((await firstTone(other)) - pressed);
    await expect(bar(other).getByRole('link', { name: '119・緊急' })).toBeVisible();
    await one.screenshot({ path: 'test-results/shots/sleep-one-prone.png' });
    await bar(other).getByRole('link', { name: '119・緊急' }).click();
    await expect(other.getByRole('link', { name: '119番に電話する' })).toBeVisible();
    await expect(other.getByText('緊急連絡先').first()).toBeVisible();
    await other.screenshot({ path: 'test-results/shots/sleep-emergency.png', fullPage: true });
    await one
      .getByRole('button', { name: /うつぶせ 呼吸よし$/ })
      .first()
      .click();
    await one.getByRole('button', { name: /仰向けに直した$/ }).click();
    await expect(bar(other)).toHaveCount(0, { timeout: 15_000 });
  });

  await test.step('a tablet offline for a minute: its sleepers are the other’s in red; its waiting looks calm nobody', async () => {
    await one.context().setOffline(true);
    const lost = Date.now();
    await one
      .getByRole('button', { name: /仰向け 呼吸よし$/ })
      .first()
      .click();
    await expect(bar(other)).toContainText('連絡がありません', { timeout: 90_000 });
    figures['silence to red on the second tablet'] = seconds(Date.now() - lost);
    await other.screenshot({ path: 'test-results/shots/sleep-other-dark.png' });
    await expect(one.getByText('この端末はつながっていません', { exact: false })).toBeVisible({ timeout: 40_000 });
    await one.screenshot({ path: 'test-results/shots/sleep-one-offline.png' });
    const take = bar(other).getByRole('button', { name: /が見る$/ });
    while ((await take.count()) > 0) await take.first().click();
    await expect(bar(other)).toHaveCount(0, { timeout: 15_000 });
    await one.context().setOffline(false);
    await expect(one.getByText('この端末はつながっていません', { exact: false })).toHaveCount(0, { timeout: 40_000 });
  });
  console.log(JSON.stringify(figures));
});
