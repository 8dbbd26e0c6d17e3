import { expect, test } from '../../fixtures/test.ts';
import { callAs, makeReserve } from '../../pages/reserve-pages.ts';
import { tablet } from '../../pages/staff-board.ts';

const MUSASHINO = 3;
const date = '2026-12-08';

test('two staff and one request: one answer counts, and the other is told', async ({
  browser,
  family,
  signInStaff,
}) => {
  const open = () => browser.newContext({ baseURL: process.env.E2E_URL ?? '', locale: 'ja-JP', viewport: tablet });
  const [home, one, two] = [await open(), await open(), await open()];
  const parent = await home.newPage();
  const approving = await one.newPage();
  const rejecting = await two.newPage();
  const { child_ids } = await family(parent, 'mori');
  await signInStaff(approving, 'musashino-manager');
  await signInStaff(rejecting, 'musashino-staff');
  const marked = await callAs<{ status: string }>(approving, 'staffSetReservable', {
    branch_id: MUSASHINO,
    date_from: date,
    date_to: date,
    status: '△',
    remarks: '',
    confirmed_flag: 0,
  });
  expect(marked.status).toBe('OK');

  await approving.goto('/staff/requests');
  await rejecting.goto('/staff/requests');
  await expect(rejecting.getByText('自動更新中')).toBeVisible();
  const { reserve_id } = await makeReserve(parent, {
    branch_id: MUSASHINO,
    child_ids,
    date,
    start: 600,
    end: 720,
  });
  // The request appears by itself, with the deadline that hurts and the seats of its time.
  const card = (page: typeof parent) => page.locator(`article[data-reserve="${reserve_id}"]`);
  await expect(card(approving)).toBeVisible();
  await expect(card(rejecting)).toBeVisible();
  await expect(card(approving).getByText(/^回答まで あと/)).toBeVisible();
  await expect(card(approving).getByText('席 残り9', { exact: true })).toBeVisible();
  const unfold = (page: typeof parent) => card(page).getByRole('button', { name: /詳しく・お断り$/ });
  const refusal = (page: typeof parent) => card(page).getByRole('button', { name: 'この理由でお断りする' });
  const reason = (page: typeof parent) => card(page).getByLabel('お断りする理由');
  // A rejection unfolds and says why; without a reason nothing is sent.
  await unfold(rejecting).click();
  await expect(card(rejecting).getByText(/この時間は最大 1 \/ 10名/)).toBeVisible();
  await card(rejecting).getByRole('button', { name: 'お断りする', exact: true }).click();
  await refusal(rejecting).click();
  await expect(card(rejecting).getByText('お断りする理由を選択してください。')).toBeVisible();
  await expect(reason(rejecting)).toBeFocused();
  await reason(rejecting).selectOption({ label: 'その他の理由' });
  await refusal(rejecting).click();
  await expect(card(rejecting).getByText('お断りする理由を入力してください。')).toBeVisible();
  await expect(card(rejecting).getByLabel('お客様へのコメント')).toBeFocused();
  await card(rejecting).getByLabel('お客様へのコメント').fill('この日は行事のため、お受けできません。');

  // Without Playwright's waits: the card of the slower one would be gone before its click.
  await Promise.all([
    card(approving)
      .getByRole('button', { name: /承認する$/ })
      .dispatchEvent('click'),
    refusal(rejecting).dispatchEvent('click'),
  ]);
  const answered = /のリクエストを(承認|お断り)しました。/;
  // Who was faster, and when.
  const tooLate = /^このリクエストは、.+さんが\d+:\d\dに(承認|お断り)しました。こちらの回答は送っていません。$/;
  const said = async (page: typeof parent) =>
    (await page.getByText(tooLate).count()) > 0
      ? 'late'
      : (await card(page).getByText(answered).count()) > 0
        ? 'answered'
        : '';
  await expect.poll(async () => [await said(approving), await said(rejecting)].sort().join(' ')).toBe('answered late');
  // The answer stands where the card was, on both tablets; for a minute it can be taken back, and nobody is told.
  await expect(card(rejecting).getByText(answered)).toBeVisible();
  await card(approving).getByRole('button', { name: '回答を取り消す' }).click();
  await expect(
    card(approving)
      .getByRole('button', { name: /承認する$/ })
      .first(),
  ).toBeVisible();
  await expect(
    card(rejecting)
      .getByRole('button', { name: /承認する$/ })
      .first(),
  ).toBeVisible();
  // A template is a beginning.
  await unfold(approving).click();
  await card(approving).getByLabel('コメントのひな形').selectOption({ label: '満席のお詫び' });
  await expect(card(approving).getByLabel('お客様へのコメント')).toHaveValue(/申し訳ありません/);
  await card(approving).getByRole('button', { name: 'お断りする', exact: true }).click();
  await reason(approving).selectOption({ label: '定員に達したため' });
  await refusal(approving).click();
  await expect(card(approving).getByText('理由: 定員に達したため')).toBeVisible();
  await expect(card(approving).getByText(/お知らせは、あと\d+秒で送ります/)).toBeVisible();

  // Answered while a colleague was still reading: the card says so where it stood.
  const next = await makeReserve(parent, {
    branch_id: MUSASHINO,
    child_ids,
    date,
    start: 780,
    end: 840,
  });
  const nextCard = rejecting.locator(`article[data-reserve="${next.reserve_id}"]`);
  await expect(nextCard).toBeVisible();
  const approval = { reserve_id: next.reserve_id, approval_comment: '' };
  expect((await callAs<{ status: string }>(approving, 'staffApproveReserve', approval)).status).toBe('OK');
  await expect(nextCard.getByText(answered)).toBeVisible();
  await Promise.all([home.close(), one.close(), two.close()]);
});
