import pg from 'pg';

const c = new pg.Client(process.argv[2]);
await c.connect();
await c.query(
  "select set_config('app.now', '2026-11-16T01:00:00Z', false), set_config('plan_cache_mode', 'force_generic_plan', false)",
);
await c.query('begin');
const {
  rows: [x],
} = await c.query(
  `select k.id as child, k.customer_id as customer, 1005 as branch from children k where k.customer_id > 1000 limit 1`,
);
console.log(x);
const day = '2026-12-01',
  s = '2026-12-01T01:00:00Z',
  e = '2026-12-01T02:00:00Z';
async function time(label: string, text: string, values: unknown[], n = 400) {
  const q = { name: label, text, values };
  for (let i = 0; i < 10; i++) await c.query(q);
  const t = process.hrtime.bigint();
  for (let i = 0; i < n; i++) await c.query(q);
  console.log(label.padEnd(22), (Number(process.hrtime.bigint() - t) / n / 1e6).toFixed(3), 'ms');
}
await time('select 1', 'select 1', []);
await time('reserve_facts', 'select app.reserve_facts($1,$2,null,$3,$4,$5,$6,gen_random_uuid())', [
  x.customer,
  x.branch,
  day,
  s,
  e,
  [x.child],
]);
await time('branch_day', 'select * from app.branch_day($1,$2,null,$3,$4)', [x.branch, day, x.customer, [x.child]]);
await time('rules_on', 'select * from app.rules_on($1)', [day]);
await time('customer_on', 'select * from app.customer_on($1,$2)', [x.customer, day]);
await time('children_of', 'select * from app.children_of($1,$2)', [x.customer, [x.child]]);
await time('is_first_visit', 'select app.is_first_visit($1,$2,$3)', [x.customer, x.branch, s]);
await time('held_seats', 'select * from app.held_seats($1,$2,$2,$3,$4)', [x.branch, day, x.customer, [x.child]]);
await time('pattern_day', 'select * from app.pattern_day($1,$2)', [x.branch, day]);
await time('settings_on', 'select app.settings_on($1)', [day]);
await time('settings_json', 'select to_json(app.settings_on($1))', [day]);
await time(
  'age_limits',
  'select * from view_branch_age_limits l where l.branch_id = $1 and l.adaptation_date <= $2 order by adaptation_date desc limit 1',
  [x.branch, day],
);
await time(
  'overlap',
  'select from reserve_details d where d.child_id = $1 and d.live and d.during && tstzrange($2,$3)',
  [x.child, s, e],
);
await time(
  'held',
  `select r.start_datetime, r.end_datetime, count(*) as children, array_agg(d.date_of_birth) as births
        from reserves r join reserve_details d on d.reserve_id = r.id
        where r.branch_id = $1 and r.reserve_date = $2 and r.live group by r.id`,
  [x.branch, day],
);
await time('repeated', 'select from reserves where customer_id = $1 and idempotency_key = gen_random_uuid()', [
  x.customer,
]);
await time('stops', 'select from view_stops_in_force s where s.customer_id = $1', [x.customer]);
await time(
  'policy',
  'select to_json(p) from cancellation_policies p where p.adaptation_date <= $1 order by p.adaptation_date desc limit 1',
  [day],
);
await time(
  'care',
  'select to_json(p) from care_settings p where p.adaptation_date <= $1 order by p.adaptation_date desc limit 1',
  [day],
);
await time(
  'bring',
  'select items from bring_lists p where p.adaptation_date <= $1 order by p.adaptation_date desc limit 1',
  [day],
);

await time('advisory', 'select pg_advisory_xact_lock($1::int, 5)', [x.branch]);
await time('lock customer', 'select from customers where id = $1 for no key update', [x.customer]);
await time('lock children', 'select from children where id = any ($1) and customer_id = $2 order by id for share', [
  [x.child],
  x.customer,
]);
await time(
  'unit',
  'select to_json(u) from unit_prices u where u.adaptation_date <= $1 order by u.adaptation_date desc limit 1',
  [day],
);
await time(
  'cert',
  'select exists (select from branch_certificates t where t.branch_id = $1 and t.kind = 1 and t.start_date <= $2 and (t.end_date is null or $2 <= t.end_date))',
  [x.branch, day],
);
await time('tojson settings', 'select to_json(r) from reserve_settings r limit 1', []);
await time('branch', 'select to_json(r) from branches r where id = $1', [x.branch]);
await c.query('rollback');
await c.end();
