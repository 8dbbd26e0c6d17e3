import pg from 'pg';
import { minatoHiroba } from '../../../db/seed/branch-list.ts';
import { writeLines } from '../../../db/seed/money/ledgers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';

test.use({ viewport: phone });

async function inDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A stay whose card was refused, straight into the database. */
const unpaidStay = (child_id: number, date: string): Promise<number> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `with r as (
         insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           reserve_amount, current_day_flag, holiday_flag)
         select $2, customer_id, ($3 || ' 10:00+09')::timestamptz, ($3 || ' 12:00+09')::timestamptz, 1, 3, 2200, false, false
         from children where id = $1 returning id, customer_id, start_datetime, end_datetime
       ), d as (
         insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
           attendance_status, arrived_datetime, left_datetime)
         select r.id, $1, '2022-05-05', false, false, 3, r.start_datetime, r.end_datetime from r
       )
       insert into childcares (reserve_id, branch_id, customer_id, start_datetime, end_datetime, childcare_amount,
         total_amount, amount_lines, status)
       select r.id, $2, r.customer_id, r.start_datetime, r.end_datetime, 2200, 2200, $4, 3 from r returning id`,
      [child_id, minatoHiroba, date, JSON.stringify([line])],
    );
    return rows[0]?.id ?? 0;
  });
const line = { child_index: 0, kind: 'childcare', unit_price: 1100, quantity: 120, amount: 2200, tax_class: 1 };

const pay = (childcare_id: number) =>
  inDatabase(async (client) => {
    await client.query('begin');
    await client.query(
      `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, childcare_id)
       select customer_id, branch_id, 2200, end_datetime, 1, 1, id from childcares where id = $1`,
      [childcare_id],
    );
    await client.query('update childcares set status = 2 where id = $1', [childcare_id]);
    await writeLines(client);
    await client.query('commit');
  });

test('a month gives its certificate once it is over and paid', { tag: '@again' }, async ({ page, family }) => {
  const { child_ids } = await family(page, 'sato');
  const stay = await unpaidStay(child_ids[0] ?? 0, '2026-10-06');
  await page.goto('/mypage/certificates');
  const month = page.getByRole('region', { name: '2026年10月' });
  await expect(page).toHaveURL(/\/mypage\/payments\/list$/);
  await month.getByRole('button', { name: /^証明書/ }).click();
  await expect(month.getByText('未払いがあります')).toBeVisible();
  await expect(month.getByRole('link', { name: 'お支払いへ進む' })).toHaveAttribute('href', '/mypage/unpaid');
  await expectNoSidewaysScroll(page);
  await pay(stay);
  await page.reload();
  await month.getByRole('button', { name: /^証明書/ }).click();
  await month.getByRole('button', { name: /^発行する/ }).click();
  const dialog = page.getByRole('dialog', { name: '提供証明書兼領収証' });
  await dialog.getByRole('button', { name: '発行する' }).click();
  await expect(dialog.getByText('証明書を発行しました')).toBeVisible();
  const pdf = await page.request.get(
    (await dialog.getByRole('link', { name: 'PDFを開く' }).getAttribute('href')) ?? '',
  );
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const csv = await page.request.get(
    (await dialog.getByRole('link', { name: '明細のCSV' }).getAttribute('href')) ?? '',
  );
  expect(await csv.text()).toContain('"対象","保育料","2200"');
});

test('the 認定 brings the meter, which counts other facilities too', async ({ page, family }) => {
  const { child_ids } = await family(page, 'sato');
  const child_id = child_ids[0] ?? 0;
  await pay(await unpaidStay(child_id, '2026-11-10'));
  await page.goto('/mypage/payments/list');
  await page.getByRole('link', { name: '認定を登録する', exact: true }).click();
  await page.getByRole('radio', { name: /新2号/ }).check();
  await page.getByLabel('認定番号').fill('1303-000999');
  await expect(page.getByLabel('認定した市区町村')).toHaveValue('港区');
  await page.getByLabel('認定の始まる日').fill('2026-04-01');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('heading', { name: '新2号認定' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/mypage/payments/list');
  const meters = page.getByRole('region', { name: /無償化の利用額/ });
  await expect(meters.getByText('残り 34,800円')).toBeVisible();
  await meters.getByRole('button', { name: /ほかの施設/ }).click();
  await meters.getByLabel(/ほかの施設で使った額/).fill('36000');
  await meters.getByRole('button', { name: '保存する' }).click();
  await expect(meters.getByText('上限を1,200円超えています。')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
