import { madeEarlier } from '../../fixtures/older-reserve.ts';
import { expect, runJobs, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { callAs, chooseEnd, makeReserve, ReservePages } from '../../pages/reserve-pages.ts';

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;

test('a longer stay: the difference in price is shown, and the list has the new time', async ({ page, family }) => {
  const { child_ids } = await family(page, 'kimura');
  const made = await makeReserve(page, {
    branch_id: 6,
    child_ids,
    date: '2026-12-10',
    start: 540,
    end: 660,
  });
  const pages = new ReservePages(page);
  await page.goto('/mypage/reserves/list');
  await checkPage(page, '予約一覧');
  await pages.card('12月10日').getByRole('link', { name: '変更する' }).click();
  await expect(pages.chosen('9:00〜11:00(2時間)')).toBeVisible();
  await checkPage(page, '予約の変更');
  await chooseEnd(page, '12:00');
  await expect(page.getByText('+1,100円').filter({ visible: true })).toHaveCount(1);
  await pages.button('確認へ進む').click();
  await checkPage(page, '変更内容の確認');
  await expect(page.getByText('変更前: 9:00〜11:00(2時間)')).toBeVisible();
  await expect(page.getByText('+1,100円')).toBeVisible();
  await expect(pages.total()).toHaveText(yen(made.reserve_amount + 1100));
  await pages.button('この内容に変更する').dblclick();
  await checkPage(page, '予約を変更しました');
  await expect(page.getByText('9:00〜12:00')).toBeVisible();
  await page.goto('/mypage/reserves/list');
  await expect(pages.card('12月10日')).toHaveCount(1);
  await expect(pages.card('12月10日').getByText('9:00〜12:00')).toBeVisible();
});

test('what may no longer be changed is asked about again before saving', { tag: '@again' }, async ({
  page,
  family,
}) => {
  const { child_ids } = await family(page, 'kimura');
  const made = await makeReserve(page, {
    branch_id: 6,
    child_ids,
    date: '2026-12-07',
    start: 540,
    end: 660,
  });
  const pages = new ReservePages(page);
  await page.goto(`/mypage/reserves/edit/${made.reserve_id}`);
  await chooseEnd(page, '12:00');
  await pages.button('確認へ進む').click();
  await expect(pages.heading('変更内容の確認')).toBeVisible();
  // Cancelled meanwhile, in another tab.
  await callAs(page, 'cancelReserve', { reserve_id: made.reserve_id, quoted_fee: 0 });
  let updates = 0;
  await page.route('**/updateReserve', (route) => {
    updates += 1;
    return route.continue();
  });
  await pages.button('この内容に変更する').click();
  await expect(page.getByText('変更の受付時間を過ぎています。')).toBeVisible();
  expect(updates).toBe(0);
  await page.goto(`/mypage/reserves/edit/${made.reserve_id}`);
  await expect(page.getByText('このページではお手続きできません')).toBeVisible();
});

test('cancelling late: the fee shown is the fee charged', async ({ page, family }) => {
  const { child_ids } = await family(page, 'kimura');
  // Less than two hours before the start: 80 %.
  const made = await makeReserve(page, { branch_id: 6, child_ids, date: '2026-11-16', start: 720, end: 780 });
  await madeEarlier(made.reserve_id);
  const fee = Math.floor(made.reserve_amount * 0.8);
  const pages = new ReservePages(page);
  await page.goto('/mypage/reserves/list');
  await pages.card('12:00〜13:00').getByRole('link', { name: 'くわしく見る' }).click();
  await expect(page.getByText(`${yen(fee)}(80%)`)).toBeVisible();
  await page.getByRole('link', { name: 'キャンセル', exact: true }).click();
  await checkPage(page, '予約のキャンセル');
  await expect(page.getByText(`見積もり ${yen(made.reserve_amount)}の80%です。`)).toBeVisible();
  await page.getByLabel('キャンセルの理由').fill('発熱のため');
  await pages.button(`${yen(fee)}を支払ってキャンセルする`).dblclick();
  await expect(pages.heading('キャンセルしました')).toBeVisible();
  await expect(page.getByText(yen(fee))).toBeVisible();
  await checkPage(page, 'キャンセルしました');
  await runJobs(page);
  // The demo's own worker may be at the job already.
  const charged = async () => (await paymentsOf(page)).filter((payment) => payment.amount === fee).length;
  await expect.poll(charged).toBe(1);
  await page.goto(`/mypage/reserves/cancel/confirm/${made.reserve_id}`);
  await expect(pages.heading('キャンセルしました')).toBeVisible();
});

test('a change after the free deadline carries the fee along, and says so in yen', { tag: '@again' }, async ({
  page,
  family,
}) => {
  const { child_ids } = await family(page, 'kimura');
  // Two hours before the start: 80 %.
  const made = await makeReserve(page, { branch_id: 6, child_ids, date: '2026-11-16', start: 720, end: 780 });
  await madeEarlier(made.reserve_id);
  const fee = yen(Math.floor(made.reserve_amount * 0.8));
  const pages = new ReservePages(page);
  await page.goto(`/mypage/reserves/edit/${made.reserve_id}`);
  await expect(page.getByText(`いまのキャンセル料 ${fee}は変更したあとも引き継がれます。`)).toBeVisible();
  await pages.chooseDate('12月11日');
  await pages.chooseTime('12:00', '13:00');
  await pages.button('確認へ進む').click();
  await checkPage(page, '変更内容の確認');
  await expect(page.getByText(`変更したあとにキャンセルされる場合も ${fee}のキャンセル料がかかります。`)).toBeVisible();
  await expect(page.getByText(`${fee}(変更前のキャンセル料)`)).toBeVisible();
  await pages.button('この内容に変更する').click();
  await checkPage(page, '予約を変更しました');
  await page.goto(`/mypage/reserves/cancel/confirm/${made.reserve_id}`);
  await checkPage(page, '予約のキャンセル');
  await expect(page.getByText('を過ぎてから変更されたご予約のため、変更前のキャンセル料がかかります。')).toBeVisible();
  await pages.button(`${fee}を支払ってキャンセルする`).click();
  await expect(pages.heading('キャンセルしました')).toBeVisible();
});

test('a fee that rose meanwhile is shown and asked about again', { tag: '@again' }, async ({ page, family }) => {
  const { child_ids } = await family(page, 'kimura');
  const made = await makeReserve(page, {
    branch_id: 6,
    child_ids,
    date: '2026-12-08',
    start: 540,
    end: 660,
  });
  await page.goto(`/mypage/reserves/cancel/confirm/${made.reserve_id}`);
  const pages = new ReservePages(page);
  let calls = 0;
  await page.route('**/cancelReserve', (route) => {
    calls += 1;
    const { quoted_fee } = (route.request().postDataJSON() as { data: { quoted_fee: number } }).data;
    if (calls === 1) {
      const details = { cancel_amount: 1100, percent: 50, nextChange: null };
      return route.fulfill({ json: { result: { status: 'NG', type: 'fee_changed', msg: '変わりました。', details } } });
    }
    expect(quoted_fee).toBe(1100);
    return route.fulfill({ json: { result: { status: 'OK', cancel_amount: 1100 } } });
  });
  await pages.button('キャンセルする').click();
  await expect(page.getByText('キャンセル料が変わりました')).toBeVisible();
  await pages.button('1,100円を支払ってキャンセルする').click();
  await expect(pages.heading('キャンセルしました')).toBeVisible();
  await expect(page.getByText('1,100円')).toBeVisible();
});

async function paymentsOf(page: import('@playwright/test').Page): Promise<{ amount: number }[]> {
  await page.goto('/mypage/payments/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const rows = await page.getByText(/^[\d,]+円$/).allTextContents();
  return rows.map((text) => ({ amount: Number(text.replaceAll(/\D/g, '')) }));
}
