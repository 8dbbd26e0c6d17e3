import { verify } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MealHours, type Meals, mealsOutsideHours } from '../../src/domain/calendar/meals.ts';
import { unknownRuleWord } from '../../src/domain/contents/rule-words.ts';
import { type AgeLimits, ageRefusal } from '../../src/domain/membership/age.ts';
import { tokyoDateOf } from '../../src/domain/time.ts';
import { emailOf } from '../seed/demo-customer.ts';
import { seedDemoData } from '../seed/demo-data.ts';
import { demoPassword, demoSignIns } from '../seed/demo-sign-ins.ts';
import { demoStripeSeed } from '../seed/demo-stripe.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { TEST_NOW } from '../testing/template.ts';

async function list<T = string>(database: TestDatabase, sql: string): Promise<T[]> {
  const { rows } = await database.pool.query<{ value: T }>(sql);
  return rows.map((row) => row.value);
}

describe('the demo world', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase('demo');
  });
  const number = async (sql: string) => Number((await list(database, `select count(*) as value from ${sql}`))[0]);

  it('has the places product-rules.md asks for', async () => {
    expect(await number('prefectures where id = code::integer')).toBe(47);
    expect(await number('branches where real_store_flag and status = 1')).toBeGreaterThanOrEqual(12);
    expect(await number('(select distinct prefecture_id from branches where real_store_flag and status = 1) p')).toBe(
      6,
    );
    expect(await list(database, 'select id as value from branches where not real_store_flag')).toEqual([1]);
    expect(await number("branches where nearest_station = '' or latitude is null or longitude is null")).toBe(0);
    expect(await number('branches where status = 2')).toBe(1);
    expect(await number("branches where status = 1 and open_date > '2026-10-17'")).toBe(1);
    expect(await number('branches where stripe_payment_flag and stripe_connect_code is not null')).toBe(1);
  });

  it('has customers in every status and registration_status, and staff of each role', async () => {
    expect(await list(database, 'select distinct status as value from customers order by 1')).toEqual([1, 2, 3, 4]);
    expect(await list(database, 'select distinct registration_status as value from customers order by 1')).toEqual([
      1, 2,
    ]);
    expect(
      await number(
        "auth.users u where kind = 'customer' and not exists (select from family_members m where m.uid = u.uid)",
      ),
    ).toBe(1);
    expect(await list(database, 'select distinct role as value from accounts where not disable order by 1')).toEqual([
      1, 2, 3,
    ]);
  });

  it('writes no sum, deadline or number of its own into an answer that a rule decides', async () => {
    const answers = await list(database, 'select answer as value from qandas');
    for (const answer of answers) {
      expect(unknownRuleWord(answer), answer).toBeNull();
      // A ticket pays an hour of one child, prices are by the hour, a paper is of one dose: none is a setting.
      const ownNumbers = answer.replaceAll(/1枚|60分|1時間の保育料|1件|1回分|お子さま1人/g, '');
      expect(ownNumbers.replaceAll(/\{[^{}]+\}/g, ''), answer).not.toMatch(/\d/);
    }
  });

  it('has every settled bill in the month sheet, also those that tickets paid wholly, and no entry of 0円', async () => {
    const { rows } = await database.pool.query<{ bills: object; sheet: object; paid: number; free: number }>(
      `select
         (select jsonb_build_object('childcare', sum(u.childcare_amount), 'tickets', -sum(u.tickets_discount_amount))
          from childcares u where u.branch_id = 2 and u.status = 2
            and app.tokyo_date(u.end_datetime) between '2026-10-01' and '2026-10-31') as bills,
         (select jsonb_build_object('childcare', sum((l ->> 'amount')::integer) filter (where l ->> 'line' = '1'),
            'tickets', sum((l ->> 'amount')::integer) filter (where l ->> 'line' = '7'))
          from jsonb_array_elements(app.month_sheet(2, '2026-10-01') -> 'lines') l) as sheet,
         (select count(*)::integer from payments where amount = 0) as paid,
         (select count(distinct childcare_id)::integer from app.free_bill_lines where branch_id = 2) as free`,
    );
    expect(rows[0]?.sheet).toEqual(rows[0]?.bills);
    expect(rows[0]).toMatchObject({ sheet: { tickets: expect.any(Number) }, paid: 0 });
    expect(rows[0]?.free).toBeGreaterThan(0);
  });

  it('names one company, and each manager as the one who signs in', async () => {
    const [company] = await list(
      database,
      `select (name || ' ' || representative) as value from company_facts order by adaptation_date desc limit 1`,
    );
    expect(await list(database, 'select distinct owner_name as value from branch_postings')).toEqual([company]);
    expect(
      await number(`branch_postings p join accounts a on a.branch_id = p.branch_id and a.role = 2 and not a.disable
        where p.manager_name <> a.name`),
    ).toBe(0);
  });

  it('lists nobody as fetching for two families', async () => {
    expect(
      await number('(select tel from pickup_people group by tel having count(distinct customer_id) > 1) shared'),
    ).toBe(0);
  });

  it('has enough to read', async () => {
    expect(await number('qandas')).toBeGreaterThanOrEqual(20);
    expect(await number('qanda_categories')).toBeGreaterThanOrEqual(5);
    expect(await number('benefits')).toBeGreaterThanOrEqual(8);
    expect(await number('benefits where pick_up_flag')).toBeGreaterThanOrEqual(5);
    expect(await number('magazine_items')).toBeGreaterThanOrEqual(9);
    expect(await list(database, 'select min(id) as value from magazine_items')).toEqual([1]);
    expect(await number('magazine_items where length(content) < 400')).toBe(0);
  });

  it('has a living today board: left, present and coming', async () => {
    const states =
      "select distinct childcare_status as value from reserves where reserve_date = '2026-11-16' and branch_id = 2";
    expect(await list(database, `${states} order by 1`)).toEqual([1, 2, 3]);
  });

  it('lets every shown sign-in in', async () => {
    const { rows } = await database.pool.query('select email::text, password_hash from auth.users where not disabled');
    const hashes = new Map(rows.map((row) => [row.email, row.password_hash]));
    for (const { email } of demoSignIns)
      expect(hashes.get(email), email).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(hashes.get(emailOf('sato')), demoPassword)).toBe(true);
  });

  it('is not put into a database that has branches', async () => {
    await expect(seedDemoData(database.url, TEST_NOW)).rejects.toThrow('already holds branches');
  });

  it('goes on after its own ids', async () => {
    const { rows } = await database.pool.query(
      "insert into qanda_categories (name, sequence) values ('その他', 99) returning id",
    );
    expect(rows[0].id).toBe(7);
  });

  it('has the same ids at Stripe', async () => {
    const stripe = demoStripeSeed(TEST_NOW);
    const same = async (sql: string, ids: string[]) => expect((await list(database, sql)).sort()).toEqual(ids.sort());
    await same(
      `select stripe_customer_id as value from customers where stripe_customer_id is not null
       union select stripe_customer_id from temporary_customer_informations`,
      stripe.customers.map(({ id }) => id),
    );
    await same(
      'select stripe_payment_method_id as value from customers where stripe_payment_method_id is not null',
      stripe.customers.flatMap(({ payment_method }) => (payment_method ? [payment_method.id] : [])),
    );
    await same(
      'select stripe_subscription_id as value from customers where stripe_subscription_id is not null',
      stripe.subscriptions.map(({ id }) => id),
    );
    await same(
      'select stripe_payment_intent_id as value from payment_intents',
      stripe.payment_intents.map(({ id }) => id),
    );
    await same(
      'select stripe_price_id as value from plan_types where charge_flag',
      stripe.prices.map(({ id }) => id),
    );
    expect(stripe.subscriptions.filter(({ status }) => status === 'past_due')).toHaveLength(1);
    expect(stripe.customers.some(({ payment_method }) => payment_method?.card === 'charge_fails')).toBe(true);
  });
});

