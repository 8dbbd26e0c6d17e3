import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoStripeSeed } from '../../../../db/seed/demo-stripe.ts';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import type { SelectMypageReserveData, SelectStaffWaiversData } from '../../../contract/operations/generated.ts';
import { cancelCause, cancelSettlementStatus } from '../../../domain/codes.ts';
import { waiverStatus } from '../../../domain/staff-codes.ts';
import { addDays, instantOf } from '../../../domain/time.ts';
import { openSession } from '../../auth/store/sessions.ts';
import { testApp } from '../../testing/app.ts';
import { formTimes, type Times } from '../../waitlist/testing/create-payload.ts';

/** Waiving money needs a manager, whichever way: when others do it, the fee waits and nothing is charged. */
const app = await testApp({ emulators: true });
await fetch(`${app.emulators?.stripe}/emulator/seed`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(demoStripeSeed(TEST_NOW)),
});
const { waiting, granted, refused } = waiverStatus.code;
const { toCharge, charged, waived, noFee } = cancelSettlementStatus.code;
const { branch, family } = cancelCause.code;
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
const parent = () => app.tokenOf('demo-kimura');
const { rows: tablets } = await app.pool.query<{ id: number; branch_id: number }>(
  "insert into tablets (branch_id, name, registered_by) values (2, '玄関', 2) returning id, branch_id",
);
/** The manager at the shared tablet: a PIN acts as branch staff. */
async function managerByPin(): Promise<string> {
  const tablet = tablets[0] as { id: number; branch_id: number };
  const uid = 'demo-minato-manager';
  const session = await app.services.database.transaction(app.clock.now(), (tx) =>
    openSession(tx, { uid, role: 'staff', tablet, by_pin: true }, app.config),
  );
  return app.services.bearer.issue({
    uid,
    role: 'staff',
    session_id: session.id,
    tablet: { ...tablet, limited: true },
  });
}

let day = '2026-11-30';
let reserve_id = 0;
/** Two hours at 10:00 for 2,200 yen, looked at on the day before at 19:00: cancelling costs half of it. */
beforeEach(async () => {
  day = addDays(day, 2);
  app.clock.freeze(instantOf(addDays(day, -1), 19 * 60));
  const { rows } = await app.pool.query<{ id: number }>(
    `with made as (
       insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
         holiday_flag, reserve_amount, amount_lines, created_at)
       select 2, id, $1::timestamptz, $1::timestamptz + interval '2 hours', 1, false, false, 2200, '[]', '2026-11-01'
       from customers where uid = 'demo-kimura' returning id, customer_id)
     insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
     select made.id, k.id, k.date_of_birth, false, false from made
     cross join lateral (select * from children k where k.customer_id = made.customer_id and not k.disable order by id limit 1) k
     returning reserve_id as id`,
    [instantOf(day, 600)],
  );
  reserve_id = rows[0]?.id ?? 0;
});

const waiverOf = async () =>
  (await app.pool.query('select * from fee_waivers where reserve_id = $1 order by id desc limit 1', [reserve_id]))
    .rows[0];
const feeOf = async () =>
  (
    await app.pool.query(
      `select id, cancel_amount, cancel_cause, cancel_settlement_status as state from reserve_cancellations where reserve_id = $1`,
      [reserve_id],
    )
  ).rows[0];
const row = async () => (await app.pool.query('select * from reserves where id = $1', [reserve_id])).rows[0];
const paid = async () =>
  Number(
    (await app.pool.query('select coalesce(sum(amount), 0) as paid from payments where reserve_id = $1', [reserve_id]))
      .rows[0].paid,
  );
const lastNotice = async () =>
  (
    await app.pool.query<{ kind: string; content: string }>(
      `select kind, content from notifications where reserve_id = $1 and family_member_id in
         (select id from family_members where role = 1) order by id desc limit 1`,
      [reserve_id],
    )
  ).rows[0];
const run = async () => {
  for (const job of ['settleDue', 'handFeeWaivers']) {
    await app.pool.query('select graphile_worker.add_job($1, $2)', [job, '{}']);
  }
  await app.runJobs();
  await app.runJobs();
};
const cancelAs = async (token: string, cancel_cause: 1 | 2 = branch, more: object = {}) =>
  app.call('staffCancelReserve', { reserve_id, cancel_remarks: '職員の急な休み', cancel_cause, ...more }, token);
const answer = async (granted_flag: 0 | 1, token?: string) =>
  app.call('staffAnswerFeeWaiver', { fee_waiver_id: (await waiverOf()).id, granted_flag }, token ?? (await manager()));
