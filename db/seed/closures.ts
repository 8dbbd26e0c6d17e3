import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { minatoHiroba } from './branch-list.ts';
import { insertRows } from './insert.ts';

/** A typhoon day that is over: one family was told and pressed 確認しました. */
export async function seedClosures(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: number; customer_id: number; reserve_date: string; created_at: Date }>(
    `select id, customer_id, reserve_date::text, created_at from reserves where branch_id = $1 and not live
     order by reserve_date, id limit 1`,
    [minatoHiroba],
  );
  const [reserve] = rows;
  if (!reserve) throw new Error('the demo world has a reserve that is over');
  const { customer_id, reserve_date, created_at } = reserve;
  await insertRows(client, 'closures', [
    {
      id: 1,
      branch_id: minatoHiroba,
      kind: 1,
      choice: 2,
      date_from: reserve_date,
      date_to: reserve_date,
      reason: '台風',
      title: '臨時休園のお知らせ',
      content: '台風のため、臨時休園とします。ご迷惑をおかけし、申し訳ありません。',
      before: JSON.stringify([]),
      idempotency_key: randomUUID(),
      content_hash: '',
      account_id: 2,
      created_at,
      reopened_at: created_at,
      reopened_account_id: 2,
    },
  ]);
  const notice = { closure_id: 1, branch_id: minatoHiroba, customer_id };
  await insertRows(client, 'closure_notices', [{ id: 1, ...notice, opened_datetime: created_at, created_at }]);
  await insertRows(client, 'closure_reserves', [
    { closure_notice_id: 1, branch_id: minatoHiroba, reserve_id: reserve.id },
  ]);
}
