import { expect, phone, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { givePast } from '../../pages/family-past.ts';
import { newMember } from '../../pages/new-member.ts';
import { ReservePages } from '../../pages/reserve-pages.ts';

test('tickets are compared with the own months before they are bought', { tag: '@again' }, async ({ page, family }) => {
  await page.setViewportSize(phone);
  const { email } = await family(page, 'sato');
  await givePast(email);
  await page.goto('/mypage/tickets/buy');
  const comparison = page.getByRole('region', { name: 'ご利用の実績と比べる' });
  await expect(comparison).toContainText(/この3か月のご利用\(\d+回\)で、回数券で払えたのは\d+時間分です。/);
  await expect(comparison.getByText(/この3か月のご利用では [\d,]+円 (お得|割高)でした/).first()).toBeVisible();
  await checkPage(page, '回数券');
});

test('the usual wish stands in the next reserve, and unused tickets go back less the fee', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  const member = await newMember(page, emulators, { plan_type_id: 2 });
  const order = { ticket_price_id: 1, quoted_amount: 10_500, idempotency_key: crypto.randomUUID() };
  expect(await member.call('buyTickets', order)).toMatchObject({ status: 'OK' });
  await page.goto('/mypage/tickets/buy');
  await expect(page.getByText('この3か月はご利用がなかったため、比べられません。')).toBeVisible();
  const usual = page.getByRole('group', { name: 'ふだんの使い方' });
  await expect(usual.getByRole('radio', { name: '自動(お得なとき)' })).toBeChecked();
  await usual.getByRole('radio', { name: '使う', exact: true }).check();
  await expect(page.getByText('回数券の使い方を保存しました')).toBeVisible();

  const pages = new ReservePages(page);
  await pages.prepare(['小林 はる'], '12月10日', '09:00', '11:00');
  const tickets = page.getByRole('group', { name: '回数券(残り10枚)' });
  await expect(tickets.getByRole('radio', { name: '2枚を使う' })).toBeChecked();
  await expect(page.getByText('いまお支払いになる額(税込)').first()).toBeVisible();
  await tickets.getByRole('radio', { name: '使わない' }).check();
  await expect(page.getByText('いまお支払いになる額(税込)')).toHaveCount(0);

  await page.goto('/mypage/tickets/buy');
  await page.getByRole('button', { name: /^返金する/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('手数料');
  await dialog.getByRole('button', { name: '10,000円を返金する' }).click();
  await expect(page.getByText('10枚を返金しました')).toBeVisible();
  await expect(page.getByText('返金済み')).toBeVisible();
  await expect(page.getByRole('button', { name: /^返金する/ })).toHaveCount(0);
});