const far: Times = { date: '2027-01-12', from: '10:00', to: '12:00' };
const moveAs = async (token: string, times: Times = far) =>
  app.call('staffUpdateReserve', { ...formTimes(times), reserve_id, asked_by_branch_flag: 1 }, token);
const feeNow = async () =>
  (await app.query<SelectMypageReserveData>('SelectMypageReserve', { reserve_id }, await parent())).reserves[0]
    ?.cancellation_fee?.cancel_amount;

describe('a cancellation for the branch’s reasons', () => {
  it.each([
    ['plain staff', staff],
    ['a manager with a PIN', managerByPin],
  ])('by %s takes effect at once, and its fee waits', async (_who, token) => {
    expect(await cancelAs(await token())).toMatchObject({ status: 'OK', cancel_amount: 1100 });
    expect(await row()).toMatchObject({ cancel_flag: true, live: false });
    expect(await feeOf()).toMatchObject({ cancel_amount: 1100, cancel_cause: branch, state: toCharge });
    expect(await waiverOf()).toMatchObject({ status: waiting, fee_amount: 1100, granted_amount: 0 });
    expect((await lastNotice())?.content).toContain('キャンセル料(1,100円)については園で確認しています');
    const shown = await app.query<SelectMypageReserveData>('SelectMypageReserve', { reserve_id }, await parent());
    expect(shown.fee_waivers).toMatchObject([{ fee_amount: 1100 }]);
    await run();
    expect(await paid()).toBe(0);
  });

  it('cannot be charged by any way while it waits', async () => {
    await cancelAs(await staff());
    const { id } = await feeOf();
    const claim = { childcare_id: null, reserve_cancellation_id: id, childcare_correction_id: null };
    const ways = [
      await app.call('staffRetrySettlement', claim, await staff()),
      await app.call('staffRecordCash', { ...claim, quoted_amount: 1100 }, await manager()),
      await app.call('payUnpaid', { ...claim, quoted_amount: 1100 }, await parent()),
      await app.call('createKonbiniSlip', { ...claim, quoted_amount: 1100 }, await parent()),
    ];
    expect(ways.map(({ status }) => status)).toEqual(['NG', 'NG', 'NG', 'NG']);
    await app.pool.query(
      "select graphile_worker.add_job('settleCancellation', json_build_object('reserve_cancellation_id', $1::integer))",
      [id],
    );
    app.clock.advance(30 * 24 * 3600);
    await run();
    expect(await paid()).toBe(0);
    expect(await feeOf()).toMatchObject({ state: toCharge });
    const { rows } = await app.pool.query('select from payment_intents where reserve_cancellation_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('by a manager costs nothing, and is in the list with the name', async () => {
    expect(await cancelAs(await manager())).toMatchObject({ cancel_amount: 0 });
    expect(await feeOf()).toMatchObject({ cancel_amount: 0, state: noFee });
    expect(await waiverOf()).toMatchObject({ status: granted, fee_amount: 1100, granted_amount: 0 });
    expect((await waiverOf()).answered_account_id).toBe((await waiverOf()).asked_account_id);
  });

  it('granted costs nothing', async () => {
    await cancelAs(await staff());
    expect(await answer(1)).toMatchObject({ status: 'OK' });
    expect(await feeOf()).toMatchObject({ cancel_amount: 0, cancel_cause: branch, state: waived });
    await run();
    expect(await paid()).toBe(0);
  });

  it('refused is charged as it would have been', async () => {
    await cancelAs(await staff());
    expect(await answer(0)).toMatchObject({ status: 'OK' });
    await run();
    expect(await feeOf()).toMatchObject({ cancel_amount: 1100, cancel_cause: family, state: charged });
    expect(await paid()).toBe(1100);
    expect(await waiverOf()).toMatchObject({ status: refused });
  });

  it('before the free deadline has nothing to wait for', async () => {
    app.clock.freeze(instantOf(addDays(day, -3), 600));
    expect(await cancelAs(await staff())).toMatchObject({ cancel_amount: 0 });
    expect(await waiverOf()).toBeUndefined();
  });

  it('a part let go by goodwill charges the rest as the family’s', async () => {
    await cancelAs(await staff());
    const { id: reserve_cancellation_id } = await feeOf();
    const goodwill = { lowered_amount: 600, reason: 'お詫び', idempotency_key: randomUUID() };
    await app.call('staffLowerCancelFee', { reserve_cancellation_id, ...goodwill }, await manager());
    await run();
    expect(await feeOf()).toMatchObject({ cancel_amount: 500, cancel_cause: family, state: charged });
  });
});

describe('a move at the branch’s wish', () => {
  it('by plain staff takes effect and waits; cancelled meanwhile, its fee waits with it', async () => {
    expect(await moveAs(await staff())).toMatchObject({ status: 'OK', reserve_amount: 2200 });
    expect(await row()).toMatchObject({ reserve_date: far.date, kept_cancel_amount: 0 });
    expect(await waiverOf()).toMatchObject({ status: waiting, fee_amount: 1100, reserve_cancellation_id: null });
    expect((await lastNotice())?.content).toContain('をいただかないことを園で確認しています');
    expect(
      await app.call('cancelReserve', { reserve_id, quoted_fee: 0, cancel_remarks: '' }, await parent()),
    ).toMatchObject({
      cancel_amount: 0,
    });
    expect(await feeOf()).toMatchObject({ cancel_amount: 1100, state: toCharge });
    await run();
    expect(await paid()).toBe(0);
    await answer(0);
    await run();
    expect(await paid()).toBe(1100);
  });

  it('granted after the cancellation costs nothing', async () => {
    await moveAs(await staff());
    await app.call('cancelReserve', { reserve_id, quoted_fee: 0, cancel_remarks: '' }, await parent());
    await answer(1);
    await run();
    expect(await feeOf()).toMatchObject({ cancel_amount: 0, state: waived });
    expect(await paid()).toBe(0);
  });

  it('refused keeps the fee, granted keeps none; the family is notified', async () => {
    await moveAs(await staff());
    expect(await answer(0)).toMatchObject({ status: 'OK' });
    expect(await row()).toMatchObject({ kept_cancel_amount: 1100 });
    expect(await feeNow()).toBe(1100);
    expect(await lastNotice()).toMatchObject({ kind: 'move_fee_decided' });
    expect((await lastNotice())?.content).toContain('1,100円');
    await app.call('cancelReserve', { reserve_id, quoted_fee: 1100, cancel_remarks: '' }, await parent());
    await run();
    expect(await paid()).toBe(1100);
  });

  it('near enough would have taken a free move: refused it takes one, so nobody moves for ever', async () => {
    await moveAs(await staff(), { date: addDays(day, 7), from: '10:00', to: '12:00' });
    expect(await waiverOf()).toMatchObject({ free_move_flag: true, fee_amount: 0 });
    await answer(0);
    expect(await row()).toMatchObject({ free_moves: 1 });
  });

  it('to the day itself: refused adds the same-day line, as the family’s move would have', async () => {
    const today = addDays(day, -1);
    app.clock.freeze(instantOf(today, 600));
    expect(await moveAs(await staff(), { date: today, from: '14:00', to: '16:00' })).toMatchObject({
      reserve_amount: 2200,
    });
    expect(await waiverOf()).toMatchObject({ refused_amount: 2700 });
    await answer(0);
    expect(await row()).toMatchObject({ reserve_amount: 2700, current_day_flag: true });
  });

  it('by a manager is answered with it', async () => {
    await moveAs(await manager());
    expect(await waiverOf()).toMatchObject({ status: granted, fee_amount: 1100 });
    expect(await feeNow()).toBe(0);
  });
});

describe('the list', () => {
  it('shows headquarters every branch, a manager the own, another branch nothing, and a family its own without names', async () => {
    await cancelAs(await staff());
    const since = instantOf('2026-11-01', 0).toISOString();
    const listed = async (token: string) => app.query<SelectStaffWaiversData>('SelectStaffWaivers', { since }, token);
    const own = await listed(await manager());
    expect(own.waiting.map(({ reserve }) => reserve?.id)).toContain(reserve_id);
    expect(own.granted.some(({ answered_account }) => answered_account?.name !== undefined)).toBe(true);
    expect((await listed(await headquarters())).waiting.length).toBeGreaterThanOrEqual(own.waiting.length);
    const elsewhere = await listed(await app.tokenOf('demo-musashino-manager', 'staff'));
    expect(elsewhere.waiting.filter(({ reserve }) => reserve?.id === reserve_id)).toEqual([]);
    const board = await listed(await staff());
    expect(board.waiting.filter(({ branch_id }) => branch_id === 2).length).toBeGreaterThan(0);
    const other = await app.query<SelectMypageReserveData>(
      'SelectMypageReserve',
      { reserve_id },
      await app.tokenOf('demo-sato'),
    );
    expect(other.fee_waivers).toEqual([]);
  });
});
