import pg from 'pg';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { ReservePages } from '../../pages/reserve-pages.ts';

/** Eight Wednesdays at 天神おひさま園, 2026-11-25 to 2027-01-13; in the morning of 12月9日 nothing is free. */
const branch_id = 14;

async function inDatabase<Result extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Result[]> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  try {
    return (await client.query<Result>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

test('eight Wednesdays with one conflict: another time, one confirm, one message; the rest cancelled together', {
  tag: '@again',
}, async ({ page, family }) => {
  await inDatabase(
    `insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, '2026-12-09', '07:00', '13:00', 0)`,
    [branch_id],
  );
  const { email } = await family(page, 'kimura');
  const own = 'customer_id = (select id from customers where email = $1)';
  const pages = new ReservePages(page);
  await page.goto('/mypage/reserves/select_branches?branch=tenjin-ohisama');
  await pages.chooseChildren(['木村 朝陽']);
  await pages.button('日時を選ぶ').click();
  await pages.chooseDate('11月25日');
  await pages.chooseTime('10:00', '12:00');
  await pages.button('複数の日をまとめて予約する').click();

  await expect(pages.heading('複数の日をまとめて予約する')).toBeVisible();
  await pages.button('毎週水曜日 8回を足す').click();
  const rows = page.getByRole('region', { name: /^選んだ日/ }).getByRole('listitem');
  const conflict = rows.filter({ hasText: '12月9日' }).first();
  await expect(conflict).toContainText('この時間は満席です。');
  await expect(page.getByText('×の1日は、このままでは予約に入りません。')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await checkPage(page, '複数の日をまとめて予約する');
  await conflict.getByRole('button', { name: '13:00〜15:00' }).click();
  await expect(page.getByText('×の1日は')).toBeHidden();
  // Nothing is lost by a reload.
  await page.reload();
  await expect(rows.filter({ hasText: '13:00〜15:00' })).toHaveCount(1);
  await pages.button('8日分を確認する').click();

  await expect(pages.heading('まとめて予約の確認')).toBeVisible();
  await expect(page.getByText('12月8日(火) 18:00まで 0円')).toBeVisible();
  await checkPage(page, 'まとめて予約の確認');
  await pages.button('8日分の予約を確定する').dblclick();
  await expect(pages.heading('まとめて予約しました')).toBeVisible();
  await checkPage(page, 'まとめて予約しました');
  const [made] = await inDatabase<{ reserves: number; told: string[] }>(
    `select (select count(*)::integer from reserves where ${own} and live and branch_id = $2) as reserves,
       array(select kind from notifications where ${own} and kind like 'reserve%') as told`,
    [email, branch_id],
  );
  expect(made).toEqual({ reserves: 8, told: ['reserve_series_confirmed'] });

  await page.getByRole('link', { name: '予約一覧へ' }).click();
  const third = pages.card('まとめて予約 3/8');
  await expect(third).toContainText('12月9日');
  await third.getByRole('link', { name: /くわしく見る/ }).click();
  await page.getByRole('link', { name: 'キャンセル', exact: true }).click();
  await page.getByRole('radio', { name: 'この日から後の6日分' }).check();
  await expect(page.getByText('いまのキャンセル料(合計)')).toBeVisible();
  await checkPage(page, '予約のキャンセル');
  await pages.button('6日分をキャンセルする').click();
  await expect(pages.heading('キャンセルしました')).toBeVisible();
  await expect(page.getByText('まとめて予約の6日分')).toBeVisible();
  const [left] = await inDatabase<{ reserves: number; told: string[] }>(
    `select (select count(*)::integer from reserves where ${own} and live) as reserves,
       array(select kind from notifications where ${own} and kind like 'reserve%' order by id) as told`,
    [email],
  );
  expect(left).toEqual({ reserves: 2, told: ['reserve_series_confirmed', 'reserve_series_cancelled'] });
});
