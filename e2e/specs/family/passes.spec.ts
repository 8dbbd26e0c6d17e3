import pg from 'pg';
import { desktop, expect, expectAccessibleAt, phone, runJobs, test } from '../../fixtures/test.ts';
import { browserLookingAt } from '../../pages/camera.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { addToFamily } from '../../pages/family.ts';
import { sendNow } from '../../pages/family-day.ts';
import { heading } from '../../pages/mypage.ts';
import { newMember } from '../../pages/new-member.ts';
import { callAs, makeReserve } from '../../pages/reserve-pages.ts';
import { StaffBoard, tablet } from '../../pages/staff-board.ts';

const SETAGAYA = 4;
const small = { width: 320, height: 700 };

async function inDatabase<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

test('a pass for the grandmother: sent, shown at the door, read by the camera; who fetched and how is written down', async ({
  page,
  browser,
  emulators,
  baseURL,
  signIn,
  signInStaff,
}) => {
  const child1 = {
    name: '三鷹 こはる',
    name_kana: 'ミタカ コハル',
    gender: 2,
    date_of_birth: '20230505',
    customer_remarks: '',
  };
  const { email } = await newMember(page, emulators, {
    form: { name: '三鷹 恵', name_kana: 'ミタカ メグミ', child1 },
  });
  const [customer] = await inDatabase<{ id: number }>('select id from customers where email = $1', [email]);
  const customer_id = customer?.id;
  await inDatabase(
    `insert into pickup_people (customer_id, name, name_kana, relation, tel) values ($1, '三鷹 和子', 'ミタカ カズコ', '祖母', '09000001111')`,
    [customer_id],
  );
  const partner = await addToFamily(email, 'guardian', '三鷹 翼');
  const children = await inDatabase<{ id: number }>('select id from children where customer_id = $1', [customer_id]);
  const child_ids = children.map(({ id }) => id);
  const times = { branch_id: SETAGAYA, child_ids, date: '2026-11-16', start: 840, end: 960 };
  const { reserve_id } = await makeReserve(page, times);

  // At the door: the board hears that they are there.
  await page.goto('/arrive/setagaya-komorebi');
  await page.getByRole('button', { name: '着きました' }).click();
  await expect(page.getByText(/\d+:\d\dにお知らせしました/)).toBeVisible();
  await expectAccessibleAt(page, [small]);
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInStaff(desk, 'honbu');
  await desk.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), SETAGAYA);
  const board = new StaffBoard(desk);
  await board.open();
  await expect(board.card('来園予定', child1.name).getByText(/到着\d+:\d\d/)).toBeVisible();
  await callAs(desk, 'staffCheckIn', { reserve_id, accepted: ['early'] });

  // The guardian makes the pass on the phone.
  await page.setViewportSize(phone);
  await page.goto(`/mypage/reserves/${reserve_id}`);
  await page.getByRole('button', { name: 'お迎えパスを作る' }).click();
  await page.getByRole('radio', { name: /三鷹 和子/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'お迎えパスを作る' }).click();
  const send = page.getByRole('dialog', { name: '三鷹 和子さんに送る' });
  const line = await send.getByRole('link', { name: /LINEで送る/ }).getAttribute('href');
  const token = /#token=([\w-]+)/.exec(decodeURIComponent(line ?? ''))?.[1] ?? '';
  expect(token).not.toBe('');
  await expectUsableAt(page, [phone, small]);

  // She opens it without an account.
  const hers = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: small })).newPage();
  const opened = await hers.goto(`/passes#token=${token}`);
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  await expect(hers.getByRole('heading', { name: 'こはるさんのお迎え' })).toBeVisible();
  await expect(hers.getByRole('img', { name: '園で読み取るQRコード' })).toBeVisible();
  await expect(hers.getByText('身分証をお持ちください')).toBeVisible();
  await expect(hers.getByText('三鷹')).toHaveCount(0);
  await expectUsableAt(hers, [phone, small, desktop]);

  // The tablet's camera reads it.
  const camera = await browserLookingAt(token);
  const door = await camera.newPage({
    baseURL: baseURL ?? '',
    viewport: tablet,
    serviceWorkers: 'block',
    locale: 'ja-JP',
  });
  await signInStaff(door, 'honbu');
  await door.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), SETAGAYA);
  // From another page, whose document has no camera.
  await door.goto('/staff/today');
  await door.getByRole('link', { name: 'お迎えパス' }).click();
  await expect(door.getByRole('heading', { name: /三鷹 和子さん/ })).toBeVisible();
  await expectUsableAt(door, [tablet, phone]);
  await door.getByRole('button', { name: '降園にする' }).click();
  await expect(door.getByText('身分証を確かめてから、見た身分証を選択してください。')).toBeVisible();
  await door.getByRole('radio', { name: '運転免許証' }).check();
  await door.getByRole('button', { name: '降園にする' }).click();
  await expect(door.getByText(/三鷹 こはるさんが降園しました。お迎え 祖母の三鷹 和子さん/)).toBeVisible();
  // The code is still before the camera; read again it is used.
  await door.reload();
  await expect(door.getByText(/使われています。もう一度は使えません/)).toBeVisible();
  await camera.close();

  const written = await inDatabase(
    `select d.fetched_by_name, d.fetched_by_kind, d.fetched_proof, p.identity_seen_at is not null as seen
     from reserve_details d join pickup_people p on p.customer_id = $2 where d.reserve_id = $1`,
    [reserve_id, customer_id],
  );
  expect(written).toEqual([{ fetched_by_name: '三鷹 和子', fetched_by_kind: 5, fetched_proof: 1, seen: true }]);
  // Both guardians are told who fetched.
  await sendNow(reserve_id);
  await runJobs(page);
  const his = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })).newPage();
  await signIn(his, partner.key);
  for (const person of [page, his]) {
    await person.goto('/mypage/notifications');
    await person.getByRole('main').locator('details', { hasText: '降園' }).first().click();
    await expect(person.getByText(/降園しました。[\s\S]*祖母の三鷹 和子さん/)).toBeVisible();
  }
  await page.goto(`/mypage/reserves/${reserve_id}`);
  await hers.reload();
  await expect(hers.getByText('このお迎えパスは使われました')).toBeVisible();
  await expect(page.getByText(/にお迎え済み/)).toBeVisible();

  // A tablet without a camera says so and takes digits.
  await desk.goto('/staff/scan');
  await expect(heading(desk, 'お迎えパスを読み取る')).toBeVisible();
  await expect(desk.getByText(/カメラ(が見つかりません|を使えません)/)).toBeVisible();
  await desk.getByLabel('6桁の番号').fill('000000');
  await desk.getByRole('button', { name: '番号で確認する' }).click();
  await expect(desk.getByText(/お迎えパスを確認できませんでした/)).toBeVisible();
  await expectUsableAt(desk, [tablet, small]);
});
