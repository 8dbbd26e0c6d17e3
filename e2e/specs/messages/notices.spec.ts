import { expect, expectAccessibleAt, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { mailTo } from '../../pages/inbox.ts';
import { LineConsentPage } from '../../pages/line-consent-page.ts';
import { makeReserve } from '../../pages/reserve-pages.ts';

test('LINE is linked from the settings; what is switched to mail comes by mail alone; every message is found again', async ({
  page,
  family,
  emulators,
}) => {
  const { email, child_ids } = await family(page, 'sato');
  const user_id = `U${crypto.randomUUID().replaceAll('-', '')}`;
  const display_name = `設定 ${user_id.slice(1, 9)}`;
  await page.request.post(`${emulators.line}/emulator/seed`, {
    data: { users: [{ user_id, display_name, friendship: 'friend' }] },
  });
  await page.goto('/mypage/notifications/settings');
  await page.getByRole('link', { name: 'LINEで受け取る' }).click();
  await new LineConsentPage(page).allowAs(display_name);
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせの受け取り方' })).toBeVisible();
  await expect(page.getByText('届きます')).toHaveCount(2);

  const line = page.getByRole('switch', { name: '予約: LINE' });
  await line.press('Space');
  await expect(line).not.toBeChecked();
  await expect(page.getByText('保存しました')).toBeVisible();
  // The last way of what must arrive stays.
  await expect(page.getByRole('switch', { name: '予約: メール' })).toBeDisabled();
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleAt(page, [phone]);

  await makeReserve(page, { branch_id: 14, child_ids, date: '2026-12-08', start: 600, end: 720 });
  await mailTo(page, emulators.mail, email, 'ご予約が確定しました');
  const inLine = await page.request.get(`${emulators.line}/emulator/messages?user_id=${user_id}`);
  expect(await inLine.text()).not.toContain('ご予約が確定しました');

  await page.goto('/mypage/notifications');
  const entries = page.getByRole('main').locator('details');
  await expect(entries.getByText('ご予約が確定しました')).toHaveCount(1);
  const reserve = entries.filter({ hasText: 'ご予約が確定しました' });
  const welcome = entries.filter({ hasText: 'ようこそ' });
  await expect(welcome).not.toHaveCount(0);
  await page.getByLabel('ことばで探す').fill('12月8日');
  await expect(welcome).toHaveCount(0);
  await expect(reserve).toHaveCount(1);
  await reserve.getByText('読む').click();
  await expect(reserve.getByText('新着')).toHaveCount(0);
  await page.getByLabel('ことばで探す').fill('');
  await page.getByRole('combobox', { name: '種類' }).selectOption('ご登録・その他');
  await expect(reserve).toHaveCount(0);
  await expect(welcome).not.toHaveCount(0);
  await page.getByRole('button', { name: 'すべて既読にする' }).click();
  await expect(page.getByText('未読はありません')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleAt(page, [phone]);
});
