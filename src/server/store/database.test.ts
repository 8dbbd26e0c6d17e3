import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import { openDatabase } from './database.ts';

const now = new Date('2026-11-16T01:00:00Z');
const { url, pool: owner } = await testDatabase('empty');
await owner.query('create table kept (id integer primary key, at timestamptz not null default app.now())');
await owner.query('create table later (id integer unique deferrable initially deferred)');

describe.each([true, false])('a transaction (named statements: %s)', (namedStatements) => {
  // One connection: what one transaction leaves behind would meet the next.
  const options = { url, poolSize: 1, clock: { now: () => now }, onPoolError() {} };
  const database = openDatabase({ ...options, namedStatements });
  afterAll(() => database.close());
  const insert = 'insert into kept (id) values ($1) returning id';
  const keptIds = async () =>
    (await owner.query<{ id: number }>('select id from kept order by id')).rows.map((r) => r.id);
  const from = namedStatements ? 10 : 20;
  const id = (n: number) => from + n;

  it('commits what was done, by the clock of the server', async () => {
    await database.transaction((tx) => tx.query(insert, [id(1)]));
    const { rows } = await owner.query('select at from kept where id = $1', [id(1)]);
    expect(rows).toEqual([{ at: now }]);
  });

  it('commits with its last statement', async () => {
    const { rows } = await database.transaction(async (tx) => {
      await tx.query(insert, [id(2)]);
      return tx.last<{ id: number }>(insert, [id(3)]);
    });
    expect(rows).toEqual([{ id: id(3) }]);
    expect(await keptIds()).toEqual(expect.arrayContaining([id(2), id(3)]));
  });

  it('keeps nothing when the last statement fails, and the connection serves on', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.query(insert, [id(4)]);
      return tx.last(insert, [id(1)]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
    expect(await keptIds()).not.toContain(id(4));
    await database.transaction((tx) => tx.last(insert, [id(5)]));
    expect(await keptIds()).toContain(id(5));
  });

  it('fails when the commit itself is refused', async () => {
    const twice = database.transaction((tx) => tx.last('insert into later select 1 from generate_series(1, $1)', [2]));
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect((await owner.query('select from later')).rowCount).toBe(0);
  });

  it('takes no statement after the last one', async () => {
    const late = database.transaction(async (tx) => {
      await tx.last('select 1');
      await tx.query(insert, [id(6)]);
    });
    await expect(late).rejects.toThrow('after the last one');
    expect(await keptIds()).not.toContain(id(6));
  });

  it('keeps nothing when the work is refused', async () => {
    const refused = database.transaction(async (tx) => {
      await tx.query(insert, [id(7)]);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await keptIds()).not.toContain(id(7));
  });

  it('leaves no settings behind', async () => {
    const { rows } = await database.single.query(
      `select current_setting('app.now', true) as now, current_setting('enable_seqscan') as seqscan where $1`,
      [true],
    );
    expect(rows).toEqual([{ now: '', seqscan: 'on' }]);
  });
});

describe('enqueueing', () => {
  it('does not read the waiting jobs, however many', async () => {
    const database = openDatabase({ url, poolSize: 1, clock: { now: () => now }, onPoolError() {} });
    const add = `select graphile_worker.add_job('nothing', '{}')`;
    const rowsRead = async () =>
      Number(
        (await owner.query(`select seq_tup_read from pg_stat_user_tables where relname = '_private_jobs'`)).rows[0]
          ?.seq_tup_read,
      );
    await database.transaction((tx) => tx.query(add));
    await database.transaction((tx) => tx.query(`${add} from generate_series(1, 300)`));
    const read = async () => {
      await database.transaction((tx) => tx.query(add));
      await database.single.query('select pg_stat_force_next_flush()');
      return rowsRead();
    };
    const before = await read();
    expect(await read()).toBe(before);
    await database.close();
  });
});
