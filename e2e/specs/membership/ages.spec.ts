import { addMinutes } from '../../../src/domain/time.ts';
import { DEMO_NOW } from '../../fixtures/clock.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { stayBetween } from '../../pages/family-day.ts';
import { quietBranch } from '../../pages/family-past.ts';
import { goToConfirm, heading } from '../../pages/mypage.ts';
import { newMember } from '../../pages/new-member.ts';
import { callAs, chooseEnd, chooseStart } from '../../pages/reserve-pages.ts';
import { StaffBoard, tablet } from '../../pages/staff-board.ts';

const stay = { reserve_date: '2026-12-08', start_hour: 10, start_min: 0, end_hour: 12, end_min: 0, branch_id: 2 };

test('the simulator prices nobody the branch does not take', { tag: '@again' }, async ({ page }) => {
  await page.goto('/user_guide');
  const simulator = page.locator('#simulator');
  await simulator.getByLabel('園', { exact: true }).selectOption({ label: '船橋わかば園' });
  await simulator.getByLabel('お子さま 1人目').selectOption('0歳');
  await expect(simulator.getByText('お子さま(0歳)は、この園ではお預かりできません。')).toBeVisible();
  await expect(simulator.getByText('1歳から小学3年生まで')).toBeVisible();
  await expect(simulator.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await simulator.getByLabel('お子さま 1人目').selectOption('1〜2歳');
  await expect(simulator.getByRole('table')).toBeVisible();
});

test('a child too young is told from when it can come, entered all the same, and not reserved for', {
  tag: '@again',
}, async ({ page, emulators }) => {
  await newMember(page, emulators);
  await page.goto('/mypage/children/add');
  await page.getByLabel('お子さまのお名前', { exact: true }).fill('小林 みお');
  await page.getByLabel('お子さまのお名前(カナ)').fill('コバヤシ ミオ');
  await page.getByLabel('性別').selectOption('女の子');
  await page.getByLabel('生年月日').fill('20080401');
  await expect(page.getByText('この生年月日では、ご予約をお受けできません')).toBeVisible();
  await page.getByLabel('生年月日').fill('20261001');
  await expect(page.getByText('2027年3月31日からご利用いただけます')).toBeVisible();
  await expectAccessible(page);
  await goToConfirm(page, '内容の確認');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText('お子さまを追加しました')).toBeVisible();

  await page.goto('/mypage/reserves/select_branches');
  await page.getByRole('checkbox', { name: /小林 はる/ }).setChecked(false);
  await page.getByRole('checkbox', { name: /小林 みお/ }).setChecked(true);
  await page.getByRole('button', { name: '日時を選ぶ' }).click();
  await expect(heading(page, /日時/)).toBeVisible();
  await chooseStart(page, '10:00');
  await chooseEnd(page, '12:00');
  await expect(page.getByText(/小林 みおさんは、.*にはまだ、みなと広場園でお預かりできる年齢/).first()).toBeVisible();
  await expectAccessible(page);
});

