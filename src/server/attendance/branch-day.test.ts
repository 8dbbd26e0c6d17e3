import { describe, expect, it } from 'vitest';
import { demoStripeSeed } from '../../../db/seed/demo-stripe.ts';
import { TEST_NOW } from '../../../db/testing/template.ts';
import { testApp } from '../testing/app.ts';
import { bookChecks } from '../testing/books/book-checks.ts';

const app = await testApp({ emulators: true });
await fetch(`${app.emulators?.stripe}/emulator/seed`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(demoStripeSeed(TEST_NOW)),
});

const MINATO = 2;
// Fresh for each call: the clock jumps further than a token lives.
const parent = () => app.tokenOf('demo-kimura');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-manager', 'staff');
const one = async <Row>(sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0] as Row;
const { id: customer_id } = await one<{ id: number }>("select id from customers where uid = 'demo-kimura'");
const children = (
  await app.pool.query('select id from children where customer_id = $1 and not disable order by id', [customer_id])
).rows as { id: number }[];
const child_ids = children.slice(0, 1).map(({ id }) => id);
const today = '2026-11-16';

let number = 0;
const key = () => {
  number += 1;
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
};
const times = (reserve_date: string, start_hour: number, end_hour: number) => ({
  reserve_date,
  start_hour,
  start_min: 0,
  end_hour,
  end_min: 0,
  breakfast_support_flag: 0 as const,
  lunch_support_flag: 0 as const,
  supper_support_flag: 0 as const,
  pickup_flag: 0 as const,
  pickup_name: null,
  pickup_tel: null,
  remarks: '',
});

async function reserve(date: string, start: number, end: number): Promise<number> {
  const stay = { ...times(date, start, end), branch_id: MINATO, child_ids };
  const quoted = await app.call('quoteReserve', stay, await parent());
  if (quoted.status !== 'OK') throw new Error(JSON.stringify(quoted));
  const input = { ...stay, quoted_amount: quoted.quote.reserve_amount, idempotency_key: key() };
  const made = await app.call('createReserve', input, await parent());
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  return made.reserve_id;
}

const at = (time: string, date = today) => new Date(`${date}T${time}:00+09:00`);
const settleNow = async () => {
  app.clock.advance(16 * 60);
  await app.pool.query("select graphile_worker.add_job('settleDue', '{}')");
  await app.runJobs();
  await app.runJobs();
};

describe('a stay', () => {
  it('is checked in and out, computed line by line, undone, and charged once', async () => {
    app.clock.freeze(at('10:00'));
    const reserve_id = await reserve(today, 13, 15);
    app.clock.freeze(at('12:58'));
    expect(await app.call('staffCheckIn', { reserve_id }, await elsewhere())).toMatchObject({
      status: 'NG',
      type: 'not_found',
    });
    expect(await app.call('staffCheckIn', { reserve_id }, await staff())).toMatchObject({
      status: 'OK',
      childcare_status: 2,
    });
    expect(await app.call('staffCheckIn', { reserve_id }, await manager())).toMatchObject({
      status: 'OK',
      childcare_status: 2,
    });
    app.clock.freeze(at('15:20'));
    const out = { reserve_id, pick_up_name: null, pick_up_tel: null };
    expect(await app.call('staffCheckOut', out, await staff())).toMatchObject({ status: 'OK', childcare_status: 3 });
    // Who was faster is said, and when.
    expect(await app.call('staffUndoCheck', { reserve_id, childcare_status: 2 }, await manager())).toMatchObject({
      type: 'stale_status',
      msg: '前田 亮さんが15:20に降園にしました。お子さまのいまの状態をご確認ください。',
    });
    expect(await app.call('staffNoShow', { reserve_id }, await manager())).toMatchObject({
      type: 'transition_refused',
      msg: '前田 亮さんが15:20に降園にしました。お子さまのいまの状態をご確認ください。',
    });
    expect(await app.call('staffUndoCheck', { reserve_id, childcare_status: 3 }, await staff())).toMatchObject({
      status: 'OK',
      childcare_status: 2,
    });
    await app.call('staffCheckOut', out, await staff());
    // 12:58 to 15:20 are billed as 12:58–15:20, per started quarter: 150 minutes.
    const row = await one<{ childcare_amount: number; total_amount: number; current_day_amount: number; plan: number }>(
      `select u.childcare_amount, u.total_amount, u.current_day_amount, p.childcare_discount_per_hour as plan
       from childcares u join customers c on c.id = u.customer_id join plan_types p on p.id = c.plan_type_id
       where reserve_id = $1`,
      reserve_id,
    );
    expect(row.childcare_amount).toBe(Math.floor(((1100 - row.plan) * 150) / 60));
    expect(row.current_day_amount).toBe(500);
    await settleNow();
    await settleNow();
    const payments = await app.pool.query('select amount from payments where reserve_id = $1', [reserve_id]);
    expect(payments.rows).toEqual([{ amount: row.total_amount }]);
    expect(await app.call('staffUndoCheck', { reserve_id, childcare_status: 3 }, await staff())).toMatchObject({
      type: 'already_settled',
    });
    const audit = await app.pool.query("select action from audit_logs where action like 'staff%' and record_id = $1", [
      reserve_id,
    ]);
    expect(audit.rows.map(({ action }) => action)).toContain('staffCheckOut');
  });

  it('that did not happen costs the no-show fee, unless undone in time', async () => {
    app.clock.freeze(at('10:00'));
    const reserve_id = await reserve(today, 17, 18);
    expect(await app.call('staffNoShow', { reserve_id }, await staff())).toMatchObject({
      type: 'transition_refused',
      msg: '予約の開始時刻までは、来園なしにできません。',
    });
    app.clock.freeze(at('17:20'));
    expect(await app.call('staffNoShow', { reserve_id }, await staff())).toMatchObject({
      status: 'OK',
      childcare_status: 4,
    });
    expect(await app.call('staffUndoCheck', { reserve_id, childcare_status: 4 }, await staff())).toMatchObject({
      status: 'OK',
    });
    // The fee's row is gone, so nothing of it is owed any more.
    await bookChecks(app);
    expect(await app.call('staffNoShow', { reserve_id }, await staff())).toMatchObject({ status: 'OK' });
    await settleNow();
    const { reserve_amount } = await one<{ reserve_amount: number }>(
      'select reserve_amount from reserves where id = $1',
      reserve_id,
    );
    const payments = await app.pool.query('select amount, payment_type from payments where reserve_id = $1', [
      reserve_id,
    ]);
    expect(payments.rows).toEqual([{ amount: reserve_amount, payment_type: 2 }]);
  });
});

