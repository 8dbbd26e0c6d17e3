import { desktop, expect, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { heading } from '../../pages/mypage.ts';
import { newMember } from '../../pages/new-member.ts';
import { makeReserve } from '../../pages/reserve-pages.ts';
import { StaffBoard, tablet } from '../../pages/staff-board.ts';

const SETAGAYA = 4;
const small = { width: 320, height: 700 };

test('a parent answers on the phone, and staff see an alarm on the card and on paper', async ({
  page,
  browser,
  emulators,
  signInStaff,
}) => {
  await page.setViewportSize(phone);
  // One child, named like nobody else's at this branch.
  const child1 = {
    name: '浦和 みのり',
    name_kana: 'ウラワ ミノリ',
    gender: 2,
    date_of_birth: '20240505',
    customer_remarks: '絵本が好きです。',
  };
  await newMember(page, emulators, { form: { name: '浦和 恵', name_kana: 'ウラワ メグミ', child1 } });
  await page.goto('/mypage/children/list');
  await page.getByRole('link', { name: /健康とアレルギー.*未回答/ }).click();
  await expect(heading(page, '浦和 みのりさんの健康とアレルギー')).toBeVisible();
  const child_id = Number(new URL(page.url()).pathname.split('/').at(-1));

  // Nothing that was typed is lost by a wrong answer.
  await page.getByRole('radio', { name: 'ある', exact: true }).check();
  await page.getByRole('button', { name: 'くるみ' }).click();
  await expect(page.getByText(/ピーカンナッツでも症状が出ることがあります/)).toBeVisible();
  await page.getByLabel('一覧にないもの').fill('マンゴー');
  await page.getByRole('button', { name: '加える' }).click();
  const walnut = page.getByRole('group', { name: 'くるみ' });
  const mango = page.getByRole('group', { name: 'マンゴー' });
  await mango.getByRole('radio', { name: '軽い症状' }).check();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(walnut.getByText('症状の重さを選択してください。')).toBeVisible();
  await walnut.getByRole('radio', { name: /^重い症状/ }).check();
  await walnut.getByLabel('どのような症状が出ますか').fill('せきが出ます');
  await walnut.getByRole('checkbox', { name: 'エピペンを持っています' }).check();
  // Folded on a phone.
  await page.getByRole('heading', { name: '写真' }).click();
  await page.getByRole('checkbox', { name: /わが家だけに見せてよい/ }).check();
  await expectUsableAt(page, [phone, small, desktop]);
  await page.getByRole('button', { name: '保存する' }).dblclick();
  await expect(page.getByText('健康とアレルギーを保存しました')).toBeVisible();
  await expect(page.getByRole('link', { name: /くるみ\(重い症状\)・マンゴー/ })).toBeVisible();

  await makeReserve(page, { branch_id: SETAGAYA, child_ids: [child_id], date: '2026-11-16', start: 840, end: 960 });
  const desk = await (await browser.newContext()).newPage();
  await signInStaff(desk, 'honbu');
  await desk.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), SETAGAYA);
  const board = new StaffBoard(desk);
  await board.open();
  const card = board.card('来園予定', '浦和 みのり');
  await expect(card.getByText('重い症状のおそれ')).toBeVisible();
  await expect(card.getByText(/せきが出ます/)).toBeVisible();
  await expectUsableAt(desk, [tablet, desktop]);

  // What the family says differently on the telephone is on the board at once.
  await desk.getByRole('button', { name: /^アレルギー/ }).click();
  await desk.getByRole('link', { name: /お客様の画面 ?\(浦和 みのり\)/ }).click();
  await desk.getByRole('button', { name: '健康とアレルギーを記入する(浦和 みのり)' }).click();
  const form = desk.getByRole('form', { name: '浦和 みのりの健康とアレルギー' });
  await form.getByRole('button', { name: /外す ?\(マンゴー\)/ }).click();
  await form.getByRole('button', { name: '卵', exact: true }).click();
  await form.getByRole('group', { name: '卵' }).getByRole('radio', { name: '軽い症状' }).check();
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(desk.getByText('健康とアレルギーを保存しました')).toBeVisible();
  await desk.goto('/staff/today/roll');
  const row = desk.getByRole('row', { name: /浦和 みのり/ });
  await expect(row.getByText('エピペンあり')).toBeVisible();
  await expect(row.getByText('卵')).toBeVisible();
  await expect(row.getByText('マンゴー')).toHaveCount(0);
  await desk.context().close();
});
