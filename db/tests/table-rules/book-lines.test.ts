import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { as, attempt, checkViolated, permissionDenied } from '../actors.ts';

/** What PostgreSQL refuses of the books' meaning, also by hand; the meaning itself is the domain's. */
const { pool } = await testDatabase('demo');
const within = <T>(work: (client: pg.PoolClient) => Promise<T>) => as(pool, 'database owner', work);
const breaks = (constraint: string) => ({ code: checkViolated, constraint });

describe('lines of the books', () => {
  const insert = (amount: number) =>
    `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type)
     values (1, 2, ${amount}, app.now(), 1, 3) returning id`;
  const lineOf = (id: number, values: string) =>
    `insert into app.payment_lines (payment_id, branch_id, date, line, tax, amount)
     select id, branch_id, payment_date, ${values} from payments where id = ${id}`;
  const commit = 'set constraints all immediate';
  const entry = async (client: pg.PoolClient, amount = 100): Promise<number> =>
    (await client.query(insert(amount))).rows[0].id;

  it('must be there, and add up to their entry, when it is committed', async () => {
    await within(async (client) => {
      await entry(client);
      expect(await attempt(client, commit)).toEqual(breaks('lines_add_up'));
    });
    await within(async (client) => {
      const id = await entry(client);
      await client.query(lineOf(id, '11, 2, 60'));
      expect(await attempt(client, commit)).toEqual(breaks('lines_add_up'));
      await client.query(lineOf(id, '9, 1, 40'));
      await client.query(commit);
    });
  });

  it('are never added to an entry that is written', async () => {
    await within(async (client) => {
      const { rows } = await client.query('select payment_id from app.payment_lines order by id limit 1');
      await client.query(lineOf(rows[0].payment_id, '13, 3, -1'));
      expect(await attempt(client, commit)).toEqual(breaks('lines_add_up'));
    });
  });

  it('say the day and the branch of their entry, and a kind that is known', async () => {
    await within(async (client) => {
      const id = await entry(client);
      await client.query(
        `insert into app.payment_lines (payment_id, branch_id, date, line, tax, amount) values (${id}, 3, '2026-11-16', 11, 2, 100)`,
      );
      expect(await attempt(client, commit)).toEqual(breaks('lines_add_up'));
    });
    await within(async (client) => {
      const id = await entry(client);
      expect(await attempt(client, lineOf(id, '14, 2, 100'))).toMatchObject({ code: checkViolated });
      expect(await attempt(client, lineOf(id, '11, 4, 100'))).toMatchObject({ code: checkViolated });
    });
  });

  it.each(['payment_lines', 'free_bill_lines', 'claim_entries', 'ticket_entries'])(
    'app.%s is only added to, even by the owner of the database',
    async (table) => {
      await within(async (client) => {
        expect((await client.query(`select from app.${table} limit 1`)).rowCount).toBe(1);
        expect(await attempt(client, `update app.${table} set amount = amount + 1`)).toMatchObject({
          code: permissionDenied,
        });
        expect(await attempt(client, `delete from app.${table}`)).toMatchObject({ code: permissionDenied });
      });
    },
  );
});
