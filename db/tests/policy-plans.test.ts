import { beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../../src/server/testing/fuzz/settings.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type Actor, actorNames, as, ownBranch } from './actors.ts';
import { tableRules } from './table-rules/table-rules.ts';

/** One step of a plan, as far as it matters here. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  Filter?: string;
  Plans?: Step[];
}

/** So many that reading all of a table costs more than an index: with a tenth of a large branch's the plans are the same. */
const families = inFull ? 50_000 : 5000;
/** One of them. */
const one = 102_345;
/** Tables whose rows belong to a family. */
const tables = ['customers', 'children', 'tickets', 'payment_intents'] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
  // Families known to the branch by their reserves alone: they belong to no branch of their own.
  const ids = `generate_series(100001, ${100_000 + families}) n`;
  const filled = [...tables, 'reserves', 'reserve_details'];
  const statements = [
    // The triggers' work would take most of the time, and is not looked at here.
    ...filled.map((table) => `alter table ${table} disable trigger user`),
    `insert into customers (id, uid, name, name_kana, tel, registration_status)
       select n, 'many-' || n, '多数 家族', 'タスウ カゾク', '0312345678', 2 from ${ids}`,
    `insert into children (id, customer_id, name, gender, date_of_birth)
       select n, n, '多数 こども', 3, '2023-06-01' from ${ids}`,
    `insert into reserves (id, branch_id, customer_id, start_datetime, end_datetime, approval_status, cancel_flag,
         current_day_flag, holiday_flag, reserve_amount)
       select n, ${ownBranch}, n, '2026-10-01 01:00Z', '2026-10-01 03:00Z', 1, true, false, false, 2000 from ${ids}`,
    `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag, during, live,
         branch_id)
       select n, n, '2023-06-01', false, false, tstzrange('2026-10-01 01:00Z', '2026-10-01 03:00Z'), false, ${ownBranch} from ${ids}`,
    `insert into tickets (id, customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime)
       select n, n, (select min(id) from ticket_prices), 1, 1, '2026-10-01', '2027-03-31', '2026-10-01 01:00Z' from ${ids}`,
    `insert into payment_intents (customer_id, payment_type, ticket_id, amount, status, stripe_customer_id,
         stripe_payment_method_id)
       select n, 4, n, 1000, 'succeeded', 'cus_' || n, 'pm_' || n from ${ids}`,
    `analyze ${filled.join(', ')}`,
  ];
  for (const sql of statements) await database.pool.query(sql);
}, 400_000);

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}

async function planOf(actor: Actor, sql: string): Promise<Step[]> {
  return as(database.pool, actor, async (client) => {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${sql}`);
    return stepsOf(rows[0]['QUERY PLAN'][0].Plan);
  });
}
const filtersOf = (steps: readonly Step[]) => steps.flatMap(({ Filter }) => (Filter === undefined ? [] : [Filter]));

describe(`a branch with ${families} families`, () => {
  it.each(tables)('reads %s without asking a function about each row', async (table) => {
    const steps = await planOf('manager', `select id from ${table}`);
    const filters = filtersOf(steps);
    expect(filters.length).toBeGreaterThan(0);
    // app.is_headquarters() and app.account_branch_id() are asked once, in an InitPlan; a filter only names its answer.
    expect(filters.filter((filter) => /\w\(/.test(filter))).toEqual([]);
    // Whatever else the plan reads is read once, not once for each row.
    expect(steps.filter(({ 'Actual Loops': loops }) => loops > 1).map((step) => step['Node Type'])).toEqual([]);
  });

  it.each(tables)('reads a list of %s with one hashed set', async (table) => {
    const own = filtersOf(await planOf('manager', `select id from ${table}`)).join(' ');
    expect(own).toContain('hashed SubPlan');
  });

  it.each(['customers', 'children'] as const)(
    'finds one of the %s by key, without reading the others',
    async (table) => {
      const steps = await planOf('manager', `select id from ${table} where id = ${one}`);
      expect(steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name'])).toEqual([]);
      expect(filtersOf(steps).join(' ')).not.toContain('hashed');
    },
  );

  it.each([
    ['family_members', 'customer_id'],
    ['family_member_contacts', 'family_member_id'],
    ['pickup_people', 'customer_id'],
    ['child_allergies', 'child_id'],
    ['child_essentials', 'child_id'],
  ] as const)('finds the %s of one family without gathering every family', async (table, key) => {
    const steps = await planOf('manager', `select ${key} from ${table} where ${key} = ${one}`);
    const read = steps.flatMap((step) => (step['Node Type'] === 'Seq Scan' ? [step['Relation Name'] ?? ''] : []));
    expect(read.filter((name) => ['customers', 'children', 'reserves', 'reserve_details'].includes(name))).toEqual([]);
    expect(filtersOf(steps).join(' ')).not.toContain('hashed');
  });
});

/** The same rule in other words (table-rules.ts): who sees which family is not decided by how it is planned. */
describe.each(tables)('who sees %s', (table) => {
  it.each(actorNames)('as %s, one by one', async (actor) => {
    const expected = tableRules[table]?.sees[actor];
    if (expected === undefined || expected === 'refused') return;
    const seen = await as(database.pool, actor, async (client) => {
      const { rows } = await client.query(`select id from ${table} order by id`);
      return rows.map(({ id }) => id);
    });
    const { rows } = await database.pool.query(`select id from ${table} where ${expected} order by id`);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});
