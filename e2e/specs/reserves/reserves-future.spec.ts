import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { callAs, ReservePages } from '../../pages/reserve-pages.ts';

/** The demo's day is Monday 2026-11-16. 林: two children at みなと広場園; 木村: one at 港北ひだまり園. */
test('a future day, from the branch to done, accessible and fitting at both widths', async ({ page, family }) => {
  await family(page, 'hayashi');
  const pages = new ReservePages(page);
  await page.goto('/mypage/reserves/select_branches');
  await expect(page.getByRole('radio', { name: 'みなと広場園' })).toBeChecked();
  await checkPage(page, '園とお子さまを選ぶ');
  await pages.chooseChildren([]);
  await pages.button('日時を選ぶ').click();
  await expect(page.getByText('お子さまを選択してください。')).toBeVisible();
  await pages.chooseChildren(['林 凛', '林 樹']);
  await pages.button('日時を選ぶ').click();

  await expect(page.getByText('11月17日(火)')).toBeVisible();
  await expect(pages.starts()).toBeVisible();
  await pages.button('確認へ進む').click();
  await expect(page.getByText('開始時間を選択してください。')).toBeVisible();
  await expect(pages.starts().getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('button', { name: /11月27日.*空きなし/ })).toHaveAttribute('aria-disabled', 'true');
  await pages.chooseDate('12月3日');
  await pages.chooseTime('18:00', '20:00');
  for (const child of ['凛さん', '樹さん']) {
    await page.getByRole('group', { name: child }).getByRole('checkbox', { name: /夕食/ }).check();
  }
  await pages.openDetails();
  await page.getByRole('radio', { name: 'ほかの方' }).check();
  await page.getByLabel('お迎えの方のお名前').fill('林 正');
  await page.getByLabel('お迎えの方の電話番号').fill('080');
  await pages.button('確認へ進む').click();
  await expect(page.getByText('ハイフンなしの10桁または11桁の数字で入力してください。')).toBeVisible();
  await page.getByLabel('お迎えの方の電話番号').fill('080-5552-9999');
  await expect(page.getByLabel('お迎えの方の電話番号')).toHaveValue('08055529999');
  await page.getByLabel('園に伝えたいこと').fill('朝から少し鼻水が出ています。');
  // プレミアム: 850円; 0歳 +200円; 19:00から +300円; 夕食 500円. 2 children, 2 hours.
  await expect(pages.estimate()).toHaveText('5,400円');
  await checkPage(page, '日時を選ぶ');
  await pages.toConfirm();

  await expect(page.getByText('18:00〜20:00(2時間)')).toBeVisible();
  await expect(page.getByText('林 正(08055529999)')).toBeVisible();
  await expect(pages.total()).toHaveText('5,400円');
  await expect(page.getByRole('definition').filter({ hasText: '2,700円(50%)' }).first()).toBeVisible();
  await expect(page.getByText('12月2日(水) 18:00を過ぎると')).toBeVisible();
  await checkPage(page, '予約内容の確認');
  await page.getByRole('link', { name: /^修正する ?\(園とお子さま\)$/ }).click();
  await expect(page.getByRole('checkbox', { name: '林 樹' })).toBeChecked();
  await page.goBack();
  await pages.button('予約を確定する').click();

  await expect(pages.heading('ご予約が確定しました')).toBeVisible();
  await expect(page.getByText('12月3日(木) 18:00に、みなと広場園でお待ちしています。')).toBeVisible();
  await checkPage(page, 'ご予約が確定しました');
  const download = page.waitForEvent('download');
  await pages.button('カレンダーに追加').click();
  expect((await download).suggestedFilename()).toMatch(/^imahoiku-\d+\.ics$/);
  await page.reload();
  await expect(page.getByText('12月3日(木) 18:00に、みなと広場園でお待ちしています。')).toBeVisible();

  // The same a week later, ready to be confirmed.
  await pages.again(page.getByRole('main'));
  await expect(pages.heading('予約内容の確認')).toBeVisible();
  await expect(page.getByText('12月10日(木)')).toBeVisible();
  await expect(page.getByText('林 正(08055529999)')).toBeVisible();
});

test('a △ day ends in a request', { tag: '@again' }, async ({ page, family }) => {
  await family(page, 'hayashi');
  const pages = new ReservePages(page);
  await pages.beginFuture(['林 凛']);
  await pages.chooseDate('11月25日');
  await expect(page.getByText('この日はリクエストになります')).toBeVisible();
  await pages.chooseTime('9:00', '11:00');
  await pages.toConfirm();
  await pages.button('予約をリクエストする').click();
  await expect(page).toHaveURL(/\/mypage\/reserves\/request_done\/2\?/);
  await expect(page.getByText('リクエスト中')).toBeVisible();
  await expect(page.getByText(/^11月17日\(火\) .*までに、園がお返事します。/)).toBeVisible();
  await checkPage(page, 'リクエストを送りました');
});

test('reload and back at each step lose nothing and send nothing twice', { tag: '@again' }, async ({
  page,
  family,
}) => {
  await family(page, 'kimura');
  const pages = new ReservePages(page);
  await pages.beginFuture(['木村 朝陽']);
  await pages.chooseDate('11月26日');
  await pages.chooseTime('13:00', '15:00');
  await page.reload();
  await expect(pages.chosen('13:00〜15:00(2時間)')).toBeVisible();
  await expect(page.getByText('11月26日(木)').first()).toBeVisible();
  await pages.toConfirm();
  await page.reload();
  await expect(page.getByText('13:00〜15:00(2時間)')).toBeVisible();
  await page.goBack();
  await expect(pages.chosen('13:00〜15:00(2時間)')).toBeVisible();
  await page.goForward();
  await pages.button('予約を確定する').click();
  await expect(pages.heading('ご予約が確定しました')).toBeVisible();
  // The confirm page of what was sent leads to its end.
  await page.goto('/mypage/reserves/confirm');
  await expect(pages.heading('ご予約が確定しました')).toBeVisible();
  await expect(page.getByText('11月26日(木) 13:00に')).toBeVisible();
  await page.goto('/mypage/reserves/list');
  await expect(pages.card('11月26日')).toHaveCount(1);
});

test('a changed price is shown and asked about again', { tag: '@again' }, async ({ page, family }) => {
  const { child_ids } = await family(page, 'kimura');
  const pages = new ReservePages(page);
  await pages.prepare(['木村 朝陽'], '12月1日', '9:00', '10:00');
  const input = { branch_id: 6, child_ids, reserve_date: '2026-12-01' };
  const { quote } = await callAs<{ quote: { reserve_amount: number } }>(page, 'quoteReserve', {
    ...input,
    start_hour: 9,
    start_min: 0,
    end_hour: 10,
    end_min: 0,
  });
  let calls = 0;
  await page.route('**/createReserve', async (route) => {
    calls += 1;
    const { data } = route.request().postDataJSON() as { data: { quoted_amount: number } };
    if (calls > 1) {
      expect(data.quoted_amount).toBe(quote.reserve_amount + 300);
      return route.abort();
    }
    const details = { quote: { ...quote, reserve_amount: quote.reserve_amount + 300 } };
    const msg = '料金が変わりました。新しい金額をご確認のうえ、もう一度お進みください。';
    return route.fulfill({ json: { result: { status: 'NG', type: 'quote_changed', msg, details } } });
  });
  await pages.button('予約を確定する').click();
  await expect(page.getByText('料金が変わりました。')).toBeVisible();
  await pages.button('予約を確定する').click();
  await expect(page.getByText('結果を確認できませんでした')).toBeVisible();
  expect(calls).toBe(2);
});
