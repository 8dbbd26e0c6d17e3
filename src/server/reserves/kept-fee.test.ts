import { beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';
import { createPayload, formTimes, type Times } from '../waitlist/testing/create-payload.ts';
import { freshToken, makeFamilies } from './testing/families.ts';

/** A change after the free deadline is no way around the cancellation fee, and a move to today pays today's price. */
const app = await testApp();
const branch_id = 2;
const at = (date: string, minute: number) => app.clock.freeze(instantOf(date, minute));
/** Each test has its own family: the stays overlap. */
let child_ids: number[] = [];
let uid = '';
beforeEach(async () => {
  const [family] = await makeFamilies(app, 1, 1);
  if (family) ({ child_ids, uid } = family);
});
const token = () => freshToken(app, uid);
const staff = (key = 'minato-staff') => app.tokenOf(`demo-${key}`, 'staff');

const quote = async (times: Times, more: object = {}) => {
  const quoted = await app.call('quoteReserve', { ...formTimes(times), branch_id, child_ids, ...more }, await token());
  if (quoted.status !== 'OK') throw new Error(quoted.type);
  return quoted.quote;
};
async function made(times: Times): Promise<number> {
  const { reserve_amount: quoted_amount } = await quote(times);
  const payload = createPayload(times, { branch_id, child_ids, quoted_amount });
  const result = await app.call('createReserve', payload, await token());
  if (result.status !== 'OK') throw new Error(result.type);
  return result.reserve_id;
}
async function moved(reserve_id: number, times: Times, more: object = {}) {
  const { reserve_amount: quoted_amount, cancel_schedule } = await quote(times, { reserve_id });
  const change = { quoted_amount, quoted_fee: cancel_schedule[0]?.cancel_amount ?? 0, ...more };
  return app.call('updateReserve', { ...formTimes(times), reserve_id, ...change }, await token());
}
const cancel = async (reserve_id: number, quoted_fee: number) =>
  app.call('cancelReserve', { reserve_id, quoted_fee }, await token());
const row = async (id: number) => (await app.pool.query('select * from reserves where id = $1', [id])).rows[0];
const feeOf = async (id: number) =>
  (
    await app.pool.query(
      `with moment as materialized (select set_config('app.now', $2, true))
       select f.cancel_amount from moment, view_reserve_cancellation_fees f where f.reserve_id = $1`,
      [id, app.clock.now().toISOString()],
    )
  ).rows[0]?.cancel_amount;

const soon = { date: '2026-11-18', from: '10:00', to: '12:00' };
const far = { date: '2027-01-05', from: '10:00', to: '12:00' };

describe('a change after the free deadline', () => {
  it('keeps the fee of that moment, says so in the quote, and cancelling the far day costs it', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-17', 18 * 60 + 1);
    expect(await feeOf(reserve_id)).toBe(1100);
    expect(await quote(far, { reserve_id })).toMatchObject({
      kept_cancel_amount: 1100,
      kept_cancel_deadline: instantOf('2026-11-17', 18 * 60).toISOString(),
      cancel_deadline: null,
      cancel_schedule: [{ cancel_amount: 1100, kept_flag: true }, { cancel_amount: 1760 }, { cancel_amount: 2200 }],
    });
    expect(await moved(reserve_id, far)).toMatchObject({ status: 'OK' });
    expect(await feeOf(reserve_id)).toBe(1100);
    expect(await cancel(reserve_id, 0)).toMatchObject({ type: 'fee_changed', details: { cancel_amount: 1100 } });
    expect(await cancel(reserve_id, 1100)).toMatchObject({ status: 'OK', cancel_amount: 1100 });
  });

  it('tells the parent by message which fee is retained', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-17', 18 * 60 + 1);
    await moved(reserve_id, far);
    const { rows } = await app.pool.query(
      "select content from notifications where reserve_id = $1 and kind = 'reserve_changed'",
      [reserve_id],
    );
    expect(rows[0].content).toContain('1,100円');
    expect(rows[0].content).toContain('11月17日(火) 18:00');
  });

  it('before the deadline keeps nothing', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-17', 18 * 60);
    expect(await moved(reserve_id, far)).toMatchObject({ status: 'OK' });
    expect(await cancel(reserve_id, 0)).toMatchObject({ status: 'OK', cancel_amount: 0 });
  });

  it('asks again when the fee came about between the quote and the save', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-17', 18 * 60 + 1);
    expect(await moved(reserve_id, far, { quoted_fee: 0 })).toMatchObject({
      type: 'quote_changed',
      details: { quote: { kept_cancel_amount: 1100 } },
    });
  });

  it('sent twice, because the answer was lost, is the same change', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-17', 18 * 60 + 1);
    const longer = { ...soon, to: '13:00' };
    const input = { ...formTimes(longer), reserve_id, quoted_amount: 3300, quoted_fee: 1650 };
    const first = await app.call('updateReserve', input, await token());
    expect(first).toMatchObject({ status: 'OK' });
    expect(await app.call('updateReserve', input, await token())).toEqual(first);
    expect(await feeOf(reserve_id)).toBe(1650);
  });

  it('cannot halve the fee by halving the stay, nor by a second change', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made({ date: '2026-11-18', from: '10:00', to: '14:00' });
    at('2026-11-17', 18 * 60 + 1);
    expect(await feeOf(reserve_id)).toBe(2200);
    expect(await moved(reserve_id, soon)).toMatchObject({ status: 'OK', reserve_amount: 2200 });
    expect(await feeOf(reserve_id)).toBe(2200);
    expect(await moved(reserve_id, { ...far, to: '11:00' })).toMatchObject({ type: 'amount_below_fee' });
    expect(await moved(reserve_id, far)).toMatchObject({ status: 'OK' });
    at('2026-11-20', 600);
    expect(await moved(reserve_id, { ...far, to: '16:00' })).toMatchObject({ status: 'OK' });
    expect(await feeOf(reserve_id)).toBe(2200);
    expect((await row(reserve_id)).kept_cancel_deadline).toEqual(instantOf('2026-11-17', 18 * 60));
    expect(await cancel(reserve_id, 2200)).toMatchObject({ status: 'OK' });
  });

  it('stays while the branch has not answered about the new day', async () => {
    at('2026-11-16', 600);
    await app.pool.query(
      "insert into reservable_managements (branch_id, date, status) values ($1, '2027-01-06', '△')",
      [branch_id],
    );
    const reserve_id = await made(soon);
    at('2026-11-17', 18 * 60 + 1);
    expect(await moved(reserve_id, { ...far, date: '2027-01-06' })).toMatchObject({ approval_status: 2 });
    expect(await feeOf(reserve_id)).toBe(1100);
    expect(await cancel(reserve_id, 1100)).toMatchObject({ status: 'OK', cancel_amount: 1100 });
  });

  it('across a change of terms is judged by the terms of the day it was for', async () => {
    await app.pool.query(
      `insert into cancellation_policies (adaptation_date, free_until_days_before, free_until_time, grace_minutes,
         grace_lead_minutes, late_percent, last_minutes, last_percent, no_show_percent)
       select '2027-01-10', free_until_days_before, free_until_time, grace_minutes, grace_lead_minutes, 60,
         last_minutes, last_percent, no_show_percent from cancellation_policies`,
    );
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-17', 18 * 60 + 1);
    expect(await moved(reserve_id, { ...far, date: '2027-01-12' })).toMatchObject({ status: 'OK' });
    expect(await feeOf(reserve_id)).toBe(1100);
    at('2027-01-11', 18 * 60 + 1);
    expect(await feeOf(reserve_id)).toBe(1320);
    await cancel(reserve_id, 1320);
  });
});

