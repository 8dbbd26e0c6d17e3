import { beforeAll, describe, expect, it } from 'vitest';
import { bookByHand, noteByHand } from '../../../../db/testing/by-hand.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { receiptLines } from '../../../domain/billing/papers/receipt.ts';
import { netOf, salesFigures, salesOf, taxFigures } from '../../../domain/books/figures/figure-list.ts';
import { paymentForReceipt } from '../../billing/store/receipts.ts';
import { testApp } from '../../testing/app.ts';
import { generateOctober } from '../../testing/generated-month.ts';
import { keepFigures } from '../jobs/keepFigures.ts';

const app = await testApp();
beforeAll(() => generateOctober(app));

type Answer = FunctionOk<'staffReadFigures'>;
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
async function october(branch_id: number | null, unit: 'day' | 'month' = 'day', month = '2026-10'): Promise<Answer> {
  const answer = await app.call('staffReadFigures', { branch_id, unit, month }, await headquarters());
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer;
}

interface Entry {
  id: number;
  branch_id: number | null;
  payment_date: string;
  payment_type: number;
  amount: number;
}
const entries = async (): Promise<Entry[]> =>
  (
    await app.pool.query<Entry>(
      `select id, branch_id, payment_date::text, payment_type, amount from payments
       where payment_date between '2026-10-01' and '2026-10-31'`,
    )
  ).rows;
const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

