import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { busyDay } from '../../pages/many-children.ts';
import { printed, severeOnPaper } from '../../pages/printed-paper.ts';
import { tablet } from '../../pages/staff-board.ts';

/** A branch no other spec comes to. */
const branch_id = 10;
/** 博多みなみ園: no other spec comes here. */
const kitchenBranch = 15;
const wide = { width: 1280, height: 900 };

test('the day on paper, and what was written on it typed in at once', async ({ page, signInStaff }) => {
  const made = await busyDay(process.env.E2E_DATABASE_URL ?? '', { branch_id, date: '2026-11-16', count: 8 });
  const [first = '', second = '', third = ''] = made.flatMap(({ names }) => names);
  await signInStaff(page, 'honbu');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);

  await page.setViewportSize(tablet);
  await page.goto('/staff/today/by_hand');
  const time = (child: string, what: string) => page.getByRole('textbox', { name: `${child} ${what}` });
  await expect(time(first, '登園')).toBeVisible();
  await expectUsableAt(page, [tablet, wide]);
  // Full width, without a colon; Enter goes on to the next time.
  await time(first, '登園').fill('８０５');
  await time(first, '登園').press('Enter');
  await expect(time(first, '登園')).toHaveValue('08:05');
  await expect(time(first, '降園')).toBeFocused();
  await time(first, '降園').fill('９：５０');
  await time(second, '登園').fill('23:00');
  await page.getByRole('checkbox', { name: `${third} 来園なし` }).check();
  await page.getByRole('button', { name: 'まとめて登録する' }).click();
  await expect(page.getByText('2名の登園・降園を登録しました')).toBeVisible();
  // The one that was refused keeps what was typed, with the reason beside it.
  await expect(page.getByRole('row', { name: new RegExp(second) }).getByText(/これからの時刻/)).toBeVisible();
  await expect(time(second, '登園')).toHaveValue('23:00');
  await expect(time(first, '登園')).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(third) }).getByText('来園なし')).toBeVisible();
  await time(second, '登園').fill('0835');
  await page.getByRole('button', { name: 'まとめて登録する' }).click();
  await expect(page.getByText('1名の登園・降園を登録しました')).toBeVisible();

  // Who is in the building, and who may be on the way; neither who left nor who did not come.
  await page.getByRole('link', { name: '緊急名簿' }).click();
  const present = page.getByRole('region', { name: 'お預かり中' });
  await expect(present.getByRole('rowheader')).toHaveText([new RegExp(second)]);
  await expect(page.getByRole('main').getByText(first)).toHaveCount(0);
  await expectUsableAt(page, [tablet, wide]);
  await page.getByRole('link', { name: '朝の一覧' }).click();
  await expect(page.getByRole('row', { name: new RegExp(first) }).getByText('8:05')).toBeVisible();
  await expectUsableAt(page, [tablet, wide]);

  // The kitchen: a meal for a child with an allergy waits until a person has made sure of it.
  await orderLunch(made[4]?.reserve_id ?? 0);
  const eater = made[4]?.names[0] ?? '';
  await page.goto('/staff/today');
  // Anyone who was never asked waits too.
  const todo = page.getByRole('region', { name: 'やること' });
  await todo.getByRole('button', { name: /^やること/ }).click();
  const waiting = todo.getByRole('listitem').filter({ hasText: '昼食のアレルギーの確認が済んでいません' });
  await expect(waiting.filter({ hasText: eater })).toHaveCount(1);
  await expect(waiting.filter({ hasText: made[6]?.names[0] ?? '' })).toHaveCount(1);
  await waiting.filter({ hasText: eater }).getByRole('link', { name: '厨房の一覧' }).click();
  const plate = page.getByRole('row', { name: new RegExp(eater) });
  await expect(plate.getByText('乳')).toBeVisible();
  await expectUsableAt(page, [tablet, wide]);
  await page.getByRole('button', { name: `${eater}さんの食事を確認する` }).click();
  await page.getByLabel('対応の内容').fill('牛乳を豆乳に替えます');
  await page.getByRole('button', { name: '確認しました' }).click();
  await expect(plate.getByText('牛乳を豆乳に替えます')).toBeVisible();
  const unasked = made[6]?.names[0] ?? '';
  await page.getByRole('button', { name: `${unasked}さんの食事を確認する` }).click();
  await expect(page.getByText('アレルギーの有無をまだ伺っていません。')).toBeVisible();
  await page.getByRole('button', { name: '確認しました' }).click();
  await expect(page.getByRole('button', { name: `${unasked}さんの食事を確認する` })).toHaveCount(0);

  // The sheet one carries out of a burning house, with backgrounds left out as browsers print.
  await page.goto('/staff/today/roll');
  await expect(page.getByRole('region', { name: 'これから来園予定' })).toBeVisible();
  await expectSevereReadable(page, 1);

  // Who fetches the child: somebody the family has not named is asked about twice.
  await page.goto('/staff/today');
  await page.getByRole('button', { name: `${second} ほかの方のお迎え` }).click();
  await page.getByRole('button', { name: 'ここにいない方' }).click();
  await page.getByLabel('お迎えの方のお名前').fill('鈴木 一郎');
  await page.getByRole('button', { name: 'この方のお迎えで降園にする' }).click();
  await expect(page.getByText('鈴木 一郎さんは、ご家庭から伺っている方ではありません')).toBeVisible();
  await page.getByRole('radio', { name: '運転免許証' }).check();
  await page.getByRole('button', { name: '確かめました。降園にする' }).click();
  const gone = page.locator('article').filter({ hasText: second });
  await expect(gone.getByText('登録のない方')).toBeVisible();
});

