import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { makeReserve, ReservePages } from '../../pages/reserve-pages.ts';

/** The demo's day is Monday 2026-11-16, 10:00. 木村: one child at 港北ひだまり園 (8:00–19:00, extended 7:00–21:00). */
test('start and end are clock times, a third tap moves the nearer edge, a length is one tap', async ({
  page,
  family,
}) => {
  await family(page, 'kimura');
  const pages = new ReservePages(page);
  await pages.beginFuture(['木村 朝陽']);
  await pages.chooseDate('12月14日');
  // The hours come up by themselves.
  await expect(page.getByRole('heading', { name: '時間', exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { name: '日にち' })).not.toBeInViewport();

  await pages.time('11:00').click();
  await expect(pages.chosen('11:00〜12:00(1時間)')).toBeVisible();
  await pages.time('13:00').click();
  await expect(pages.chosen('11:00〜13:00(2時間)')).toBeVisible();
  await expect(page.getByLabel('終了')).toHaveValue('780');
  await expect(pages.length('2時間')).toHaveAttribute('aria-pressed', 'true');

  await pages.time('12:30').click();
  await expect(pages.chosen('11:00〜12:30(1時間30分)')).toBeVisible();
  await pages.time('10:45').click();
  await expect(pages.chosen('10:45〜12:30(1時間45分)')).toBeVisible();

  await pages.length('4時間').click();
  await expect(pages.chosen('10:45〜14:45(4時間)')).toBeVisible();
  await pages.time('18:00').click();
  await expect(pages.chosen('10:45〜18:00(7時間15分)')).toBeVisible();
  await page.getByRole('button', { name: '選び直す' }).click();
  await expect(page.getByLabel('開始')).toHaveValue('0');
  // The last hour: what would end after closing says so, and closing itself is an end.
  await pages.time('18:30').click();
  await expect(pages.length('3時間')).toHaveAccessibleName('3時間 閉園後のため選べません');
  await expect(pages.length('2時間')).toHaveAccessibleName('2時間 20:30 延長 時間外加算がかかります');
  await pages.length('3時間').press('Enter');
  await expect(page.getByText('3時間: 閉園後のため選べません。')).toBeVisible();
  await pages.time('21:00').click();
  await expect(pages.chosen('18:30〜21:00(2時間30分)')).toBeVisible();
  // 1,100円 an hour, 300円 more from 19:00.
  await expect(pages.total().last()).toHaveText('3,350円');
  await checkPage(page, '日時を選ぶ');
  await pages.toConfirm();
  await expect(page.getByText('18:30〜21:00(2時間30分)')).toBeVisible();
});

test('where the child is already is drawn and said before anything is sent', { tag: '@again' }, async ({
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
  await expect(pages.time('14:15')).toHaveAccessibleName('14:15 予約済 ほかのご予約あり');
  await expect(pages.time('14:15')).toHaveAttribute('aria-disabled', 'true');
  await pages.time('14:15').press('Enter');
  await expect(page.getByText('14:15からは、お子さまのほかのご予約と重なります。')).toBeVisible();

  await pages.time('12:00').click();
  await expect(pages.length('3時間')).toHaveAccessibleName('3時間 予約と重複のため選べません');
  // Until the other one begins is possible.
  await expect(pages.time('14:00')).toHaveAccessibleName('14:00 予約済 ほかのご予約あり ここまで選べます');
  await pages.time('14:00').click();
  await expect(pages.chosen('12:00〜14:00(2時間)')).toBeVisible();
  await expect(pages.total().last()).toHaveText('2,200円');
  await checkPage(page, '日時を選ぶ');
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
  await expect(pages.time('11:00')).toHaveAccessibleName('11:00 締切 受付時間を過ぎました');
  await expect(pages.time('11:00')).toHaveAttribute('aria-disabled', 'true');
  await pages.time('11:00').press('Enter');
  await expect(page.getByText('11:00は受付時間を過ぎました。')).toBeVisible();
  // The default is kept in length when another start is tapped.
  await pages.time('15:00').click();
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
  await expect(page.getByLabel('開始')).toHaveValue('0');
});

test('very large letters: the picker fits, and its chips leave the table in view', async ({ page, family }) => {
  await family(page, 'kimura');
  const pages = new ReservePages(page);
  await pages.beginFuture(['木村 朝陽']);
  await expect(page.getByLabel('開始')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const part = page.getByRole('region', { name: '時間', exact: true });
  expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await pages.time('11:00').click();
  await pages.time('13:00').click();
  await expect(pages.chosen('11:00〜13:00(2時間)')).toBeAttached();
});
