import pg from 'pg';
import { desktop, expect, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { callAs, makeReserve, ReservePages } from '../../pages/reserve-pages.ts';

const KAWASAKI = 6;
const small = { width: 320, height: 700 };

/** A reserve of the family's own that was made days ago: no grace any more. */
async function madeBefore(reserve_id: number): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  try {
    await client.query("update reserves set created_at = created_at - interval '3 days' where id = $1", [reserve_id]);
  } finally {
    await client.end();
  }
}

test('a sick child: the reason of the fee, what is needed, and the fee of illness', { tag: '@again' }, async ({
  page,
  family,
}) => {
  await page.setViewportSize(phone);
  const { child_ids } = await family(page, 'kimura');
  const child_id = child_ids[0] ?? 0;
  const stay = { branch_id: KAWASAKI, child_ids: [child_id], date: '2026-11-16', start: 900, end: 960 };
  const { reserve_id } = await makeReserve(page, stay);
  await madeBefore(reserve_id);
  const pages = new ReservePages(page);
  await page.goto(`/mypage/reserves/cancel/confirm/${reserve_id}`);
  await expect(page.getByText(/職員の配置を変えられず/)).toBeVisible();
  await expect(page.getByText(/10〜12月は、あと2回/)).toBeVisible();
  await expect(page.getByRole('link', { name: '朝の様子を入力する' })).toHaveAttribute(
    'href',
    `/mypage/morning/${reserve_id}`,
  );
  await expectUsableAt(page, [phone, small, desktop]);
  const form = {
    child_id,
    temperature: 38.5,
    usual_temperature: null,
    symptoms: [],
    loose_stools: 0,
    vomits: 0,
    recent_fever_flag: false,
    antipyretic_flag: false,
    seizure_medicine_flag: false,
    contact_flag: false,
    infection_id: null,
    onset_date: null,
    eased_date: null,
    meal: 1,
    meal_time: null,
    meal_words: '',
    sleep: 1,
    medicine_flag: false,
    words: '',
    version: 0,
  };
  await callAs(page, 'saveMorningForm', { reserve_id, forms: [form], pick_up: null });
  await page.reload();
  await expect(page.getByRole('radio', { name: /お子さまの体調不良/ })).toBeChecked();
  await expectUsableAt(page, [phone, small]);
  await page.getByText('そのほかのご都合').click();
  await expect(pages.button(/円を支払ってキャンセルする/)).toBeVisible();
  await page.getByText('お子さまの体調不良', { exact: true }).click();
  await pages.button('キャンセルする').click();
  await expect(pages.heading('キャンセルしました')).toBeVisible();
  await expect(page.getByText('0円', { exact: true })).toBeVisible();
});

test('another day instead of a cancellation: by the difference alone', { tag: '@again' }, async ({ page, family }) => {
  await page.setViewportSize(phone);
  const { child_ids } = await family(page, 'kimura');
  const stay = { branch_id: KAWASAKI, child_ids: child_ids.slice(0, 1), date: '2026-11-16', start: 900, end: 960 };
  const { reserve_id } = await makeReserve(page, stay);
  await madeBefore(reserve_id);
  const pages = new ReservePages(page);
  await page.goto(`/mypage/reserves/cancel/confirm/${reserve_id}`);
  await page.getByRole('link', { name: '日にちを変更する(キャンセル料はかかりません)' }).click();
  await expect(page.getByText(/11月30日\(月\)までの別の日に変更する場合は、キャンセル料はかかりません/)).toBeVisible();
  await pages.chooseDate('11月30日');
  await pages.chooseTime('15:00', '16:00');
  await pages.button('確認へ進む').click();
  await expect(page.getByText('キャンセル料はかかりません', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '料金の理由を見る' }).click();
  await expect(page.getByText(/職員の配置を変えられず/)).toBeVisible();
  await expect(page.getByText('お子さまの体調不良のときは')).toBeVisible();
  await expectUsableAt(page, [phone, small, desktop]);
  await pages.button('この内容に変更する').click();
  await expect(pages.heading('予約を変更しました')).toBeVisible();
  await page.goto(`/mypage/reserves/cancel/confirm/${reserve_id}`);
  await expect(pages.button('キャンセルする')).toBeVisible();
});
