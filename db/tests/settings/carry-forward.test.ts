import fc from 'fast-check';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { carriedForward, type SettingsRow } from '../../../src/domain/settings/carry-forward.ts';
import { testDatabase } from '../../testing/database.ts';
import { as, attempt, checkViolated } from '../actors.ts';

const { pool } = await testDatabase('demo');
const read = async (client: pg.ClientBase): Promise<SettingsRow[]> => {
  const { rows } = await client.query<{ row: SettingsRow }>(
    'select to_jsonb(t) as row from reserve_settings t order by adaptation_date',
  );
  return rows.map(({ row }) => row);
};
const plan = (client: pg.ClientBase, day: string, values: Record<string, number>) =>
  client.query(
    `insert into reserve_settings (adaptation_date, changed_settings, ${Object.keys(values).join(', ')})
     values ($1, $2, ${Object.values(values).join(', ')})`,
    [day, Object.keys(values)],
  );
const on = async (client: pg.ClientBase, day: string) =>
  (await client.query('select hold_minutes, open_wishes, offer_minutes from app.reserve_settings_on($1)', [day]))
    .rows[0];

describe('a row of our own settings says only what it changes', () => {
  it('planning two changes undoes neither, in whichever order they were planned', async () => {
    await as(pool, 'database owner', async (client) => {
      await plan(client, '2150-02-01', { open_wishes: 9 });
      await plan(client, '2150-01-01', { hold_minutes: 7 });
      expect(await on(client, '2150-01-15')).toMatchObject({ hold_minutes: 7, open_wishes: 5 });
      expect(await on(client, '2150-02-15')).toMatchObject({ hold_minutes: 7, open_wishes: 9 });
      await client.query(
        "update reserve_settings set adaptation_date = '2150-03-01' where adaptation_date = '2150-01-01'",
      );
      expect(await on(client, '2150-02-15')).toMatchObject({ hold_minutes: 5, open_wishes: 9 });
      expect(await on(client, '2150-03-01')).toMatchObject({ hold_minutes: 7, open_wishes: 9 });
      await client.query("delete from reserve_settings where adaptation_date = '2150-02-01'");
      expect(await on(client, '2150-03-01')).toMatchObject({ hold_minutes: 7, open_wishes: 5 });
    });
  });

  it('whoever changes another column by hand has said that too', async () => {
    await as(pool, 'database owner', async (client) => {
      await plan(client, '2150-01-01', { hold_minutes: 7 });
      await client.query("update reserve_settings set open_wishes = 8 where adaptation_date = '2150-01-01'");
      expect((await read(client)).at(-1)).toMatchObject({
        changed_settings: ['hold_minutes', 'open_wishes'],
        open_wishes: 8,
      });
    });
  });

  it('what would not fit together on a later day is refused when it is planned', async () => {
    await as(pool, 'database owner', async (client) => {
      await plan(client, '2150-02-01', { offer_minimum_minutes: 25 });
      const early = `insert into reserve_settings (adaptation_date, changed_settings, offer_minutes) values ('2150-01-01', '{offer_minutes}', 20)`;
      expect(await attempt(client, early)).toEqual({ code: checkViolated, constraint: 'offer_minimum_is_less' });
    });
  });

  it('in SQL as in TypeScript, whatever is planned, moved and taken back', async () => {
    const change = fc.record({
      month: fc.integer({ min: 1, max: 6 }),
      hold_minutes: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
      open_wishes: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(change, { selector: ({ month }) => month, minLength: 1, maxLength: 5 }),
        fc.nat(),
        async (changes, removed) => {
          await as(pool, 'database owner', async (client) => {
            const expected = (await read(client)).map((row) => ({ ...row }));
            for (const { month, ...values } of changes) {
              const said = Object.fromEntries(
                Object.entries(values).filter(([, value]) => value !== undefined),
              ) as Record<string, number>;
              if (Object.keys(said).length === 0) continue;
              const adaptation_date = `2150-0${month}-01`;
              await plan(client, adaptation_date, said);
              expected.push({ ...said, adaptation_date, changed_settings: Object.keys(said) });
            }
            const gone = removed % changes.length;
            const day = `2150-0${changes[gone]?.month}-01`;
            await client.query('delete from reserve_settings where adaptation_date = $1', [day]);
            const left = carriedForward(expected.filter(({ adaptation_date }) => adaptation_date !== day));
            const shown = (rows: readonly SettingsRow[]) =>
              rows.map(({ adaptation_date, hold_minutes, open_wishes, window_days }) => ({
                adaptation_date,
                hold_minutes,
                open_wishes,
                window_days,
              }));
            expect(shown(await read(client))).toEqual(shown(left));
          });
        },
      ),
      { numRuns: 25 },
    );
  });
});
