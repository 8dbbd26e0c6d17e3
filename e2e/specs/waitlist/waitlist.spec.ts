import { expect, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { callAs, chooseEnd, chooseStart } from '../../pages/reserve-pages.ts';
import { cancelReserve, fillDay, letOfferRunOut, linkLine, offerByLine } from '../../pages/waitlist.ts';

const branch_id = 6;
/** 山本 of the LINE stand-in, who is a friend of ours. */
const line = `U${'07'.padStart(32, '0')}`;
const small = { width: 320, height: 700 };

test('a full day is waited for, comes free, is offered by LINE and taken without signing in', async ({
  page,
  browser,
  baseURL,
  family,
  emulators,
}) => {
  const day = { branch_id, date: '2027-01-06' };
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const [{ email }, { child_ids }] = await Promise.all([family(page, 'shimizu'), family(other, 'hayashi')]);
  await linkLine(email, line);
  const reserve_id = await fillDay(other, day, child_ids[0]);

  // The date step says so and leads on, with everything that was chosen.
  await page.goto(`/mypage/reserves/select_branches?branch=kohoku-hidamari&date=${day.date}`);
  await page.getByRole('button', { name: '日時を選ぶ' }).click();
  await expect(page.getByText('1月6日(水)は予約できません。')).toBeVisible();
  await page.getByRole('link', { name: '空いたら知らせる' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '空いたら知らせる' })).toBeVisible();
  await expect(page.locator('.day[data-selected]')).toHaveAccessibleName(/1月6日/);
  await expect(page.getByRole('checkbox', { name: '清水 葵' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '港北ひだまり園' })).toBeChecked();
  await page.getByRole('radio', { name: 'この時間だけ' }).check();
  await chooseStart(page, '10:00');
  await chooseEnd(page, '12:00');
  await expect(page.getByText(/最大 [\d,]+円/)).toBeVisible();
  await expectUsableAt(page, [phone, small]);
  await page.getByRole('button', { name: 'この内容で知らせてもらう' }).click();
  await expect(page.getByRole('heading', { name: '空き待ちを受け付けました' })).toBeVisible();
  await expect(page.getByText('10:00〜12:00')).toBeVisible();
  await expectUsableAt(page, [phone, small]);

  await cancelReserve(other, reserve_id);
  const link = await offerByLine(page, emulators.line, line);
  await page.goto('/mypage/top');
  await expect(page.getByText('空き待ちの席が取れます')).toBeVisible();

  // The link opens for anyone who has the message, and a look takes nothing.
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByText('お席をお取りしています')).toBeVisible();
  await expect(visitor.getByRole('timer')).toHaveText(/^あと\d+分\d\d秒$/);
  await expect(visitor.getByText('清水')).toBeHidden();
  await expectUsableAt(visitor, [phone, small]);
  await visitor.getByRole('button', { name: 'この席を予約する' }).click();
  await expect(visitor.getByText('ご予約が確定しました')).toBeVisible();

  await page.goto('/mypage/waitlist');
  await expect(page.getByText('予約が取れました')).toBeVisible();
  await page.getByRole('link', { name: '予約を見る' }).click();
  await expect(page.getByText('1月6日(水) 10:00〜12:00')).toBeVisible();
  await Promise.all([other.context().close(), visitor.context().close()]);
});

test('an offer that nobody answers goes to the next, whose reserve makes itself as agreed', { tag: '@again' }, async ({
  page,
  browser,
  baseURL,
  family,
}) => {
  const day = { branch_id, date: '2027-01-07' };
  const open = async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const [other, first] = await Promise.all([open(), open()]);
  const [{ child_ids }, waiting] = await Promise.all([
    family(other, 'hayashi'),
    family(first, 'kimura'),
    family(page, 'shimizu'),
  ]);
  const reserve_id = await fillDay(other, day, child_ids[0]);
  const entry = {
    branch_ids: [branch_id],
    child_ids: waiting.child_ids.slice(0, 1),
    date: day.date,
    earliest_time: '09:00',
    latest_time: '12:00',
    minutes: 180,
  };
  const { price_ceiling } = await callAs<{ price_ceiling: number }>(first, 'quoteWaitlistEntry', entry);
  const idempotency_key = crypto.randomUUID();
  await callAs(first, 'createWaitlistEntry', { ...entry, mode: 1, price_ceiling, idempotency_key });

  // The second one agrees beforehand.
  await page.goto(`/mypage/waitlist/add?branch=kohoku-hidamari&date=${day.date}&start=09:00&end=12:00`);
  await page.getByRole('radio', { name: '空いたら自動で予約する' }).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '空き待ちの確認' })).toBeVisible();
  await expect(page.getByText('空きが出た時点で予約が確定し、キャンセルには上の料金がかかります。')).toBeVisible();
  await expect(page.getByText('予約確定のお知らせから30分は')).toBeVisible();
  await expectUsableAt(page, [phone, small]);
  await page.getByRole('button', { name: 'この内容で空き待ちを申し込む' }).click();
  await expect(page.getByText('空き待ち中')).toBeVisible();

  await cancelReserve(other, reserve_id);
  await first.goto('/mypage/waitlist');
  await expect(first.getByRole('button', { name: 'この席を予約する' })).toBeVisible();
  await letOfferRunOut(page, day);

  await page.goto('/mypage/waitlist');
  await expect(page.getByText('予約が取れました')).toBeVisible();
  await expect(page.getByText(/までは、無料でキャンセルできます。/)).toBeVisible();
  await first.reload();
  await expect(first.getByText('空き待ち中')).toBeVisible();
  await expect(first.getByRole('button', { name: 'この席を予約する' })).toBeHidden();
  await Promise.all([other, first].map((each) => each.context().close()));
});
