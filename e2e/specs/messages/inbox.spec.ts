import { randomUUID } from 'node:crypto';
import { expect, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { mailTo } from '../../pages/inbox.ts';
import { callAs } from '../../pages/reserve-pages.ts';
import { tablet } from '../../pages/staff-board.ts';

const MUSASHINO = 3;

test('an inquiry is seen at once, answered by mail and done with', async ({ page, emulators, signInStaff }) => {
  await page.setViewportSize(tablet);
  await signInStaff(page, 'musashino-manager');
  await page.goto('/staff/inbox');
  await expect(page.getByRole('heading', { level: 1, name: 'お問い合わせ' })).toBeVisible();
  await expect(page.getByText('自動更新中')).toBeVisible();

  const name = `見学 ${randomUUID().slice(0, 6)}`;
  const email = `${randomUUID().slice(0, 8)}@example.jp`;
  const { form_token } = await callAs<{ form_token: string }>(page, 'issueFormToken', { form: 'user_inquiries' });
  const sent = await callAs<{ status: string }>(page, 'userInquiries', {
    inquiry_category_id: 1,
    branch_id: MUSASHINO,
    name,
    email,
    tel: '09055519001',
    inquiry_text: '来週、見学はできますか。',
    website: '',
    form_token,
    idempotency_key: randomUUID(),
  });
  expect(sent.status).toBe('OK');

  // The open list hears of it; a look leaves it for whoever presses.
  await page.getByRole('link', { name: `${name}様のお問い合わせ` }).click();
  await expect(page.getByText('来週、見学はできますか。')).toBeVisible();
  await expect(page.getByText('担当者はまだいません')).toBeVisible();
  await page.getByRole('button', { name: '自分が担当する' }).click();
  await expect(page.getByRole('button', { name: '担当を外れる' })).toBeVisible();

  await page.getByLabel('ひな形').selectOption({ label: '受付のお礼' });
  await expect(page.getByLabel('本文')).toHaveValue(new RegExp(`^${name} 様\\n\\n.*武蔵野みどり園`, 's'));
  await page.getByLabel('本文').fill(`${name} 様\n\n火曜日にお待ちしています。`);
  await expectUsableAt(page, [tablet, { width: 1280, height: 900 }]);
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await expect(page.getByText(`宛先 ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'この内容で送る' }).click();
  await expect(page.getByText('返信済み').first()).toBeVisible();
  const mail = await mailTo(page, emulators.mail, email, 'お問い合わせについて');
  expect(mail.text).toContain('火曜日にお待ちしています。');

  await page.getByRole('button', { name: '完了にする' }).click();
  await expect(page.getByRole('button', { name: '対応中に戻す' })).toBeVisible();
  await page.goto('/staff/inbox');
  await expect(page.getByRole('link', { name: `${name}様のお問い合わせ` })).toHaveCount(0);
});
