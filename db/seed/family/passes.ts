import type pg from 'pg';
import { codeWordAt } from '../../../src/domain/family/code-words.ts';

/**
 * Passes of stays that are over, used at the door: what a link shows is made with the server's key, which the seed does not
 * know. And one family that stands at the door right now.
 */
export async function seedPasses(client: pg.Client): Promise<void> {
  await client.query(
    `with stay as (
       select distinct on (r.customer_id) r.id as reserve_id, r.customer_id, r.branch_id, r.reserve_date, r.end_datetime, p.id as person_id,
         m.id as member_id, (select min(a.id) from accounts a where a.branch_id = r.branch_id) as account_id
       from reserves r join pickup_people p on p.customer_id = r.customer_id
       join family_members m on m.customer_id = r.customer_id and m.role = 1
       where r.live and r.childcare_status = 3 and exists (select from accounts a where a.branch_id = r.branch_id)
       order by r.customer_id, r.start_datetime desc, p.id
     ), pass as (
       insert into pickup_passes (customer_id, reserve_id, branch_id, pass_date, pickup_person_id, code_word, salt, digits_hash,
         created_member_id, created_at, used_at, used_account_id, used_key)
       select customer_id, reserve_id, branch_id, reserve_date, person_id, $1, 'demo', 'demo ' || reserve_id, member_id,
         end_datetime - interval '6 hours', end_datetime, account_id, gen_random_uuid() from stay returning id, reserve_id
     )
     insert into pickup_pass_children (pickup_pass_id, child_id)
     select pass.id, d.child_id from pass join reserve_details d on d.reserve_id = pass.reserve_id`,
    [codeWordAt(0)],
  );
  await client.query(
    `insert into arrival_notices (reserve_id, branch_id, family_member_id, created_at)
     select r.id, r.branch_id, m.id, app.now() - interval '2 minutes'
     from reserves r join family_members m on m.customer_id = r.customer_id and m.role = 1
     where r.live and r.reserve_date = app.tokyo_today() and r.childcare_status = 1 and r.branch_id = 2
     order by r.start_datetime, r.id limit 1`,
  );
}
