import { describe, expect, it } from 'vitest';
import { migrate, refuseOldVersion } from '../migrate.ts';
import { migrationFiles, readSchema } from '../schema-files.ts';
import { testDatabase } from '../testing/database.ts';
import { as } from './actors.ts';

const { pool, url } = await testDatabase('demo');

/** Whatever a statement of DDL touches: the row versions of PostgreSQL's own tables. */
async function catalogueVersions(): Promise<string> {
  const parts = ['pg_class', 'pg_attribute', 'pg_proc', 'pg_policy', 'pg_trigger', 'pg_constraint', 'pg_rewrite'].map(
    (table) => `select '${table}' as table, count(*), max(xmin::text::bigint) from ${table}`,
  );
  return JSON.stringify((await pool.query(parts.join(' union all '))).rows);
}

const forget = (files: string) =>
  pool.query(`update migrations.repeated set hash = 'of yesterday' where file like $1`, [files]);
const definitionOf = async (what: string) =>
  (await pool.query<{ text: string }>(`select ${what} as text`)).rows[0]?.text;

describe('migrations', () => {
  it('are numbered without a gap, after the baseline', () => {
    const numbers = migrationFiles().map(({ name }) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 2));
  });

  it('find nothing to do a second time: nothing is made again, and nobody who reads is waited for', async () => {
    const before = await catalogueVersions();
    const reader = await pool.connect();
    try {
      await reader.query('begin');
      await reader.query(
        `do $$ declare t text; begin for t in select format('%I.%I', schemaname, tablename) from pg_tables
           where schemaname in ('public', 'app', 'auth') loop execute 'lock table ' || t || ' in access share mode'; end loop; end $$`,
      );
      expect(await migrate(url)).toEqual([]);
    } finally {
      await reader.query('rollback');
      reader.release();
    }
    expect(await catalogueVersions()).toBe(before);
  });

  it('refuse a PostgreSQL they are not tried on, and say which they need', () => {
    expect(() => refuseOldVersion('15.18 (Debian 15.18-1)')).toThrow('PostgreSQL 16 or newer is needed');
    for (const version of ['16.14', '17.10', '18.4', '19beta1']) expect(() => refuseOldVersion(version)).not.toThrow();
  });

  it('leave a database of the numbers before the baseline as it is, and say what to do', async () => {
    await pool.query(`insert into migrations.applied (name, hash) values ('0001_base.sql', 'old')`);
    const before = await catalogueVersions();
    const refused = await migrate(url).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refused).toContain('npm run reset');
    expect(refused).not.toContain('\n');
    expect(await catalogueVersions()).toBe(before);
    await pool.query(`delete from migrations.applied where name = '0001_base.sql'`);
  });

  it('refuse a baseline that was changed after it had run', async () => {
    await pool.query(`update migrations.applied set hash = 'other' where name = '0001_baseline'`);
    await expect(migrate(url)).rejects.toThrow('0001_baseline was changed');
    await pool.query(`update migrations.applied set hash = $1 where name = '0001_baseline'`, [
      readSchema().baseline.hash,
    ]);
    expect(await migrate(url)).toEqual([]);
  });
});

describe('repeatable files', () => {
  it('drop what they do not make any more', async () => {
    await pool.query(
      `create view view_of_yesterday as select 1 as one;
       create function app.of_yesterday(integer) returns integer language sql return $1;
       create policy of_yesterday on areas for select to staff using (app.of_yesterday(1) = 1);
       insert into migrations.repeated (file, hash, objects) values ('20_gone/views.sql', '', array['view public.view_of_yesterday',
         'function app.of_yesterday(integer)', 'policy of_yesterday on public.areas'])`,
    );
    expect(await migrate(url)).toEqual([]);
    expect(await definitionOf(`to_regclass('view_of_yesterday')::text`)).toBeNull();
    expect(await definitionOf(`to_regprocedure('app.of_yesterday(integer)')::text`)).toBeNull();
    expect(await definitionOf(`(select count(*) from pg_policy where polname = 'of_yesterday')::text`)).toBe('0');
  });

  it('make again what a migration took away, and what stood on it', async () => {
    const views = `(select string_agg(viewname, ' ' order by viewname) from pg_views where schemaname in ('public', 'app'))`;
    const policies = `(select string_agg(concat(polrelid::regclass, polname), ' ' order by polrelid::regclass::text, polname) from pg_policy)`;
    const before = [await definitionOf(views), await definitionOf(policies)];
    await pool.query('drop view app.asking_person cascade; drop function app.account_branch_ids() cascade');
    expect(await definitionOf(policies)).not.toBe(before[1]);
    expect(await migrate(url)).toEqual([]);
    expect([await definitionOf(views), await definitionOf(policies)]).toEqual(before);
  });

  it('put back an answer, columns, rights and comments that somebody changed by hand', async () => {
    const today = `pg_get_functiondef('app.tokyo_today()'::regprocedure)`;
    const rights = `(select string_agg(privilege_type || grantee, ' ' order by grantee) from information_schema.role_table_grants where table_name = 'view_reserve_date_today')`;
    const before = [
      await definitionOf(today),
      await definitionOf(rights),
      await definitionOf(`pg_get_viewdef('view_reserve_date_today')`),
    ];
    await pool.query(
      `drop view view_reserve_date_today;
       create view view_reserve_date_today as select 1 as other;
       grant select, insert on view_reserve_date_today to "user";
       comment on function app.now() is 'other';
       revoke execute on function app.uid() from public`,
    );
    await forget('10_calendar/views.sql');
    await forget('01_base/functions-first.sql');
    expect(await migrate(url)).toEqual([]);
    expect([
      await definitionOf(today),
      await definitionOf(rights),
      await definitionOf(`pg_get_viewdef('view_reserve_date_today')`),
    ]).toEqual(before);
    expect(await definitionOf(`obj_description('app.now()'::regprocedure)`)).toContain('server');
    expect(await definitionOf(`has_function_privilege('staff', 'app.uid()', 'execute')::text`)).toBe('true');
  });

  it('never leave a moment without policies: a family that reads meanwhile sees its own rows, a stranger none', async () => {
    for (const subject of ['09_membership', '11_family', '12_reserves', '19_messages']) {
      await forget(`${subject}/policies.sql`);
    }
    let over = false;
    const ended = migrate(url).finally(() => {
      over = true;
    });
    const seen = { owner: new Set<boolean>(), registering: new Set<boolean>() };
    while (!over) {
      for (const table of ['customers', 'reserves', 'notifications', 'family_members']) {
        for (const actor of ['owner', 'registering'] as const) {
          const { rowCount } = await as(pool, actor, (client) => client.query(`select id from ${table} limit 1`));
          seen[actor].add(rowCount === 1);
        }
      }
    }
    expect(await ended).toEqual([]);
    expect(seen).toEqual({ owner: new Set([true]), registering: new Set([false]) });
  });
});
