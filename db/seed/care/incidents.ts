import type pg from 'pg';
import { minatoHiroba, musashinoMidori } from '../branch-list.ts';

/** A graze of some days ago with its report, and the medicine a child was given then: over, so that today's board is calm. */
export async function seedIncidents(client: pg.Client): Promise<void> {
  await client.query(
    `with stay as (
       select r.id as reserve_id, r.branch_id, d.child_id, d.arrived_datetime as came, c.name as parent
       from reserves r join reserve_details d on d.reserve_id = r.id join customers c on c.id = r.customer_id
       where r.branch_id = $1 and d.attendance_status = 3 and r.live and r.reserve_date < app.tokyo_today()
         and d.left_datetime - d.arrived_datetime >= interval '170 minutes' order by r.start_datetime desc, d.id limit 1
     ), medicine as (
       insert into medicine_requests (branch_id, reserve_id, child_id, hospital, doctor, illness, drug_name, kind, dose, timing,
         due_at, storage, last_dose_at, how_taken, guardian_name, prescribed_flag, taken_before_flag, labelled_flag,
         sheet_seen_flag, handed_over_flag, account_id, idempotency_key, created_at)
       select branch_id, reserve_id, child_id, 'みなとこどもクリニック', '高木', '鼻かぜ', 'カルボシステインシロップ', 2, '3mL', 2,
         came + interval '2 hours', 2, came - interval '2 hours', 'スポイトで少しずつ', parent, true, true, true, true, true, 3,
         '00000000-0000-4000-8000-00000000d001', came from stay returning id, branch_id, due_at
     ), dose as (
       insert into medicine_doses (branch_id, medicine_request_id, status, prepared_account_id, prepared_at,
         checked_account_id, checked_at, given_account_id, given_at, note)
       select branch_id, id, 3, 3, due_at, 2, due_at + interval '1 minute', 3, due_at + interval '2 minutes', '全量飲めました' from medicine
     ), graze as (
       insert into incidents (branch_id, kind, happened_at, place, what_happened, cause, measure, account_id, idempotency_key, created_at)
       select branch_id, 2, came + interval '80 minutes', '保育室(ままごとコーナー)',
         '歩いていて敷物の端につまずき、両手をついて転びました。左のひざをすりむきました。', '敷物の端がめくれていました。',
         '敷物の四隅を留め、朝の点検の項目に加えました。', 3, '00000000-0000-4000-8000-00000000d002', came + interval '2 hours'
       from stay returning id, branch_id, happened_at
     ), child as (
       insert into incident_children (incident_id, branch_id, child_id, reserve_id, state_found, first_aid, told_name, told_at, told_words, told_account_id)
       select g.id, g.branch_id, s.child_id, s.reserve_id, '左ひざに1cmほどのすり傷。泣いたがすぐに落ち着いた。',
         '流水で洗い、ばんそうこうを貼った。', s.parent, g.happened_at + interval '1 hour', '転んだときの様子と手当てをお伝えしました。', 3
       from graze g, stay s
     ), there as (
       insert into incident_accounts (incident_id, branch_id, account_id) select id, branch_id, unnest(array[2, 3]) from graze
     )
     insert into incident_entries (incident_id, branch_id, kind, happened_at, words, account_id, idempotency_key, created_at)
     select id, branch_id, 1, happened_at + interval '2 minutes', 'すり傷を流水で洗い、園長に報告した。', 3,
       '00000000-0000-4000-8000-00000000d003', happened_at + interval '3 minutes' from graze`,
    [minatoHiroba],
  );
  await client.query(
    `update incidents set signed_account_id = 2, signed_at = happened_at + interval '3 hours' where branch_id = $1`,
    [minatoHiroba],
  );
  // Another branch's, so that nobody is shown a picture that the demo has no bytes of.
  await client.query(
    `with near_miss as (
       insert into incidents (branch_id, kind, happened_at, place, what_happened, account_id, idempotency_key)
       select $1, 1, app.now() - interval '1 day', '玄関', '傘立てが倒れかけました。', 5, '00000000-0000-4000-8000-00000000d004'
       returning id, branch_id
     ), picture as (
       insert into files (purpose, private_flag, content_type, bytes, width, height, branch_id, account_id, stored_flag)
       select 'incident_photo', true, 'image/webp', 1024, 800, 600, branch_id, 5, false from near_miss returning id
     )
     insert into incident_photos (incident_id, branch_id, file_id, words, account_id)
     select near_miss.id, near_miss.branch_id, picture.id, '傘立ての置き場所', 5 from near_miss, picture`,
    [musashinoMidori],
  );
}