test('the morning list on paper: twenty children a page, a severe allergy before all else', async ({
  page,
  signInStaff,
}) => {
  const date = '2026-11-20';
  const made = await busyDay(process.env.E2E_DATABASE_URL ?? '', { branch_id, date, count: 38 });
  const children = made.flatMap(({ child_ids }) => child_ids);
  const [allergic = 0, other = 0, ...more] = children;
  const names = made.flatMap((each) => each.names);
  await tell(allergic, 'くるみ', { severity: 3, epipen: true, reaction: '全身にじんましん、せきが止まらなくなる' });
  await tell(other, '卵', { severity: 3, epipen: false, reaction: '' });
  for (const child of more.slice(0, 6)) await tell(child, '乳', { severity: 1, epipen: false, reaction: '' });
  await lockListOf(made[2]?.reserve_id ?? 0);
  await rememberStay(made[3]?.reserve_id ?? 0);
  await signInStaff(page, 'honbu');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  await page.goto(`/staff/today/sheet?date=${date}`);
  const row = (name: string | undefined) => page.getByRole('row', { name: new RegExp(name ?? '') });
  await expect(row(names[0]).getByText('エピペンあり')).toBeVisible();
  await expect(row(names[2]).getByText('凍結')).toBeVisible();
  await expect(row(names[2]).getByText('初回')).toBeVisible();
  await expect(row(names[3]).getByText('凍結')).toHaveCount(0);
  await expect(row(names[3]).getByText('初回')).toHaveCount(0);
  await expectSevereReadable(page, 2);
  expect((await printed(page)).pages, `${children.length} children`).toBe(Math.ceil(children.length / 20));
});

