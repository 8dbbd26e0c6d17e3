import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { desktop, expect, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { busyDay } from '../../pages/many-children.ts';
import { newStaff } from '../../pages/new-staff.ts';

/** 豊洲しおかぜ園: nobody else changes its roster. 2026-12-14 is a Monday. */
const branch_id = 5;
const date = '2026-12-14';
const tablet = { width: 820, height: 1180 };

test('a manager plans a week and a day, warnings come and go, and one clocks in', async ({ page }) => {
  const database = process.env.E2E_DATABASE_URL ?? '';
  const mark = Date.now().toString(36);
  const leader = { name: `豊洲 園長${mark}`, role: 2, branch_id, registration_number: '東京都-900011' } as const;
  const manager = await newStaff(database, leader);
  const helper = await newStaff(database, { name: `豊洲 補助${mark}`, role: 3, branch_id });
  await busyDay(database, { branch_id, date, count: 1 });
  const data = { email: manager.email, password: demoPassword };
  expect((await page.request.post('/auth/staff', { data })).status()).toBe(200);
  await page.setViewportSize(tablet);
  await page.goto(`/staff/roster?from=${date}`);
  await expect(page.getByText('この日のシフトは、まだ登録されていません')).toBeVisible();

  await page.getByRole('button', { name: `${manager.name}さんのいつもの週を変える` }).click();
  const week = page.getByRole('alertdialog', { name: `${manager.name}さんのいつもの週` });
  await expect(week.getByLabel('この日から')).toHaveValue(date);
  await week.getByLabel('月曜日', { exact: true }).check();
  await week.getByLabel('月曜日の始まり').fill('18:00');
  await week.getByLabel('月曜日の終わり').fill('08:00');
  await week.getByRole('button', { name: 'いつもの週を保存する' }).click();
  await expect(week.getByText('終わりは、始まりより後にしてください。').last()).toBeVisible();
  await week.getByLabel('月曜日の始まり').fill('08:00');
  await week.getByLabel('月曜日の終わり').fill('18:00');
  await week.getByRole('button', { name: 'いつもの週を保存する' }).click();
  await expect(week).toBeHidden();
  await expect(page.getByText('職員が1名足りません(必要2名・予定1名)')).toBeVisible();
  // What is missing can be asked of colleagues where it stands.
  await page.getByRole('button', { name: /の応援をお願いする$/ }).click();
  await expect(page.getByRole('dialog', { name: /^12月14日\(月\) .+の応援$/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `${helper.name}さんをこの日に足す` }).click();
  const day = page.getByRole('alertdialog', { name: `${helper.name}さんの12月14日(月)` });
  await day.getByLabel('この日の始まり').fill('08:00');
  await day.getByLabel('この日の終わり').fill('10:00');
  await day.getByRole('button', { name: 'この日のシフトを保存する' }).click();
  await expect(page.getByText('職員の人数と資格は足りています。')).toBeVisible();
  await expect(page.getByText('保育士(東京都-900011)')).toBeVisible();
  await expectUsableAt(page, [tablet, desktop, phone]);

  await page.goto('/staff/roster');
  await page.getByRole('button', { name: '出勤する' }).click();
  await expect(page.getByRole('button', { name: '退勤する' })).toBeVisible();
  await page.getByRole('button', { name: manager.name }).first().click();
  const menu = page.getByRole('dialog', { name: manager.name });
  await menu.getByRole('button', { name: '退勤する' }).click();
  await expect(menu.getByText('退勤済み')).toBeVisible();
});
