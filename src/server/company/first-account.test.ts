import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import { hashPassword } from '../auth/passwords.ts';
import { testApp } from '../testing/app.ts';
import { makeFirstAccount } from './first-account.ts';

const app = await testApp({ database: await testDatabase('empty') });
const unknownPasswordHash = await hashPassword('nobody-knows-this-one');
const email = 'honbu@example.jp';
const run = (more: { name?: string | null; again?: boolean; email?: string } = {}) =>
  makeFirstAccount(app.services, { email, name: '本部 花子', again: false, unknownPasswordHash, ...more });
const confirm = (token: string, password: string) => app.post('/auth/password_reset/confirm', { token, password });
const signIn = (password: string) => app.post('/auth/staff', { email, password });

describe('the first account of a company', () => {
  it('cannot be asked for again before it exists', async () => {
    await expect(run({ again: true })).rejects.toThrow('No account of headquarters');
  });

  it('is made with the headquarters, and gets in by its link alone, once', async () => {
    const { token } = await run();
    const { rows } = await app.pool.query(
      'select a.name, a.role, b.real_store_flag, b.email::text from accounts a join branches b on b.id = a.branch_id',
    );
    expect(rows).toEqual([{ name: '本部 花子', role: 1, real_store_flag: false, email }]);
    expect((await signIn('nobody-knows-this-one-either')).statusCode).toBe(401);
    expect((await confirm(token, 'kodomo-no-eki-27')).statusCode).toBe(200);
    expect((await confirm(token, 'kodomo-no-eki-28')).statusCode).toBe(400);
    expect((await signIn('kodomo-no-eki-27')).statusCode).toBe(200);
  });

  it('is the only one made this way', async () => {
    await expect(run({ email: 'second@example.jp' })).rejects.toThrow('already');
    expect((await app.pool.query('select from accounts')).rowCount).toBe(1);
    expect((await app.pool.query('select from branches')).rowCount).toBe(1);
  });

  it('gets another link, good for 72 hours', async () => {
    const { token, name } = await run({ again: true, name: null, email: 'Honbu@Example.jp' });
    expect(name).toBe('本部 花子');
    app.clock.advance(72 * 3600 - 60);
    expect((await confirm(token, 'kodomo-no-eki-29')).statusCode).toBe(200);
    const late = await run({ again: true });
    app.clock.advance(72 * 3600);
    expect((await confirm(late.token, 'kodomo-no-eki-30')).statusCode).toBe(400);
    expect((await signIn('kodomo-no-eki-29')).statusCode).toBe(200);
  });

  it('is made once, also when two run the command at the same time', async () => {
    const other = await testDatabase('empty');
    const second = await testApp({ database: other });
    const attempt = (address: string) =>
      makeFirstAccount(second.services, { email: address, name: '本部', again: false, unknownPasswordHash }).then(
        () => 'made',
        () => 'refused',
      );
    expect((await Promise.all([attempt('a@example.jp'), attempt('b@example.jp')])).sort()).toEqual(['made', 'refused']);
  });
});
