import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { tablet } from '../../pages/staff-board.ts';

/** Calls a function and gives the HTTP status: permission is a protocol error, not a refusal. */
async function statusOf(page: Page, name: string, data: unknown): Promise<number> {
  const { token } = (await (await page.request.post('/auth/refresh')).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(`/imahoiku/asia-northeast1/${name}`, { data: { data }, headers });
  return answer.status();
}

test.beforeEach(({ page }) => page.setViewportSize(tablet));

test('staff may neither set marks nor refund, on the screen nor beside it', async ({ page, signInStaff }) => {
  await signInStaff(page, 'minato-staff');
  await page.goto('/staff/calendar');
  await expect(page.getByText('変更は園長が行います。')).toBeVisible();
  await expect(page.getByRole('button', { name: '受付状態を変更する' })).toHaveCount(0);
  await page.goto('/staff/reserves/1');
  await expect(page.getByRole('heading', { name: 'お支払い' })).toBeVisible();
  await expect(page.getByText('3,000円').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '返金する' })).toHaveCount(0);
  await page.goto('/staff/audit');
  await expect(page.getByText('園長と本部だけが見られます')).toBeVisible();
  const day = { branch_id: 2, date_from: '2026-12-24', date_to: '2026-12-24' };
  expect(await statusOf(page, 'staffSetReservable', { ...day, status: '×', remarks: '', confirmed_flag: 0 })).toBe(403);
  const refund = { payment_id: 1, amount: 100, reason: '試験', idempotency_key: crypto.randomUUID() };
  expect(await statusOf(page, 'staffRefundPayment', refund)).toBe(403);
});

test('a manager sees what staff do not', { tag: '@again' }, async ({ page, signInStaff }) => {
  await signInStaff(page, 'minato-manager');
  await page.goto('/staff/reserves/1');
  await expect(page.getByRole('button', { name: '返金する' })).toBeVisible();
  await page.goto('/staff/audit');
  await expect(page.getByRole('heading', { level: 1, name: /^操作記録/ })).toBeVisible();
});

test('another branch’s reserves and families do not exist', { tag: '@again' }, async ({ page, signInStaff }) => {
  await signInStaff(page, 'musashino-staff');
  await page.goto('/staff/reserves/1');
  await expect(page.getByText('予約が見つかりません')).toBeVisible();
  await page.goto('/staff/customers/1');
  await expect(page.getByText('お客様が見つかりません')).toBeVisible();
  await page.goto('/staff/customers?text=090-5551-0101');
  await expect(page.getByText('条件に合うお客様はいません')).toBeVisible();
  await page.goto('/staff/today');
  await expect(page.getByRole('region', { name: /^お預かり中/ })).toBeVisible();
  await expect(page.getByText('清水 葵')).toHaveCount(0);
});

test('headquarters choose the branch they look at', { tag: '@again' }, async ({ page, signInStaff }) => {
  await signInStaff(page, 'honbu');
  await page.goto('/staff/today');
  await page.getByLabel('表示する園').selectOption({ label: '武蔵野みどり園' });
  await expect(page.getByText('中村 芽依')).toBeVisible();
  await page.getByLabel('表示する園').selectOption({ label: 'みなと広場園' });
  await expect(page.getByText('高橋 蒼', { exact: true })).toBeVisible();
  await expect(page.getByText('中村 芽依')).toHaveCount(0);
  // Their own rooms are one press away, and the branch one press back.
  const menu = page.getByRole('navigation', { name: 'スタッフメニュー' });
  await menu.getByRole('link', { name: /^本部/ }).click();
  await expect(menu.getByRole('link', { name: /^いま/ })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'みなと広場園' }).click();
  await expect(page.getByText('高橋 蒼', { exact: true })).toBeVisible();
});

test('a manager makes, changes and cancels a reserve on a parent’s behalf, and it is recorded', async ({
  page,
  signInStaff,
}) => {
  await signInStaff(page, 'musashino-manager');
  await page.goto('/staff/customers');
  await page.getByLabel('お名前・フリガナ・電話番号・お子さま').fill('ナカムラ');
  await page.getByRole('main').getByRole('button', { name: '探す' }).click();
  await page.getByRole('link', { name: /中村.*090-5551-0808/ }).click();
  await page.getByRole('link', { name: '予約を作る' }).click();
  const save = page.getByRole('button', { name: '予約を作る' });
  await expect(page.getByRole('heading', { level: 1, name: '予約を作る' })).toBeVisible();
  // An only child is chosen already.
  await page.getByRole('checkbox', { name: '中村 芽依', exact: true }).uncheck();
  await save.click();
  await expect(page.getByText('お子さまを選択してください。')).toBeVisible();
  await page.getByRole('checkbox', { name: '中村 芽依', exact: true }).check();
  await page.getByLabel('利用日').fill('2026-12-24');
  await page.getByLabel('開始').selectOption('600');
  await page.getByLabel('終了').selectOption('720');
  // スタンダード: 1,000円 × 2時間
  await expect(page.getByText('2,000円').first()).toBeVisible();
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: '12月24日(木) 10:00〜12:00' })).toBeVisible();

  await page.getByRole('link', { name: '予約を変更する' }).click();
  await page.getByLabel('終了').selectOption('780');
  await page.getByRole('button', { name: '変更を保存する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '12月24日(木) 10:00〜13:00' })).toBeVisible();

  await page.getByRole('button', { name: 'キャンセルする' }).click();
  const dialog = page.getByRole('dialog', { name: '予約をキャンセルする' });
  await dialog.getByRole('button', { name: '予約をキャンセルする' }).click();
  await expect(dialog.getByText('キャンセルのわけを選択してください。')).toBeVisible();
  await expect(dialog.getByText('理由を入力してください。')).toBeVisible();
  await dialog.getByRole('radio', { name: /ご家庭の都合/ }).check();
  await dialog.getByLabel('理由').fill('お電話にて');
  await dialog.getByRole('button', { name: '予約をキャンセルする' }).click();
  await expect(page.getByText('キャンセル', { exact: true }).first()).toBeVisible();
  const trail = page.getByRole('region', { name: '操作記録' });
  for (const words of ['予約の作成', '予約の変更', '予約のキャンセル']) {
    await expect(trail.getByText(new RegExp(words))).toBeVisible();
  }
});
