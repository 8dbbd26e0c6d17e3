import type { Page, Request } from '@playwright/test';
import { serverNowHeader } from '../../../src/contract/server-now.ts';
import { cancelCause } from '../../../src/domain/codes.ts';
import { expect, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { Counted } from '../../pages/counted.ts';
import { allAlarms } from '../../pages/full-house.ts';
import { type BusyReserve, busyDay } from '../../pages/many-children.ts';
import { callAs } from '../../pages/reserve-pages.ts';
import { StaffBoard, tablet } from '../../pages/staff-board.ts';

/** 天王寺あおぞら園: no other spec comes here. */
const branch_id = 13;
const reads = '**/v1/graphql';
const wide = { width: 1280, height: 900 };

test('sixty-one reserves: every child within two touches, siblings together and apart', async ({
  page,
  signInStaff,
}) => {
  const made = await busyDay(process.env.E2E_DATABASE_URL ?? '', { branch_id, date: '2026-11-16', count: 61 });
  await signInStaff(page, 'honbu');
  const readsUnderWay = watchReads(page);
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  const board = new StaffBoard(page, 'rows');
  await board.open();
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const children = made.flatMap(({ names }) => names).length;
  await expect(main.getByRole('heading', { name: new RegExp(`^来園予定\\s*${children}名$`) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_500);

  await test.step('the letter, then the row: nothing to scroll', async () => {
    const rail = main.getByRole('group', { name: '名前の行' });
    let reached = 0;
    for (const letter of await rail.getByRole('button', { name: /行 [1-9]\d*名$/ }).all()) {
      await letter.click();
      const taps = main.getByRole('button', { name: / 登園$/ });
      const inView = await taps.evaluateAll((found, height) => {
        const tops = found.map((tap) => tap.getBoundingClientRect());
        return tops.filter(({ top, bottom }) => top >= 0 && bottom <= height).length;
      }, tablet.height);
      expect(inView).toBe(await taps.count());
      reached += inView;
    }
    expect(reached).toBe(children);
    await button('しぼり込みをやめる').click();
  });

  // Whatever way a name is typed: src/domain/text/search-text.test.ts.
  await test.step('found by half-width kana and by telephone', async () => {
    const field = main.getByLabel('名前・かな・電話番号で探す');
    for (const text of ['ﾔｽﾀﾞ ﾐｵ', '090-7000-1057']) {
      await field.fill(text);
      await expect(board.card('来園予定', '安田 みお')).not.toHaveCount(0);
      await expect(board.card('来園予定', '森 はる')).toHaveCount(0);
    }
    await button('しぼり込みをやめる').click();
  });

  await test.step('登園 and 降園 are one touch each, in rows and in cards', async () => {
    const hand = new Counted();
    await hand.tap(button('森 はる 登園'));
    await expect(board.card('お預かり中', '森 はる').getByText('送信しています…')).toHaveCount(0);
    await button('カード').click();
    await hand.tap(button('森 はる 降園'));
    await board.fetchedAtOnce('森 はる');
    expect(hand.taps).toBe(2);
    // The parent at the door asks for the price.
    await expect(page.getByText(/森 はるさん 降園しました\(お迎え .+さん\) [\d,]+円/)).toBeVisible();
    await button('森 はる 元に戻す').click();
    await expect(board.card('お預かり中', '森 はる')).toBeVisible();
    await button('一覧').click();
  });

  await test.step('with its red alarms open above it the board begins on the first screen', async () => {
    const sleeper = made[14];
    if (sleeper === undefined) throw new Error('no child');
    const asked = await page.request.post('/imahoiku/asia-northeast1/issueFormToken', {
      data: { data: { form: 'user_inquiries' } },
    });
    const now = Number(asked.headers()[serverNowHeader]);
    const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
    const { reserve_id } = sleeper;
    const came = { reserve_id, at: minutesAgo(60), accepted: ['early', 'temperature'] };
    expect(await callAs(page, 'staffCheckIn', came)).toMatchObject({ status: 'OK' });
    const nap = { reserve_id, child_id: sleeper.child_ids[0], idempotency_key: crypto.randomUUID() };
    expect(await callAs(page, 'staffBeginNap', { ...nap, at: minutesAgo(11) })).toMatchObject({ status: 'OK' });
    // A baby nobody looked at, and nobody of the staff has clocked in: both stand open.
    await expect(page.getByRole('alert').filter({ hasText: '午睡の確認の時刻です(1名)' })).toBeVisible();
    await expect(main.getByRole('alert').filter({ hasText: /職員がいま\d名足りません/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^保育\s*1\s*件あります/ }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const first = await main.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThan(500);
  });

  await test.step('siblings: together by one touch, apart by one each', async () => {
    const hand = new Counted();
    await hand.tap(button('工藤 はる、工藤 みお 2人とも登園'));
    await expect(button('工藤 はる、工藤 みお 2人とも降園')).toBeVisible();
    await hand.tap(button('工藤 みお 降園'));
    await board.fetchedAtOnce('工藤 みお');
    expect(hand.taps).toBe(2);
    await expect(button('工藤 はる 降園')).toBeVisible();
    const left = main.getByRole('button', { name: /^降園済み\s*1名$/ });
    await expect(left).toHaveAttribute('aria-expanded', 'false');
    await left.click();
    await button('工藤 みお 元に戻す').click();
    await expect(button('工藤 はる、工藤 みお 2人とも降園')).toBeVisible();
  });

  await test.step('a refused tap takes its word back and says why in the row', async () => {
    const [other] = made.filter(({ names }) => names.includes('大野 みお')) as [BusyReserve];
    // A second person was faster, and this tablet has not heard of it.
    await page.route(reads, (route) => route.abort());
    // A read that was on its way before could still tell it.
    await expect.poll(() => readsUnderWay.size).toBe(0);
    await callAs(page, 'staffNoShow', { reserve_id: other.reserve_id });
    await expect(button('もう一度読み込む')).toBeVisible();
    await button('大野 みお 登園').click();
    const row = main.locator(`[data-reserve="${other.reserve_id}"]`);
    await expect(row.getByRole('alert')).toBeInViewport();
    await expect(page.getByText('大野 みおさん 登園しました')).toHaveCount(0);
    await page.unroute(reads);
  });

  await test.step('a cancelled child says so and stays for a while, struck through', async () => {
    const [gone] = made.filter(({ names }) => names.includes('吉田 みお')) as [BusyReserve];
    const cancel = {
      cancel_cause: cancelCause.code.branch,
      cancel_remarks: '設備の故障',
      waive_flag: 1,
      ask_waiver_flag: 0,
    };
    await callAs(page, 'staffCancelReserve', { reserve_id: gone.reserve_id, ...cancel });
    await expect(main.getByRole('list', { name: '取り消された予約' }).getByText('吉田 みお')).toBeVisible();
    await expect(page.getByText(/予約が取り消されました: .*吉田 みおさん/)).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
    await button('動き 1件').click();
    await page.getByRole('button', { name: '確認しました' }).click();
    await expect(page).toHaveTitle(/^今日/);
  });

  await test.step('five alarms below the bar of a sleeping child: the board still begins on the first screen, on a phone too', async () => {
    await allAlarms(process.env.E2E_DATABASE_URL ?? '', branch_id, [made[14], made[14], made[15]] as BusyReserve[]);
    await page.reload();
    // Five in the page; the sixth, of a sleeping child, is the bar above every page.
    await expect(main.locator('[role=alert]')).toHaveCount(5);
    for (const [size, most] of [
      [tablet, 580],
      [phone, 780],
    ] as const) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.screenshot({ path: `test-results/shots/today-${size.width}.png` });
      const first = await main.getByRole('article').first().boundingBox();
      expect(first?.y).toBeLessThan(most);
      await expectNoSidewaysScroll(page);
    }
  });

  await expectUsableAt(page, [tablet, wide]);
  await page.setViewportSize(wide);
  await page.screenshot({ path: 'test-results/shots/today-1280.png' });
});

/** The page's reads that were asked for and not yet answered. */
function watchReads(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/graphql')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}
