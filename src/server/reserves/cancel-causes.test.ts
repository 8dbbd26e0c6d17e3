import { describe, expect, it } from 'vitest';
import { demoStripeSeed } from '../../../db/seed/demo-stripe.ts';
import { TEST_NOW } from '../../../db/testing/template.ts';
import type { SelectStaffReserveData } from '../../contract/operations/generated.ts';
import { testApp } from '../testing/app.ts';

const app = await testApp({ emulators: true });
await fetch(`${app.emulators?.stripe}/emulator/seed`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(demoStripeSeed(TEST_NOW)),
});

const MINATO = 2;
const family = 1;
const illness = 3;
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-manager', 'staff');
const { id: customer_id } = (await app.pool.query("select id from customers where uid = 'demo-kimura'")).rows[0];
const { id: child_id } = (
  await app.pool.query('select id from children where customer_id = $1 and not disable order by id limit 1', [
    customer_id,
  ])
).rows[0];

let day = 0;
/** A stay of 2,000 yen at 10:00 of an own day, looked at on that day at 9:00: the last tier, 80 percent. */
async function lateStay(): Promise<number> {
  day += 1;
  const date = `2026-12-${String(day).padStart(2, '0')}`;
  app.clock.freeze(new Date(`${date}T09:00:00+09:00`));
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
       holiday_flag, reserve_amount, created_at)
     values ($1, $2, $3::timestamptz, $3::timestamptz + interval '2 hours', 1, false, false, 2000, '2026-11-01') returning id`,
    [MINATO, customer_id, `${date}T10:00:00+09:00`],
  );
  const id = rows[0]?.id ?? 0;
  await app.pool.query(
    `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
     select $1, id, date_of_birth, false, false from children where id = $2`,
    [id, child_id],
  );
  return id;
}

const stateOf = async (reserve_id: number) =>
  (
    await app.pool.query(
      `select x.cancel_cause, x.cancel_type, x.cancel_amount, x.cancel_settlement_status as state, w.status as waiver, w.id as fee_waiver_id
       from reserve_cancellations x left join fee_waivers w on w.reserve_cancellation_id = x.id where x.reserve_id = $1`,
      [reserve_id],
    )
  ).rows[0];
const noticesOf = async (reserve_id: number): Promise<string[]> =>
  (
    await app.pool.query(
      `select title from notifications where reserve_id = $1 and family_member_id in (select id from family_members where role = 1) order by id`,
      [reserve_id],
    )
  ).rows.map(({ title }) => title);
const paidOf = async (reserve_id: number): Promise<number> =>
  Number(
    (await app.pool.query('select coalesce(sum(amount), 0) as paid from payments where reserve_id = $1', [reserve_id]))
      .rows[0].paid,
  );
const run = async () => {
  await app.pool.query("select graphile_worker.add_job('settleDue', '{}')");
  await app.runJobs();
  await app.runJobs();
};

describe('a cancellation at the desk', () => {
  it.each([
    ['the family', 1, 1600, 'ご連絡をいただき、ご予約をキャンセルしました'],
    ['the branch', 2, 0, '園の都合で、ご予約を取り消しました'],
    ['illness', 3, 0, 'ご連絡をいただき、ご予約をキャンセルしました'],
  ] as const)('caused by %s', async (_who, cancel_cause, cancel_amount, title) => {
    const reserve_id = await lateStay();
    const input = { reserve_id, cancel_remarks: 'お電話', cancel_cause };
    expect(await app.call('staffCancelReserve', input, await manager())).toMatchObject({ status: 'OK', cancel_amount });
    expect(await stateOf(reserve_id)).toMatchObject({ cancel_cause, cancel_type: 2, cancel_amount });
    expect(await noticesOf(reserve_id)).toEqual([title]);
    await run();
    expect(await paidOf(reserve_id)).toBe(cancel_amount);
  });

  it('costs the percentage of illness where one is set, never more than the tier', async () => {
    await app.pool.query(`update cancellation_policies set illness_percent = 30`);
    const reserve_id = await lateStay();
    const shown = await app.query<SelectStaffReserveData>('SelectStaffReserve', { reserve_id }, await staff());
    expect(shown.reserves[0]?.cancellation_fee).toMatchObject({ cancel_amount: 1600, illness_amount: 600 });
    const input = { reserve_id, cancel_remarks: '発熱', cancel_cause: illness } as const;
    expect(await app.call('staffCancelReserve', input, await staff())).toMatchObject({ cancel_amount: 600 });
    await app.pool.query(`update cancellation_policies set illness_percent = 0`);
  });

  it('of a day that is over is a manager’s', async () => {
    const reserve_id = await lateStay();
    app.clock.advance(24 * 3600);
    const input = { reserve_id, cancel_remarks: '話し合いのうえ', cancel_cause: family, waive_flag: 0 } as const;
    expect(await app.call('staffCancelReserve', input, await staff())).toMatchObject({
      type: 'attendance_manager_needed',
    });
    expect(await app.call('staffCancelReserve', input, await manager())).toMatchObject({ status: 'OK' });
  });

  it('is never a no-show: that has its own act', async () => {
    const reserve_id = await lateStay();
    const input = { reserve_id, cancel_remarks: 'x', cancel_cause: 4 };
    expect((await app.request('staffCancelReserve', input as never, await staff())).statusCode).toBe(400);
  });
});

describe('a fee that staff ask to be let go', () => {
  async function asked(): Promise<{ reserve_id: number; fee_waiver_id: number }> {
    const reserve_id = await lateStay();
    const input = { reserve_id, cancel_remarks: 'ご家族の入院', cancel_cause: family, ask_waiver_flag: 1 } as const;
    expect(await app.call('staffCancelReserve', input, await staff())).toMatchObject({ cancel_amount: 1600 });
    await run();
    expect(await paidOf(reserve_id)).toBe(0);
    const { fee_waiver_id, ...state } = await stateOf(reserve_id);
    expect(state).toMatchObject({ state: 1, waiver: 1 });
    return { reserve_id, fee_waiver_id };
  }

  it('is waived by the manager of that branch, once, and the family is notified', async () => {
    const { reserve_id, fee_waiver_id } = await asked();
    const answer = { fee_waiver_id, granted_flag: 1 } as const;
    expect((await app.request('staffAnswerFeeWaiver', answer, await staff())).statusCode).toBe(403);
    expect(await app.call('staffAnswerFeeWaiver', answer, await elsewhere())).toMatchObject({ type: 'not_found' });
    expect(await app.call('staffAnswerFeeWaiver', answer, await manager())).toMatchObject({ status: 'OK' });
    expect(await app.call('staffAnswerFeeWaiver', answer, await manager())).toMatchObject({
      type: 'waiver_answered',
      msg: expect.stringMatching(/さんが.+に免除しました。$/),
    });
    expect(await app.call('staffAnswerFeeWaiver', answer, await elsewhere())).toMatchObject({ type: 'not_found' });
    expect(await stateOf(reserve_id)).toMatchObject({ state: 4, waiver: 2, cancel_amount: 0 });
    expect((await noticesOf(reserve_id)).at(-1)).toBe('キャンセル料はかかりません');
    await run();
    expect(await paidOf(reserve_id)).toBe(0);
  });

  it('is charged when the manager refuses', async () => {
    const { reserve_id, fee_waiver_id } = await asked();
    await app.call('staffAnswerFeeWaiver', { fee_waiver_id, granted_flag: 0 }, await manager());
    await run();
    expect(await paidOf(reserve_id)).toBe(1600);
    expect(await stateOf(reserve_id)).toMatchObject({ state: 2, waiver: 3 });
  });

  it('goes to headquarters when not answered in time, and is never charged by itself', async () => {
    const { reserve_id, fee_waiver_id } = await asked();
    app.clock.advance(25 * 3600);
    await run();
    await app.pool.query("select graphile_worker.add_job('handFeeWaivers', '{}')");
    await app.runJobs();
    expect(await paidOf(reserve_id)).toBe(0);
    expect(await stateOf(reserve_id)).toMatchObject({ state: 1, waiver: 1 });
    const { rows } = await app.pool.query(`select link from headquarters_messages where deduplication_key = $1`, [
      `fee waiver ${fee_waiver_id}`,
    ]);
    expect(rows).toEqual([{ link: '/staff/childcares/waivers' }]);
    const answer = { fee_waiver_id, granted_flag: 1 } as const;
    const headquarters = await app.tokenOf('demo-honbu', 'staff');
    expect(await app.call('staffAnswerFeeWaiver', answer, headquarters)).toMatchObject({ status: 'OK' });
    expect(await stateOf(reserve_id)).toMatchObject({ state: 4, waiver: 2, cancel_amount: 0 });
  });
});
