import pg from 'pg';
import type { Size } from './size.ts';

/** Tables that were filled without their triggers and foreign keys. */
const filled = [
  'branches',
  'accounts',
  'customers',
  'family_members',
  'plan_type_customer_histories',
  'children',
  'customer_consents',
  'reserves',
  'reserve_details',
  'childcares',
  'branch_days_to_close',
  'auth.users',
  'auth.session_families',
  'auth.session_tokens',
];

/** What would be wrong, by name; each statement counts the rows that are. */
const wrongs = (size: Size): Record<string, string> => ({
  'branches, families or reserves missing': `select case when (select count(*) from branches where id > 1000) >= ${size.branches}
    and (select count(*) from customers where id > 1000) >= ${size.families}
    and (select count(*) from reserves where id > 1000) >= ${size.reserves} then 0 else 1 end`,
  'reserve without its one child': `select count(*) from reserves r where id > 1000
    and (select count(*) from reserve_details d where d.reserve_id = r.id) <> 1`,
  'detail that does not follow its reserve': `select count(*) from reserve_details d join reserves r on r.id = d.reserve_id
    join children c on c.id = d.child_id where r.id > 1000 and (d.during <> tstzrange(r.start_datetime, r.end_datetime)
      or d.live <> r.live or d.branch_id <> r.branch_id or d.date_of_birth <> c.date_of_birth or c.customer_id <> r.customer_id)`,
  'seats kept that differ from the children who have them': `select count(*) from (
      select branch_id, date, minute, sum(change) from (
        select branch_id, date, minute, change from app.seat_changes
        union all select branch_id, reserve_date, (date_part('epoch', start_datetime at time zone 'Asia/Tokyo' - reserve_date) / 60)::smallint,
          -1 from reserves where live
        union all select branch_id, reserve_date, (date_part('epoch', end_datetime at time zone 'Asia/Tokyo' - reserve_date) / 60)::smallint,
          1 from reserves where live) every
      where branch_id > 1000 group by branch_id, date, minute having sum(change) <> 0) differ`,
  'attendance that differs from the reserve': `select count(*) from reserve_details d join reserves r on r.id = d.reserve_id
    where r.id > 1000 and d.attendance_status <> r.childcare_status`,
  'stay that ended without its settlement': `select count(*) from reserves r where id > 1000 and childcare_status = 3
    and not exists (select from childcares c where c.reserve_id = r.id and c.total_amount = r.reserve_amount)`,
  'family without its paying member': `select count(*) from customers c where id > 1000
    and not exists (select from family_members m where m.customer_id = c.id and m.uid = c.uid and m.role = 1)`,
  'reserve outside the extended hours': `select count(*) from reserves r join branches b on b.id = r.branch_id where r.id > 1000
    and ((r.start_datetime at time zone 'Asia/Tokyo')::time < b.extended_open_time
      or (r.end_datetime at time zone 'Asia/Tokyo')::time > b.extended_close_time)`,
  'hour above its capacity': `select count(*) from (
      select r.branch_id, hour from reserves r join reserve_details d on d.reserve_id = r.id,
        generate_series(r.start_datetime, r.end_datetime - interval '1 hour', interval '1 hour') hour
      where r.live and r.branch_id > 1000 and r.reserve_date >= '2026-11-16' group by r.branch_id, hour
      having count(*) > (select capacity from branches b where b.id = r.branch_id)) full_hours`,
});

/** The world is as the product itself would have written it, in all that was switched off; throws where it is not. */
export async function checkDataset(superuserUrl: string, size: Size): Promise<number> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    const checks = { ...(await foreignKeys(client)), ...wrongs(size) };
    for (const [name, statement] of Object.entries(checks)) {
      const { rows } = await client.query<{ count: string }>(`select count from (${statement}) found (count)`);
      if (Number(rows[0]?.count) !== 0) throw new Error(`the filled world is wrong: ${rows[0]?.count} × ${name}`);
    }
    return Object.keys(checks).length;
  } finally {
    await client.end();
  }
}

/** Every foreign key of the filled tables, as a count of rows that point at nothing. */
async function foreignKeys(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; child: string; parent: string; pairs: [string, string][] }>(
    `select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
       (select json_agg(json_build_array(a.attname, b.attname))
        from unnest(conkey, confkey) key (from_number, to_number)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = from_number
        join pg_attribute b on b.attrelid = confrelid and b.attnum = to_number) as pairs
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
    [filled],
  );
  return Object.fromEntries(
    rows.map(({ name, child, parent, pairs }) => {
      const given = pairs.map(([from]) => `c."${from}" is not null`).join(' and ');
      const same = pairs.map(([from, to]) => `p."${to}" = c."${from}"`).join(' and ');
      return [
        name,
        `select count(*) from ${child} c where ${given} and not exists (select from ${parent} p where ${same})`,
      ];
    }),
  );
}
