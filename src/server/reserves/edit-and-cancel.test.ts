import { describe, expect, it } from 'vitest';
import { instantOf } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';
import { createPayload, formTimes, type Times } from '../waitlist/testing/create-payload.ts';
import { freshToken } from './testing/families.ts';

const app = await testApp();
const branch_id = 3;
const uid = 'demo-sato';
const at = (date: string, minute: number) => app.clock.freeze(instantOf(date, minute));
const token = () => freshToken(app, uid);

async function made(times: Times, child_ids = [1]) {
  const quoted = await app.call('quoteReserve', { ...formTimes(times), branch_id, child_ids }, await token());
  if (quoted.status !== 'OK') throw new Error(quoted.type);
  const { reserve_amount: quoted_amount } = quoted.quote;
  const result = await app.call(
    'createReserve',
    createPayload(times, { branch_id, child_ids, quoted_amount }),
    await token(),
  );
  if (result.status !== 'OK') throw new Error(result.type);
  return result;
}
const edit = async (reserve_id: number, times: Times, quoted_amount: number, more: object = {}) =>
  app.call('updateReserve', { ...formTimes(times), reserve_id, quoted_amount, ...more }, await token());
const cancel = async (reserve_id: number, quoted_fee: number) =>
  app.call('cancelReserve', { reserve_id, quoted_fee, cancel_remarks: '発熱のため' }, await token());
const row = async (id: number) => (await app.pool.query('select * from reserves where id = $1', [id])).rows[0];
const viewed = async (id: number) =>
  (
    await app.pool.query(
      `with moment as materialized (select set_config('app.now', $2, true))
       select f.cancel_amount from moment, view_reserve_cancellation_fees f where f.reserve_id = $1`,
      [id, app.clock.now().toISOString()],
    )
  ).rows[0]?.cancel_amount;

describe('updateReserve', () => {
  it('changes times, children and meals, with the price of the new day and one message', async () => {
    at('2026-11-16', 600);
    const { reserve_id } = await made({ date: '2026-12-01', from: '10:00', to: '12:00' });
    const times = { date: '2026-12-02', from: '09:00', to: '12:00' };
    const result = await edit(reserve_id, times, 7000, { child_ids: [1, 2], lunch_support_flag: 1 });
    expect(result).toMatchObject({ status: 'OK', approval_status: 1, reserve_amount: 7000 });
    const details = await app.pool.query('select child_id, live from reserve_details where reserve_id = $1', [
      reserve_id,
    ]);
    expect(details.rows).toEqual([
      { child_id: 1, live: true },
      { child_id: 2, live: true },
    ]);
    const notices = await app.pool.query(
      "select title from notifications where reserve_id = $1 and kind = 'reserve_changed'",
      [reserve_id],
    );
    expect(notices.rows).toEqual([{ title: 'ご予約を変更しました' }]);
    expect(await edit(reserve_id, times, 4000, { child_ids: [2], lunch_support_flag: 1 })).toMatchObject({
      type: 'quote_changed',
      details: { quote: { reserve_amount: 3500 } },
    });
    expect(await edit(reserve_id, times, 3500, { child_ids: [2], lunch_support_flag: 1 })).toMatchObject({
      status: 'OK',
    });
  });

  it('keeps the same-day charge as it was made, and refuses from 60 minutes before the start', async () => {
    at('2026-11-18', 9 * 60);
    const { reserve_id, reserve_amount } = await made({ date: '2026-11-18', from: '14:00', to: '16:00' });
    expect(reserve_amount).toBe(2500);
    expect(await edit(reserve_id, { date: '2026-11-20', from: '14:00', to: '16:00' }, 2500)).toMatchObject({
      status: 'OK',
    });
    expect((await row(reserve_id)).current_day_flag).toBe(true);
    at('2026-11-20', 13 * 60);
    expect(await edit(reserve_id, { date: '2026-11-20', from: '15:00', to: '16:00' }, 1500)).toMatchObject({
      type: 'deadline_passed',
    });
  });

  it('on a △ day asks again for more, not for less', async () => {
    at('2026-11-16', 600);
    await app.pool.query(
      "insert into reservable_managements (branch_id, date, status) values ($1, '2026-12-14', '△')",
      [branch_id],
    );
    const { reserve_id, approval_status } = await made({ date: '2026-12-14', from: '10:00', to: '12:00' });
    expect(approval_status).toBe(2);
    await app.pool.query('update reserves set approval_status = 3 where id = $1', [reserve_id]);
    expect(await edit(reserve_id, { date: '2026-12-14', from: '10:00', to: '11:00' }, 1000)).toMatchObject({
      approval_status: 3,
    });
    expect(await edit(reserve_id, { date: '2026-12-14', from: '09:00', to: '11:00' }, 2000)).toMatchObject({
      approval_status: 2,
    });
  });

  it('cannot lower the amount below the fee once the free deadline is past', async () => {
    at('2026-11-16', 600);
    const { reserve_id } = await made({ date: '2026-11-24', from: '12:00', to: '18:00' });
    at('2026-11-23', 18 * 60 + 1);
    expect(await edit(reserve_id, { date: '2026-11-24', from: '12:00', to: '13:00' }, 1000)).toMatchObject({
      type: 'amount_below_fee',
      details: { minimum_amount: 3000 },
    });
    expect(await edit(reserve_id, { date: '2026-11-24', from: '12:00', to: '15:00' }, 3000)).toMatchObject({
      status: 'OK',
    });
  });
});

