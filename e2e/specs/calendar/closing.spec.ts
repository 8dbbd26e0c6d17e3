import { expect, expectAccessibleAt, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { Counted } from '../../pages/counted.ts';
import { tablet } from '../../pages/staff-board.ts';

const MUSASHINO = 3;
const date = '2026-12-17';
const stay = {
  ...{ branch_id: MUSASHINO, reserve_date: date, start_hour: 9, start_min: 0, end_hour: 12, end_min: 0, remarks: '' },
  ...{ breakfast_support_flag: 0, lunch_support_flag: 0, supper_support_flag: 0 },
  ...{ pickup_flag: 0, pickup_name: null, pickup_tel: null },
};

test('a day is closed and every family told within 8 touches; the family moves by its own press', async ({
  page,
  browser,
  family,
  signInStaff,
  emulators,
}) => {
  const parents = await browser.newPage();
  const { email, call, child_ids } = await family(parents, 'sato');
  const payload = { ...stay, child_ids };
  const quoted = (await call('quoteReserve', payload)) as unknown as { quote: { reserve_amount: number } };
  const quoted_amount = quoted.quote.reserve_amount;
  const made = await call('createReserve', { ...payload, quoted_amount, idempotency_key: crypto.randomUUID() });
  expect(made).toMatchObject({ status: 'OK' });

  await page.setViewportSize(tablet);
  await signInStaff(page, 'musashino-manager');
  await page.goto('/staff/calendar');
  const touches = new Counted();
  await touches.tap(page.getByRole('button', { name: '次の月' }));
  await touches.tap(page.getByRole('button', { name: /^12月17日/ }));
  await touches.tap(page.getByRole('radio', { name: '受付停止' }));
  await touches.tap(page.getByRole('button', { name: '受付状態を変更する' }));
  const question = page.getByRole('alertdialog', { name: '予約が1件あります' });
  await expect(question.getByText('佐藤 陽向')).toBeVisible();
  await expect(question.getByRole('link', { name: /に電話/ })).toBeVisible();
  await touches.tap(question.getByRole('radio', { name: '無料でキャンセルして知らせる' }));
  await touches.tap(question.getByRole('button', { name: '1家庭に知らせてキャンセルする' }));
  await expect(page.getByRole('heading', { name: '12月17日(木)の休園' })).toBeVisible();
  expect(touches.taps).toBeLessThanOrEqual(8);
  await expect(page.getByText('未確認 1', { exact: true })).toBeVisible();
  await expectUsableAt(page, [tablet, { width: 1280, height: 900 }]);

  const mails = `${emulators.mail}/emulator/messages?to=${encodeURIComponent(email)}`;
  const notices = async () => await (await page.request.get(mails)).text();
  await expect.poll(notices).toContain('臨時休園のお知らせ');
  const path = /\/mypage\/closures\/\d+/.exec(await notices())?.[0] ?? '';
  await parents.goto(path);
  await expect(parents.getByText('園の都合で、園が取り消しました。')).toBeVisible();
  // Opening it is enough: the telephone list follows by itself.
  await expect(page.getByText('未確認 0', { exact: true })).toBeVisible();
  await parents
    .getByRole('button', { name: /^この園に予約する/ })
    .first()
    .click();
  await expect(parents.getByRole('link', { name: '新しいご予約を見る' })).toBeVisible();
  await expect(parents.getByText('ご確認ありがとうございます')).toBeVisible();
  await expect(page.getByRole('article').getByText(/へ移動$/)).toBeVisible();
  await expectAccessibleAt(parents, [{ width: 390, height: 844 }]);

  await page.getByRole('button', { name: '再開する' }).click();
  const asked = page.getByRole('alertdialog', { name: '受付を再開しますか' });
  await expect(asked.getByText('キャンセルした予約は戻りません。')).toBeVisible();
  await asked.getByRole('button', { name: '再開する' }).click();
  await expect(page.getByText('この日の受付は再開しました')).toBeVisible();
  await parents.close();
});
