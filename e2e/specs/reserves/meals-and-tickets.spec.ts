import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { newMember } from '../../pages/new-member.ts';
import { ReservePages } from '../../pages/reserve-pages.ts';

/** The choices of one child. */
const meal = (page: Page, child: string, name: RegExp) =>
  page.getByRole('group', { name: child }).getByRole('checkbox', { name });

test('meals are offered by the hours of the stay, child by child, and a move takes them off with a word', {
  tag: '@again',
}, async ({ page, family }) => {
  await family(page, 'hayashi');
  const pages = new ReservePages(page);
  await pages.beginFuture(['林 凛', '林 樹']);
  await expect(page.getByRole('region', { name: '食事' })).toHaveCount(0);
  await pages.chooseDate('12月8日');
  await pages.chooseTime('14:00', '16:00');
  await expect(page.getByRole('region', { name: '食事' })).toHaveCount(0);
  await pages.chooseTime('10:00', '13:00');
  await expect(meal(page, '凛さん', /朝食|夕食/)).toHaveCount(0);
  await expect(page.getByRole('group', { name: '凛さん' })).toContainText('500円');
  await meal(page, '樹さん', /昼食/).check();
  // プレミアム: 2 children, 3 hours at 850円; 0歳 +200円; one lunch. Until it is priced again the old amount is pale.
  await expect(pages.estimate()).toHaveText('6,200円');
  await checkPage(page, '日時を選ぶ');
  await pages.toConfirm();
  await expect(page.getByText('樹さん 昼食')).toBeVisible();
  await page.getByText('内訳を見る').click();
  await expect(page.getByRole('row', { name: /食事 樹さん/ })).toContainText('500円');
  await expect(page.getByRole('row', { name: /食事 凛さん/ })).toHaveCount(0);
  await pages.button('予約を確定する').click();
  await expect(pages.heading('ご予約が確定しました')).toBeVisible();
  await expect(page.getByText('樹さん 昼食は園でご用意します。')).toBeVisible();

  await page.goto('/mypage/reserves/list');
  const card = pages.card('12月8日');
  await expect(card.getByText('食事 樹さん 昼食')).toBeVisible();
  await card.getByRole('link', { name: '変更する' }).click();
  await expect(meal(page, '樹さん', /昼食/)).toBeChecked();
  await expect(meal(page, '凛さん', /昼食/)).not.toBeChecked();
  await pages.chooseTime('13:00', '16:00');
  await expect(page.getByText('昼食を外しました')).toBeVisible();
  await expect(pages.estimate()).toHaveText('5,700円');
  await checkPage(page, '予約の変更');
  await pages.button('確認へ進む').click();
  await expect(pages.heading('変更内容の確認')).toBeVisible();
  await expect(page.getByText('変更前: 樹さん 昼食')).toBeVisible();
  await pages.button('この内容に変更する').click();
  await expect(pages.heading('予約を変更しました')).toBeVisible();
});

test('tickets that cost more than the hour are told, not used, and switched on', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  const member = await newMember(page, emulators, { plan_type_id: 2 });
  const bought = await member.call('buyTickets', {
    ticket_price_id: 1,
    quoted_amount: 10_500,
    idempotency_key: crypto.randomUUID(),
  });
  expect(bought).toMatchObject({ status: 'OK' });
  await page.goto('/mypage/tickets/buy');
  await expect(page.getByText('いまのプラン(スタンダード)の保育料は、1時間 1,000円 です。')).toBeVisible();
  await expect(page.getByText(/円 お得でした/)).toHaveCount(0);
  await page.getByRole('radio', { name: /10回券/ }).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('1時間の保育料より高い回数券です')).toBeVisible();

  const pages = new ReservePages(page);
  await pages.prepare(['小林 はる'], '12月3日', '09:00', '11:00');
  const tickets = page.getByRole('group', { name: '回数券(残り10枚)' });
  await expect(tickets).toContainText('自動では使いません');
  await expect(tickets.getByRole('radio', { name: '使わない' })).toBeChecked();
  await expect(tickets).toContainText('お求めの金額(2,100円分)より100円少なくなります。');
  await checkPage(page, '予約内容の確認');
  await pages.button('予約を確定する').click();
  await expect(pages.heading('ご予約が確定しました')).toBeVisible();

  await page.goto('/mypage/reserves/list');
  await page.getByText('回数券 使わない').click();
  await page.getByRole('radio', { name: '2枚を使う' }).check();
  await expect(page.getByText('回数券 2枚を使う予定')).toBeVisible();
  await expect(page.getByRole('radio', { name: '2枚を使う' })).toBeEnabled();
  await checkPage(page, '予約一覧');
  await page.reload();
  await expect(page.getByText('回数券 2枚を使う予定')).toBeVisible();
});
