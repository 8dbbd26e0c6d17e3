import pg from 'pg';
import { createAppDatabase } from '../../db/create.ts';
import { migrate } from '../../db/migrate.ts';
import { seedDemoData } from '../../db/seed/demo-data.ts';
import { demoPassword } from '../../db/seed/demo-sign-ins.ts';
import { demoStripeSeed } from '../../db/seed/demo-stripe.ts';
import { control, createFamilies, type Family, seedThirdParties } from '../../soak/load/families.ts';
import { consentsOf } from '../../src/server/testing/consents.ts';
import { asSuperuser, type Postgres } from './postgres.ts';

const SOAK_FAMILIES = 20;

export interface RehearsalFamily {
  email: string;
  password: string;
  customer_id: number;
  child_ids: number[];
}

export interface RehearsalData {
  families: RehearsalFamily[];
  branch_ids: number[];
  /** The soak's, at branches of their own. */
  soakFamilies: Family[];
}

/** The demo world on both sides, large branches of the rehearsal's own, and families who sign in by password. */
export async function fillRehearsalData(
  primary: Postgres,
  stripeUrl: string,
  line: string,
  families: number,
): Promise<RehearsalData> {
  const now = new Date();
  const url = primary.urlOf('imahoiku', 'imahoiku');
  await asSuperuser(primary, (admin) => createAppDatabase(admin, 'imahoiku'));
  await migrate(url);
  await control(`${stripeUrl}/emulator/seed`, demoStripeSeed(now));
  await seedDemoData(url, now);
  const client = new pg.Client(url);
  await client.connect();
  try {
    const branches = await client.query<{ id: number }>(
      `insert into branches (name, path_name, postal_code, prefecture_id, address1, tel, email, open_time, close_time,
         extended_open_time, extended_close_time, open_date, capacity, latitude, longitude)
       select '予行' || n || '園', 'rehearsal-' || n, '1000001', 13, '予行町', '0312345678', 'rehearsal@example.jp', '08:00', '19:00',
         '07:00', '21:00', '2020-01-01', 200, 35.6, 139.7 + n * 0.01
       from generate_series(1, 6) n returning id`,
    );
    const { rows } = await client.query<{ email: string; customer_id: number; child_ids: number[] }>(
      `with people as (
         insert into auth.users (uid, kind, email, password_hash)
         select 'rehearsal-' || n, 'customer', 'rehearsal' || n || '@example.jp',
           (select password_hash from auth.users where email = 'sato@example.jp')
         from generate_series(1, $1::integer) n returning uid, email
       ), c as (
         insert into customers (uid, name, name_kana, tel, registration_status, email, stripe_customer_id, stripe_payment_method_id)
         select uid, '予行 家族', 'ヨコウ カゾク', '0312345678', 2, email, 'cus_' || uid, 'pm_' || uid from people
         returning id, uid, email
       ), k as (
         insert into children (customer_id, name, gender, date_of_birth)
         select c.id, '予行 こども' || n, 3, (current_date - interval '3 years 5 months')::date from c, generate_series(1, 2) n
         returning id, customer_id
       )
       select c.email, c.id as customer_id, array_agg(k.id order by k.id) as child_ids
       from c join k on k.customer_id = c.id group by c.email, c.id order by c.id`,
      [families],
    );
    await client.query(consentsOf('id = any($1)'), [rows.map(({ customer_id }) => customer_id)]);
    const soakFamilies = await createFamilies(client, SOAK_FAMILIES, now);
    await seedThirdParties({ stripe: stripeUrl, line }, soakFamilies);
    await client.query('analyze');
    return {
      soakFamilies,
      branch_ids: branches.rows.map(({ id }) => id),
      families: rows.map((family) => ({ ...family, password: demoPassword })),
    };
  } finally {
    await client.end();
  }
}
