import { expect, phone, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { callAs, makeReserve } from '../../pages/reserve-pages.ts';

const KASHIWANOHA = 11;
const date = '2027-01-05';

test('a request tells its clock and can be given up for a seat at once; a refusal says why', async ({
  browser,
  page,
  family,
  signInStaff,
}) => {
  const desk = await browser.newPage({ baseURL: process.env.E2E_URL ?? '' });
  await signInStaff(desk, 'honbu');
  const marked = await callAs<{ status: string }>(desk, 'staffSetReservable', {
    branch_id: KASHIWANOHA,
    date_from: date,
    date_to: date,
    status: '△',
    remarks: '',
    confirmed_flag: 0,
  });
  expect(marked.status).toBe('OK');
  await page.setViewportSize(phone);
  const { child_ids } = await family(page, 'mori');
  const asked = { branch_id: KASHIWANOHA, child_ids, date, start: 600, end: 720 };
  const { reserve_id } = await makeReserve(page, asked);

  await page.goto(`/mypage/reserves/request_done/${KASHIWANOHA}?reserve_id=${reserve_id}`);
  await expect(page.getByRole('timer')).toHaveText(/お返事まで あと(23時間|1日)/);
  await expect(page.getByRole('heading', { name: 'すぐに確定できるお席' })).toBeVisible();
  await page.goto(`/mypage/reserves/${reserve_id}`);
  await checkPage(page, 'ご予約の内容');
  await expect(page.getByText('リクエスト中')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/お返事まで あと/);
  const seats = page.getByRole('region', { name: 'すぐに確定できるお席' });
  await expect(seats.getByRole('listitem')).toHaveCount(2);
  const near = seats.getByRole('listitem').filter({ hasText: '近くの園' });
  await near.getByRole('button', { name: /^この席に替える/ }).click();
  const sheet = page.getByRole('dialog', { name: 'この席に替えますか' });
  await expect(sheet.getByText(/柏の葉そよかぜ園.*取り下げます/)).toBeVisible();
  await expect(sheet.getByText('この予約のキャンセル料')).toBeVisible();
  await sheet.getByRole('button', { name: '予約を確定する' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'ご予約が確定しました' })).toBeVisible();
  await page.goto(`/mypage/reserves/${reserve_id}`);
  await expect(page.getByText('キャンセル済み')).toBeVisible();
  await expect(page.getByText(/料金はかかりません/)).toBeVisible();

  const refused = await makeReserve(page, { ...asked, start: 780, end: 900 });
  const refusal = {
    reserve_id: refused.reserve_id,
    refusal_reason: 2,
    approval_comment: '午前でしたらお受けできます。',
  };
  expect((await callAs<{ status: string }>(desk, 'staffRejectReserve', refusal)).status).toBe('OK');
  await page.goto(`/mypage/reserves/${refused.reserve_id}`);
  await expect(page.getByText(/職員の配置が整わないため、このリクエストはお受けできませんでした/)).toBeVisible();
  await expect(page.getByText('午前でしたらお受けできます。')).toBeVisible();
  await expect(page.getByRole('button', { name: /^この席を予約する/ }).first()).toBeVisible();
  await desk.close();
});

test('a family has a calendar address of its own, and ends it', { tag: '@again' }, async ({ page, family }) => {
  const { child_ids } = await family(page, 'mori');
  const { reserve_id } = await makeReserve(page, {
    branch_id: KASHIWANOHA,
    child_ids,
    date: '2027-01-06',
    start: 600,
    end: 720,
  });
  await page.goto('/mypage/reserves/list');
  await page.getByRole('link', { name: 'カレンダー連携' }).click();
  await page.getByRole('button', { name: 'アドレスを発行する' }).click();
  const shown = page.locator('[data-feed-address]');
  const read = async () => new URL((await shown.textContent()) ?? '').pathname;
  await expect(shown).toBeVisible();
  await expect(page.getByRole('link', { name: 'カレンダーに登録する' })).toHaveAttribute('href', /^webcal:/);
  await checkPage(page, 'カレンダーに自動で表示');
  const first = await read();
  const feed = await page.request.get(first);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  const text = await feed.text();
  expect(text).toContain(`UID:reserve-${reserve_id}@`);
  expect(text).not.toContain('森');
  await page.getByRole('button', { name: '新しいアドレスに替える' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '新しいアドレスに替える' }).click();
  await expect(shown).not.toContainText(first);
  const second = await read();
  expect([(await page.request.get(first)).status(), (await page.request.get(second)).status()]).toEqual([404, 200]);
  await page.getByRole('button', { name: '表示を止める' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '表示を止める' }).click();
  await expect(page.getByText('アドレスは、まだ発行していません。')).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});
