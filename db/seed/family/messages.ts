import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { uidOf } from '../demo-customer.ts';

type Line = { sender: 1 | 2; body: string; minutes: number };

const talks: readonly { key: string; status: number; lines: readonly Line[] }[] = [
  {
    key: 'sato',
    status: 3,
    lines: [
      { sender: 1, body: 'いつもありがとうございます。次回、着替えは何組あるとよいでしょうか。', minutes: 2900 },
      {
        sender: 2,
        body: 'ご連絡ありがとうございます。2組あると安心です。水遊びの日は、3組お願いします。',
        minutes: 2840,
      },
    ],
  },
  {
    key: 'kimura',
    status: 3,
    lines: [
      { sender: 1, body: '帽子を忘れていないか、見ていただけますか。', minutes: 1500 },
      { sender: 2, body: 'お預かりしています。次にいらしたときに、お渡しします。', minutes: 1480 },
    ],
  },
];

/** Two families that wrote to their branch, a photo, how far each side has read, and a pick-up that came later. */
export async function seedFamilyMessages(client: pg.Client): Promise<void> {
  for (const { key, status, lines } of talks) await seedTalk(client, key, status, lines);
  await client.query(
    `with photo as (
       insert into files (purpose, private_flag, content_type, bytes, width, height, customer_id, stored_flag, unused_since)
       select 'message_photo', true, 'image/webp', 1024, 800, 600, id, false, null from customers where uid = $1 returning id
     )
     insert into family_message_files (family_message_id, file_id, position)
     select (select min(m.id) from family_messages m join family_threads t on t.id = m.family_thread_id
       join customers c on c.id = t.customer_id where c.uid = $1), photo.id, 1 from photo`,
    [uidOf('kimura')],
  );
  await client.query(
    `insert into family_thread_reads (family_thread_id, family_member_id, last_read_message_id)
     select t.id, reader.id, (select max(m.id) from family_messages m where m.family_thread_id = t.id)
     from family_threads t join family_members f on f.customer_id = t.customer_id and f.role = 1
     cross join lateral (values (f.id), (null::integer)) reader (id)`,
  );
  await client.query(
    `insert into late_notices (reserve_id, customer_id, branch_id, kind, minutes, expected_datetime, extra_amount,
       family_member_id, idempotency_key, created_at, answer, answered_at, answered_account_id)
     select r.id, r.customer_id, r.branch_id, 2, 15, r.end_datetime + interval '15 minutes', 0, m.id, gen_random_uuid(),
       r.end_datetime - interval '40 minutes', 1, r.end_datetime - interval '38 minutes', 2
     from reserves r join family_members m on m.customer_id = r.customer_id and m.role = 1
     where r.id = (select max(x.id) from reserves x where x.childcare_status = 3 and x.reserve_date < app.tokyo_today())`,
  );
}

async function seedTalk(client: pg.Client, key: string, status: number, lines: readonly Line[]): Promise<void> {
  const { rows } = await client.query<{ id: number; account_id: number; family_member_id: number }>(
    `with place as (
       select c.id as customer_id, m.id as family_member_id, r.branch_id
       from customers c join family_members m on m.customer_id = c.id and m.role = 1
       join lateral (select branch_id from reserves where customer_id = c.id order by id desc limit 1) r on true
       where c.uid = $1
     ), made as (
       insert into family_threads (customer_id, branch_id, status, last_message_at)
       select customer_id, branch_id, $2, app.now() - make_interval(mins => $3) from place returning id, branch_id
     )
     select made.id, place.family_member_id,
       coalesce((select a.id from accounts a where a.branch_id = made.branch_id and not a.disable order by a.id limit 1), 1)
         as account_id
     from made, place`,
    [uidOf(key), status, lines.at(-1)?.minutes ?? 0],
  );
  for (const { sender, body, minutes } of lines) {
    await client.query(
      `insert into family_messages (family_thread_id, sender, family_member_id, account_id, body, idempotency_key, created_at)
       values ($1, $2, $3, $4, $5, $6, app.now() - make_interval(mins => $7))`,
      [
        rows[0]?.id,
        sender,
        sender === 1 ? rows[0]?.family_member_id : null,
        sender === 1 ? null : rows[0]?.account_id,
        body,
        randomUUID(),
        minutes,
      ],
    );
  }
}
