import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { writeLines } from '../../../db/seed/money/ledgers.ts';
import type { PriceKind, PriceLine } from '../../domain/billing/pricing.ts';
import { linesOfBill, type StayCover } from '../../domain/books/entry-lines.ts';
import { hourlyAmount } from '../../domain/yen.ts';
import { testApp } from '../testing/app.ts';

const app = await testApp();

/** A day with no one else at the branch. */
const branch_id = 2;
const day = '2026-09-02';
const at = (time: string): string => `${day}T${time}:00+09:00`;

type Child = { readonly id: number; readonly customer_id: number; readonly date_of_birth: string };
const family = async (db: PoolClient): Promise<Child[]> =>
  (
    await db.query<Child>(
      `select id, customer_id, date_of_birth::text from children where customer_id = (
         select customer_id from children where not disable group by customer_id having count(*) >= 2
         order by customer_id limit 1) and not disable order by id limit 2`,
    )
  ).rows;

const hourly = (kind: PriceKind, unit_price: number, quantity: number, child_index: number): PriceLine => ({
  child_index,
  kind,
  unit_price,
  quantity,
  amount: hourlyAmount(unit_price, quantity),
  tax_class: child_index === 0 ? 1 : 2,
});
const bill = fc
  .record({
    minutes: fc.constantFrom(60, 75, 135, 180),
    meals: fc.boolean(),
    absent: fc.boolean(),
    tickets: fc.integer({ min: 0, max: 2 }),
    discount: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ minutes, meals, absent, tickets, discount }) => {
    const second = hourly('childcare', 1000, minutes, 1);
    const amount_lines: PriceLine[] = [
      hourly('childcare', 1000, minutes, 0),
      hourly('after_business', 310, 60, 0),
      ...(meals
        ? [{ child_index: 0, kind: 'meal_support', unit_price: 500, quantity: 1, amount: 500, tax_class: 1 } as const]
        : []),
      absent ? { ...second, amount: Math.floor(second.amount / 2), absent_percent: 50 } : second,
    ];
    const payable = absent ? Math.floor(minutes / 60) : 2 * Math.floor(minutes / 60);
    const number_of_tickets_used = Math.min(tickets, payable);
    const gross = amount_lines.reduce((sum, { amount }) => sum + amount, 0) - number_of_tickets_used * 1000;
    const others_discount_amount = Math.min(discount, gross - 50);
    return { amount_lines, number_of_tickets_used, others_discount_amount, total: gross - others_discount_amount };
  });
type Bill = ReturnType<(typeof bill)['generate']>['value'];

/** A stay with that bill, to be paid in the test's own way; nothing of it stays. */
async function withStay(
  made: Bill,
  school: boolean,
  use: (
    db: PoolClient,
    stay: { pay: (amount: number, of?: number) => Promise<number>; reserve_id: number },
  ) => Promise<void>,
): Promise<void> {
  const db = await app.pool.connect();
  try {
    await db.query('begin');
    const one = async (sql: string, values: unknown[]): Promise<number> =>
      ((await db.query<{ id: number }>(sql, values)).rows[0] as { id: number }).id;
    const children = await family(db);
    await db.query('delete from branch_certificates where branch_id = $1 and kind = 2', [branch_id]);
    await db.query(
      `insert into branch_certificates (branch_id, kind, start_date, issuer, source_url)
       values ($1, 2, '2026-04-01', '試験市', 'https://example.jp/')`,
      [branch_id],
    );
    const customer_id = children[0]?.customer_id;
    const reserve_id = await one(
      `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
         reserve_amount, current_day_flag, holiday_flag) values ($1, $2, $3, $4, 1, 3, 0, false, false) returning id`,
      [branch_id, customer_id, at('04:00'), at('06:00')],
    );
    for (const child of children)
      await db.query(
        `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
           attendance_status, arrived_datetime, left_datetime) values ($1, $2, $3, false, $4, 3, $5, $6)`,
        [reserve_id, child.id, child.date_of_birth, school, at('04:00'), at('06:00')],
      );
    const of = (kind: PriceKind) =>
      made.amount_lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
    const childcare_id = await one(
      `insert into childcares (reserve_id, branch_id, customer_id, start_datetime, end_datetime, childcare_amount,
         after_business_amount, meal_support_amount, tickets_discount_amount, others_discount_amount,
         others_discount_reason, total_amount, amount_lines, number_of_tickets_used)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '割引', $11, $12, $13) returning id`,
      [
        reserve_id,
        branch_id,
        customer_id,
        at('04:00'),
        at('06:00'),
        of('childcare'),
        of('after_business'),
        of('meal_support'),
        made.number_of_tickets_used * 1000,
        made.others_discount_amount,
        made.total,
        JSON.stringify(made.amount_lines),
        made.number_of_tickets_used,
      ],
    );
    const pay = async (amount: number, refunded?: number) => {
      const id = await one(
        `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, reserve_id,
           childcare_id, refunded_payment_id, remarks) values ($1, $2, $3, $4, 2, $5, $6, $7, $8, '試験') returning id`,
        [customer_id, branch_id, amount, at('20:00'), refunded ? 5 : 1, reserve_id, childcare_id, refunded ?? null],
      );
      await writeLines(db);
      return id;
    };
    await use(db, { pay, reserve_id });
  } finally {
    await db.query('rollback');
    db.release();
  }
}

