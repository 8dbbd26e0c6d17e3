import pg from 'pg';
import { desktop, expect, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { makeReserve, ReservePages } from '../../pages/reserve-pages.ts';

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

test('a sick child: one sign and one press, at the fee of illness', { tag: '@again' }, async ({ page, family }) => {
  await page.setViewportSize(phone);
  const { child_ids } = await family(page, 'kimura');
  const stay = { branch_id: KAWASAKI, child_ids: child_ids.slice(0, 1), date: '2026-11-16', start: 900, end: 960 };
  const { reserve_id } = await makeReserve(page, stay);
  await madeBefore(reserve_id);
  const pages = new ReservePages(page);
  // From the reserve's own page the way is the first; then one sign and one press.
  await page.goto(`/mypage/reserves/${reserve_id}`);
  await page.getByRole('link', { name: '体調不良でお休みする(0円)' }).click();
  await expect(page.getByText(/職員の配置を変えられず/)).toBeVisible();
  await expect(page.getByText(/10〜12月は、あと2回/)).toBeVisible();
  await expect(pages.button(/円を支払ってキャンセルする/)).toBeVisible();
  await expectUsableAt(page, [phone, small, desktop]);
  await pages.button('体調不良でお休みする(0円)').click();
  await expect(page.getByRole('alert').getByText('様子を1つ選ぶか、体温を入力してください。')).toBeVisible();
  await page.getByText('熱がある', { exact: true }).click();
  await pages.button('体調不良でお休みする(0円)').click();
  await expect(page.getByText('お大事になさってください。')).toBeVisible();
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
