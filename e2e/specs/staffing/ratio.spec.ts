import pg from 'pg';
import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { desktop, expect, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { busyDay } from '../../pages/many-children.ts';
import { newMember } from '../../pages/new-member.ts';
import { newStaff } from '../../pages/new-staff.ts';
import { callAs, ReservePages } from '../../pages/reserve-pages.ts';
import { tablet } from '../../pages/staff-board.ts';

/** 浦和なかまち園: nobody else reserves there. Friday, in sight of the calendar's second month. */
const branch_id = 9;
const date = '2026-12-18';

/** Five babies and a five-year-old from 10 to 12: two of staff suffice, and have room for a big child only. */
async function fillDay(database: string): Promise<void> {
  const made = await busyDay(database, { branch_id, date, count: 6 });
  const client = new pg.Client(database);
  await client.connect();
  const ids = made.map(({ reserve_id }) => reserve_id);
  await client.query(`update reserves set start_datetime = $2, end_datetime = $3 where id = any ($1)`, [
    ids,
    `${date}T10:00:00+09:00`,
    `${date}T12:00:00+09:00`,
  ]);
  await client.query(
    `update reserve_details set date_of_birth = case when reserve_id = $2 then date '2021-05-05' else date '2026-02-01' end
     where reserve_id = any ($1)`,
    [ids, ids[0]],
  );
  await client.query('update branches set staffing_mode = 2 where id = $1', [branch_id]);
  await client.end();
}

test('a baby is refused where a five-year-old fits, and a shift added opens the seat', { tag: '@again' }, async ({
  page,
  browser,
  emulators,
}) => {
  const database = process.env.E2E_DATABASE_URL ?? '';
  await fillDay(database);
  const [manager, ...others] = [
    await newStaff(database, { name: '浦和 園長', role: 2, branch_id, registration_number: '埼玉県-900021' }),
    await newStaff(database, { name: '浦和 二郎', role: 3, branch_id }),
    await newStaff(database, { name: '浦和 三郎', role: 3, branch_id }),
  ];
  const desk = await browser.newPage({ baseURL: process.env.E2E_URL ?? '', viewport: tablet });
  const data = { email: manager?.email, password: demoPassword };
  expect((await desk.request.post('/auth/staff', { data })).status()).toBe(200);
  const addShift = (account_id = 0) => {
    const hours = { start_time: '08:00', end_time: '18:00', breaks: [] };
    return callAs(desk, 'staffSaveShift', { branch_id, account_id, date, version: null, hours, confirmed_flag: 0 });
  };
  expect(await addShift(manager?.account_id)).toMatchObject({ status: 'OK' });
  expect(await addShift(others[0]?.account_id)).toMatchObject({ status: 'OK' });

  const child = (name: string, date_of_birth: string) => {
    return { name, name_kana: 'ウラワ コ', gender: 1, date_of_birth, customer_remarks: '' };
  };
  await newMember(page, emulators, {
    form: {
      default_branch_id: branch_id,
      child1: child('浦和 ちび', '20260201'),
      child2: child('浦和 五郎', '20210505'),
    },
  });
  const pages = new ReservePages(page);
  await pages.beginFuture(['浦和 ちび']);
  await pages.chooseDate('12月18日');
  await expect(page.getByText('この日は、この年齢のお子さまをお預かりできる職員が足りません。')).toBeVisible();

  await pages.beginFuture(['浦和 五郎']);
  await pages.chooseDate('12月18日');
  await expect(pages.hour(10)).toBeVisible();

  expect(await addShift(others[1]?.account_id)).toMatchObject({ status: 'OK' });
  await pages.beginFuture(['浦和 ちび']);
  await pages.chooseDate('12月18日');
  await expect(pages.hour(10)).toBeVisible();
  await pages.chooseTime('10:00', '11:00');
  await pages.toConfirm();

  await desk.goto('/staff/calendar');
  await desk.getByRole('button', { name: '次の月' }).click();
  await desk.getByRole('button', { name: /^12月18日/ }).click();
  await expect(desk.getByText('シフトは足りています')).toBeVisible();
  await desk.getByText('時間ごとに、あと何名預かれるか').click();
  // The family's open confirm page holds a seat until 11:00, and counts.
  await expect(desk.getByRole('row', { name: /^10:00〜11:00 3\(3\)/ })).toBeVisible();
  await expect(desk.getByRole('row', { name: /^11:00〜12:00 3\(2\)/ })).toBeVisible();
  await expectUsableAt(desk, [tablet, desktop]);
  await desk.close();
});
