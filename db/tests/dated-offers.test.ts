import { describe, expect, it } from 'vitest';
import { documents } from '../../src/contract/operations/documents.generated.ts';
import { testDatabase } from '../testing/database.ts';

const { pool } = await testDatabase();
const at = async <Row extends object>(now: string, sql: string): Promise<Row[]> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.now', $1, true)", [now]);
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
};
await pool.query(
  `insert into plan_types (id, name, customer_type, charge_flag, monthly_amount, sequence, adaptation_date)
   values (90, '来月から', 1, false, 0, 90, '2026-12-01'), (91, '法人向け', 2, false, 0, 91, '2024-01-01');
   insert into ticket_prices (id, name, number, price, valid_days, adaptation_date)
   values (90, '10回券', 10, 11000, 180, '2026-12-01')`,
);

describe('what is offered', () => {
  it.each([
    ['2026-11-30T23:59:59+09:00', [1, 2, 3], [1, 2]],
    ['2026-12-01T00:00:00+09:00', [1, 2, 3, 90], [2, 90]],
  ])("follows the server's clock in Tokyo: %s", async (now, plans, tickets) => {
    const ids = async (sql: string) => (await at<{ id: number }>(now, sql)).map(({ id }) => id);
    expect(await ids('select id from view_plan_types where offered_flag order by id')).toEqual(plans);
    expect(await ids('select id from view_ticket_prices where sold_flag order by id')).toEqual(tickets);
  });

  it('is asked of the views by every document: none lists dated plans or tickets by itself', () => {
    const raw = documents.filter(({ text }) =>
      /[^_]\b(plan_types|ticket_prices)\(/.test(text.replaceAll(/\w+: view_\w+\(/g, '')),
    );
    expect(raw.map(({ name }) => name)).toEqual([]);
  });
});