describe('a request', () => {
  it('is answered once, by the branch itself, and the parent is notified', async () => {
    app.clock.freeze(at('10:00'));
    const date = '2026-12-08';
    const marks = { branch_id: MINATO, date_from: date, date_to: date, status: '△', remarks: '' } as const;
    expect((await app.request('staffSetReservable', { ...marks, confirmed_flag: 0 }, await staff())).statusCode).toBe(
      403,
    );
    expect(await app.call('staffSetReservable', { ...marks, confirmed_flag: 0 }, await manager())).toMatchObject({
      status: 'OK',
    });
    const reserve_id = await reserve(date, 10, 12);
    const approve = { reserve_id, approval_comment: 'お待ちしています' };
    expect(await app.call('staffApproveReserve', approve, await elsewhere())).toMatchObject({ type: 'not_found' });
    const both = await Promise.all([
      app.call('staffApproveReserve', approve, await staff()),
      app.call('staffRejectReserve', approve, await manager()),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['NG', 'OK']);
    app.clock.freeze(at('10:02'));
    await app.pool.query("select app.enqueue('tellAnswers', '{}')");
    await app.runJobs();
    const notices = await app.pool.query(
      `select kind from notifications where reserve_id = $1 and kind in ('reserve_approved', 'reserve_rejected')
         and family_member_id in (select id from family_members where role = 1)`,
      [reserve_id],
    );
    expect(notices.rowCount).toBe(1);
  });
});

describe('days of a branch', () => {
  it('closing asks about the reserves it touches, and cancels nothing', async () => {
    app.clock.freeze(at('10:00'));
    const date = '2026-12-10';
    const reserve_id = await reserve(date, 9, 11);
    const close = {
      branch_id: MINATO,
      date_from: date,
      date_to: '2026-12-11',
      status: '×',
      remarks: '設備点検',
    } as const;
    const asked = await app.call('staffSetReservable', { ...close, confirmed_flag: 0 }, await manager());
    expect(asked).toMatchObject({ type: 'closure_touches_reserves', details: { touched_reserve_ids: [reserve_id] } });
    const done = await app.call('staffSetReservable', { ...close, confirmed_flag: 1 }, await manager());
    expect(done).toMatchObject({ status: 'OK', touched_reserve_ids: [reserve_id] });
    const { live } = await one<{ live: boolean }>('select live from reserves where id = $1', reserve_id);
    expect(live).toBe(true);
  });

  it('a capacity for a range cuts what was there before', async () => {
    const date = '2026-12-14';
    const set = async (start_time: string, end_time: string, capacity: number | null) =>
      app.call(
        'staffSetCapacity',
        { branch_id: MINATO, date_from: date, date_to: date, start_time, end_time, capacity, confirmed_flag: 0 },
        await manager(),
      );
    await set('08:00', '18:00', 5);
    await set('10:00', '12:00', 2);
    await set('11:00', '13:00', null);
    const { rows } = await app.pool.query(
      `select start_time::text, end_time::text, capacity from branch_capacities where branch_id = $1 and date = $2 order by 1`,
      [MINATO, date],
    );
    expect(rows).toEqual([
      { start_time: '08:00:00', end_time: '10:00:00', capacity: 5 },
      { start_time: '10:00:00', end_time: '11:00:00', capacity: 2 },
      { start_time: '13:00:00', end_time: '18:00:00', capacity: 5 },
    ]);
  });
});

describe('money back', () => {
  it('is a manager’s, never more than was paid, once for a key, and in the books', async () => {
    const { id: payment_id, amount } = await one<{ id: number; amount: number }>(
      `select id, amount from payments where branch_id = $1 and payment_type = 1 and stripe_payment_intent_id like 'pi_demo%'
         and not exists (select from payments r where r.refunded_payment_id = payments.id) order by id limit 1`,
      MINATO,
    );
    const refund = { payment_id, amount, reason: '二重に請求したため', idempotency_key: key() };
    expect((await app.request('staffRefundPayment', refund, await staff())).statusCode).toBe(403);
    expect(await app.call('staffRefundPayment', refund, await elsewhere())).toMatchObject({ type: 'not_found' });
    const tooMuch = { ...refund, amount: amount + 1, idempotency_key: key() };
    expect(await app.call('staffRefundPayment', tooMuch, await manager())).toMatchObject({ type: 'refund_too_large' });
    await Promise.all([
      app.call('staffRefundPayment', refund, await manager()),
      app.call('staffRefundPayment', refund, await manager()),
    ]);
    await app.runJobs();
    const { rows } = await app.pool.query('select amount, payment_type from payments where refunded_payment_id = $1', [
      payment_id,
    ]);
    expect(rows).toEqual([{ amount: -amount, payment_type: 5 }]);
    const { rows: entries } = await app.pool.query(
      `select l.reason, (l.after ->> 'amount')::integer as amount from audit_logs l join refunds f on f.id = l.record_id
       where l.action = 'staffRefundPayment' and l.table_name = 'refunds' and f.payment_id = $1`,
      [payment_id],
    );
    expect(entries).toEqual([{ reason: '二重に請求したため', amount }]);
    const again = { ...refund, amount: 100, idempotency_key: key() };
    expect(await app.call('staffRefundPayment', again, await manager())).toMatchObject({ type: 'refund_too_large' });
  });
});

describe('on a parent’s behalf', () => {
  it('staff reserve, change and cancel by the same rules; a manager may set them aside with a reason', async () => {
    app.clock.freeze(at('10:00'));
    const date = '2026-12-15';
    const close = { branch_id: MINATO, date_from: date, date_to: date, status: '×', remarks: '' } as const;
    await app.call('staffSetReservable', { ...close, confirmed_flag: 0 }, await manager());
    const payload = {
      ...times(date, 9, 11),
      branch_id: MINATO,
      customer_id,
      child_ids,
      override_reason: '',
      idempotency_key: key(),
    };
    expect(await app.call('staffCreateReserve', payload, await staff())).toMatchObject({ type: 'reserve_closed_day' });
    const override = { ...payload, override_reason: '園長判断', idempotency_key: key() };
    expect((await app.request('staffCreateReserve', override, await staff())).statusCode).toBe(403);
    const made = await app.call('staffCreateReserve', override, await manager());
    expect(made).toMatchObject({ status: 'OK', approval_status: 1 });
    const reserve_id = made.status === 'OK' ? made.reserve_id : 0;
    const cancel = { reserve_id, cancel_remarks: 'お電話にて', cancel_cause: 1 as const, waive_flag: 1 as const };
    expect((await app.request('staffCancelReserve', cancel, await staff())).statusCode).toBe(403);
    expect(await app.call('staffCancelReserve', cancel, await manager())).toMatchObject({
      status: 'OK',
      cancel_amount: 0,
    });
    const audit = await app.pool.query('select action, reason from audit_logs where record_id = $1 order by id', [
      reserve_id,
    ]);
    expect(audit.rows).toEqual([
      { action: 'staffCreateReserve', reason: '園長判断' },
      { action: 'staffCancelReserve', reason: 'お電話にて' },
    ]);
  });
});
