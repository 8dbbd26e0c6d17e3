import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import cases from '../../../src/domain/cases/in-force.json' with { type: 'json' };
import { type DatedTableKey, datedTableKeys } from '../../../src/domain/settings/dated-tables.ts';
import { testDatabase } from '../../testing/database.ts';
import { as } from '../actors.ts';

const { pool } = await testDatabase('demo');
const tables = Object.entries(datedTableKeys) as [string, DatedTableKey][];

/** A copy of one row of the table, from another day. */
async function copyRow(client: pg.ClientBase, table: string, day: string): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name not in ('id', 'adaptation_date', 'withdrawn_date')`,
    [table],
  );
  const names = rows[0]?.names;
  await client.query(
    `insert into ${table} (${names}, adaptation_date) select ${names}, $1::date from (select * from ${table} order by id limit 1) t`,
    [day],
  );
}

describe('the row in force in SQL, table by table', () => {
  it.each(tables)('%s', async (table, { key, idOnly, byDay }) => {
    for (const { name, rows, day, expected } of cases) {
      await as(pool, 'database owner', async (client) => {
        for (const each of rows) await copyRow(client, table, each);
        const { rows: first } = await client.query(`select * from ${table} order by id limit 1`);
        const of = key.map(({ column }) => first[0]?.[column]);
        const given = [...of, day].map((_, index) => `$${index + 1}`).join(', ');
        const found = await client.query(
          idOnly
            ? `select t.adaptation_date::text from app.${table}_on(${given}) f join ${table} t on t.id = f.id`
            : `select f.adaptation_date::text from app.${table}_on(${given}) f`,
          [...of, day],
        );
        expect([name, found.rows.map(({ adaptation_date }) => adaptation_date)]).toEqual([
          name,
          expected ? [expected] : [],
        ]);
        if (!byDay) return;
        const same = key.map(({ column }, index) => `${column} = $${index + 1} and `).join('');
        const seen = await client.query(
          `select adaptation_date::text from app.${table}_by_day where ${same}date = $${of.length + 1}`,
          [...of, day],
        );
        expect([name, seen.rows]).toEqual([name, found.rows]);
      });
    }
  });

  it.each(tables)(
    '%s: two rows of one day are said to be possible just where PostgreSQL lets them be',
    async (table, dated) => {
      const { rows } = await pool.query<{ columns: string }>(
        `select (select string_agg(attname, ' ' order by attname) from pg_attribute a
         where a.attrelid = i.indrelid and a.attnum = any (i.indkey::smallint[])) as columns
       from pg_index i where i.indrelid = $1::regclass and i.indisunique`,
        [table],
      );
      const key = [...dated.key.map(({ column }) => column), 'adaptation_date'].toSorted().join(' ');
      expect(rows.some(({ columns }) => columns === key)).toBe(dated.sameDay !== true);
    },
  );

  it('holds at some time of a stretch of days: the one in force on its first day, and whatever begins in it', async () => {
    await as(pool, 'database owner', async (client) => {
      for (const day of ['2150-01-10', '2150-02-01', '2150-03-01']) await copyRow(client, 'tax_settings', day);
      const during = async (first: string, last: string) => {
        const { rows } = await client.query(
          'select adaptation_date::text as day from app.tax_settings_during($1, $2)',
          [first, last],
        );
        return rows.map(({ day }) => day);
      };
      expect(await during('2150-01-31', '2150-02-28')).toEqual(['2150-01-10', '2150-02-01']);
      expect(await during('2150-02-01', '2150-03-01')).toEqual(['2150-02-01', '2150-03-01']);
      expect(await during('2150-03-02', '2150-03-02')).toEqual(['2150-03-01']);
      expect(await during('1990-01-01', '1990-12-31')).toEqual([]);
    });
  });

  it('is opened up by the planner where it stands: no call of a function is left in the plan', async () => {
    await as(pool, 'database owner', async (client) => {
      for (const [table, { key }] of tables) {
        const given = [...key.map(({ type }) => (type === 'integer' ? '1' : `'terms'`)), `date '2026-11-16'`].join(
          ', ',
        );
        const { rows } = await client.query(`explain select * from app.${table}_on(${given}) f`);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan, table).not.toContain('Function Scan');
      }
    });
  });
});

describe('nothing else in the database compares adaptation_date with a day', () => {
  it('no function, view or policy', async () => {
    const { rows } = await pool.query<{ name: string; body: string }>(
      `select p.oid::regproc::text as name, coalesce(p.prosrc, '') as body from pg_proc p
         where p.pronamespace = 'app'::regnamespace and p.prosqlbody is null
       union all select c.oid::regclass::text, pg_get_viewdef(c.oid) from pg_class c
         where c.relkind = 'v' and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
       union all select polname || ' on ' || polrelid::regclass, pg_get_expr(polqual, polrelid) from pg_policy`,
    );
    const stating = rows.filter(({ body }) => comparison.test(body ?? '')).map(({ name }) => name);
    expect(stating.sort()).toEqual(['app.has_begun', 'app.shift_patterns_by_day']);
  });
});

const comparison =
  /adaptation_date\s*(<|>)|(<|>)=?\s*[\w.]*adaptation_date|order by [^;)]*adaptation_date[^;)]* limit 1/i;
