import { describe, expect, it } from 'vitest';
import { migrate, refuseOldVersion, sqlFiles } from '../migrate.ts';
import { testDatabase } from '../testing/database.ts';

const database = await testDatabase('empty');
const viewNames = async () => {
  const { rows } = await database.pool.query("select viewname from pg_views where schemaname = 'public' order by 1");
  return rows.map(({ viewname }) => viewname as string);
};

describe('migrations', () => {
  it.each([
    ['migrations', 1],
    ['settings', 1],
    // The codes stand before every view that says one.
    ['views', 0],
  ] as const)('in %s are numbered without a gap', (folder, first) => {
    const numbers = sqlFiles(folder).map(({ name }) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + first));
  });

  it('find nothing to do a second time', async () => {
    expect(await migrate(database.url)).toEqual([]);
  });

  it('refuse a PostgreSQL they are not tried on, and say which they need', () => {
    expect(() => refuseOldVersion('15.18 (Debian 15.18-1)')).toThrow('PostgreSQL 16 or newer is needed');
    for (const version of ['16.14', '17.10', '18.4', '19beta1']) expect(() => refuseOldVersion(version)).not.toThrow();
  });

  it('make the views anew, and drop those that are no longer written', async () => {
    const before = await viewNames();
    await database.pool.query(
      `create view view_of_yesterday as select 1 as one;
       update migrations.views set hash = 'of yesterday', objects = objects || 'view view_of_yesterday'::text`,
    );
    expect(await migrate(database.url)).toEqual([]);
    expect(await viewNames()).toEqual(before);
  });
});
