import type pg from 'pg';
import { minatoHiroba, musashinoMidori } from '../branch-list.ts';

/** Waitlist entries that ended, with what was offered; nothing of today waits or is held, so every branch shows the seats it has. */
export async function seedSeats(client: pg.Client): Promise<void> {
  await client.query(
    `with families as (
       select distinct on (r.branch_id, r.customer_id) r.branch_id, r.customer_id, d.child_id, d.date_of_birth
       from reserves r join reserve_details d on d.reserve_id = r.id
       where r.branch_id in ($1, $2) order by r.branch_id, r.customer_id, d.id
     ), wishes as (
       insert into waitlist_entries (customer_id, date, earliest_time, latest_time, minutes, mode, status, price_ceiling,
         idempotency_key, content_hash, created_at, ended_at)
       select f.customer_id, app.tokyo_today() - 3, '09:00', '15:00', 120, 1, 4, 6000,
         gen_random_uuid(), 'demo', app.now() - interval '5 days', app.now() - interval '3 days'
       from (select distinct customer_id from families) f order by f.customer_id
       returning id, customer_id
     ), branches_wished as (
       insert into waitlist_branches (waitlist_entry_id, branch_id)
       select w.id, f.branch_id from wishes w join families f using (customer_id) returning waitlist_entry_id, branch_id
     ), children_wished as (
       insert into waitlist_children (waitlist_entry_id, child_id, lunch_support_flag)
       select distinct w.id, f.child_id, true from wishes w join families f using (customer_id)
     ), offers as (
       insert into seat_offers (waitlist_entry_id, customer_id, branch_id, start_datetime, end_datetime, reserve_amount, status,
         expires_at, created_at, answered_at)
       select w.id, w.customer_id, b.branch_id, (app.tokyo_today() - 3 + time '10:00') at time zone 'Asia/Tokyo',
         (app.tokyo_today() - 3 + time '12:00') at time zone 'Asia/Tokyo', 2600, 3,
         app.now() - interval '4 days', app.now() - interval '4 days 30 minutes', app.now() - interval '4 days 20 minutes'
       from wishes w join branches_wished b on b.waitlist_entry_id = w.id
       returning id, customer_id, branch_id, start_datetime, end_datetime, expires_at, answered_at, created_at
     )
     insert into seat_holds (kind, customer_id, branch_id, date, start_datetime, end_datetime, child_ids, births,
       seat_offer_id, expires_at, released_at, created_at)
     select 2, o.customer_id, o.branch_id, app.tokyo_today() - 3, o.start_datetime, o.end_datetime, array[f.child_id],
       array[f.date_of_birth], o.id, o.expires_at, o.answered_at, o.created_at
     from offers o join families f on f.customer_id = o.customer_id and f.branch_id = o.branch_id`,
    [minatoHiroba, musashinoMidori],
  );
}