describe('cancelReserve', () => {
  it('takes back free for five minutes what starts soon, and a change gives no other five', async () => {
    at('2026-12-28', 9 * 60);
    const times = { date: '2026-12-28', from: '10:15', to: '12:15' };
    const quoted = await app.call('quoteReserve', { ...formTimes(times), branch_id, child_ids: [1] }, await token());
    expect(quoted).toMatchObject({ quote: { take_back_minutes: 5, cancel_schedule: [{ cancel_amount: 0 }, {}, {}] } });
    const first = await made(times);
    at('2026-12-28', 9 * 60 + 5);
    expect(await viewed(first.reserve_id)).toBe(0);
    expect(await cancel(first.reserve_id, 0)).toMatchObject({ status: 'OK', cancel_amount: 0 });

    const second = await made(times);
    at('2026-12-28', 9 * 60 + 9);
    const later = { ...times, to: '13:15' };
    expect(await edit(second.reserve_id, later, 3500)).toMatchObject({ status: 'OK' });
    at('2026-12-28', 9 * 60 + 10);
    expect(await viewed(second.reserve_id)).toBe(0);
    app.clock.freeze(new Date(instantOf('2026-12-28', 9 * 60 + 10).getTime() + 1000));
    expect(await viewed(second.reserve_id)).toBe(2800);
    expect(await cancel(second.reserve_id, 0)).toMatchObject({ type: 'fee_changed', details: { cancel_amount: 2800 } });
    expect(await cancel(second.reserve_id, 2800)).toMatchObject({ status: 'OK', cancel_amount: 2800 });
  });

  it('charges what was shown, to the second, and agrees with the SQL view', async () => {
    const start = { date: '2026-12-17', from: '12:00', to: '14:00' };
    const cases: [string, Date, number][] = [
      ['the deadline itself', instantOf('2026-12-16', 18 * 60), 0],
      ['a second later', new Date(instantOf('2026-12-16', 18 * 60).getTime() + 1000), 1000],
      ['a second before two hours', new Date(instantOf('2026-12-17', 600).getTime() - 1000), 1000],
      ['two hours before', instantOf('2026-12-17', 600), 1600],
      ['the last second', new Date(instantOf('2026-12-17', 720).getTime() - 1000), 1600],
    ];
    for (const [name, moment, fee] of cases) {
      at('2026-11-16', 600);
      const { reserve_id } = await made(start);
      app.clock.freeze(moment);
      expect([name, await viewed(reserve_id)]).toEqual([name, fee]);
      expect(await cancel(reserve_id, fee + 1), name).toMatchObject({
        type: 'fee_changed',
        details: { cancel_amount: fee },
      });
      expect(await cancel(reserve_id, fee), name).toMatchObject({ status: 'OK', cancel_amount: fee });
      const { rows } = await app.pool.query('select * from reserve_cancellations where reserve_id = $1', [reserve_id]);
      expect(rows[0], name).toMatchObject({
        cancel_amount: fee,
        cancel_type: 1,
        cancel_settlement_status: fee > 0 ? 1 : 0,
        cancel_remarks: '発熱のため',
      });
      expect(await cancel(reserve_id, fee), name).toMatchObject({ type: 'not_cancellable_reserve' });
    }
  });

  it('is free shortly after creating, and not possible once the stay has begun', async () => {
    at('2026-12-21', 8 * 60);
    const { reserve_id } = await made({ date: '2026-12-21', from: '12:00', to: '14:00' });
    app.clock.advance(15 * 60);
    expect(await viewed(reserve_id)).toBe(0);
    app.clock.advance(1);
    expect(await viewed(reserve_id)).toBe(1250);
    at('2026-12-21', 12 * 60);
    expect(await cancel(reserve_id, 2000)).toMatchObject({ type: 'not_cancellable_reserve' });
  });

  it('is offered by the list and the confirm page as long as the server takes it', async () => {
    at('2026-11-16', 600);
    const { reserve_id } = await made({ date: '2026-12-18', from: '12:00', to: '14:00' });
    type Listed = { reserves: { id: number; cancellable_flag?: boolean }[] };
    const offered = async () => {
      const list = await app.query<Listed>('SelectMypageReservesList', {}, await token());
      const confirm = await app.query<Listed>('SelectMypageReservesCancelConfirm', { reserve_id }, await token());
      return [list.reserves.find(({ id }) => id === reserve_id)?.cancellable_flag, confirm.reserves.length];
    };
    app.clock.freeze(new Date(instantOf('2026-12-18', 720).getTime() - 1000));
    expect(await offered()).toEqual([true, 1]);
    at('2026-12-18', 720);
    expect(await offered()).toEqual([false, 0]);
    expect(await cancel(reserve_id, 1600)).toMatchObject({ type: 'not_cancellable_reserve' });
  });

  it('of ten cancels at once one counts', async () => {
    at('2026-11-16', 600);
    const { reserve_id } = await made({ date: '2026-12-22', from: '12:00', to: '14:00' });
    const results = await Promise.all(Array.from({ length: 10 }, () => cancel(reserve_id, 0)));
    expect(results.filter(({ status }) => status === 'OK')).toHaveLength(1);
  });
});
