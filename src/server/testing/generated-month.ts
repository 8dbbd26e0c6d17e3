import { bookByHand, noteByHand } from '../../../db/testing/by-hand.ts';
import type { PriceKind, PriceLine } from '../../domain/billing/pricing.ts';
import { hourlyAmount } from '../../domain/yen.ts';
import type { TestApp } from './app.ts';

/** The same numbers each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const branches = [2, 3, 4];
/** From this day everything costs more. */
const dearerFrom = 15;

/**
 * October 2026 as rows: three stays a day with tickets, discounts, siblings who did not come and both tax classes, a price
 * change in the middle, corrections, fees, plans, tickets, refunds (some taken back). Before dawn, where nobody else is.
 */
export async function generateOctober(app: TestApp): Promise<void> {
  const next = numbers(21);
  const one = async (sql: string, ...values: unknown[]): Promise<number> =>
    ((await app.pool.query<{ id: number }>(sql, values)).rows[0] as { id: number }).id;
  const { rows: children } = await app.pool.query<{ id: number; customer_id: number; date_of_birth: string }>(
    `select distinct on (customer_id) id, customer_id, date_of_birth::text from children where not disable
     order by customer_id, id limit 3`,
  );
  for (let day = 1; day <= 31; day += 1) {
    for (const [position, branch_id] of branches.entries()) {
      const child = children[position] as (typeof children)[number];
      const at = (time: string) => `2026-10-${String(day).padStart(2, '0')}T${time}:00+09:00`;
      const minutes = 60 + next(5) * 15;
      const arrived = new Date(at('04:00'));
      const left = new Date(arrived.getTime() + minutes * 60_000);
      const reserve_id = await one(
        `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           reserve_amount, current_day_flag, holiday_flag, created_at) values ($1, $2, $3, $4, 1, 3, 0, false, false, $5) returning id`,
        branch_id,
        child.customer_id,
        arrived,
        left,
        new Date(arrived.getTime() - (1 + next(20_000)) * 60_000),
      );
      await app.pool.query(
        `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
           attendance_status, arrived_datetime, left_datetime) values ($1, $2, $3, false, false, 3, $4, $5)`,
        [reserve_id, child.id, child.date_of_birth, arrived, left],
      );
      const bill = billOf(next, day, minutes);
      const childcare_id = await insertStay(
        { reserve_id, branch_id, customer_id: child.customer_id, arrived, left },
        bill,
      );
      await noteByHand(app.pool, [reserve_id]);
      const pay = (amount: number, moment: string, more: Partial<Entry> = {}) =>
        insertEntry({
          customer_id: child.customer_id,
          branch_id,
          amount,
          moment,
          payment_type: 1,
          reserve_id,
          ...more,
        });
      const paid = await pay(bill.total, at('20:00'), { childcare_id });
      if (next(4) === 0) await pay(500 + next(900), at('21:00'), { payment_type: 2 });
      if (next(4) === 0 && bill.total > 0) {
        const amount = 1 + next(bill.total);
        const refund = await pay(-amount, at('22:00'), { payment_type: 5, refunded_payment_id: paid });
        if (next(3) === 0) {
          await pay(amount, at('23:00'), { payment_type: 5, refunded_payment_id: paid, reverses_payment_id: refund });
        }
      }
      if (next(5) === 0) {
        const meal: PriceLine = {
          child_index: 0,
          kind: 'meal_support',
          unit_price: 500,
          quantity: 1,
          amount: 500,
          tax_class: 2,
        };
        const after = { ...bill, amount_lines: [...bill.amount_lines, meal] };
        const childcare_correction_id = await one(
          `insert into childcare_corrections (childcare_id, account_id, reason, before, after, before_amount, after_amount,
             difference, payment_method, status, idempotency_key) values ($1, 1, '食事の入れ忘れ', $2, $3, $4, $5, 500, 1, 2,
             gen_random_uuid()) returning id`,
          childcare_id,
          bill,
          after,
          bill.total,
          bill.total + 500,
        );
        await pay(500, at('23:30'), { childcare_id, childcare_correction_id, remarks: '訂正の差額' });
      }
    }
    if (day % 3 === 0) {
      const moment = `2026-10-${String(day).padStart(2, '0')}T09:00:00+09:00`;
      const company = { customer_id: children[0]?.customer_id ?? 1, branch_id: null, moment, reserve_id: null };
      await insertEntry({ ...company, amount: 7700, payment_type: 3 });
      await insertEntry({ ...company, amount: 10_500, payment_type: 4 });
    }
  }

  type Bill = ReturnType<typeof billOf>;
  async function insertStay(
    stay: { reserve_id: number; branch_id: number; customer_id: number; arrived: Date; left: Date },
    bill: Bill,
  ): Promise<number> {
    const of = (kind: PriceKind) =>
      bill.amount_lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.amount, 0);
    return one(
      `insert into childcares (reserve_id, branch_id, customer_id, start_datetime, end_datetime, childcare_amount,
         after_business_amount, meal_support_amount, tickets_discount_amount, others_discount_amount, others_discount_reason,
         total_amount, amount_lines, number_of_tickets_used, status)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 2) returning id`,
      stay.reserve_id,
      stay.branch_id,
      stay.customer_id,
      stay.arrived,
      stay.left,
      of('childcare'),
      of('after_business'),
      of('meal_support'),
      bill.tickets_amount,
      bill.others_discount_amount,
      bill.others_discount_amount === 0 ? '' : '空調の故障',
      bill.total,
      JSON.stringify(bill.amount_lines),
      bill.number_of_tickets_used,
    );
  }

  interface Entry {
    customer_id: number;
    branch_id: number | null;
    amount: number;
    moment: string;
    payment_type: number;
    reserve_id: number | null;
    childcare_id?: number;
    childcare_correction_id?: number;
    refunded_payment_id?: number;
    reverses_payment_id?: number;
    remarks?: string;
  }
  async function insertEntry(entry: Entry): Promise<number> {
    const { rows } = await bookByHand<{ id: number }>(
      app.pool,
      `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, reserve_id,
         childcare_id, childcare_correction_id, refunded_payment_id, reverses_payment_id, remarks)
       values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        entry.customer_id,
        entry.branch_id,
        entry.amount,
        entry.moment,
        entry.payment_type,
        entry.reserve_id,
        entry.childcare_id ?? null,
        entry.childcare_correction_id ?? null,
        entry.refunded_payment_id ?? null,
        entry.reverses_payment_id ?? null,
        entry.remarks ?? '試験',
      ],
    );
    return rows[0]?.id ?? 0;
  }
}

/** A bill of one or two children: lines, tickets, a discount. */
function billOf(next: (below: number) => number, day: number, minutes: number) {
  const unit_price = day < dearerFrom ? 1000 : 1230;
  const hourly = (kind: PriceKind, unit: number, quantity: number, child_index: number): PriceLine => ({
    child_index,
    kind,
    unit_price: unit,
    quantity,
    amount: hourlyAmount(unit, quantity),
    tax_class: child_index === 0 ? 1 : 2,
  });
  const amount_lines: PriceLine[] = [hourly('childcare', unit_price, minutes, 0)];
  if (next(2) === 0) amount_lines.push(hourly('after_business', 310, minutes, 0));
  if (next(2) === 0) amount_lines.push(hourly('childcare', unit_price, minutes, 1));
  if (next(4) === 0) {
    const planned = hourly('childcare', unit_price, 60, 2);
    amount_lines.push({ ...planned, amount: Math.floor(planned.amount / 2), absent_percent: 50 });
  }
  const payable = amount_lines.filter((line) => line.kind === 'childcare' && line.absent_percent === undefined);
  const hours = payable.reduce((sum, line) => sum + Math.floor(line.quantity / 60), 0);
  const number_of_tickets_used = next(3) === 0 ? Math.min(hours, 1 + next(2)) : 0;
  const tickets_amount = number_of_tickets_used * unit_price;
  const gross = amount_lines.reduce((sum, line) => sum + line.amount, 0) - tickets_amount;
  const others_discount_amount = next(3) === 0 ? Math.min(gross, 37 + next(300)) : 0;
  return {
    amount_lines,
    number_of_tickets_used,
    others_discount_amount,
    others_discount_reason: '',
    tickets_amount,
    total: gross - others_discount_amount,
  };
}
