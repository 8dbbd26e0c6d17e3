import pg from 'pg';
import { consentsOf } from '../../src/server/testing/consents.ts';
import { FAMILIES_OF_A_BRANCH, FULL_FAMILIES, type Size } from './size.ts';

/**
 * Fills a migrated database that holds the demo world's prices, texts and prefectures, set by set. Each branch has 1,000
 * reserves: 800 in the last two years, 15 today, the rest on the next 60 days, so that a branch-day looks the same at any
 * scale. First children have them; second children are free for what the bench makes.
 *
 * Switched off while filling: triggers and foreign keys (session_replication_role). What triggers would have written and
 * anybody reads is written here; notices, figures and the books stay empty. Checks, unique keys and
 * generated columns stay on, the exclusion of a child in two places is built again at the end, and check.ts proves the rest.
 */
export async function fillDataset(superuserUrl: string, size: Size): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off",
    );
    await fillBranches(client, size);
    await fillFamilies(client, size);
    await client.query('alter table reserve_details drop constraint child_never_in_two_places');
    const rebuild = await dropIndexes(client);
    await fillReserves(client, size);
    await client.query(`alter table reserve_details add constraint child_never_in_two_places
      exclude using gist (child_id with =, during with &&) where (live)`);
    for (const definition of rebuild) await client.query(definition);
    for (const table of ['branches', 'customers', 'children', 'reserves', 'reserve_details', 'accounts']) {
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    }
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** The last one is the full branch; a desk account for each. Spread over the country, closer around Tokyo. */
async function fillBranches(client: pg.Client, { branches }: Size): Promise<void> {
  await client.query(`insert into branches (id, name, path_name, postal_code, prefecture_id, address1, tel, email, open_time,
      close_time, extended_open_time, extended_close_time, open_date, capacity, latitude, longitude)
    select 1000 + n, '計測' || n || '園', 'bench-' || n, '1000001', 1 + n % 47, '計測町', '0312345678', 'bench@example.jp',
      '08:00', '19:00', '07:00', '21:00', '2020-01-01', 200, 35.68 + sin(n) * (n % 100) / 20.0, 139.76 + cos(n) * (n % 100) / 20.0
    from generate_series(1, ${branches + 1}) n`);
  await client.query(`insert into accounts (id, branch_id, name, role, uid)
    select 1000 + n, 1000 + n, '計測 園員', 3, 'bench-staff-' || n from generate_series(1, ${branches + 1}) n`);
  await client.query(`insert into auth.users (uid, kind, email, password_hash)
    select uid, 'staff', uid || '@example.jp', 'none' from accounts where id > 1000`);
}

async function fillFamilies(client: pg.Client, { families, branches }: Size): Promise<void> {
  const all = families + FULL_FAMILIES;
  await client.query(`insert into customers (id, uid, name, name_kana, tel, registration_status, plan_type_id, email,
      stripe_customer_id, stripe_payment_method_id, default_branch_id)
    select 1000 + n, 'bench-' || n, '計測 家族', 'ケイソク カゾク', '0312345678', 2, 2, 'bench' || n || '@example.jp',
      'cus_bench_' || n, 'pm_bench_' || n, 1001 + least((n - 1) / ${FAMILIES_OF_A_BRANCH}, ${branches})
    from generate_series(1, ${all}) n`);
  // What the database's own trigger would write (mirror_paying_member).
  await client.query(
    'insert into family_members (customer_id, role, uid) select id, 1, uid from customers where id > 1000',
  );
  await client.query(`insert into plan_type_customer_histories (customer_id, plan_type_id, start_date)
    select 1000 + n, 2, '2024-01-01' from generate_series(1, ${all}) n`);
  await client.query(`insert into children (id, customer_id, name, gender, date_of_birth)
    select 1000 + 2 * n + k, 1000 + n, '計測 こども', 3, '2023-06-01' from generate_series(1, ${all}) n, generate_series(0, 1) k`);
  await client.query(consentsOf('id > 1000'));
  // Each family is signed in on one phone; the cookie is told to nobody but the bench.
  await client.query(`insert into auth.users (uid, kind, email, password_hash)
    select uid, 'customer', email, 'none' from customers where id > 1000`);
  await client.query(`insert into auth.session_families (id, uid, role, created_at, last_used_at, identity_confirmed_at, expires_at)
    select md5(uid)::uuid, uid, 'user', '2026-11-15 00:00Z', '2026-11-15 00:00Z', '2026-11-15 00:00Z', '2026-12-15 00:00Z'
    from customers where id > 1000`);
  await client.query(`insert into auth.session_tokens (token_hash, family_id, issued_at)
    select sha256(convert_to('session-of-' || uid, 'UTF8')), md5(uid)::uuid, '2026-11-15 00:00Z' from customers where id > 1000`);
}

