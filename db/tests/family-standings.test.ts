import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { attempt, otherId } from './actors.ts';
import { type Standing, standingSights, standings, type Who } from './table-rules/standing-sights.ts';
import { tableRules } from './table-rules/table-rules.ts';

/** One family of the demo world (木村): the paying member, the second guardian, a relative. */
const uids: Readonly<Record<Standing, string>> = {
  'hidden payer': 'demo-kimura',
  'hidden guardian': 'demo-kimura-partner',
  'hidden relative': 'demo-kimura-mother',
  relative: 'demo-kimura-mother',
  'removed guardian': 'demo-kimura-partner',
  'removed relative': 'demo-kimura-mother',
};
const change = (standing: Standing): string | null =>
  standing === 'relative' ? null : standing.startsWith('hidden') ? 'hidden_flag = true' : 'removed_at = app.now()';

type Rows = Readonly<Record<string, readonly string[]>>;
let registry: string[] = [];
/** What a paying member from whom nothing is hidden sees, after the rows below were given to this family. */
let shown: Rows = {};
const seen = new Map<Standing, Rows>();
const expected = new Map<Standing, Rows>();
let hiddenPayments: Record<string, unknown>[] = [];

const keyOf = (table: string): string => tableRules[table]?.key ?? 'id';
async function keys(client: pg.PoolClient, from: string, key: string, condition = 'true'): Promise<string[]> {
  const { rows } = await client.query(`select ${key}::text as key from ${from} where ${condition} order by 1`);
  return rows.map((row) => row.key);
}

/** Asks with the rights of a person, and takes back what that changed. */
async function as<T>(client: pg.PoolClient, uid: string, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint person');
  await client.query(`select set_config('jwt.claims.uid', $1, true), set_config('role', 'user', true)`, [uid]);
  const answer = await work();
  await client.query('rollback to savepoint person');
  return answer;
}
async function readAll(client: pg.PoolClient): Promise<Rows> {
  const found: Record<string, string[]> = {};
  for (const table of registry) found[table] = await keys(client, table, keyOf(table));
  return found;
}

/** The family has a row of everything: what it lacks is taken over from another one. */
async function giveRows(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ child_id: number; reserve_id: number }>(
    `select d.child_id, d.reserve_id from reserve_details d join reserves r on r.id = d.reserve_id
     where r.customer_id = $1 order by r.live desc limit 1`,
    [otherId],
  );
  const ids: Readonly<Record<string, number | undefined>> = { ...rows[0], customer_id: otherId };
  for (const column of ['customer_id', 'reserve_id', 'child_id']) {
    const before = await as(client, uids['hidden payer'], () => readAll(client));
    for (const table of registry.filter((name) => !name.startsWith('view_') && before[name]?.length === 0)) {
      const { rowCount } = await client.query(
        'select from information_schema.columns where table_schema = $1 and table_name = $2 and column_name = $3',
        ['public', table, column],
      );
      if (rowCount === 0) continue;
      await client.query(`alter table ${table} disable trigger user`);
      const one = `ctid = (select ctid from ${table} where ${column} is not null order by ${column} limit 1)`;
      await attempt(client, `update ${table} set ${column} = ${ids[column]} where ${one}`);
      await client.query(`alter table ${table} enable trigger user`);
    }
  }
  for (const [table, set] of [
    [
      'fee_goodwills',
      `reserve_cancellation_id = (select x.id from reserve_cancellations x join reserves r on r.id = x.reserve_id
      where r.customer_id = ${otherId} limit 1)`,
    ],
    ['childcare_corrections', `childcare_id = (select id from childcares where customer_id = ${otherId} limit 1)`],
    ['customer_stops', 'ended_at = null, ended_account_id = null, until_date = null'],
    // Old enough to be asked again.
    ['child_health_versions', "created_at = '2020-01-01'"],
    ['customer_consents', "version = '2000-01-01'"],
  ] as const) {
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(`update ${table} set ${set}`);
    await client.query(`alter table ${table} enable trigger user`);
  }
  await client.query(
    `insert into notifications (customer_id, family_member_id, kind, deduplication_key, title, content, kind_group, plain_flag)
     select customer_id, id, 'settlement_paid', 'told ' || p || id, 'お支払い', '園の名前', 5, p = 'plain'
     from family_members, unnest(array['plain', 'whole']) p where customer_id = $1 and removed_at is null`,
    [otherId],
  );
  await client.query(
    `insert into advertising_consents (family_member_id, agreed_flag, way, words)
     select id, true, 1, '受け取ります。' from family_members where customer_id = $1`,
    [otherId],
  );
  await client.query(
    `insert into calendar_feeds (customer_id, family_member_id, token_hash)
     select customer_id, id, decode(md5(id::text), 'hex') from family_members where customer_id = $1 and role < 3`,
    [otherId],
  );
}

beforeAll(async () => {
  const database = await testDatabase('demo');
  const client = await database.pool.connect();
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and has_any_column_privilege('user', oid, 'select') and not has_any_column_privilege('anonymous', oid, 'select') order by 1`,
  );
  registry = rows.map(({ name }) => name);
  await client.query('begin');
  await giveRows(client);
  shown = await as(client, uids['hidden payer'], () => readAll(client));
  for (const standing of standings) {
    const uid = uids[standing];
    const member = await client.query<Who>(
      'select id as family_member_id, customer_id from family_members where uid = $1 and removed_at is null',
      [uid],
    );
    const who = member.rows[0];
    if (who === undefined) throw new Error(`no ${uid}`);
    await client.query('savepoint standing');
    const now = change(standing);
    if (now !== null) await client.query(`update family_members set ${now} where id = $1`, [who.family_member_id]);
    const wanted: Record<string, string[]> = {};
    for (const table of registry) {
      const sight = standingSights[table];
      const condition = sight === 'everybody' ? 'true' : (sight?.[standing]?.(who) ?? 'false');
      wanted[table] = await keys(client, tableRules[table]?.from ?? table, keyOf(table), condition);
    }
    expected.set(standing, wanted);
    seen.set(standing, await as(client, uid, () => readAll(client)));
    if (standing === 'hidden payer') {
      hiddenPayments = await as(
        client,
        uid,
        async () => (await client.query('select * from view_own_payments order by id')).rows,
      );
    }
    await client.query('rollback to savepoint standing');
  }
  await client.query('rollback');
  client.release();
});

it('says of every table and view that a signed-in person may read what each standing sees', () => {
  expect(Object.keys(standingSights).sort()).toEqual(registry);
});

describe('a person of a family reads', () => {
  it.each(standings)('as %s exactly what that standing may know', (standing) => {
    expect(seen.get(standing)).toEqual(expected.get(standing));
  });

  it('is tried on rows: a paying member from whom nothing is hidden sees some in every table', () => {
    // Of other people, or of nobody who belongs to a family.
    const others = ['family_member_contacts', 'push_subscriptions', 'temporary_customer_informations'];
    expect(registry.filter((table) => shown[table]?.length === 0)).toEqual(others);
  });

  it('amount, day and number of the own payments as a hidden paying member, and nothing of branch, stay or hour', () => {
    expect(hiddenPayments.length).toBeGreaterThan(0);
    for (const payment of hiddenPayments) {
      expect(payment).toMatchObject({
        amount: expect.any(Number),
        branch_id: null,
        reserve_id: null,
        childcare_id: null,
      });
      expect(payment.remarks).toBe('');
      expect((payment.payment_datetime as Date).toISOString()).toMatch(/T15:00:00.000Z$/);
    }
  });
});
