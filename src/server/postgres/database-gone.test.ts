import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import { isDatabaseGone } from './database-gone.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });
const { url, pool } = await testDatabase('empty');

describe('a database that is gone', () => {
  it.each(['57P01', '57P02', '57P03', '53300', '53100', '08006', '08001'])('is known by SQLSTATE %s', (code) => {
    expect(isDatabaseGone(withCode(code))).toBe(true);
  });

  it.each(['22021', '23505', '40001', '57014', '42501', 'XX000', 'P0001'])('is not behind %s', (code) => {
    expect(isDatabaseGone(withCode(code))).toBe(false);
  });

  it('is what a pooler means by a protocol violation, and not what PostgreSQL means', () => {
    expect(isDatabaseGone(withCode('08P01', { severity: 'FATAL', routine: undefined }))).toBe(true);
    expect(isDatabaseGone(withCode('08P01', { severity: 'ERROR', routine: 'exec_bind_message' }))).toBe(false);
  });

  it('is known by a connection that cannot be made, not by a file that is missing', () => {
    expect(isDatabaseGone(withCode('ECONNREFUSED', { syscall: 'connect' }))).toBe(true);
    expect(isDatabaseGone(withCode('ENOENT', { syscall: 'connect' }))).toBe(true);
    expect(isDatabaseGone(withCode('ENOENT', { syscall: 'open' }))).toBe(false);
    const both = new AggregateError([withCode('ECONNREFUSED', { syscall: 'connect' })]);
    expect(isDatabaseGone(both)).toBe(true);
    expect(isDatabaseGone('ECONNREFUSED')).toBe(false);
    expect(isDatabaseGone(new Error('cannot connect the dots'))).toBe(false);
  });

  it('is known by what node-postgres really says', async () => {
    const errors: unknown[] = [];
    const keep = (error: unknown) => errors.push(error);
    await new pg.Client('postgres://x@127.0.0.1:1/x').connect().catch(keep);
    await new pg.Client('postgres://x@localhost:1/x').connect().catch(keep);
    await new pg.Client('postgres://x@/x?host=/nowhere').connect().catch(keep);
    const busy = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 50 });
    const held = await busy.connect();
    await busy.connect().catch(keep);
    held.on('error', () => {});
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = held.query('select pg_sleep(20)').catch(keep);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await held.query('select 1').catch(keep);
    held.release(true);
    await busy.end();
    await busy.connect().catch(keep);
    expect(errors).toHaveLength(7);
    expect(errors.filter((error) => !isDatabaseGone(error))).toEqual([]);
  });
});
