import { desktop, expect, expectAccessibleAt, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { newFamily } from '../../pages/new-family.ts';
import { makeReserve } from '../../pages/reserve-pages.ts';
import { StaffBoard, tablet } from '../../pages/staff-board.ts';

const SETAGAYA = 4;
const small = { width: 320, height: 700 };

test('a child with a fever: the form, the fee, the branch asked and its answer, then the illness cancellation', async ({
  page,
  browser,
  emulators,
  signInStaff,
}) => {
  await page.setViewportSize(phone);
  const { child_ids } = await newFamily(page, emulators, 'kimura');
  const child_id = child_ids[0] ?? 0;
  const stay = { branch_id: SETAGAYA, child_ids: [child_id], date: '2026-11-16', start: 900, end: 1020 };
  const { reserve_id } = await makeReserve(page, stay);
  await page.goto('/mypage/top');
  await page.getByRole('link', { name: /^お願い/ }).click();
  await page.locator(`a[href="/mypage/morning/${reserve_id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/mypage/morning/${reserve_id}$`));

  // Nothing is chosen beforehand; what is missing is said where it is missing.
  const child = ((await page.getByRole('heading', { level: 3, name: /さん$/ }).textContent()) ?? '').replace(
    /さん$/,
    '',
  );
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(page.getByText('熱がない(37.5℃未満)')).toBeVisible();
  await page.getByRole('button', { name: 'いつもと同じ', exact: true }).click();
  await expect(page.getByText('体温を選んでください。')).toBeVisible();
  await expectUsableAt(page, [phone, small, desktop]);
  // A fever opens the full questions; what was pressed stays, also over a reload.
  await page.getByRole('button', { name: 'ほかの体温' }).click();
  await page.getByRole('button', { name: '37℃' }).click();
  await page.getByRole('button', { name: '.8' }).click();
  await page.getByText('咳', { exact: true }).click();
  await page.getByRole('button', { name: '園に送る' }).click();
  await expect(page.getByText('食事の様子を選んでください。')).toBeVisible();
  await page.getByText('少なめ', { exact: true }).click();
  await page.reload();
  await expect(page.getByText('37.8℃')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '咳', exact: true })).toBeChecked();
  await page.getByLabel('ふだんの体温(平熱)').fill('36.6');
  await page.getByText('よく眠れた', { exact: true }).click();
  await page.getByRole('button', { name: '園に送る' }).dblclick();

  // Nothing is cancelled by itself: what it would cost is shown, and the branch is asked.
  await expect(page.getByText('お知らせいただいた様子: 体温が高め')).toBeVisible();
  await expect(page.getByText(/^キャンセル料 0円/)).toBeVisible();
  await expectUsableAt(page, [phone, small, desktop]);
  await page.getByRole('button', { name: '園に相談する' }).click();
  await expect(page.getByText('園がお返事を準備しています')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInStaff(desk, 'honbu');
  await desk.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), SETAGAYA);
  const board = new StaffBoard(desk);
  await board.open();
  await expect(board.card('来園予定', child).getByText('要確認 体温が高め')).toBeVisible();
  await desk.getByRole('button', { name: /^やること/ }).click();
  await desk.getByRole('button', { name: `${child} 様子を確認する` }).click();
  const dialog = desk.getByRole('dialog', { name: `${child}さん 朝の様子` });
  await expect(dialog.getByText('37.8℃(平熱 36.6℃)')).toBeVisible();
  await expectAccessibleAt(desk, [tablet]);
  await dialog.getByRole('radio', { name: '今日はお預かりできません' }).check();
  await dialog.getByLabel('ご家庭への一言').fill('どうぞお大事に。');
  await dialog.getByRole('button', { name: 'ご家庭に知らせる' }).click();
  await expect(board.card('来園予定', child).getByText('確認済み 体温が高め')).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(page.getByText(`${child}さんのお預かりは、今日はお休みをお願いします`)).toBeVisible();
  await expect(page.getByText('どうぞお大事に。')).toBeVisible();
  await page.getByRole('button', { name: '体調不良でお休みする(0円)' }).click();
  await expect(page.getByText('ご予約をキャンセルしました')).toBeVisible();
});

test('a healthy morning: two presses for each child of the day', async ({ page, emulators }) => {
  await page.setViewportSize(phone);
  const { child_ids } = await newFamily(page, emulators, 'kimura');
  const stay = { branch_id: SETAGAYA, date: '2026-11-16' };
  const { reserve_id } = await makeReserve(page, { ...stay, child_ids: child_ids.slice(0, 1), start: 900, end: 1020 });
  if (child_ids.length > 1)
    await makeReserve(page, { ...stay, child_ids: child_ids.slice(1, 2), start: 960, end: 1080 });
  await page.goto(`/mypage/morning/${reserve_id}`);
  const children = page.locator('form', { has: page.getByRole('button', { name: 'いつもと同じ', exact: true }) });
  await expect(children).toHaveCount(Math.min(child_ids.length, 2));
  for (let left = await children.count(); left > 0; left -= 1) {
    await children.first().getByRole('button', { name: '36.5' }).click();
    await children.first().getByRole('button', { name: 'いつもと同じ', exact: true }).click();
    await expect(children).toHaveCount(left - 1);
  }
  await expect(page.getByText('ありがとうございます。園に届きました').first()).toBeVisible();
});
