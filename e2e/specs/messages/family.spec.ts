import { randomUUID } from 'node:crypto';
import pg from 'pg';
import sharp from 'sharp';
import { desktop, expect, expectAccessibleAt, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { StaffBoard, tablet } from '../../pages/staff-board.ts';

/** 浦和なかまち園: no other spec has a child there on this day. */
const lateBranch = 9;
/** 武蔵野みどり園. */
const branch_id = 3;
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#8b6' } })
    .jpeg()
    .toBuffer();

/** The child of the family is with us from 9:00, to be fetched at 12:00. */
async function presentStay(email: string, child_id: number): Promise<number> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `with r as (
         insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           reserve_amount, current_day_flag, holiday_flag)
         select $1, id, '2026-11-16T09:00+09:00', '2026-11-16T12:00+09:00', 1, 2, 3300, false, false
         from customers where email = $2 returning id, branch_id, customer_id
       ), d as (
         insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
           attendance_status, arrived_datetime)
         select r.id, k.id, k.date_of_birth, false, false, 2, '2026-11-16T09:00+09:00' from r, children k where k.id = $3
       )
       insert into childcares (reserve_id, branch_id, customer_id, start_datetime)
       select id, branch_id, customer_id, '2026-11-16T09:00+09:00' from r returning reserve_id as id`,
      [lateBranch, email, child_id],
    );
    return rows[0]?.id ?? 0;
  } finally {
    await client.end();
  }
}

test('family and branch write to each other, with a photo; each sees the other at once', async ({
  browser,
  page,
  family,
  signInStaff,
}) => {
  await page.setViewportSize(phone);
  await family(page, 'nakamura');
  await page.goto(`/mypage/messages/${branch_id}`);
  await expect(page.getByRole('heading', { level: 1, name: '武蔵野みどり園' })).toBeVisible();
  const question = `着替えは何組ですか ${randomUUID().slice(0, 6)}`;
  // What is typed stays, also over a reload.
  await page.getByLabel('メッセージ', { exact: true }).fill(question);
  await page.reload();
  await expect(page.getByLabel('メッセージ', { exact: true })).toHaveValue(question);
  await page.getByLabel('写真をつける').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await page.getByRole('button', { name: '送信する' }).click();
  const talk = page.getByRole('region', { name: '武蔵野みどり園とのメッセージ' });
  await expect(talk.getByText(question)).toBeVisible();
  await expect(talk.getByRole('img', { name: '写真1' })).toBeVisible();
  await expectUsableAt(page, [phone, desktop]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  const desk = await (await browser.newContext()).newPage();
  await desk.setViewportSize(tablet);
  await signInStaff(desk, 'musashino-staff');
  await desk.goto('/staff/inbox/families');
  await desk.getByRole('link', { name: '中村 直樹様とのメッセージ' }).filter({ hasText: question }).click();
  await expect(desk.getByText(question)).toBeVisible();
  await expect(desk.getByRole('img', { name: '写真1' })).toBeVisible();
  await expect(page.getByText('既読')).toBeVisible();
  await desk.getByLabel('メッセージ', { exact: true }).fill('2組お願いします。');
  await expectUsableAt(desk, [tablet, desktop]);
  await desk.getByRole('button', { name: '送信する' }).click();
  await expect(desk.getByText('返信済み')).toBeVisible();
  await expect(talk.getByText('2組お願いします。')).toBeVisible();
  await expect(desk.getByText('既読')).toBeVisible();
  await desk.context().close();
});

test('お迎えが遅れます: the cost before it is sent, the board shows it, the answer comes back', async ({
  browser,
  page,
  family,
  signInStaff,
}) => {
  await page.setViewportSize(phone);
  const { email, child_ids } = await family(page, 'nakamura');
  const reserve_id = await presentStay(email, child_ids[0] ?? 0);
  await page.goto('/mypage/top');
  await page.getByRole('button', { name: 'お迎えが遅れます' }).click();
  const sheet = page.getByRole('dialog', { name: 'お迎えが遅れます' });
  await sheet.getByRole('radio', { name: /^30分\(12:30頃\)/ }).check();
  await expect(sheet.getByText(/追加の料金の目安 \+?[1-9]/)).toBeVisible();
  await expectAccessibleAt(page, [phone]);
  await sheet.getByRole('button', { name: '園に知らせる' }).click();
  await expect(page.getByText('お迎えは12:30頃とお知らせしました')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInStaff(desk, 'honbu');
  await desk.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), lateBranch);
  await new StaffBoard(desk).open();
  const card = desk.locator(`[data-reserve="${reserve_id}"]`);
  await expect(card.getByText('お迎え遅れ 30分(12:30頃)')).toBeVisible();
  await card.getByRole('button', { name: /^承知しました/ }).click();
  await expect(card.getByText('返事ずみ: 承知しました')).toBeVisible();
  await page.goto(`/mypage/reserves/${reserve_id}`);
  await expect(page.getByText('園から「承知しました」とお返事がありました。')).toBeVisible();
  await desk.context().close();
});
