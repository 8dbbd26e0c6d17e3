import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { emailOf, uidOf } from '../demo-customer.ts';
import { demoPassword } from '../demo-sign-ins.ts';

/** 木村's partner and mother, who sign in for the same family; and who else may fetch. */
export async function seedFamily(client: pg.Client): Promise<void> {
  const password_hash = await hash(demoPassword, { memoryCost: 19456, timeCost: 2, parallelism: 1 });
  const people = [
    {
      key: 'kimura-partner',
      role: 2,
      name: '木村 直樹',
      name_kana: 'キムラ ナオキ',
      relation: '父',
      tel: '09011112222',
    },
    {
      key: 'kimura-mother',
      role: 3,
      name: '木村 和子',
      name_kana: 'キムラ カズコ',
      relation: '祖母',
      tel: '09011113333',
    },
  ];
  for (const { key, role, name, name_kana, relation, tel } of people) {
    await client.query(
      `with signed_up as (
         insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $2, $3)
       ), joined as (
         insert into family_members (customer_id, role, uid, name, name_kana, relation)
         select id, $4, $1, $5, $6, $7 from customers where uid = $8 returning id
       )
       insert into family_member_contacts (family_member_id, tel, email) select id, $9, $2 from joined`,
      [uidOf(key), emailOf(key), password_hash, role, name, name_kana, relation, uidOf('kimura'), tel],
    );
  }
  await client.query(
    `insert into pickup_people (customer_id, name, name_kana, relation, tel, added_member_id)
     select m.customer_id, p.name, p.kana, p.relation, p.tel, m.id
     from family_members m join customers c on c.id = m.customer_id,
       (values ($1, '木村 和子', 'キムラ カズコ', '祖母', '09011113333'), ($1, '石井 さゆり', 'イシイ サユリ', '叔母', '09011114444'),
         ($2, '佐藤 節子', 'サトウ セツコ', '祖母', '09011115555'), ($2, '小林 真理', 'コバヤシ マリ', '叔母', '09011116666'))
         as p (uid, name, kana, relation, tel)
     where m.role = 1 and c.uid = p.uid order by c.id, p.tel`,
    [uidOf('kimura'), uidOf('sato')],
  );
}
