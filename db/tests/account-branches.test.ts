import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type Actor, actors, as, otherBranch } from './actors.ts';
import { tableRules } from './table-rules/table-rules.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});

const keysOf = (actor: Actor, table: string, key: string, before = 'select 1') =>
  as(database.pool, actor, async (client) => {
    await client.query('set local role none');
    await client.query(before);
    await client.query(`set local role ${actors[actor].role}`);
    const { rows } = await client.query<{ key: string }>(`select ${key}::text as key from ${table} order by 1`);
    return rows.map((row) => row.key);
  });

const readable = Object.entries(tableRules).filter(([, { sees }]) => sees.staff !== 'refused');

describe('who works at two branches', () => {
  it.each(readable)('sees of %s what the staff of either see, and no more', async (table, { key = 'id' }) => {
    const works = `insert into account_branches select id, ${otherBranch} from accounts where uid = '${actors.staff.uid}'`;
    const own = await keysOf('staff', table, key, works);
    // The row that makes it so is there for the others, too.
    const either = [...(await keysOf('staff', table, key)), ...(await keysOf('elsewhere', table, key, works))];
    expect(own).toEqual([...new Set(either)].sort());
  });

  it('is what every policy speaks of: none knows the main branch alone', async () => {
    const { rows } = await database.pool.query(
      "select tablename || '.' || policyname as policy from pg_policies where coalesce(qual, '') || coalesce(with_check, '') like '%account_branch_id()%'",
    );
    expect(rows).toEqual([]);
  });
});
