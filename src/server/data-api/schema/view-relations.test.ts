import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../db/testing/database.ts';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import { viewDeclarations } from './view-relations.ts';

const { pool } = await testDatabase('demo');

/** Passed through, but by an outer join. */
const mayBeMissing = [
  'view_reserve_date_calendars.holiday_name',
  'view_door_people.tel',
  ...['last_message_id', 'last_sender', 'last_message_at'].map((name) => `view_message_branches.${name}`),
];

/** Each view's rule as PostgreSQL keeps it: every column names the table and column it was taken from unchanged. */
const { rows: views } = await pool.query<{ view: string; columns: string[]; rule: string }>(
  `select c.relname as view, array_agg(a.attname::text order by a.attnum) as columns, max(r.ev_action::text) as rule
   from pg_class c join pg_rewrite r on r.ev_class = c.oid
   join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' group by c.oid, c.relname order by c.relname`,
);
const { rows: notNull } = await pool.query<{ key: string }>(
  `select attrelid || ' ' || attnum as key from pg_attribute where attnotnull and attnum > 0`,
);
const neverNull = new Set(notNull.map(({ key }) => key));

const origins = /:resname (\S+) :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+)/g;
const passedOn = (rule: string): string[] =>
  [...rule.matchAll(origins)]
    .filter(([, , table, column]) => neverNull.has(`${table} ${column}`))
    .map(([, name]) => name ?? '');

it('reads the origins of columns', () => {
  const reserves = views.find(({ view }) => view === 'view_reserves');
  expect(passedOn(reserves?.rule ?? '')).toEqual(expect.arrayContaining(['id', 'reserve_date', 'branch_name']));
});

describe.each(views)('$view', ({ view, columns, rule }) => {
  const declared = viewDeclarations.find((each) => each.view === view)?.notNull ?? [];

  it('declares each flag and each column that passes on one which is never null', () => {
    const passed = passedOn(rule);
    const expected = columns
      .filter((name) => name.endsWith('_flag') || passed.includes(name))
      .filter((name) => !mayBeMissing.includes(`${view}.${name}`));
    expect(expected.filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('declares only columns that are there, none of them null in the demo world', async () => {
    expect(declared.filter((name) => !columns.includes(name))).toEqual([]);
    const client = await pool.connect();
    try {
      await client.query('begin');
      // view_families shows callers their own family.
      const asker = "select set_config('app.now', $1, true), set_config('jwt.claims.uid', 'demo-sato', true)";
      await client.query(asker, [TEST_NOW.toISOString()]);
      const counts = declared.map((name) => `count(*) filter (where "${name}" is null)::integer as "${name}"`);
      const { rows } = await client.query(
        `select count(*)::integer as rows_found${counts.map((count) => `, ${count}`).join('')} from ${view}`,
      );
      const { rows_found, ...nulls } = rows[0];
      expect(rows_found).toBeGreaterThan(0);
      expect(nulls).toEqual(Object.fromEntries(declared.map((name) => [name, 0])));
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
