import { randomUUID } from 'node:crypto';
import { noteByHand } from '../../../db/testing/by-hand.ts';
import type { FunctionPayload } from '../../contract/functions/functions.ts';
import type { TestApp } from './app.ts';

const DATE = '2026-11-13';
const billedAt = (time: string): Date => new Date(`${DATE}T${time}:00+09:00`);

interface BilledStayOptions {
  branch_id?: number;
  children?: number;
  /** 登園 was never pressed: there is a fee instead of a stay. */
  no_show?: boolean;
}

/** Stays on a Friday, 10:00–12:00 at 1,100 yen an hour, with their children; not charged yet. */
export function billedStays(app: TestApp) {
  const one = async (sql: string, ...values: unknown[]): Promise<number> =>
    ((await app.pool.query<{ id: number }>(sql, values)).rows[0] as { id: number }).id;

  async function stay(customer_id: number, { branch_id = 2, children = 1, no_show = false }: BilledStayOptions = {}) {
    const amount = 2200 * children;
    const reserve_id = await one(
      `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
         reserve_amount, current_day_flag, holiday_flag)
       values ($1, $2, $3, $4, 1, $5, $6, false, false) returning id`,
      branch_id,
      customer_id,
      billedAt('10:00'),
      billedAt('12:00'),
      no_show ? 4 : 3,
      amount,
    );
    const child_ids: number[] = [];
    for (let index = 0; index < children; index += 1) {
      const child_id = await one(
        `insert into children (customer_id, name, date_of_birth, gender) values ($1, '試験 花', '2022-05-05', 2) returning id`,
        customer_id,
      );
      child_ids.push(child_id);
      await app.pool.query(
        `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
           attendance_status, arrived_datetime, left_datetime, absent_cause)
         values ($1, $2, '2022-05-05', false, false, $3, $4, $5, $6)`,
        [
          reserve_id,
          child_id,
          no_show ? 4 : 3,
          no_show ? null : billedAt('10:00'),
          no_show ? null : billedAt('12:00'),
          no_show ? 4 : null,
        ],
      );
    }
    if (no_show) {
      const feeId = await one(
        `insert into reserve_cancellations (reserve_id, cancel_amount, cancel_type, cancel_cause, cancel_settlement_status,
           cancel_datetime) values ($1, $2, 2, 4, 1, $3) returning id`,
        reserve_id,
        amount,
        billedAt('13:00'),
      );
      await noteByHand(app.pool, [reserve_id]);
      return { id: 0, feeId, reserve_id, child_ids, amount };
    }
    const lines = child_ids.map((_, child_index) => {
      const line = { child_index, kind: 'childcare', unit_price: 1100, quantity: 120, amount: 2200, tax_class: 1 };
      return { ...line, from: '10:00', to: '12:00' };
    });
    const id = await one(
      `insert into childcares (reserve_id, branch_id, customer_id, start_datetime, end_datetime, childcare_amount,
         total_amount, amount_lines) values ($1, $2, $3, $4, $5, $6, $6, $7) returning id`,
      reserve_id,
      branch_id,
      customer_id,
      billedAt('10:00'),
      billedAt('12:00'),
      amount,
      JSON.stringify(lines),
    );
    await noteByHand(app.pool, [reserve_id]);
    return { id, feeId: 0, reserve_id, child_ids, amount };
  }
  type Stay = Awaited<ReturnType<typeof stay>>;

  type Payload = {
    end?: string;
    lunch?: 0 | 1;
    discount?: number;
    earlier_refunds?: 'included' | 'kept';
    cash?: boolean;
  };
  const correctionOf = (
    { reserve_id, child_ids }: Stay,
    payload: Payload,
  ): FunctionPayload<'staffPreviewCorrection'> => ({
    reserve_id,
    children: child_ids.map((child_id) => ({
      child_id,
      came_flag: 1,
      start_time: '10:00',
      end_time: payload.end ?? '12:00',
      breakfast_support_flag: 0,
      lunch_support_flag: payload.lunch ?? 0,
      supper_support_flag: 0,
    })),
    others_discount_amount: payload.discount ?? 0,
    others_discount_reason: payload.discount ? 'お詫び' : '',
    ...(payload.earlier_refunds && { earlier_refunds: payload.earlier_refunds }),
  });

  /** Previewed and saved as a manager does, in one go. */
  async function correct(of: Stay, payload: Payload, uid = 'demo-minato-manager') {
    const asked = correctionOf(of, payload);
    const shown = await app.call('staffPreviewCorrection', asked, await app.tokenOf(uid, 'staff'));
    if (shown.status !== 'OK') return shown;
    return save(asked, { total: shown.after.total_amount, difference: shown.difference }, payload, uid);
  }
  async function save(
    asked: FunctionPayload<'staffPreviewCorrection'>,
    quoted: { total: number; difference: number },
    payload: Payload = {},
    uid = 'demo-minato-manager',
    idempotency_key: string = randomUUID(),
  ) {
    const more = { reason: 'お迎えの時刻の誤り', payment_method: payload.cash ? 2 : 1, idempotency_key };
    const input = { ...asked, ...more, quoted_total: quoted.total, quoted_difference: quoted.difference };
    return app.call('staffCorrectChildcare', input, await app.tokenOf(uid, 'staff'));
  }
  return { stay, correctionOf, correct, save };
}
