import { serverNowHeader } from '../../../src/contract/server-now.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { Counted } from '../../pages/counted.ts';
import { asleepSince, inTheHouse } from '../../pages/full-house.ts';
import { busyDay } from '../../pages/many-children.ts';
import { callAs } from '../../pages/reserve-pages.ts';
import { tablet } from '../../pages/staff-board.ts';

const branch_id = 12;
const date = '2026-11-16';
const database = process.env.E2E_DATABASE_URL ?? '';

test('保育 with sixty-one children: twelve naps in four taps, a meal for those who may, a sleep round, one late look', async ({
  page,
  signInStaff,
}) => {
  const made = await busyDay(database, { branch_id, date, count: 58 });
  const children = made.flatMap(({ names }) => names).length;
  expect(children).toBe(61);
  await signInStaff(page, 'honbu');
  await page.setViewportSize(tablet);
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  // By the server's clock: how far its morning is depends on the specs before.
  const asked = await page.request.post('/imahoiku/asia-northeast1/issueFormToken', {
    data: { data: { form: 'user_inquiries' } },
  });
  const now = Number(asked.headers()[serverNowHeader]);
  await inTheHouse(database, made, now, 20);
  const sleepy = made.slice(20, 32);
  const room = {
    branch_id,
    branch_room_id: null,
    version: 1,
    name: 'おひるね',
    from_age: null,
    to_age: null,
    sequence: 1,
  };
  const saved = await callAs(page, 'staffSaveRoom', room);
  expect(saved).toMatchObject({ status: 'OK' });
  const branch_room_id = (saved as unknown as { id: number }).id;
  const child_ids = sleepy.map(({ child_ids: [first] }) => first);
  expect(await callAs(page, 'staffPlaceChildren', { branch_id, branch_room_id, child_ids })).toMatchObject({
    status: 'OK',
  });

  // The old address leads here.
  await page.goto('/staff/care/naps');
  await expect(page).toHaveURL(/\/staff\/care$/);
  const main = page.getByRole('main');
  const awake = main.getByRole('region', { name: 'お預かり中' });
  await expect(awake.getByRole('article')).toHaveCount(children);

  await test.step('twelve fall asleep in at most four taps', async () => {
    const hand = new Counted();
    await hand.tap(main.getByRole('button', { name: /^おひるね/ }));
    await expect(awake.getByRole('article')).toHaveCount(12);
    await hand.tap(main.getByRole('checkbox', { name: '表示中の12名を選ぶ' }));
    await hand.tap(main.getByRole('button', { name: '寝た' }));
    expect(hand.taps).toBeLessThanOrEqual(4);
    await expect(main.getByRole('timer')).toHaveCount(12);
    await main.getByRole('button', { name: /^おひるね/ }).click();
    await expect(main.getByText('(送信中)')).toHaveCount(0);
  });

  await test.step('everything on one screen, and readable at arm’s length', async () => {
    await expect(awake.getByRole('article')).toHaveCount(children - 12);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5_500);
    const small = await main.evaluate((place) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement: around } = node;
        if (!around || (node.textContent ?? '').trim() === '' || around.closest('.sr-only')) continue;
        if (around.checkVisibility() && Number.parseFloat(getComputedStyle(around).fontSize) < 16)
          found.push(node.textContent ?? '');
      }
      return [...new Set(found)];
    });
    expect(small).toEqual([]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('one press for those who may eat what all eat; the others are asked alone', async () => {
    const [fine = '', other = ''] = made.flatMap(({ names }) => names);
    const never = made.at(-2)?.names[0] ?? '';
    for (const name of [fine, other, never]) {
      await awake.getByRole('checkbox', { name: `${name}を選ぶ` }).check();
    }
    const bar = main.getByRole('region', { name: 'まとめて記録' });
    await expect(bar.getByText('食事(1名は1人ずつ)')).toBeVisible();
    await bar.getByRole('button', { name: '完食' }).click();
    for (const name of [fine, other]) {
      await expect(awake.getByRole('article', { name }).getByText('食事 完食')).toBeVisible();
    }
    await bar.getByRole('button', { name: new RegExp(never) }).click();
    const panel = page.getByRole('dialog', { name: `${never}さんの記録` });
    await panel.getByRole('button', { name: '完食' }).click();
    await panel.getByRole('button', { name: '確かめました。記録する' }).click();
    await expect(panel.getByText('食事 完食を記録しました')).toBeVisible();
    // The panel stays: the next entry is one touch.
    await panel.getByRole('button', { name: '体温 36.8℃' }).click();
    await expect(panel.getByText('体温 36.8℃を記録しました')).toBeVisible();
    await panel.getByRole('button', { name: '終わる' }).click();
    await expect(awake.getByRole('article', { name: never }).getByText('体温 36.8℃')).toBeVisible();
  });

  const tile = (child: string) => main.getByRole('article', { name: child });
  await test.step('a look is one press of one child; left on its face the child stands first and red', async () => {
    const [turned = '', ...others] = sleepy.flatMap(({ names: [name] }) => name ?? []);
    await tile(turned).getByRole('button', { name: 'うつぶせ' }).click();
    await tile(turned).getByRole('button', { name: 'うつぶせのまま' }).click();
    const first = main.getByRole('region', { name: '睡眠中' }).getByRole('article').first();
    await expect(first).toHaveAccessibleName(turned);
    await expect(first.getByText('うつぶせのまま', { exact: true })).toBeVisible();
    await tile(turned).getByRole('button', { name: 'うつぶせ' }).click();
    await tile(turned).getByRole('button', { name: '仰向けに直した' }).click();
    await expect(tile(turned).getByText('うつぶせのまま', { exact: true })).toBeHidden();
    await expect(tile(turned).getByText('うつぶせ(仰向けに直した)')).toBeVisible();
    for (const child of others.slice(0, 2)) {
      await tile(child).getByRole('button', { name: '仰向け' }).click();
      await expect(tile(child).getByText(/↑ 仰向け$/)).toBeVisible();
    }
  });

  await test.step('a round nobody wrote down: folded, asked why, marked', async () => {
    const late = made[40];
    if (late === undefined) throw new Error('no child');
    const [name = ''] = late.names;
    // Looked at never in eleven minutes: of a baby's rounds one is missing, the next overdue.
    await asleepSince(database, late, branch_id, new Date(now - 11 * 60_000));
    await expect(tile(name).getByText('確認が過ぎています')).toBeVisible();
    await tile(name).getByRole('button', { name: '左向き' }).click();
    await expect(tile(name).getByText('次の確認まで')).toBeVisible();
    await main.getByText('記録のない確認があります').click();
    await main
      .getByRole('button', { name: new RegExp(`^${name} .*の確認を記録する$`) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const missed = new Date(now - 6 * 60_000).toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo' }).slice(0, 5);
    await dialog.getByLabel('時刻').fill(missed);
    await dialog.getByText('仰向け', { exact: true }).click();
    // Asked before it is sent, not after a refusal.
    await expect(dialog.getByLabel('時間がたってから記録する理由')).toBeVisible();
    await dialog.getByRole('button', { name: '記録する' }).click();
    await expect(dialog.getByText('遅れて記録する理由を入力してください。')).toBeVisible();
    await dialog.getByLabel('時間がたってから記録する理由').fill('隣の子の対応');
    await dialog.getByRole('button', { name: '記録する' }).click();
    await expect(main.getByText('記録のない確認があります')).toBeHidden();
  });

  await test.step('the wall of a room: who sleeps, nothing of health', async () => {
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(tablet);
    await page.goto(`/staff/care/wall?room=${branch_room_id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'おひるね' })).toBeVisible();
    await expect(main.getByRole('timer')).toHaveCount(12);
    await expect(main.getByText(/アレルギー|36\.|℃/)).toHaveCount(0);
    await expectAccessible(page);
  });
});