describe('the figures of a generated month with a price change and refunds', () => {
  it('agree with the books to the yen, by day and branch, by type and by tax class', async () => {
    const books = await entries();
    expect(books.length).toBeGreaterThan(120);
    for (const branch_id of [null, 2, 3, 4]) {
      const { periods } = await october(branch_id);
      expect(periods).toHaveLength(31);
      for (const { start, figures } of periods) {
        const own = books.filter(
          (entry) => entry.payment_date === start && (branch_id === null || entry.branch_id === branch_id),
        );
        const of = (type: number) => sumOf(own.filter(({ payment_type }) => payment_type === type));
        expect([start, netOf(figures)]).toEqual([start, sumOf(own)]);
        expect(taxFigures.reduce((sum, name) => sum + figures[name], 0)).toBe(sumOf(own));
        expect(salesOf(figures)).toBe(sumOf(own) - of(5));
        expect(figures.refund_amount).toBe(of(5));
        expect(figures.cancel_amount).toBe(of(2));
        expect(figures.plan_amount).toBe(of(3));
        expect(figures.tickets_sold_amount).toBe(of(4));
        const usage = salesFigures.filter(
          (name) => !['cancel_amount', 'plan_amount', 'tickets_sold_amount'].includes(name),
        );
        expect(usage.reduce((sum, name) => sum + figures[name], 0)).toBe(of(1));
      }
    }
  });

  it('say of each entry the tax classes its receipt says', async () => {
    const codes = { exempt: 1, taxed: 2, outside: 3 } as const;
    for (const { id, payment_type } of await entries()) {
      if (payment_type === 5) continue;
      const payment = await app.services.database.read(app.services.clock.now(), (db) => paymentForReceipt(db, id));
      const paid = payment as NonNullable<typeof payment>;
      const wanted: Record<number, number> = {};
      // By the rule of the domain alone; the receipt itself writes the books' classes, which must be the same.
      for (const { tax, amount } of receiptLines({ ...paid, book_lines: [] })) {
        wanted[codes[tax]] = (wanted[codes[tax]] ?? 0) + amount;
      }
      const written: Record<number, number> = {};
      for (const { tax, amount } of receiptLines(paid)) written[codes[tax]] = (written[codes[tax]] ?? 0) + amount;
      expect([id, written]).toEqual([id, wanted]);
      const { rows } = await app.pool.query<{ tax: number; amount: number }>(
        'select tax, sum(amount)::integer as amount from app.payment_lines where payment_id = $1 group by tax',
        [id],
      );
      const said = Object.fromEntries(rows.map(({ tax, amount }) => [tax, amount]));
      for (const tax of [1, 2, 3]) expect([id, tax, said[tax] ?? 0]).toEqual([id, tax, wanted[tax] ?? 0]);
    }
  });

  it('count what took place, mark what is not closed, and never change money of a past day', async () => {
    const { rows } = await app.pool.query<{ reserves: number; minutes: number }>(
      `select count(distinct r.id)::integer as reserves,
         sum(floor(extract(epoch from d.left_datetime - d.arrived_datetime) / 60)) filter (where d.attendance_status = 3)::integer as minutes
       from reserves r join reserve_details d on d.reserve_id = r.id
       where r.branch_id = 3 and r.reserve_date between '2026-10-01' and '2026-10-31' and not r.cancel_flag and r.approval_status <> 4`,
    );
    const before = await october(3);
    const all = (answer: Answer, name: 'reserves' | 'child_minutes' | 'lead_minutes') =>
      answer.periods.reduce((sum, { figures }) => sum + figures[name], 0);
    expect(all(before, 'reserves')).toBe(rows[0]?.reserves);
    expect(Math.abs(all(before, 'child_minutes') - (rows[0]?.minutes ?? 0))).toBeLessThanOrEqual(
      rows[0]?.reserves ?? 0,
    );
    expect(before.periods[0]).toMatchObject({ open_flag: true });
    expect(before.unclosed_days).toBeGreaterThan(20);
    await app.pool.query(
      `insert into branch_day_closes (branch_id, date, account_id, numbers, no_incident_flag) values (3, '2026-10-01', 1, '{}', true)`,
    );
    const closed = await october(3);
    expect(closed.periods[0]).toMatchObject({ start: '2026-10-01', open_flag: false });
    expect(closed.periods.filter(({ open_flag }) => open_flag).length).toBeGreaterThan(20);

    await keepFigures(app.services, {});
    expect((await app.pool.query('select from app.figure_changes where date < app.tokyo_today()')).rowCount).toBe(0);
    const kept = await october(3);
    expect(kept.periods.map(({ figures }) => figures)).toEqual(before.periods.map(({ figures }) => figures));

    const november = async () => (await october(3, 'day', '2026-11')).periods.at(-1)?.figures.refund_amount ?? 0;
    const refunds = await november();
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, refunded_payment_id, remarks)
       select customer_id, branch_id, -1, timestamptz '2026-11-16 08:00+09', payment_method, 5, id, '試験' from payments
       where branch_id = 3 and payment_date = '2026-10-05' and payment_type = 1 and amount > 1 limit 1`,
    );
    expect((await october(3)).periods.map(({ figures }) => netOf(figures))).toEqual(
      kept.periods.map(({ figures }) => netOf(figures)),
    );
    expect(await november()).toBe(refunds - 1);
    // What was recorded late counts on the day of the stay.
    await app.pool.query(
      `update reserve_details set left_datetime = left_datetime + interval '30 minutes' where reserve_id =
         (select max(id) from reserves where branch_id = 3 and reserve_date = '2026-10-20')`,
    );
    expect(all(await october(3), 'child_minutes')).toBe(all(kept, 'child_minutes') + 30);
  });
});

it('are read by headquarters and, of the own branch, by its manager', async () => {
  const own = { branch_id: 2, unit: 'month', month: '2026-11' } as const;
  const status = async (token?: string) => (await app.request('staffReadFigures', own, token)).statusCode;
  expect(await status()).toBe(401);
  expect(await status(await app.tokenOf('demo-sato'))).toBe(403);
  expect(await status(await app.tokenOf('demo-minato-staff', 'staff'))).toBe(403);
  const manager = await app.tokenOf('demo-minato-manager', 'staff');
  expect(await app.call('staffReadFigures', own, manager)).toMatchObject({ status: 'OK', branches: [], tickets: null });
  expect(await app.call('staffReadFigures', { ...own, branch_id: 3 }, manager)).toMatchObject({ type: 'not_found' });
  expect(await app.call('staffReadFigures', { ...own, branch_id: null }, manager)).toMatchObject({ type: 'not_found' });
  const answer = await october(null, 'month');
  expect(answer.periods).toHaveLength(12);
  expect(answer.branches.length).toBeGreaterThan(5);
  expect(answer.tickets).toMatchObject({ left: expect.any(Number), liability: expect.any(Number) });
});

describe('a stay that tickets paid wholly', () => {
  const sheetOf = async () => {
    const { rows } = await app.pool.query<{ childcare: number; tickets: number; net: number }>(
      `select coalesce(sum((l ->> 'amount')::integer) filter (where l ->> 'line' = '1'), 0)::integer as childcare,
         coalesce(sum((l ->> 'amount')::integer) filter (where l ->> 'line' = '7'), 0)::integer as tickets,
         coalesce(sum((l ->> 'amount')::integer), 0)::integer as net
       from jsonb_array_elements(app.month_sheet(4, date_trunc('month', app.tokyo_today())::date) -> 'lines') l`,
    );
    return rows[0];
  };
  it('is a line of figures and sheet without an entry of the books, and leaves them when it is taken back', async () => {
    const before = await sheetOf();
    const payments = async () => (await app.pool.query('select from payments')).rowCount;
    const booked = await payments();
    const { rows } = await app.pool.query<{ id: number }>(
      `with r as (
         insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           current_day_flag, holiday_flag, reserve_amount, created_at)
         values (4, 1, app.now() - interval '5 hours', app.now() - interval '3 hours', 1, 3, false, false, 2000, app.now() - interval '9 days')
         returning id, branch_id, customer_id, start_datetime, end_datetime)
       insert into childcares (reserve_id, branch_id, customer_id, start_datetime, end_datetime, status, childcare_amount,
         tickets_discount_amount, number_of_tickets_used, total_amount, amount_lines)
       select id, branch_id, customer_id, start_datetime, end_datetime, 2, 2000, 2000, 2, 0,
         '[{"kind":"childcare","child_index":0,"unit_price":1000,"quantity":120,"amount":2000,"tax_class":2}]' from r returning id`,
    );
    await noteByHand(app.pool);
    expect(await sheetOf()).toEqual({
      childcare: (before?.childcare ?? 0) + 2000,
      tickets: (before?.tickets ?? 0) - 2000,
      net: before?.net,
    });
    expect(await payments()).toBe(booked);
    await app.pool.query(
      `update childcares set end_datetime = null, status = 1, childcare_amount = 0, tickets_discount_amount = 0,
         number_of_tickets_used = 0, amount_lines = '[]' where id = $1`,
      [rows[0]?.id],
    );
    await noteByHand(app.pool);
    expect(await sheetOf()).toEqual(before);
  });
});
