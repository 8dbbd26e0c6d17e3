import type pg from 'pg';

/** Somebody a child is not handed to, and a hand-over a manager decided: of families who were here and are not expected. */
export async function seedDoor(client: pg.Client): Promise<void> {
  await client.query(
    `insert into pickup_bars (child_id, name, name_kana, relation, reason, from_date, account_id)
     select d.child_id, '三浦 隆司', 'ミウラ タカシ', '元配偶者', '裁判所の接近禁止命令(写しを確認)', app.tokyo_today() - 60, a.id
     from reserve_details d join reserves r on r.id = d.reserve_id
       join accounts a on a.branch_id = r.branch_id and a.role = 2
     where d.attendance_status = 3 and not exists (select from reserve_details n join reserves c on c.id = n.reserve_id
       where n.child_id = d.child_id and c.reserve_date >= app.tokyo_today())
     order by r.branch_id, d.child_id limit 1`,
  );
  await client.query(
    `insert into hand_over_exceptions (branch_id, reserve_id, child_id, name, refusal, how, reason, document, account_id,
       happened_at, created_at, seen_at, seen_account_id)
     select r.branch_id, r.id, d.child_id, '三浦 和枝', 5, 1, '凍結の前から来ていた祖母。母に電話で確認', 2, a.id,
       d.left_datetime, d.left_datetime, d.left_datetime, a.id
     from reserve_details d join reserves r on r.id = d.reserve_id
       join accounts a on a.branch_id = r.branch_id and a.role = 2
     where d.attendance_status = 3 and d.left_datetime is not null and r.reserve_date < app.tokyo_today()
     order by r.branch_id, r.id limit 1`,
  );
}
