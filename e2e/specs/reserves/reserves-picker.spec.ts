import { expect, expectAccessible, phone, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { chooseStart, makeReserve, ReservePages } from '../../pages/reserve-pages.ts';

/** The demo's day is Monday 2026-11-16, 10:00. 木村: one child at 港北ひだまり園 (8:00–19:00, extended 7:00–21:00). */
test('tap an open hour, then a length; the whole page is at most two screens and a third', async ({ page, family }) => {
  await family(page, 'kimura');
  const pages = new ReservePages(page);
  await pages.beginFuture(['木村 朝陽']);
  await pages.chooseDate('12月14日');
  await pages.hour(11).check();
  await expect(pages.chosen('11:00〜12:00(1時間)')).toBeVisible();
  await pages.length('2時間').check();
  await expect(pages.chosen('11:00〜13:00(2時間)')).toBeVisible();
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual((7 / 3) * phone.height);

  // Another hour keeps the length; minutes and steps reach every other stay.
  await pages.chooseTime('10:45', '12:30');
  await expect(pages.chosen('10:45〜12:30(1時間45分)')).toBeVisible();
  await pages.hour(9).check();
  await expect(pages.chosen('9:45〜11:30(1時間45分)')).toBeVisible();
  // The last hour: only lengths that end by closing are there, and what is extended says so.
  await pages.chooseTime('18:30', '20:30');
  await expect(pages.length('3時間')).toHaveCount(0);
  await expect(pages.length('2時間')).toHaveAccessibleName('2時間 〜20:30 延長');
  await pages.length('延長の最後まで').check();
  await expect(pages.chosen('18:30〜21:00(2時間30分)')).toBeVisible();
  await expect(page.getByRole('button', { name: /長くする$/ })).toHaveCount(0);
  // 1,100円 an hour, 300円 more from 19:00.
  await expect(pages.estimate()).toHaveText('3,350円');
  await checkPage(page, '日時を選ぶ');
  await pages.toConfirm();
  await expect(page.getByText('18:30〜21:00(2時間30分)')).toBeVisible();
});

test('where the child is already is said, and its hours are not offered', { tag: '@again' }, async ({
  page,
  family,
}) => {
  const { child_ids } = await family(page, 'kimura');
  await makeReserve(page, { branch_id: 6, child_ids, date: '2026-12-15', start: 840, end: 960 });
  const pages = new ReservePages(page);
  await pages.beginFuture(['木村 朝陽']);
  await page.getByRole('button', { name: '次' }).first().click();
  await expect(page.getByRole('button', { name: /12月15日.*ご予約あり/ })).toBeVisible();
  await pages.chooseDate('12月15日');
  await expect(page.getByText('この日は、すでにご予約があります')).toBeVisible();
  await expect(page.getByText('14:00〜16:00 朝陽さん(港北ひだまり園)')).toBeVisible();
  await expect(pages.hour(12)).toBeVisible();
  await expect(pages.hour(14)).toHaveCount(0);
  await pages.hour(12).check();
  // Until the other one begins is possible, and no longer.
  await pages.length('2時間').check();
  await expect(pages.chosen('12:00〜14:00(2時間)')).toBeVisible();
  await expect(pages.length('3時間')).toHaveCount(0);
  await expect(pages.estimate()).toHaveText('2,200円');
});

test('today: what is too near is past its time, not 満席; today in the future flow leads to it', {
  tag: '@again',
}, async ({ page, family }) => {
  await family(page, 'kimura');
  const pages = new ReservePages(page);
  await pages.beginFuture(['木村 朝陽']);
  await expect(page.getByRole('button', { name: /11月15日/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /11月14日/ })).toBeHidden();
  await page.getByRole('button', { name: /11月16日/ }).click();
  await expect(page.getByText('今日のお預かりは「今日すぐ預ける」で承ります。')).toBeVisible();
  await expectAccessible(page);
  await pages.button('今日の時間を選ぶ').click();
  await expect(pages.heading('時間を選ぶ')).toBeVisible();
  await expect(page.getByText('港北ひだまり園・朝陽さん')).toBeVisible();

  // The demo's clock goes on from 10:00 while the other specs run.
  await expect(page.getByText(/^今日は11:(15|30|45)からの時間を選べます。/)).toBeVisible();
  await expect(pages.hour(10)).toHaveCount(0);
  // The default is kept in length when another start is tapped.
  await chooseStart(page, '15:00');
  await expect(pages.chosen('15:00〜17:00(2時間)')).toBeVisible();
});

test('the same a week later on a full day: one word, and nothing is chosen instead', { tag: '@again' }, async ({
  page,
  family,
}) => {
  const { child_ids } = await family(page, 'hayashi');
  // みなと広場園 takes no reserves on 11-30.
  await makeReserve(page, { branch_id: 2, child_ids: child_ids.slice(0, 1), date: '2026-11-23', start: 540, end: 660 });
  const pages = new ReservePages(page);
  await page.goto('/mypage/reserves/list');
  await pages.again(pages.card('11月23日'));
  await expect(page).toHaveURL(/select_date\?again=day$/);
  await expect(page.getByText('同じ曜日は空きがありませんでした。')).toBeVisible();
  await expect(page.getByText('先に日にちをお選びください。')).toBeVisible();
  await expect(page.getByRole('main').getByText('ご注意:')).toHaveCount(1);
  await expect(page.locator('.day[data-selected]')).toHaveCount(0);
  await pages.chooseDate('12月4日');
  await expect(pages.starts().getByRole('radio', { checked: true })).toHaveCount(0);
});

test('very large letters: the picker fits', async ({ page, family }) => {
  await family(page, 'kimura');
  const pages = new ReservePages(page);
  await pages.beginFuture(['木村 朝陽']);
  await expect(pages.starts()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const part = page.getByRole('region', { name: '時間', exact: true });
  expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await pages.chooseTime('11:00', '13:00');
  await expect(pages.chosen('11:00〜13:00(2時間)')).toBeAttached();
});
