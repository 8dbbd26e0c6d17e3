import type { Page } from '@playwright/test';
import { type Emulators, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { newMember } from '../../pages/new-member.ts';
import { ReservePages } from '../../pages/reserve-pages.ts';
import { setSeats } from '../../pages/seats.ts';

/** One seat on a day of its own. */
const branch_id = 8;
const date = '2027-01-08';
test.use({ viewport: phone });
test.beforeAll(() => setSeats(branch_id, date, 1));

async function parent(page: Page, emulators: Emulators): Promise<ReservePages> {
  await newMember(page, emulators, { form: { default_branch_id: branch_id } });
  const pages = new ReservePages(page);
  await page.goto('/mypage/reserves/select_branches');
  await pages.button('日時を選ぶ').click();
  await chooseDay(page, pages);
  return pages;
}

async function chooseDay(page: Page, pages: ReservePages): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible();
  const cell = page.getByRole('button', { name: /1月8日/ });
  for (let month = 0; month < 2 && (await cell.count()) === 0; month += 1) await pages.button('次').first().click();
  await cell.first().click();
}

test('a seat is kept for whoever has the confirm page open, and comes back when they leave', async ({
  page,
  browser,
  baseURL,
  emulators,
}) => {
  const mine = await parent(page, emulators);
  await mine.chooseTime('10:00', '12:00');
  await mine.toConfirm();
  await expect(page.getByRole('timer')).toHaveText(/^この席を確保しています\(あと4:\d\d\)$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })).newPage();
  const theirs = await parent(other, emulators);
  await expect(theirs.starts()).toBeVisible();
  await expect(theirs.hour(10)).toHaveCount(0);

  // A reload takes the seat over.
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  const released = page.waitForResponse(/releaseSeat/);
  await page.getByRole('link', { name: /^修正する ?\(日時\)$/ }).click();
  await released;
  await other.reload();
  await theirs.chooseTime('10:00', '12:00');
  await theirs.toConfirm();
  await theirs.button('予約を確定する').click();
  await expect(other.getByText(/1月8日\(金\) 10:00に、.*でお待ちしています。/)).toBeVisible();
  await other.context().close();
});

test('when the time is over the page stays as it was, and the press is tried', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  await page.clock.install();
  const pages = await parent(page, emulators);
  await pages.chooseTime('14:00', '15:00');
  await pages.toConfirm();
  await expect(page.getByRole('timer')).toBeVisible();
  const said = page.getByText('席を確保している時間は、あと1分です。');
  await expect(said).toHaveCount(0);
  const top = async () => (await pages.button('予約を確定する').boundingBox())?.y;
  const before = await top();
  await page.clock.fastForward('04:10');
  await expect(said).toBeAttached();
  await page.clock.fastForward('01:00');
  await expect(page.getByText('確保の時間が過ぎました。空いていれば予約できます。')).toBeVisible();
  expect(await top()).toBe(before);
  await pages.button('予約を確定する').click();
  await expect(page.getByText(/1月8日\(金\) 14:00に、.*でお待ちしています。/)).toBeVisible();
});