test('the kitchen with sixty children: sums, many confirmed by one press, two pages on paper', async ({
  page,
  signInStaff,
}) => {
  const asked = new Map<string, string[]>();
  const url = process.env.E2E_DATABASE_URL ?? '';
  for (const date of ['2026-11-16', '2026-11-17']) {
    const made = await busyDay(url, { branch_id: kitchenBranch, date, count: 58 });
    const eaters = made.filter((_, position) => position % 2 === 0);
    const children = eaters.flatMap(({ child_ids }) => child_ids);
    await sql(
      'insert into child_essentials (child_id, allergy_answer, diet_stage) select unnest($1::integer[]), 2, 6 on conflict do nothing',
      [children.slice(0, -3)],
    );
    const [severe = 0, ...egg] = children;
    await tell(severe, 'くるみ', { severity: 3, epipen: true, reaction: '全身にじんましん' });
    for (const child of egg.slice(0, 6)) await tell(child, '卵', { severity: 2, epipen: false, reaction: '' });
    asked.set(
      date,
      eaters.flatMap(({ names }) => names),
    );
  }
  await signInStaff(page, 'honbu');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), kitchenBranch);
  await page.goto('/staff/today/kitchen');
  const today = page.getByRole('region', { name: /^今日/ });
  await expect(today.getByText('卵抜き ×6')).toBeVisible();
  await expect(today.getByText('くるみ抜き ×1')).toBeVisible();
  const first = asked.get('2026-11-16')?.[0] ?? '';
  await expect(today.getByRole('row').filter({ has: page.locator('[data-allergy=severe]') })).toContainText(first);
  await expect(today.getByRole('row').nth(1 + 3 + 1)).toContainText(first);
  await today.getByRole('button', { name: '昼食・卵 6名をまとめて確認する' }).click();
  await page.getByLabel('対応の内容').fill('卵なしの親子丼');
  await page.getByRole('button', { name: '6名を確認しました' }).click();
  await expect(today.getByText('卵なしの親子丼')).toHaveCount(6);
  // Severe and never asked still wait, each alone.
  await expect(today.getByRole('button', { name: /さんの食事を確認する$/ })).toHaveCount(1 + 3);
  await expectUsableAt(page, [tablet, wide]);
  const paper = await printed(page);
  expect(paper.pages).toBe(2);
  expect(paper.lightestText).toBeLessThan(0.3);
});

/** Black on white in a thick frame, larger than anything else, every word whole; nothing on the paper comes out pale. */
async function expectSevereReadable(page: Page, count: number): Promise<void> {
  const { alarms, largestOther } = await severeOnPaper(page);
  expect(alarms).toHaveLength(count);
  for (const { frame, background, words } of alarms) {
    expect(frame).toBeGreaterThanOrEqual(4);
    expect(background).toBe('rgb(255, 255, 255)');
    const label = words.find(({ text }) => text === 'アレルギー');
    expect(label).toMatchObject({ lines: 1 });
    expect(label?.weight).toBeGreaterThanOrEqual(700);
    for (const { text, lines, colour, size } of words) {
      expect(colour, text).toBe('rgb(0, 0, 0)');
      if (text.length <= 8) expect(lines, text).toBe(1);
      if (text === 'アレルギー' || text === 'エピペンあり') expect(size, text).toBeGreaterThan(largestOther);
    }
  }
  expect((await printed(page)).lightestText).toBeLessThan(0.3);
}

async function sql(text: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  await client.query(text, [...values]);
  await client.end();
}
const tell = (child_id: number, name: string, of: { severity: number; epipen: boolean; reaction: string }) =>
  sql(
    `insert into child_allergies (child_id, allergen_id, severity, epipen_flag, reaction, told_by)
     select $1, id, $3, $4, $5, 1 from allergens where name = $2`,
    [child_id, name, of.severity, of.epipen, of.reaction],
  );
const lockListOf = (reserve_id: number) =>
  sql('insert into pickup_freezes (customer_id) select customer_id from reserves where id = $1', [reserve_id]);
/** The child of a reserve was here the week before. */
const rememberStay = (reserve_id: number) =>
  sql(
    `with earlier as (
       insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
         current_day_flag, holiday_flag, reserve_amount)
       select branch_id, customer_id, start_datetime - interval '7 days', end_datetime - interval '7 days', 1, 3,
         false, false, 0 from reserves where id = $1 returning id, start_datetime, end_datetime)
     insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
       attendance_status, arrived_datetime, left_datetime)
     select e.id, d.child_id, d.date_of_birth, false, false, 3, e.start_datetime, e.end_datetime
     from earlier e, reserve_details d where d.reserve_id = $1`,
    [reserve_id],
  );

/** A child that must not have milk gets lunch. */
async function orderLunch(reserve_id: number): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  await client.query('update reserves set lunch_support_flag = true where id = $1', [reserve_id]);
  await client.query('update reserve_details set lunch_support_flag = true where reserve_id = $1', [reserve_id]);
  await client.query(
    `insert into child_allergies (child_id, allergen_id, severity, told_by)
     select d.child_id, a.id, 3, 1 from reserve_details d join allergens a on a.name = '乳' where d.reserve_id = $1`,
    [reserve_id],
  );
  await client.end();
}
