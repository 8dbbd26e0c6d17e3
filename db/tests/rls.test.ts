import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { actorNames, as, attempt, otherBranch, otherId, ownBranch, ownerId, permissionDenied } from './actors.ts';
import { visibleFamily } from './table-rules/rule-kinds.ts';
import { directWrites, tableRules } from './table-rules/table-rules.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
  for (const branch of [ownBranch, otherBranch]) await giveBranch(branch);
});

/** What the demo world has nowhere a branch could see it: a picture of a child's day, and a family that was merged. */
async function giveBranch(branch: number): Promise<void> {
  await database.pool.query(
    `with picture as (insert into files (purpose, private_flag, content_type, bytes, width, height)
       values ('child_photo', true, 'image/webp', 1000, 800, 600) returning id)
     insert into child_logs (branch_id, reserve_id, child_id, kind, happened_at, file_id, account_id, written_at)
       select l.branch_id, l.reserve_id, l.child_id, app.code('childLogKind.photo'), l.happened_at, p.id, l.account_id, l.written_at
       from child_logs l, picture p where l.branch_id = $1 order by l.id limit 1`,
    [branch],
  );
  const { rowCount } = await database.pool.query(
    `insert into customer_merges (from_customer_id, into_customer_id, account_id, reason, moved)
     select (select max(id) from customers where id not in (select from_customer_id from customer_merges)), c.id, 1, '同じご家庭', '{}'
     from customers c where ${visibleFamily('id')(branch)} and id not in (${ownerId}, ${otherId}) order by id limit 1`,
  );
  expect(rowCount).toBe(1);
}

async function relations(): Promise<{ name: string; view: boolean; first_column: string }[]> {
  const { rows } = await database.pool.query(
    `select c.relname as name, c.relkind = 'v' as view, a.attname as first_column
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum = 1
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
     order by 1`,
  );
  return rows;
}

async function keysWhere(table: string, key: string, condition: string): Promise<string[]> {
  return as(database.pool, 'database owner', async (client) => {
    const { rows } = await client.query(`select ${key}::text as key from ${table} where ${condition} order by 1`);
    return rows.map((row) => row.key);
  });
}

it('has a rule for every table and view of the public schema, and for no other', async () => {
  expect(Object.keys(tableRules).sort()).toEqual((await relations()).map(({ name }) => name).sort());
});

describe.each(Object.entries(tableRules))('reading %s', (table, { key = 'id', from = table, sees }) => {
  it.each(actorNames)('as %s', async (actor) => {
    const expected = sees[actor];
    const seen = await as(database.pool, actor, async (client) => {
      const answer = await attempt(client, `select ${key}::text as key from ${table} limit 1`);
      if (typeof answer === 'object') return answer.code;
      const { rows } = await client.query(`select ${key}::text as key from ${table} order by 1`);
      return rows.map((row) => row.key as string);
    });
    if (expected === 'refused') expect(seen).toBe(permissionDenied);
    else expect(seen).toEqual(await keysWhere(from, key, expected));
  });
});

it('is tested on rows: the demo world has some in every table', async () => {
  for (const [table, { key = 'id', from = table }] of Object.entries(tableRules)) {
    expect(await keysWhere(from, key, 'true'), table).not.toEqual([]);
  }
});

describe('writing', () => {
  const roles = [
    ['anonymous', 'visitor'],
    ['user', 'owner'],
    ['staff', 'headquarters'],
  ] as const;

  // The first column is never among the granted ones, so even the listed tables refuse these; column grants follow.
  it.each(roles)('%s is refused every whole-row write', async (role, actor) => {
    const refused: string[] = [];
    const tables = await relations();
    for (const { name, view, first_column } of tables) {
      const tries = [
        `insert into ${name} default values`,
        `update ${name} set "${first_column}" = "${first_column}"`,
        `delete from ${name}`,
        `truncate ${name}`,
      ];
      const answers = await as(database.pool, actor, async (client) => {
        const list = [];
        for (const sql of tries) list.push(await attempt(client, sql));
        return list;
      });
      // Views that join cannot be written by anybody, which PostgreSQL says with another code.
      if (answers.every((answer) => typeof answer === 'object' && (view || answer.code === permissionDenied))) {
        refused.push(name);
      }
    }
    expect(refused, role).toEqual(tables.map(({ name }) => name));
  });

  it('has column grants for the listed writes and no others', async () => {
    const { rows } = await database.pool.query<{ write: string }>(
      `select distinct table_name || ': ' || lower(privilege_type) || ' by ' || grantee as write
       from information_schema.column_privileges
       where table_schema in ('public', 'auth', 'app') and privilege_type in ('INSERT', 'UPDATE', 'REFERENCES')
         and grantee in ('anonymous', 'user', 'staff', 'PUBLIC')`,
    );
    const listed = Object.entries(directWrites).flatMap(([table, writes]) =>
      writes.map((write) => `${table}: ${write}`),
    );
    expect(rows.map((row) => row.write).sort()).toEqual(listed.sort());
  });
});