type Line = { line: number; tax: number; covered_flag: boolean; child_id: number | null; amount: number };
const byClass = `tax, covered_flag, child_id, sum(amount)::integer as amount`;
const grouped = `group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3`;

/** An amount in pieces that add up to it. */
const pieces = (total: number, cuts: readonly number[]): number[] => {
  const ends = [...new Set(cuts.map((cut) => Math.floor(cut * total)).filter((cut) => cut > 0 && cut < total)), total];
  ends.sort((a, b) => a - b);
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
};
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });

describe('lines of the books', () => {
  it('of a bill paid in parts add up to each part, and together to the bill, class by class', async () => {
    await fc.assert(
      fc.asyncProperty(bill, cuts, async (made, where) => {
        await withStay(made, false, async (db, { pay, reserve_id }) => {
          for (const amount of pieces(made.total, where)) {
            const id = await pay(amount);
            const { rows } = await db.query<Line>('select * from app.payment_lines where payment_id = $1', [id]);
            expect(rows.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
          }
          const paid = await db.query<Line>(
            `select ${byClass} from app.payment_lines l where payment_id in (select id from payments where reserve_id = $1) ${grouped}`,
            [reserve_id],
          );
          const { rows } = await db.query<{ cover: StayCover }>('select app.stay_cover($1) as cover', [reserve_id]);
          const lines = linesOfBill(made, (rows[0] as { cover: StayCover }).cover);
          const wanted = await db.query<Line>(
            `select ${byClass} from jsonb_to_recordset($1) as l (tax smallint, covered_flag boolean, child_id integer,
               amount integer) ${grouped}`,
            [JSON.stringify(lines)],
          );
          expect(paid.rows).toEqual(wanted.rows);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('given back in parts go back class by class until nothing is left', async () => {
    await fc.assert(
      fc.asyncProperty(bill, cuts, async (made, where) => {
        await withStay(made, false, async (db, { pay, reserve_id }) => {
          const paid = await pay(made.total);
          for (const amount of pieces(made.total, where)) await pay(-amount, paid);
          const { rows } = await db.query(
            `select ${byClass} from app.payment_lines l where payment_id in (select id from payments where reserve_id = $1) ${grouped}`,
            [reserve_id],
          );
          expect(rows).toEqual([]);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('say apart from the tax what 無償化 covers: care, not the meal, not an absence, no schoolchild', async () => {
    const amount_lines: PriceLine[] = [
      hourly('childcare', 1000, 60, 0),
      { child_index: 0, kind: 'meal_support', unit_price: 500, quantity: 1, amount: 500, tax_class: 1 },
      { ...hourly('childcare', 1000, 60, 1), amount: 500, absent_percent: 50 },
    ];
    const made = { amount_lines, number_of_tickets_used: 0, others_discount_amount: 0, total: 2000 };
    const linesOf = async (db: PoolClient, id: number) =>
      (
        await db.query<Line>(
          'select line, tax, covered_flag, amount from app.payment_lines where payment_id = $1 order by line, tax',
          [id],
        )
      ).rows;
    await withStay(made, false, async (db, { pay }) => {
      expect(await linesOf(db, await pay(2000))).toEqual([
        { line: 1, tax: 1, covered_flag: true, amount: 1000 },
        { line: 1, tax: 3, covered_flag: false, amount: 500 },
        { line: 6, tax: 1, covered_flag: false, amount: 500 },
      ]);
    });
    await withStay(made, true, async (db, { pay }) => {
      expect((await linesOf(db, await pay(2000))).some((line) => line.covered_flag)).toBe(false);
    });
    await withStay(made, false, async (db, { pay }) => {
      await db.query('delete from branch_certificates where branch_id = $1 and kind = 2', [branch_id]);
      expect((await linesOf(db, await pay(2000))).some((line) => line.covered_flag)).toBe(false);
    });
  });
});
