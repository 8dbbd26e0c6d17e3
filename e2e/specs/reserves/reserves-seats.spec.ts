import { expect, test } from '../../fixtures/test.ts';
import { callAs, makeReserve, ReservePages } from '../../pages/reserve-pages.ts';
import { letHoldsRunOut } from '../../pages/seats.ts';

test('the slot fills up while confirming: free times are offered and fill the form', async ({
  page,
  browser,
  baseURL,
  family,
}) => {
  // みなと広場園 has two seats on 11-28 from 14:00 to 17:00.
  await family(page, 'shimizu');
  const pages = new ReservePages(page);
  await pages.prepare(['清水 葵'], '11月28日', '14:00', '15:00');
  await expect(page.getByRole('timer')).toBeVisible();
  await letHoldsRunOut(2, '2026-11-28');
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { child_ids } = await family(other, 'hayashi');
  await makeReserve(other, { branch_id: 2, child_ids, date: '2026-11-28', start: 840, end: 900 });

  await pages.button('予約を確定する').click();
  await expect(page.getByText('この時間は満席です。')).toBeVisible();
  await expect(page.getByText('ほかの園')).toBeVisible();
  await page.getByRole('button', { name: '15:00〜16:00', exact: true }).click();
  await expect(page.getByText('15:00〜16:00(1時間)')).toBeVisible();
  await expect(page.getByText('この時間は満席です。')).toBeHidden();
  await pages.button('予約を確定する').click();
  await expect(page.getByText('11月28日(土) 15:00に、みなと広場園でお待ちしています。')).toBeVisible();
  await other.context().close();
});

test('what is full cannot be chosen, and a time that is gone is said', { tag: '@again' }, async ({
  page,
  browser,
  baseURL,
  family,
}) => {
  await family(page, 'shimizu');
  const pages = new ReservePages(page);
  await pages.prepare(['清水 葵'], '11月28日', '16:00', '17:00');
  await expect(page.getByRole('timer')).toBeVisible();
  await letHoldsRunOut(2, '2026-11-28');
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { child_ids } = await family(other, 'hayashi');
  await makeReserve(other, { branch_id: 2, child_ids, date: '2026-11-28', start: 960, end: 1020 });
  await page.getByRole('link', { name: /^修正する ?\(日時\)$/ }).click();
  await expect(page.getByText('16:00〜17:00は空いていません。ほかの時間をお選びください。')).toBeVisible();
  await expect(pages.hour(16)).toHaveCount(0);
  await expect(pages.starts().getByRole('radio', { checked: true })).toHaveCount(0);
  await other.context().close();
});

test('somebody who left reads which days remain, and is refused beyond them with the way on', {
  tag: '@again',
}, async ({ page, signIn }) => {
  await signIn(page, 'ito');
  const pages = new ReservePages(page);
  await page.goto('/mypage/reserves/select_branches');
  await expect(page.getByText('退会のお手続きが済んでいます')).toBeVisible();
  await pages.button('日時を選ぶ').click();
  await expect(pages.heading('日時を選ぶ')).toBeVisible();
  await pages.chooseDate('12月30日');
  await pages.chooseTime('10:00', '12:00');
  await pages.toConfirm();
  await pages.button('予約を確定する').click();
  await expect(page.getByText('退会済みのため、この日のご予約はできません。')).toBeVisible();
  await expect(page.getByRole('link', { name: '再入会の手続きへ' })).toBeVisible();
});

test.describe('a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('sees and reserves Tokyo times', async ({ page, family }) => {
    await family(page, 'kimura');
    const pages = new ReservePages(page);
    await pages.prepare(['木村 朝陽'], '12月3日', '9:00', '12:30');
    await expect(page.getByText('9:00〜12:30(3時間30分)')).toBeVisible();
    await pages.button('予約を確定する').click();
    await expect(page.getByText('12月3日(木) 9:00に、港北ひだまり園でお待ちしています。')).toBeVisible();
    const id = Number(new URL(page.url()).searchParams.get('reserve_id'));
    const { path } = await callAs<{ path: string }>(page, 'reserveCalendarFile', { reserve_id: id });
    const file = await (await page.request.get(path)).text();
    // 9:00 in Tokyo is midnight in UTC.
    expect(file).toContain('DTSTART:20261203T000000Z');
  });
});

test('day and time by keyboard alone', async ({ page, family }) => {
  await family(page, 'hayashi');
  const pages = new ReservePages(page);
  await pages.beginFuture(['林 凛']);
  const chosen = page.getByRole('button', { name: /11月17日/ });
  await expect(chosen).toBeVisible();
  await chosen.focus();
  // Thursday of next week, over a △ and a × day, which can be reached and read.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /11月27日.*空きなし/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('11月17日(火)').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText('11月26日(木)').first()).toBeVisible();

  // Radios: the space key chooses, an arrow goes on to the next hour or length.
  await pages.hour(9).focus();
  await page.keyboard.press('Space');
  await expect(pages.chosen('9:00〜10:00(1時間)')).toBeVisible();
  await page.getByRole('group', { name: '長さ' }).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(pages.chosen('9:00〜10:30(1時間30分)')).toBeVisible();
  await page.getByRole('button', { name: '確認へ進む' }).focus();
  await page.keyboard.press('Enter');
  await expect(pages.heading('予約内容の確認')).toBeVisible();
});
