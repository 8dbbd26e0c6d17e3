import type pg from 'pg';

/** An evacuation drill of the branch, and a child that was fetched late: over and done with, so that today's board is calm. */
export async function seedEmergencies(client: pg.Client): Promise<void> {
  await client.query(
    `with stay as (
       select r.id as reserve_id, r.branch_id, d.child_id, r.start_datetime as began, c.name as parent,
         (select a.id from accounts a where a.branch_id = r.branch_id and not a.disable order by a.role desc limit 1) as account_id
       from reserves r join reserve_details d on d.reserve_id = r.id join customers c on c.id = r.customer_id
       where r.childcare_status = 3 and r.live
         and exists (select from accounts a where a.branch_id = r.branch_id and not a.disable)
       order by r.start_datetime desc, d.id limit 1
     ), drill as (
       insert into emergencies (branch_id, kind, place, message, account_id, idempotency_key, created_at, ended_account_id, ended_datetime)
       select branch_id, 2, '中央公園の広場', '【訓練】避難訓練のお知らせです。お迎えの必要はありません。', account_id,
         '00000000-0000-4000-8000-00000000e001', began + interval '30 minutes', account_id, began + interval '50 minutes'
       from stay returning id
     ), roll as (
       insert into emergency_children (emergency_id, branch_id, reserve_id, child_id, handed_to, handed_account_id, handed_datetime)
       select drill.id, stay.branch_id, stay.reserve_id, stay.child_id, left(stay.parent, 30), stay.account_id, stay.began + interval '45 minutes'
       from drill, stay
     ), told as (
       insert into pick_up_escalations (branch_id, reserve_id, step, created_at)
       select branch_id, reserve_id, 1, began + interval '9 hours' from stay
     )
     insert into pick_up_calls (branch_id, reserve_id, account_id, called, result, note, created_at)
     select branch_id, reserve_id, account_id, 1, 1, '電車の遅れ。30分ほどで到着とのこと', began + interval '9 hours 5 minutes' from stay`,
  );
}
