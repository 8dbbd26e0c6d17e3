import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { cardInText, emptyCardTexts } from '../../../src/domain/care/health-card.ts';
import { addDays, addMinutes, tokyoDateOf } from '../../../src/domain/time.ts';
import { cardSeal } from '../../../src/server/sealed-card.ts';

/** As src/server/config.ts has it for the demo; care/functions/health.test.ts holds them together. */
const demoKey = { HEALTH_DATA_KEY: 'imahoiku-demo-health-data-key' };

interface SeededCard {
  child_id: number;
  customer_id: number;
  allergy_answer: number;
  allergy_answered_at: Date | null;
  diet_stage: number | null;
  milk: string;
  foods_to_avoid: string;
  usual_temperature: number | null;
  own_photos_flag: boolean;
  shared_photos_flag: boolean;
  allergies: {
    other_name: string;
    severity: number;
    reaction: string;
    epipen_flag: boolean;
    allergen: { name: string } | null;
  }[];
}

/** The texts of the cards, sealed, with the answers so far; a branch that looked, and papers of 佐藤 and 木村. */
export async function seedHealthCards(client: pg.Client, now: Date): Promise<void> {
  const seal = cardSeal(demoKey);
  const { rows } = await client.query<SeededCard>(
    `select e.child_id, c.customer_id, e.allergy_answer, e.allergy_answered_at, e.diet_stage, e.milk, e.foods_to_avoid,
       e.usual_temperature::float8 as usual_temperature, e.own_photos_flag, e.shared_photos_flag,
       coalesce((select json_agg(json_build_object('other_name', a.other_name, 'severity', a.severity, 'reaction', a.reaction,
         'epipen_flag', a.epipen_flag, 'allergen', case when l.id is not null then json_build_object('name', l.name) end)
           order by a.id)
         from child_allergies a left join allergens l on l.id = a.allergen_id
         where a.child_id = e.child_id and a.ended_at is null), '[]') as allergies
     from child_essentials e join children c on c.id = e.child_id order by e.child_id`,
  );
  for (const card of rows) {
    const texts = {
      ...emptyCardTexts,
      family_doctor: 'さくら小児科',
      comfort: card.child_id % 2 === 1 ? 'タオルを持つと落ち着きます。' : '',
      sleep_habits: card.child_id % 3 === 1 ? '背中をとんとんすると眠れます。' : '',
    };
    const words = cardInText({ ...card, ...texts });
    const answered = card.allergy_answered_at ?? now;
    await client.query(`update child_essentials set sealed_card = $2 where child_id = $1`, [
      card.child_id,
      seal.seal(card.child_id, texts),
    ]);
    await client.query(
      `insert into child_health_versions (child_id, changed_fields, sealed_card, family_member_id, created_at)
       select $1, '{allergies,family_doctor}', $2, m.id, $3 from family_members m where m.customer_id = $4 and m.role = 1`,
      [card.child_id, seal.seal(card.child_id, words), answered, card.customer_id],
    );
  }
  await client.query(
    `insert into child_health_looks (branch_id, child_id, child_health_version_id, account_id, looked_at)
     select b.branch_id, v.child_id, v.id, a.id, $1
     from child_health_versions v
     join (select distinct r.branch_id, d.child_id from reserve_details d join reserves r on r.id = d.reserve_id
       where d.arrived_datetime is not null) b on b.child_id = v.child_id
     join lateral (select id from accounts where branch_id = b.branch_id and not disable order by role, id limit 1) a on true`,
    [addMinutes(now, -600)],
  );
  await client.query(
    `insert into child_health_reads (child_id, account_id, branch_id, page, read_hour, created_at)
     select child_id, account_id, branch_id, 1, date_trunc('hour', looked_at), looked_at from child_health_looks`,
  );
  const today = tokyoDateOf(now);
  for (const { uid, valid_until } of [
    { uid: 'demo-sato', valid_until: addDays(today, 20) },
    { uid: 'demo-kimura', valid_until: addDays(today, -3) },
  ]) {
    await client.query(
      `with kept as (
         insert into files (key, purpose, private_flag, content_type, bytes, customer_id, stored_flag)
         select $1, 'family_document', true, 'application/pdf', 1, id, false from customers where uid = $2 returning id, customer_id
       )
       insert into child_documents (child_id, kind, file_id, valid_until, family_member_id)
       select (select min(id) from children where customer_id = k.customer_id), 1, k.id, $3, m.id
       from kept k join family_members m on m.customer_id = k.customer_id and m.role = 1`,
      [randomUUID(), uid, valid_until],
    );
  }
}