test('a birth date with a reserve changes with the new price, shown and accepted', async ({ page, emulators }) => {
  const member = await newMember(page, emulators);
  await page.goto('/mypage/children/add');
  await page.getByLabel('お子さまのお名前', { exact: true }).fill('小林 あき');
  await page.getByLabel('お子さまのお名前(カナ)').fill('コバヤシ アキ');
  await page.getByLabel('性別').selectOption('男の子');
  await page.getByLabel('生年月日').fill('20260210');
  await goToConfirm(page, '内容の確認');
  await page.getByRole('button', { name: '追加する' }).click();
  await page.getByRole('link', { name: /^変更する ?\(小林 あき\)$/ }).click();
  await expect(heading(page, '小林 あきさんの情報の変更')).toBeVisible();
  const child_id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const quoted_amount = 2600;
  const reserve = { ...stay, child_ids: [child_id], quoted_amount, idempotency_key: crypto.randomUUID() };
  expect(await member.call('createReserve', reserve)).toMatchObject({ status: 'OK' });

  await page.getByLabel('生年月日').fill('20250210');
  await page.getByLabel('園に伝えたいこと').fill('たまごが苦手です。');
  await goToConfirm(page, '内容の確認');
  const row = page.getByRole('listitem').filter({ hasText: '2026/12/08' });
  await expect(row).toContainText('2,600円');
  await expect(row).toContainText('2,200円');
  await expectAccessible(page);
  await page.getByRole('button', { name: '料金に同意して変更する' }).dblclick();
  await expect(heading(page, 'お子さまの情報を変更しました')).toBeVisible();
  await page.goto('/mypage/children/list');
  await expect(page.getByText('たまごが苦手です。')).toBeVisible();
  await page.goto('/mypage/reserves/list');
  await expect(page.getByText('2,200円').first()).toBeVisible();

  // With this one the reserve would be for a child who is not taken.
  await page.goto(`/mypage/children/edit/${child_id}`);
  await page.getByLabel('生年月日').fill('20261001');
  await goToConfirm(page, '内容の確認');
  await expect(page.getByText('この生年月日には変更できません')).toBeVisible();
  await expect(page.getByRole('button', { name: '変更する' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a manager corrects a birth date with a reason, staff do not', { tag: '@again' }, async ({
  page,
  browser,
  emulators,
  signInStaff,
}) => {
  const member = await newMember(page, emulators);
  await page.goto('/mypage/children/list');
  await page.getByRole('link', { name: /^変更する ?\(小林 はる\)$/ }).click();
  await expect(heading(page, '小林 はるさんの情報の変更')).toBeVisible();
  const child_ids = [Number(new URL(page.url()).pathname.split('/').at(-1))];
  const reserve = { ...stay, reserve_date: '2026-12-09', child_ids, quoted_amount: 2200 };
  const made = await member.call('createReserve', { ...reserve, idempotency_key: crypto.randomUUID() });
  const context = await browser.newContext({ viewport: tablet });
  const console = await context.newPage();
  const openFamily = async (key: string) => {
    await signInStaff(console, key);
    await console.goto(`/staff/reserves/${made.reserve_id}`);
    await console.getByRole('link', { name: '小林 さくら', exact: true }).click();
    await expect(console.getByRole('heading', { name: /^小林 はる/ })).toBeVisible();
  };
  await openFamily('minato-staff');
  await expect(console.getByRole('button', { name: /生年月日を直す/ })).toHaveCount(0);
  await openFamily('minato-manager');
  await console.getByRole('button', { name: /生年月日を直す/ }).click();
  const dialog = console.getByRole('dialog');
  await dialog.getByLabel('生年月日').fill('2026-03-01');
  await dialog.getByRole('button', { name: '予約への影響を確認する' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('2,200円');
  await expect(dialog.getByRole('listitem')).toContainText('2,600円');
  await dialog.getByRole('button', { name: 'この生年月日に変更する' }).click();
  await expect(dialog.getByText('理由を入力してください。')).toBeVisible();
  await expectAccessible(console);
  await dialog.getByLabel('変更の理由').fill('母子手帳で確認');
  await dialog.getByRole('button', { name: 'この生年月日に変更する' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(console.getByRole('heading', { name: /^小林 はる/ })).toContainText('2026/03/01');
  await context.close();
});

test('a stay that has begun keeps the agreed birth date, and the board says that it differs', {
  tag: '@again',
}, async ({ page, browser, family, signInStaff }) => {
  const { child_ids } = await family(page, 'shimizu');
  const [child_id = 0] = child_ids;
  const reserve_id = await stayBetween(DEMO_NOW, addMinutes(DEMO_NOW, 180), quietBranch, [child_id]);
  const context = await browser.newContext();
  const board = new StaffBoard(await context.newPage());
  await signInStaff(board.page, 'honbu');
  await board.page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), quietBranch);
  const checkIn = { reserve_id, at: DEMO_NOW.toISOString(), temperature: 36.5, accepted: ['early', 'temperature'] };
  expect(await callAs(board.page, 'staffCheckIn', checkIn)).toMatchObject({ status: 'OK' });
  await page.goto(`/mypage/children/edit/${child_id}`);
  await page.getByLabel('生年月日').fill('20240120');
  await goToConfirm(page, '内容の確認');
  await page.getByRole('button', { name: '変更する', exact: true }).click();
  await expect(heading(page, 'お子さまの情報を変更しました')).toBeVisible();
  await board.open();
  const card = board.card('お預かり中', '清水 葵');
  await expect(card.getByText('生年月日が予約時と異なります')).toBeVisible();
  await expect(card.getByText(/現在 2024\/01\/20/)).toBeVisible();
  await expectAccessible(board.page);
  await context.close();
});
