import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, phone, runJobs, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';

async function mailsTo(mail: string, address: string): Promise<{ subject: string; text: string }[]> {
  const response = await fetch(`${mail}/emulator/messages?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { messages: { subject: string; text: string }[] }).messages;
}

async function fillInquiry(page: Page, email: string): Promise<void> {
  await page.getByLabel('お問い合わせの種類').selectOption({ label: 'ご予約について' });
  await page.getByLabel('お問い合わせ先').selectOption({ label: 'みなと広場園' });
  await page.getByLabel('お名前').fill('三浦 智子');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('電話番号').fill('090-5551-9001');
  await page.getByLabel('お問い合わせ内容').fill('年末年始の営業時間を教えてください。');
}

test('a user inquiry goes from form to done, and mails arrive', async ({ page, emulators }) => {
  const email = 'miura@example.jp';
  await page.goto('/user_inquiries');
  await fillInquiry(page, email);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
  await expect(page.getByText('09055519001')).toBeVisible();
  await expectUsableAt(page, [phone, desktop]);
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お問い合わせを受け付けました' })).toBeVisible();
  await expectUsableAt(page, [phone, desktop]);
  await runJobs(page);
  await expect.poll(async () => (await mailsTo(emulators.mail, email)).length).toBe(1);
});

test('a signed-in customer finds name, tel and email filled in', async ({ page, family }) => {
  const { email } = await family(page, 'sato');
  await page.goto('/user_inquiries');
  await expect(page.getByLabel('お名前')).toHaveValue('佐藤 美咲');
  await expect(page.getByLabel('電話番号')).toHaveValue('09012345678');
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
});

test('a partner inquiry reaches the headquarters, also when the mail server was down', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  await fetch(`${emulators.mail}/emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'status', status: 451, path: '/smtp/rcpt/kondo@example.jp', times: 1 }),
  });
  await page.goto('/partner_inquiries');
  await page.getByLabel('ご相談の種類').selectOption({ label: '法人契約・福利厚生について' });
  await page.getByLabel('会社名').fill('株式会社あさひ設計');
  await page.getByLabel('お名前').fill('近藤 隆');
  await page.getByLabel('メールアドレス').fill('kondo@example.jp');
  await page.getByLabel('電話番号').fill('0355519002');
  await page.getByLabel('ご相談の内容').fill('社員の福利厚生として検討しています。');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご相談を受け付けました' })).toBeVisible();
  await runJobs(page);
  await expect
    .poll(async () =>
      (await mailsTo(emulators.mail, 'info@imahoiku.example')).some(({ text }) => text.includes('あさひ設計')),
    )
    .toBe(true);
});

test('an application is confirmed with both receivers and sent', { tag: '@again' }, async ({ page }) => {
  await page.goto('/staff_recruitments');
  await page.getByLabel('園で絞り込む').selectOption({ label: 'みなと広場園(東京都)' });
  await page.getByRole('link', { name: /応募する.*保育士\(パート/ }).click();
  await expect(page.getByLabel('希望の職種')).toHaveValue('2');
  await page.getByLabel('お名前', { exact: true }).fill('西村 真由');
  await page.getByLabel('お名前(カナ)').fill('ニシムラ マユ');
  await page.getByLabel('メールアドレス').fill('nishimura@example.jp');
  await page.getByLabel('電話番号').fill('09055519003');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('minato-hiroba@imahoiku.example')).toBeVisible();
  await expect(page.getByText('info@imahoiku.example')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '応募する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '応募を受け付けました' })).toBeVisible();
});

test('a scripted POST is refused', { tag: '@again' }, async ({ request }) => {
  const answer = await request.post('/imahoiku/asia-northeast1/userInquiries', {
    data: {
      data: {
        inquiry_category_id: 1,
        branch_id: 2,
        name: 'bot',
        email: 'bot@example.jp',
        tel: '0312345678',
        inquiry_text: 'spam',
        website: '',
        form_token: 'user_inquiries.1.x.y',
        idempotency_key: crypto.randomUUID(),
      },
    },
  });
  expect((await answer.json()).result).toMatchObject({ status: 'NG', type: 'form_token_invalid' });
});
