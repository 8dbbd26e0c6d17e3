import { describe, expect, it } from 'vitest';
import { documents } from '../../../src/contract/operations/documents.generated.ts';
import { isOfferedOn, type PlanOffer } from '../../../src/domain/membership/plan-offer.ts';
import { testDatabase } from '../../testing/database.ts';

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

  it.each([
    ['2027-02-28T23:59:59+09:00', true],
    ['2027-03-01T00:00:00+09:00', false],
  ])('ends on the day it is withdrawn, and an older price does not come back: %s', async (now, sold) => {
    await pool.query(
      `update plan_types set withdrawn_date = '2027-03-01' where id = 3;
       update ticket_prices set withdrawn_date = '2027-03-01' where id = 90`,
    );
    const plans = await at<{ id: number }>(now, 'select id from view_plan_types where offered_flag');
    expect(plans.some(({ id }) => id === 3)).toBe(sold);
    const tickets = await at<{ id: number }>(now, 'select id from view_ticket_prices where sold_flag and number = 10');
    expect(tickets).toEqual(sold ? [{ id: 90 }] : []);
    await pool.query('update plan_types set withdrawn_date = null; update ticket_prices set withdrawn_date = null');
  });

  it('is said of each day by SQL as by the preview of headquarters; a plan without its price at Stripe is not', async () => {
    await pool.query(
      `insert into plan_types (id, name, customer_type, charge_flag, monthly_amount, sequence, adaptation_date, withdrawn_date,
         stripe_price_id)
       values (92, '期間限定', 1, true, 500, 92, '2026-12-01', '2026-12-10', 'price_short'),
         (93, '価格待ち', 1, true, 500, 93, '2026-12-01', null, null)`,
    );
    type Row = PlanOffer & { id: number; offered_flag: boolean; stripe_price_id: string | null; charge_flag: boolean };
    for (const day of ['2022-03-31', '2026-11-30', '2026-12-01', '2026-12-09', '2026-12-10', '2027-01-01']) {
      const plans = await at<Row>(
        `${day}T12:00:00+09:00`,
        `select id, customer_type, adaptation_date::text, withdrawn_date::text, offered_flag, stripe_price_id, charge_flag
         from view_plan_types order by id`,
      );
      for (const plan of plans) {
        const ready = !plan.charge_flag || plan.stripe_price_id !== null;
        expect([day, plan.id, plan.offered_flag]).toEqual([day, plan.id, ready && isOfferedOn(plan, day)]);
      }
    }
    await pool.query('delete from plan_types where id in (92, 93)');
  });

  it('is asked of the views by every document: none lists dated plans or tickets by itself', () => {
    const raw = documents.filter(({ text }) =>
      /[^_]\b(plan_types|ticket_prices)\(/.test(text.replaceAll(/\w+: view_\w+\(/g, '')),
    );
    expect(raw.map(({ name }) => name)).toEqual([]);
  });
});
