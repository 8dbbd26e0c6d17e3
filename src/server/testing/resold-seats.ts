import { noteByHand } from '../../../db/testing/by-hand.ts';
import { chargeSettlement } from '../billing/settle.ts';
import type { TestApp } from './app.ts';

const branch_id = 2;

/** Past days of a branch, each with its own capacity: reserves, late cancellations, and the sweep that counts them. */
export function resoldSeats(app: TestApp) {
  const one = async (sql: string, ...values: unknown[]): Promise<number> =>
    ((await app.pool.query<{ id: number }>(sql, values)).rows[0] as { id: number }).id;
  const at = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);
  let days = 0;

  return {
    branch_id,
    at,
    /** A day no other test uses. */
    async day(capacity: number): Promise<string> {
      days += 1;
      const date = `2026-06-${String(days).padStart(2, '0')}`;
      await this.capacity(date, capacity, '00:00', '24:00');
      return date;
    },
    capacity: (date: string, capacity: number, from: string, to: string) =>
      app.pool.query(
        'insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, $3, $4, $5)',
        [branch_id, date, from, to, capacity],
      ),
    async reserve(
      customer_id: number,
      date: string,
      { from = '10:00', to = '12:00', children = 1 }: { from?: string; to?: string; children?: number } = {},
    ): Promise<number> {
      const id = await one(
        `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           reserve_amount, current_day_flag, holiday_flag, created_at) values ($1, $2, $3, $4, 1, 1, 2200, false, false, $5) returning id`,
        branch_id,
        customer_id,
        at(date, from),
        at(date, to),
        at(date, '07:00'),
      );
      for (let index = 0; index < children; index += 1) {
        const child_id = await one(
          `insert into children (customer_id, name, date_of_birth, gender) values ($1, '試験 花', '2022-05-05', 2) returning id`,
          customer_id,
        );
        await app.pool.query(
          `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
           values ($1, $2, '2022-05-05', false, false)`,
          [id, child_id],
        );
      }
      return id;
    },
    /** Cancelled an hour before the start: 80 % of 2,200 yen. */
    async cancel(
      reserve_id: number,
      date: string,
      { cause = 1, charged = true, amount = 1760 }: { cause?: number; charged?: boolean; amount?: number } = {},
    ): Promise<number> {
      await app.pool.query('update reserves set cancel_flag = true where id = $1', [reserve_id]);
      const id = await one(
        `insert into reserve_cancellations (reserve_id, cancel_amount, cancel_type, cancel_cause, cancel_settlement_status,
           cancel_datetime) values ($1, $2, 1, $3, 1, $4) returning id`,
        reserve_id,
        amount,
        cause,
        at(date, '09:00'),
      );
      await noteByHand(app.pool, [reserve_id]);
      if (charged) await chargeSettlement(app.services, { kind: 'cancellation', id });
      return id;
    },
    /** The night's sweep with all it puts into the queue. */
    async sweep(): Promise<void> {
      await app.pool.query("select graphile_worker.add_job('settleResale')");
      await app.runJobs();
    },
    async fee(id: number) {
      const { rows } = await app.pool.query('select * from reserve_cancellations where id = $1', [id]);
      return rows[0];
    },
    async refundedFees(id: number) {
      const { rows } = await app.pool.query(
        `select fee_amount, seat_minutes, resold_minutes, amount, how from fee_give_backs where reserve_cancellation_id = $1`,
        [id],
      );
      return rows;
    },
    async booked(reserve_id: number): Promise<number[]> {
      const { rows } = await app.pool.query<{ amount: number }>(
        'select amount from payments where reserve_id = $1 order by id',
        [reserve_id],
      );
      return rows.map(({ amount }) => amount);
    },
    async told(reserve_id: number): Promise<string[]> {
      const { rows } = await app.pool.query<{ content: string }>(
        `select content from notifications where reserve_id = $1 and kind = 'cancellation_fee_given_back'`,
        [reserve_id],
      );
      return rows.map(({ content }) => content);
    },
  };
}
