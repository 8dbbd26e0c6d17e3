import { beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '../../../domain/time.ts';
import { freshToken, makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload, formTimes, type Times } from '../../waitlist/testing/create-payload.ts';

/** A move to another day instead of a cancellation: by the difference alone, so often and so far as the policy says. */
const app = await testApp();
const branch_id = 2;
const at = (date: string, minute: number) => app.clock.freeze(instantOf(date, minute));
let child_ids: number[] = [];
let uid = '';
beforeEach(async () => {
  const [family] = await makeFamilies(app, 1, 1);
  if (family) ({ child_ids, uid } = family);
});
const token = () => freshToken(app, uid);
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
async function moved(reserve_id: number, times: Times) {
  const { reserve_amount: quoted_amount, cancel_schedule } = await quote(times, { reserve_id });
  const change = { quoted_amount, quoted_fee: cancel_schedule[0]?.cancel_amount ?? 0 };
  return app.call('updateReserve', { ...formTimes(times), reserve_id, ...change }, await token());
}
const row = async (id: number) => (await app.pool.query('select * from reserves where id = $1', [id])).rows[0];

const soon = { date: '2026-11-18', from: '10:00', to: '12:00' };
const near = { date: '2026-12-02', from: '10:00', to: '11:00' };
const beyond = { date: '2026-12-03', from: '10:00', to: '12:00' };

describe('a move to another day', () => {
  it('keeps no fee the first time, says so, and may be cheaper than the fee', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    at('2026-11-17', 18 * 60 + 1);
    expect(await quote(near, { reserve_id })).toMatchObject({ free_move_flag: true, kept_cancel_amount: 0 });
    expect(await moved(reserve_id, near)).toMatchObject({ status: 'OK' });
    expect(await row(reserve_id)).toMatchObject({ free_moves: 1, kept_cancel_amount: 0, reserve_amount: 1100 });
    const { rows } = await app.pool.query(
      "select content from notifications where reserve_id = $1 and kind = 'reserve_changed'",
      [reserve_id],
    );
    expect(rows[0].content).toContain('日にちの変更として承りました');
    // The second time, the fee at stake is retained.
    at('2026-12-01', 18 * 60 + 1);
    const again = { date: '2026-12-08', from: '10:00', to: '11:00' };
    expect(await quote(again, { reserve_id })).toMatchObject({ free_move_flag: false, kept_cancel_amount: 550 });
    expect(await moved(reserve_id, again)).toMatchObject({ status: 'OK' });
    expect(await row(reserve_id)).toMatchObject({ free_moves: 1, kept_cancel_amount: 550 });
  });

  it('takes no turn in the free time, and none where the policy allows none: too far, too late, or set to 0', async () => {
    at('2026-11-16', 600);
    const reserve_id = await made(soon);
    expect(await quote(near, { reserve_id })).toMatchObject({ free_move_flag: false, kept_cancel_amount: 0 });
    at('2026-11-17', 18 * 60 + 1);
    expect(await quote(beyond, { reserve_id })).toMatchObject({ free_move_flag: false, kept_cancel_amount: 1100 });
    expect(await quote({ ...soon, from: '11:00', to: '13:00' }, { reserve_id })).toMatchObject({
      free_move_flag: false,
    });
    at('2026-11-18', 8 * 60 + 1);
    expect(await quote(near, { reserve_id })).toMatchObject({ free_move_flag: false, kept_cancel_amount: 1760 });
    at('2026-11-18', 8 * 60);
    expect(await quote(near, { reserve_id })).toMatchObject({ free_move_flag: true });
    await app.pool.query('update cancellation_policies set move_limit = 0');
    expect(await quote(near, { reserve_id })).toMatchObject({ free_move_flag: false, kept_cancel_amount: 1760 });
    await app.pool.query('update cancellation_policies set move_limit = 1');
  });
});
