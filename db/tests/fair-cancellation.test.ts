import { describe, expect, it } from 'vitest';
import golden from '../../src/domain/cases/fair-cancellation.json' with { type: 'json' };
import { testDatabase } from '../testing/database.ts';

const database = await testDatabase();

/** The same cases as src/domain/billing/cancelling/fair-cancellation.test.ts. */
describe('view_reserve_cancellation_fees: a sick child and a move', () => {
  it.each(golden.cases)('$name', async (each) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.now', $1, true)", [each.now]);
      await client.query('update cancellation_policies set illness_percent = $1', [each.illness_percent]);
      const { rows: children } = await client.query<{ id: number; customer_id: number }>(
        'select id, customer_id from children order by id limit 1',
      );
      const [child] = children;
      const reserve = async (start: string, amount: number) => {
        const { rows } = await client.query<{ id: number }>(
          `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
             holiday_flag, reserve_amount, created_at, free_moves, cancel_flag)
           values (2, $1, $2::timestamptz, $2::timestamptz + interval '1 hour', 1, false, false, $3, '2026-11-01', $4, $5)
           returning id`,
          [child?.customer_id, start, amount, each.free_moves, start !== each.start_datetime],
        );
        await client.query(
          `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
           values ($1, $2, '2023-01-01', false, false)`,
          [rows[0]?.id, child?.id],
        );
        return rows[0]?.id;
      };
      // The child's own stays of the demo would overlap.
      await client.query('update reserves set cancel_flag = true where customer_id = $1', [child?.customer_id]);
      for (const date of each.turns) {
        await client.query(
          `insert into reserve_cancellations (reserve_id, cancel_amount, cancel_datetime, cancel_type, cancel_cause,
             cancel_settlement_status, illness_turn_flag) values ($1, 0, app.now(), 1, 3, 0, true)`,
          [await reserve(`${date}T10:00:00+09:00`, 1000)],
        );
      }
      const id = await reserve(each.start_datetime, each.reserve_amount);
      const { rows } = await client.query(
        `select illness_amount, illness_left, free_moves_left > 0 and app.now() <= free_move_until as free_move
         from view_reserve_cancellation_fees where reserve_id = $1`,
        [id],
      );
      const { illness_amount, illness_left, free_move } = each;
      expect(rows).toEqual([{ illness_amount, illness_left, free_move }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
