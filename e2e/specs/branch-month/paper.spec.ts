import { expect, expectAccessibleAt, test } from '../../fixtures/test.ts';
import { busyDay } from '../../pages/many-children.ts';
import { tablet } from '../../pages/staff-board.ts';

/** A branch no other spec comes to. */
const branch_id = 10;
const wide = { width: 1280, height: 900 };

test('the day on paper, and what was written on it typed in at once', async ({ page, signInStaff }) => {
  const made = await busyDay(process.env.E2E_DATABASE_URL ?? '', { branch_id, date: '2026-11-16', count: 8 });
  const [first = '', second = '', third = ''] = made.flatMap(({ names }) => names);
  await signInStaff(page, 'honbu');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);

  await page.setViewportSize(tablet);
  await page.goto('/staff/today/by_hand');
  const time = (child: string, what: string) => page.getByRole('textbox', { name: `${child} ${what}` });
  await expect(time(first, '登園')).toBeVisible();
  await expectAccessibleAt(page, [tablet, wide]);
  // Full width, without a colon; Enter goes on to the next time.
  await time(first, '登園').fill('８０５');
  await time(first, '登園').press('Enter');
  await expect(time(first, '登園')).toHaveValue('08:05');
  await expect(time(first, '降園')).toBeFocused();
  await time(first, '降園').fill('９：５０');
  await time(second, '登園').fill('23:00');
  await page.getByRole('checkbox', { name: `${third} 来園なし` }).check();
  await page.getByRole('button', { name: 'まとめて登録する' }).click();
  await expect(page.getByText('2名の登園・降園を登録しました')).toBeVisible();
  // The one that was refused keeps what was typed, with the reason beside it.
  await expect(page.getByRole('row', { name: new RegExp(second) }).getByText(/これからの時刻/)).toBeVisible();
  await expect(time(second, '登園')).toHaveValue('23:00');
  await expect(time(first, '登園')).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(third) }).getByText('来園なし')).toBeVisible();
  await time(second, '登園').fill('0835');
  await page.getByRole('button', { name: 'まとめて登録する' }).click();
  await expect(page.getByText('1名の登園・降園を登録しました')).toBeVisible();

  // Who is in the building, and who may be on the way; neither who left nor who did not come.
  await page.getByRole('link', { name: '緊急名簿' }).click();
  const present = page.getByRole('region', { name: 'お預かり中' });
  await expect(present.getByRole('rowheader')).toHaveText([new RegExp(second)]);
  await expect(page.getByRole('main').getByText(first)).toHaveCount(0);
  await expectAccessibleAt(page, [wide, tablet]);
  await page.getByRole('link', { name: '朝の一覧' }).click();
  await expect(page.getByRole('row', { name: new RegExp(first) }).getByText('8:05')).toBeVisible();
  await expectAccessibleAt(page, [tablet, wide]);
});
