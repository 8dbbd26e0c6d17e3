import type pg from 'pg';
import { demoHouseRules } from './house-rules.ts';

/**
 * What families said this morning of children who are here or have left, and of some who come later: nothing of it asks
 * staff for anything. And the papers of families' first visits: signed by everybody who reserved somewhere before, but one.
 */
export async function seedMorning(client: pg.Client): Promise<void> {
  await client.query(
    `insert into company_documents (id, kind, adaptation_date, lead, body)
     select max(id) + 1, 'house_rules', '2022-04-01', $1, $2 from company_documents`,
    [demoHouseRules.lead, demoHouseRules.body],
  );
  await client.query(
    `insert into morning_forms (reserve_id, child_id, branch_id, date, temperature, usual_temperature, symptoms, meal,
       meal_time, meal_words, sleep, words, family_member_id, answered_at)
     select r.id, d.child_id, r.branch_id, r.reserve_date, 36.4 + (d.id % 4) * 0.1, 36.6,
       case when d.id % 5 = 0 then '[2]'::jsonb else '[]' end, 1, '07:10', 'パン、バナナ、牛乳', 1, '', m.id,
       r.start_datetime - interval '70 minutes'
     from reserves r join reserve_details d on d.reserve_id = r.id
       join family_members m on m.customer_id = r.customer_id and m.role = 1
     where not r.cancel_flag and r.approval_status in (1, 3) and r.reserve_date between app.tokyo_today() - 3 and app.tokyo_today()
       and (r.childcare_status in (2, 3) or r.id % 3 = 0 and r.start_datetime - interval '70 minutes' < app.now())
     order by r.id, d.id`,
  );
  await client.query(
    `update morning_forms set temperature = 37.6, reasons = '[1]', asked_at = answered_at, staff_answer = 1,
       staff_words = 'お熱が続くときはお電話します。', staff_answered_at = answered_at + interval '5 minutes',
       staff_account_id = (select a.id from accounts a where a.branch_id = morning_forms.branch_id order by a.id limit 1)
     where id = (select f.id from morning_forms f join reserve_details d on d.reserve_id = f.reserve_id
       and d.child_id = f.child_id where d.attendance_status = 3 order by f.id desc limit 1)`,
  );
  await client.query(
    `insert into illness_notices (reserve_id, branch_id, signs, temperature, family_member_id, created_at)
     select r.id, r.branch_id, '[1]', 38.2, m.id, x.cancel_datetime
     from reserve_cancellations x join reserves r on r.id = x.reserve_id
       join family_members m on m.customer_id = r.customer_id and m.role = 1
     where x.cancel_remarks <> '' order by r.id`,
  );
  await client.query(
    `insert into first_visit_packs (customer_id, branch_id, sent_at, paper, paper_hash, medicine_rule_flag,
       emergency_care_flag, signed_name, signed_member_id, signed_at)
     select c.id, v.branch_id, v.first_at, v.paper, encode(sha256(convert_to(v.paper::text, 'UTF8')), 'hex'), true, true,
       c.name, m.id, v.first_at
     from (select r.customer_id, r.branch_id, min(r.created_at) as first_at, jsonb_build_array(jsonb_build_object(
           'heading', '契約内容の書面', 'facts', jsonb_build_array(jsonb_build_array('施設の名称', b.name)))) as paper
         from reserves r join branches b on b.id = r.branch_id group by 1, 2, b.name) v
       join customers c on c.id = v.customer_id join family_members m on m.customer_id = c.id and m.role = 1
     order by c.id, v.branch_id`,
  );
}