describe('staff', () => {
  const change = async (reserve_id: number, times: Times, more: object = {}) =>
    app.call('staffUpdateReserve', { ...formTimes(times), reserve_id, ...more }, await staff('minato-manager'));

  it('on the family’s wish keep the fee; a move the branch asked for keeps none', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-17', 18 * 60 + 1);
    expect(await change(reserve_id, far)).toMatchObject({ status: 'OK' });
    expect(await feeOf(reserve_id)).toBe(1100);
    expect(await change(reserve_id, { ...far, from: '11:00' }, { asked_by_branch_flag: 1 })).toMatchObject({
      status: 'OK',
      reserve_amount: 1100,
    });
    expect(await feeOf(reserve_id)).toBe(0);
    const { rows } = await app.pool.query(
      "select reason from audit_logs where table_name = 'reserves' and record_id = $1 order by id desc limit 1",
      [reserve_id],
    );
    expect(rows[0].reason).toContain('園からのお願い');
    await cancel(reserve_id, 0);
  });

  it('see the quote of an edit as it will be saved, in their own branch only', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-18', 7 * 60);
    const input = { ...formTimes({ ...soon, to: '13:00' }), branch_id, birth_dates: ['2023-06-01'], reserve_id };
    const own = await app.call('quoteReserve', input, await staff());
    expect(own).toMatchObject({ quote: { reserve_amount: 3300, current_day_flag: false, kept_cancel_amount: 1100 } });
    const asked = await app.call('quoteReserve', { ...input, asked_by_branch_flag: 1 }, await staff());
    expect(asked).toMatchObject({ quote: { kept_cancel_amount: 0 } });
    expect(await app.call('quoteReserve', input, await staff('musashino-manager'))).toMatchObject({
      type: 'not_found',
    });
    // The flag is staff's word, not the parent's.
    expect(await quote({ ...soon, to: '13:00' }, { reserve_id, asked_by_branch_flag: 1 })).toMatchObject({
      kept_cancel_amount: 1100,
    });
    await cancel(reserve_id, 1100);
  });
});

describe('the same-day line', () => {
  const today = { date: '2026-11-17', from: '14:00', to: '16:00' };

  it('is added by a move to the day of the change, as quoted, and stays when moved away', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-17', 600);
    expect(await quote(today, { reserve_id })).toMatchObject({ reserve_amount: 2700, current_day_flag: true });
    expect(await moved(reserve_id, today)).toMatchObject({ status: 'OK', reserve_amount: 2700 });
    expect(await row(reserve_id)).toMatchObject({ current_day_flag: true, reserve_amount: 2700 });
    expect(await moved(reserve_id, far)).toMatchObject({ status: 'OK', reserve_amount: 2700 });
    await cancel(reserve_id, 1350);
  });

  it('is not added by lengthening on the day itself, nor by a move the branch asked for', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(today);
    at('2026-11-17', 600);
    expect(await moved(reserve_id, { ...today, to: '17:00' })).toMatchObject({ reserve_amount: 3300 });
    expect((await row(reserve_id)).current_day_flag).toBe(false);
    await cancel(reserve_id, 1650);

    at('2026-11-16', 600);
    const asked = await made(soon);
    at('2026-11-17', 600);
    const input = { ...formTimes(today), reserve_id: asked, asked_by_branch_flag: 1 as const };
    expect(await app.call('staffUpdateReserve', input, await staff())).toMatchObject({ reserve_amount: 2200 });
    await cancel(asked, 1100);
  });
});