/** Whenever the demo is started, it tells a story that can be true. */
describe.each([
  ['an ordinary morning', '2026-11-16T10:00+09:00'],
  ['just after midnight', '2026-11-16T00:00:30+09:00'],
  ['just before midnight', '2026-12-31T23:59:59+09:00'],
  ['a leap day at noon', '2028-02-29T12:00+09:00'],
  ['the first school day', '2027-04-01T07:30+09:00'],
  ['a public holiday', '2027-05-05T09:00+09:00'],
])('seeded on %s (%s)', (_, now) => {
  let database: TestDatabase;
  beforeAll(async () => {
    const isTemplates = new Date(now).getTime() === TEST_NOW.getTime();
    database = await testDatabase(isTemplates ? 'demo' : 'empty');
    if (!isTemplates) await seedDemoData(database.url, new Date(now));
  });
  const nothing = async (sql: string) => expect(await list(database, sql)).toEqual([]);

  it('has no reserve on a closed day, outside the hours, or over the capacity', async () => {
    await nothing(`select r.id as value from reserves r join reservable_managements m
      on m.branch_id = r.branch_id and m.date = r.reserve_date where m.status = '×' and r.live`);
    await nothing(`select r.id as value from reserves r join branches b on b.id = r.branch_id
      where (r.start_datetime at time zone 'Asia/Tokyo')::time < b.extended_open_time
        or (r.end_datetime at time zone 'Asia/Tokyo')::time > b.extended_close_time or r.reserve_date < b.open_date`);
    await nothing(`select distinct r.id as value from reserves r, app.branch_day_load(r.branch_id, r.reserve_date) s
      where s.taken > s.capacity`);
    await nothing(`select r.id as value from reserves r join reservable_managements m
      on m.branch_id = r.branch_id and m.date = r.reserve_date
      where m.status = '△' and r.approval_status = 1 and r.live`);
  });

  it('was made in the past, and only what is over has happened', async () => {
    const past = `'${new Date(now).toISOString()}'::timestamptz`;
    await nothing(`select id as value from reserves where created_at > ${past} or created_at > start_datetime`);
    await nothing(`select id as value from reserves
      where current_day_flag <> (app.tokyo_date(created_at) = reserve_date)`);
    await nothing(`select id as value from childcares where start_datetime > ${past} or end_datetime > ${past}`);
    await nothing(`select id as value from payments where payment_datetime > ${past}`);
    await nothing(`select id as value from notifications where created_at > ${past} or read_datetime > ${past}`);
    await nothing(`select x.id as value from reserve_cancellations x join reserves r on r.id = x.reserve_id
      where x.cancel_datetime > ${past} or x.cancel_datetime < r.created_at`);
    await nothing(`select id as value from reserves where live and childcare_status = 1 and start_datetime <= ${past}`);
  });

  it('has only children who are taken: today, and on each day of a reserve by the branch', async () => {
    const { rows: limits } = await database.pool.query<AgeLimits>('select * from age_limits');
    const born = await list(database, 'select date_of_birth::text as value from children');
    const today = tokyoDateOf(now);
    const [limit] = limits;
    expect(born.length).toBeGreaterThan(10);
    expect(born.filter((date) => limit === undefined || ageRefusal(date, today, limit) !== null)).toEqual([]);
    const { rows } = await database.pool.query<AgeLimits & { born: string; day: string }>(
      `select d.date_of_birth::text as born, r.reserve_date::text as day, l.minimum_age_months, l.maximum_school_grade
       from reserve_details d join reserves r on r.id = d.reserve_id
       join view_branch_age_limits l on l.branch_id = r.branch_id`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => ageRefusal(row.born, row.day, row) !== null)).toEqual([]);
  });

  it('has meals only in their hours, and reserves that say what some child eats', async () => {
    const { rows } = await database.pool.query<MealHours & Meals & { start: number; end: number; same: boolean }>(
      `select h.*, r.breakfast_support_flag, r.lunch_support_flag, r.supper_support_flag,
         extract(epoch from r.start_datetime at time zone 'Asia/Tokyo' - r.reserve_date)::integer / 60 as start,
         extract(epoch from r.end_datetime at time zone 'Asia/Tokyo' - r.reserve_date)::integer / 60 as end,
         (select bool_or(d.breakfast_support_flag) = r.breakfast_support_flag
            and bool_or(d.lunch_support_flag) = r.lunch_support_flag
            and bool_or(d.supper_support_flag) = r.supper_support_flag
          from reserve_details d where d.reserve_id = r.id) as same
       from reserves r cross join meal_hours h`,
    );
    expect(rows.filter((row) => row.lunch_support_flag).length).toBeGreaterThan(3);
    expect(rows.filter((row) => mealsOutsideHours([row], row, row).length > 0 || !row.same)).toEqual([]);
  });

  it('has used tickets by the rule: none at a loss unless the parent switched it on', async () => {
    await nothing(`select u.id as value from ticket_uses u join tickets t on t.id = u.ticket_id
      join ticket_prices p on p.id = t.ticket_price_id join childcares c on c.id = u.childcare_id
      join reserves r on r.id = c.reserve_id
      where r.use_tickets is not true
        and p.price > p.number * (jsonb_path_query_first(c.amount_lines, '$[*] ? (@.kind == "childcare").unit_price'))::integer`);
  });

  it('adds up: lines, settlements, tickets', async () => {
    await nothing(`select id as value from reserves where reserve_amount <>
      (select sum((line->>'amount')::integer) from jsonb_array_elements(amount_lines) line)`);
    await nothing(`select c.id as value from childcares c where c.status in (2, 4) and c.total_amount > 0 and c.total_amount
      is distinct from (select sum(p.amount) from payments p where p.childcare_id = c.id and p.payment_type = 1)`);
    await nothing(`select t.id as value from tickets t where t.remaining <> t.number -
      coalesce((select sum(number) from ticket_uses u where u.ticket_id = t.id), 0)`);
    await nothing(`select u.id as value from ticket_uses u join tickets t on t.id = u.ticket_id
      join childcares c on c.id = u.childcare_id
      where app.tokyo_date(c.start_datetime) not between t.purchase_date and t.expiry_date`);
    await nothing(`select r.id as value from reserves r left join plan_type_customer_histories h
      on h.customer_id = r.customer_id and r.reserve_date between h.start_date and coalesce(h.end_date, 'infinity')
      where h.plan_type_id is distinct from r.plan_type_id and r.card_due_datetime is null`);
  });
});
