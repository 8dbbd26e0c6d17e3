import pg from 'pg';
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

  // The kitchen: a meal for a child with an allergy waits until a person has made sure of it.
  await orderLunch(made[4]?.reserve_id ?? 0);
  const eater = made[4]?.names[0] ?? '';
  await page.goto('/staff/today');
  await expect(page.getByText(`アレルギーの確認が済んでいない食事: ${eater}`)).toBeVisible();
  await page.getByRole('link', { name: '厨房の一覧' }).click();
  const plate = page.getByRole('row', { name: new RegExp(eater) });
  await expect(plate.getByText('乳')).toBeVisible();
  await expectAccessibleAt(page, [tablet, wide]);
  await page.getByRole('button', { name: `${eater}さんの食事を確認する` }).click();
  await page.getByLabel('対応の内容').fill('牛乳を豆乳に替えます');
  await page.getByRole('button', { name: '確認しました' }).click();
  await expect(plate.getByText('牛乳を豆乳に替えます')).toBeVisible();
  await expect(page.getByText('アレルギーの確認が済んでいない食事')).toHaveCount(0);

  // Who fetches the child: somebody the family has not named is asked about twice.
  await page.goto('/staff/today');
  await page.getByRole('button', { name: `${second} ほかの方のお迎え` }).click();
  await page.getByRole('button', { name: 'ここにいない方' }).click();
  await page.getByLabel('お迎えの方のお名前').fill('鈴木 一郎');
  await page.getByRole('button', { name: 'この方のお迎えで降園にする' }).click();
  await expect(page.getByText('鈴木 一郎さんは、ご家庭から伺っている方ではありません')).toBeVisible();
  await page.getByRole('radio', { name: '運転免許証' }).check();
  await page.getByRole('button', { name: '確かめました。降園にする' }).click();
  const gone = page.locator('article').filter({ hasText: second });
  await expect(gone.getByText('登録のない方')).toBeVisible();
});

/** A child that must not have milk gets lunch. */
async function orderLunch(reserve_id: number): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  await client.query('update reserves set lunch_support_flag = true where id = $1', [reserve_id]);
  await client.query('update reserve_details set lunch_support_flag = true where reserve_id = $1', [reserve_id]);
  await client.query(
    `insert into child_allergies (child_id, allergen_id, severity, told_by)
     select d.child_id, a.id, 3, 1 from reserve_details d join allergens a on a.name = '乳' where d.reserve_id = $1`,
    [reserve_id],
  );
  await client.end();
}
