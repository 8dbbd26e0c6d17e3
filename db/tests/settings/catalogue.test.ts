import { describe, expect, it } from 'vitest';
import { initialSettings, ownTables, ruleFields, ruleTables } from '../../../src/domain/settings/catalogue.ts';
import type { Settings } from '../../../src/domain/settings/kinds.ts';
import { testDatabase } from '../../testing/database.ts';
import { as, attempt, checkViolated } from '../actors.ts';

const { pool } = await testDatabase('demo');
const all = ruleTables.flatMap((table) =>
  Object.entries(ruleFields[table] as Settings).map(([name, field]) => ({ table, name, field })),
);

describe('the catalogue of settings and the database', () => {
  it('have the same columns, and no range that the other does not have', async () => {
    const { rows } = await pool.query<{ table: string; name: string; definition: string }>(
      `select c.conrelid::regclass::text as table, a.attname as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'c' and cardinality(c.conkey) = 1 and c.conrelid::regclass::text = any ($1)
         and a.attname not in ('changed_settings', 'name', 'customer_type')`,
      [ruleTables],
    );
    const stated = rows.map(({ table, name, definition }) => `${table}.${name} ${numbersIn(definition)}`).sort();
    const wanted = all.flatMap(({ table, name, field }) => {
      if (field.type === 'time') return [];
      const range = field.type === 'text' ? [1, field.max] : (field.values ?? [field.min, field.max]);
      return [`${table}.${name} ${range.join(' ')}`];
    });
    expect(stated).toEqual(wanted.sort());
  });

  it.each(all.filter(({ field }) => field.type === 'number'))(
    '$table.$name is never outside its range',
    async ({ table, name, field }) => {
      if (field.type !== 'number') return;
      await as(pool, 'database owner', async (client) => {
        for (const value of [field.min - 1, field.max + 1]) {
          expect(await attempt(client, `update ${table} set ${name} = ${value}`)).toMatchObject({
            code: checkViolated,
          });
        }
      });
    },
  );

  it('refuses another kind of value, and a setting nobody knows, also by hand', async () => {
    await as(pool, 'database owner', async (client) => {
      expect(await attempt(client, `update reserve_settings set hold_minutes = 'soon'`)).toMatchObject({
        code: '22P02',
      });
      expect(await attempt(client, 'update reserve_settings set hold_hours = 1')).toMatchObject({ code: '42703' });
      for (const table of ownTables) {
        expect(await attempt(client, `update ${table} set changed_settings = '{hold_hours}'`)).toMatchObject({
          code: checkViolated,
        });
      }
    });
  });

  it.each(ownTables)('%s begins with what the catalogue says, of the same type', async (table) => {
    await as(pool, 'database owner', async (client) => {
      const { rows } = await client.query<{ row: object }>(
        `insert into ${table} (adaptation_date) values ('2190-01-01') returning to_jsonb(${table}) as row`,
      );
      const known = Object.entries(rows[0]?.row ?? {}).filter(([name]) => name in ruleFields[table]);
      const shown = known.map(([name, value]) => [name, String(value).replace(/^(\d\d:\d\d):00$/, '$1')]);
      const wanted = Object.entries(initialSettings(table)).map(([name, value]) => [name, String(value)]);
      // 38.0 in the database, 38 in the catalogue.
      const number = ([name, value]: (string | undefined)[]) => [
        name,
        /^\d+\.0$/.test(value ?? '') ? value?.slice(0, -2) : value,
      ];
      expect(shown.map(number).sort()).toEqual(wanted.sort());
    });
  });
});

/** CHECK ((x >= '-5'::integer) AND (x <= 6)) → -5 6; CHECK (x = ANY (ARRAY[1, 2])) → 1 2 */
const numbersIn = (definition: string): string =>
  [...definition.replaceAll(/::\w+/g, '').matchAll(/-?\b\d+(?:\.\d+)?\b/g)].map(([each]) => each).join(' ');