const columns = `insert into reserves (id, branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
  current_day_flag, holiday_flag, reserve_amount, plan_type_id, created_at, reminded_datetime)`;

/**
 * Reserve n is of branch n mod branches; its number k within the branch chooses family, day and hour. Status 3 has been
 * fetched, 2 is here now (today's until 10 o'clock), 1 is to come.
 */
async function fillReserves(client: pg.Client, { branches, families, reserves, fullBranch }: Size): Promise<void> {
  await client.query(`${columns}
    select 1001 + n, 1001 + n % ${branches}, 1001 + (n % ${branches}) * ${FAMILIES_OF_A_BRANCH} + family,
      day + make_interval(hours => 8 + k % 9), day + make_interval(hours => 10 + k % 9), 1,
      case when past then 3 when today and k % 9 < 2 then 2 else 1 end, false, false, 2000, 2, day - interval '9 days', day
    from generate_series(0, ${reserves} - 1) n,
      lateral (select n / ${branches} as k) number,
      lateral (select k % 5 < 4 as past, k / 5 < 15 and k % 5 = 4 as today) kind,
      lateral (select case when past then k % ${FAMILIES_OF_A_BRANCH} else k / 5 end as family,
        (case when past then date '2024-11-16' + k % 729 when today then date '2026-11-16'
          else date '2026-11-17' + k / 5 % 60 end)::timestamp at time zone 'Asia/Tokyo' as day) place`);
  await client.query(`${columns}
    select 1001 + ${reserves} + n, ${fullBranch}, 1001 + ${families} + n % ${FULL_FAMILIES},
      day + make_interval(hours => 8 + n % 9), day + make_interval(hours => 10 + n % 9), 1, 1, false, false, 2000, 2,
      day - interval '9 days', day
    from generate_series(0, 60 * ${FULL_FAMILIES} - 1) n,
      lateral (select (date '2026-11-17' + n / ${FULL_FAMILIES})::timestamp at time zone 'Asia/Tokyo' as day) place`);
  // What sync_detail_with_reserve would write: birth date, time, branch and whether it counts.
  await client.query(`insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
      during, live, branch_id, attendance_status, arrived_datetime, left_datetime)
    select id, 1000 + 2 * (customer_id - 1000), '2023-06-01', false, false, tstzrange(start_datetime, end_datetime), live,
      branch_id, childcare_status, case when childcare_status > 1 then start_datetime end,
      case when childcare_status = 3 then end_datetime end
    from reserves where id > 1000`);
  // What detail_changes_seats would write, merged as it is within an hour.
  await client.query(`insert into app.seat_changes (branch_id, date, minute, change, merged_flag)
    select d.branch_id, s.date, s.minute, sum(s.change), true from reserve_details d cross join lateral app.seat_steps(d.during) s
    where d.reserve_id > 1000 and d.live group by d.branch_id, s.date, s.minute having sum(s.change) <> 0`);
  await client.query(`insert into childcares (reserve_id, branch_id, customer_id, start_datetime, end_datetime,
      childcare_amount, total_amount, status)
    select id, branch_id, customer_id, start_datetime, end_datetime, 2000, 2000, 2 from reserves
    where id > 1000 and childcare_status = 3`);
  // What day_to_close would write.
  await client.query(`insert into branch_days_to_close (branch_id, date)
    select distinct branch_id, reserve_date from reserves where id > 1000 on conflict do nothing`);
}

/** Indexes are built faster than filled; those behind a constraint stay. Answers how to make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid in ('reserves'::regclass, 'reserve_details'::regclass, 'app.seat_changes'::regclass, 'childcares'::regclass)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
