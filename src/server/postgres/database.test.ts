import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import { openDatabase } from './database.ts';

const now = new Date('2026-11-16T01:00:00Z');
const { url, pool: owner } = await testDatabase('empty');
await owner.query('create table kept (id integer primary key, at timestamptz not null default app.now())');
await owner.query('create table later (id integer unique deferrable initially deferred)');

describe.each([true, false])('the database (named statements: %s)', (namedStatements) => {
  // One connection: what one transaction leaves behind would meet the next.
  const database = openDatabase({ url, poolSize: 1, onPoolError() {}, namedStatements });
  afterAll(() => database.close());
  const insert = 'insert into kept (id) values ($1) returning id';
  const reusedIds = async () =>
    (await owner.query<{ id: number }>('select id from kept order by id')).rows.map((r) => r.id);
  const from = namedStatements ? 100 : 200;
  const id = (n: number) => from + n;

  it('commits what was done, by the clock of the server', async () => {
    const { rows } = await database.transaction(now, (tx) => tx.query(insert, [id(1)]));
    expect(rows).toEqual([{ id: id(1) }]);
    expect((await owner.query('select at from kept where id = $1', [id(1)])).rows).toEqual([{ at: now }]);
  });

  it('reads by the clock of the server, too, and leaves no settings behind', async () => {
    const read = (moment: Date) => database.read(moment, (db) => db.query('select app.now() as at where $1', [true]));
    const later = new Date('2031-01-01T00:00:00Z');
    expect((await read(now)).rows).toEqual([{ at: now }]);
    expect((await read(later)).rows).toEqual([{ at: later }]);
    const setting = { text: `select current_setting('app.now', true)`, values: [], name: undefined };
    expect(await database.asRole({ ...setting, text: 'select 1' }, [setting])).toEqual(['']);
  });

  it('writes leave with the next statement or the commit, in order', async () => {
    const seen = await database.transaction(now, async (tx) => {
      tx.write(insert, [id(2)]);
      tx.write(insert, [id(3)]);
      const { rows } = await tx.query<{ count: number }>('select count(*)::integer as count from kept where id > $1', [
        id(1),
      ]);
      tx.write(insert, [id(4)]);
      return rows.filter(({ count }) => count >= 2).length;
    });
    expect(seen).toBe(1);
    expect(await reusedIds()).toEqual(expect.arrayContaining([id(2), id(3), id(4)]));
  });

  it('asks what was left for the end after everything else, once, and keeps nothing where that fails', async () => {
    const count = 'select count(*)::integer as count from kept where id = $1';
    const asked: unknown[] = [];
    await database.transaction(now, async (tx) => {
      tx.beforeCommit(async () => {
        asked.push(...(await tx.query(count, [id(21)])).rows);
        tx.write(insert, [id(22)]);
      });
      tx.write(insert, [id(21)]);
    });
    expect(asked).toEqual([{ count: 1 }]);
    expect(await reusedIds()).toEqual(expect.arrayContaining([id(21), id(22)]));
    const failing = database.transaction(now, async (tx) => {
      tx.beforeCommit(() => Promise.reject(new Error('not so')));
      tx.write(insert, [id(23)]);
    });
    await expect(failing).rejects.toThrow('not so');
    expect(await reusedIds()).not.toContain(id(23));
  });

  it('keeps nothing when a write fails, whoever it leaves with, and the connection serves on', async () => {
    const withCommit = database.transaction(now, async (tx) => {
      tx.write(insert, [id(5)]);
      tx.write(insert, [id(1)]);
      return 'thought to be done';
    });
    await expect(withCommit).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
    const withNext = database.transaction(now, async (tx) => {
      await tx.query(insert, [id(6)]);
      tx.write(insert, [id(1)]);
      await tx.query('select 1');
    });
    await expect(withNext).rejects.toMatchObject({ code: '23505' });
    expect(await reusedIds()).not.toContain(id(5));
    expect(await reusedIds()).not.toContain(id(6));
    await database.transaction(now, async (tx) => tx.write(insert, [id(7)]));
    expect(await reusedIds()).toContain(id(7));
  });

  it('commits nothing when a value cannot be written', async () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    const unwritable = database.transaction(now, async (tx) => {
      tx.write(insert, [id(8)]);
      tx.write('select $1::jsonb', [cyclic]);
    });
    await expect(unwritable).rejects.toThrow(/circular/i);
    expect(await reusedIds()).not.toContain(id(8));
  });

  it('fails when the commit itself is refused', async () => {
    const twice = database.transaction(now, async (tx) => {
      tx.write('insert into later select 1 from generate_series(1, $1)', [2]);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect((await owner.query('select from later')).rowCount).toBe(0);
  });

  it('keeps nothing when the work is refused', async () => {
    const refused = database.transaction(now, async (tx) => {
      await tx.query(insert, [id(9)]);
      tx.write(insert, [id(10)]);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await reusedIds()).not.toContain(id(9));
    expect(await reusedIds()).not.toContain(id(10));
  });

  it('answers statements with and without rows, again and again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const counts = await database.transaction(now, async (tx) => [
        (await tx.query('update kept set at = at where id = $1', [id(1)])).rowCount,
        (await tx.query('select id, at from kept where id = $1', [id(1)])).rows,
        (await tx.query('delete from kept where id = $1', [-1])).rowCount,
      ]);
      expect(counts).toEqual([1, [{ id: id(1), at: now }], 0]);
    }
  });

  it('answers what a migration has overtaken: it waited, and what it calls is another one now', async () => {
    await owner.query(`create table guarded (id integer);
      create function waits() returns integer language plpgsql as 'begin perform from guarded; return 1; end'`);
    const replaced = `create function replaced(n integer) returns integer language plpgsql as 'begin return n; end'`;
    await owner.query(replaced);
    const statement = { text: 'select replaced($1 + waits()) as n', values: [1], name: undefined };
    const asked = [
      () => database.read(now, (db) => db.query(statement.text, statement.values)),
      () => database.transaction(now, (tx) => tx.query(statement.text, statement.values)),
      async () => ({ rows: await database.asRole({ ...statement, text: 'select $1::integer' }, [statement]) }),
    ];
    const migration = await owner.connect();
    for (const ask of asked) {
      await migration.query('begin; lock guarded; drop function replaced');
      await migration.query(replaced);
      const answer = ask().catch((error: Error) => ({ rows: [error.message] }));
      const waiting = `select from pg_locks where not granted and relation = 'guarded'::regclass`;
      await expect.poll(async () => (await migration.query(waiting)).rowCount).toBe(1);
      await migration.query('commit');
      expect(JSON.stringify((await answer).rows)).toMatch(/^\[("2"|\{"n":2\})\]$/);
    }
    migration.release();
    await owner.query('drop function replaced; drop function waits; drop table guarded');
  });
});
