import pg from 'pg';
import { consentsOf } from '../../src/server/testing/consents.ts';

/** One unit of data: 10 branches, 1,000 families of two children, 10,000 reserves. */
export const unit = { branches: 10, customers: 1_000, reserves: 10_000 };
/** Monday 10:00 in Tokyo. */
export const NOW = new Date('2026-11-16T01:00:00Z');

/**
 * Fills a migrated database that holds the demo world's prices and prefectures. Each branch has 1,000 reserves: four
 * fifths in the last two years, the rest spread over the next 60 days, so that a branch-day looks the same at any scale.
 * Only first children have reserves; second children are free for what the bench makes.
 */
export async function fillWorld(superuserUrl: string, scale: number): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  const branches = unit.branches * scale;
  const families = unit.customers * scale;
  const reserves = unit.reserves * scale;
  try {
    // Nothing is checked row by row while filling: the rows are made to be right, and the last constraint is built at once.
    await client.query(
      "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off",
    );
    await client.query(`insert into branches (id, name, path_name, postal_code, prefecture_id, address1, tel, email, open_time,
        close_time, extended_open_time, extended_close_time, open_date, capacity, latitude, longitude)
      select 1000 + n, '計測' || n || '園', 'bench-' || n, '1000001', 1 + n % 47, '計測町', '0312345678', 'bench@example.jp', '08:00',
        '19:00', '07:00', '21:00', '2020-01-01', 200, 30 + (n % 100) * 0.1, 130 + (n % 90) * 0.1
      from generate_series(1, ${branches}) n`);
    await client.query(`insert into customers (id, uid, name, name_kana, tel, registration_status, plan_type_id, email,
        stripe_customer_id, stripe_payment_method_id)
      select 1000 + n, 'bench-' || n, '計測 家族', 'ケイソク カゾク', '0312345678', 2, 2, 'bench' || n || '@example.jp',
        'cus_bench_' || n, 'pm_bench_' || n
      from generate_series(1, ${families}) n`);
    // What the database's own trigger would write; triggers are off here.
    await client.query(
      'insert into family_members (customer_id, role, uid) select id, 1, uid from customers c where not exists (select from family_members m where m.customer_id = c.id)',
    );
    await client.query(`insert into plan_type_customer_histories (customer_id, plan_type_id, start_date)
      select 1000 + n, 2, '2024-01-01' from generate_series(1, ${families}) n`);
    await client.query(`insert into children (id, customer_id, name, gender, date_of_birth)
      select 1000 + 2 * n + k, 1000 + n, '計測 こども', 3, '2023-06-01'
      from generate_series(1, ${families}) n, generate_series(0, 1) k`);
    await client.query(consentsOf('id > 1000'));
    await client.query('alter table reserve_details drop constraint child_never_in_two_places');
    const rebuild = await dropIndexes(client);
    // Reserve n is of branch n mod branches; its number within the branch chooses family, day and hour.
    await client.query(`insert into reserves (id, branch_id, customer_id, start_datetime, end_datetime, approval_status,
        childcare_status, current_day_flag, holiday_flag, reserve_amount, plan_type_id, created_at, reminded_datetime)
      select 1000 + n, 1001 + n % ${branches}, 1001 + (n % ${branches}) * 100 + family,
        day + make_interval(hours => 8 + k % 9), day + make_interval(hours => 10 + k % 9), 1,
        case when k % 5 < 4 then 3 else 1 end, false, false, 2000, 2, day - interval '9 days', day
      from generate_series(0, ${reserves} - 1) n,
        lateral (select n / ${branches} as k) number,
        lateral (select case when k % 5 < 4 then k % 100 else k / 5 % 100 end as family,
          (case when k % 5 < 4 then date '2024-11-16' + k % 729 else date '2026-11-17' + k / 5 % 60 end)::timestamp
            at time zone 'Asia/Tokyo' as day) place`);
    await client.query(`insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
        during, live, branch_id)
      select r.id, 1000 + 2 * (r.customer_id - 1000), '2023-06-01', false, false, tstzrange(r.start_datetime, r.end_datetime), r.live, r.branch_id
      from reserves r where r.id >= 1000`);
    await client.query(`alter table reserve_details add constraint child_never_in_two_places
      exclude using gist (child_id with =, during with &&) where (live)`);
    for (const definition of rebuild) await client.query(definition);
    for (const table of ['branches', 'customers', 'children', 'reserves', 'reserve_details']) {
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Indexes are built faster than filled; those behind a constraint stay. Answers how to make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid in ('reserves'::regclass, 'reserve_details'::regclass)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
