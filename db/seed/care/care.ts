import type pg from 'pg';
import { minatoHiroba, musashinoMidori } from '../branch-list.ts';

/** Two branches with a roster, and what families have said about their children's health. Every branch warns, none decides. */
export async function seedCare(client: pg.Client): Promise<void> {
  await client.query(
    `with usual as (
       insert into shift_patterns (branch_id, account_id, adaptation_date)
       values ($1, 2, '2026-01-01'), ($1, 3, '2026-01-01'), ($2, 4, '2026-01-01'), ($2, 5, '2026-01-01') returning id
     )
     insert into shift_pattern_days (shift_pattern_id, weekday, start_time, end_time, breaks)
     select usual.id, weekday, '07:30', '19:30',
       case usual.id % 2 when 0 then '[{"start_time": "13:00", "end_time": "14:00"}]'::jsonb
         else '[{"start_time": "12:00", "end_time": "13:00"}]' end
     from usual cross join generate_series(0, 6) weekday`,
    [minatoHiroba, musashinoMidori],
  );
  await client.query(
    `insert into shifts (branch_id, account_id, date, start_time, end_time)
     values ($1, 3, app.tokyo_today() + 1, '09:00', '18:00'), ($2, 5, app.tokyo_today() + 1, '09:00', '18:00')`,
    [minatoHiroba, musashinoMidori],
  );
  await client.query(
    `insert into child_essentials (child_id, allergy_answer, allergy_answered_at, diet_stage)
     select id, case when id % 5 = 1 then 3 else 2 end, app.now(), 6 from children where id % 3 = 1`,
  );
  await client.query(
    `insert into child_allergies (child_id, allergen_id, severity, reaction, told_by)
     select e.child_id, a.id, 2, '口のまわりが赤くなります', 1 from child_essentials e join allergens a on a.name = '卵'
     where e.allergy_answer = 3`,
  );
  await client.query(
    `insert into meal_confirmations (branch_id, reserve_id, child_id, facts, note, account_id)
     select r.branch_id, r.id, d.child_id, '昼食 / 卵:2', '卵を抜いた献立に変えます', 2
     from reserves r join reserve_details d on d.reserve_id = r.id where r.branch_id = $1 order by r.id limit 1`,
    [minatoHiroba],
  );
  // By age, but for one child that is usually with the older ones.
  await client.query(
    `insert into branch_rooms (branch_id, name, from_age, to_age, sequence)
     select branch_id, name, from_age, to_age, sequence from unnest($1::integer[]) branch_id
     cross join (values ('ひよこ組', 0, 1, 1), ('りす組', 2, 12, 2)) rooms (name, from_age, to_age, sequence)`,
    [[minatoHiroba, musashinoMidori]],
  );
  await client.query(
    `insert into child_rooms (branch_id, child_id, branch_room_id, account_id)
     select distinct on (m.branch_id) m.branch_id, r.child_id, m.id, 1 from branch_rooms m
     join (select v.branch_id, d.child_id from reserve_details d join reserves v on v.id = d.reserve_id) r using (branch_id)
     where m.sequence = 2 order by m.branch_id, r.child_id`,
  );
}
