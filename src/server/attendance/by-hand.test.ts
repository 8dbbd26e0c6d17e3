import { describe, expect, it } from 'vitest';
import { freshToken, makeFamilies } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { createPayload } from '../waitlist/testing/create-payload.ts';

const app = await testApp();
const branch_id = 2;
const yenPerHour = 1100;
const day = '2026-11-19';
const at = (time: string, date = day) => new Date(`${date}T${time}:00+09:00`);
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');

/** Siblings from 10:00 to 12:00. */
async function siblings(): Promise<{ reserve_id: number; children: number[]; uid: string }> {
  app.clock.freeze(at('10:00', '2026-11-16'));
  const [family] = await makeFamilies(app, 1, 2);
  if (family === undefined) throw new Error('no family');
  const payload = { branch_id, child_ids: family.child_ids, quoted_amount: 4 * yenPerHour };
  const times = { date: day, from: '10:00', to: '12:00' };
  const made = await app.call('createReserve', createPayload(times, payload), await freshToken(app, family.uid));
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  return { reserve_id: made.reserve_id, children: family.child_ids, uid: family.uid };
}
const row = (reserve_id: number, child_id: number, arrived: string | null, left: string | null) => ({
  reserve_id,
  child_id,
  arrived,
  left,
  absent_flag: 0 as const,
});
const statesOf = async (reserve_id: number) =>
  (
    await app.pool.query('select attendance_status from reserve_details where reserve_id = $1 order by id', [
      reserve_id,
    ])
  ).rows.map(({ attendance_status }) => attendance_status);

describe('what was written by hand', () => {
  it('is taken row by row; a refused row keeps none of the others back', async () => {
    const { reserve_id, children } = await siblings();
    const [first = 0, second = 0] = children;
    const strangers = await siblings();
    app.clock.freeze(at('13:00'));
    const rows = [
      row(reserve_id, first, '10:00', '12:00'),
      row(reserve_id, second, '11:00', '10:30'),
      { ...row(strangers.reserve_id, strangers.children[0] ?? 0, null, null), absent_flag: 1 as const },
    ];
    const answer = await app.call('staffEnterByHand', { branch_id, date: day, rows }, await staff());
    expect(answer).toMatchObject({
      status: 'OK',
      rows: [{ refusal: null }, { child_id: second, refusal: { type: 'attendance_bad_time' } }, { refusal: null }],
    });
    // A refused row left nothing behind.
    expect(await statesOf(reserve_id)).toEqual([3, 1]);
    expect(await statesOf(strangers.reserve_id)).toEqual([4, 1]);
    // Sent again, changed: the same one is taken without effect, another time than the recorded one is refused.
    const again = [row(reserve_id, first, '10:00', '12:00'), row(reserve_id, first, '10:05', null)];
    expect(await app.call('staffEnterByHand', { branch_id, date: day, rows: again }, await staff())).toMatchObject({
      rows: [{ refusal: null }, { refusal: { type: expect.stringMatching(/stale_status|transition_refused/) } }],
    });
    const mended = [row(reserve_id, second, '10:20', '12:30')];
    expect(await app.call('staffEnterByHand', { branch_id, date: day, rows: mended }, await staff())).toMatchObject({
      rows: [{ refusal: null }],
    });
    const { rows: stays } = await app.pool.query('select total_amount from childcares where reserve_id = $1', [
      reserve_id,
    ]);
    // 10:00–12:00 and 10:00–12:30.
    expect(stays).toEqual([{ total_amount: 2200 + 2750 }]);
  });

  it('of a day that is over is a manager’s, with a reason', async () => {
    const { reserve_id, children } = await siblings();
    app.clock.freeze(at('08:00', '2026-11-20'));
    const rows = [row(reserve_id, children[0] ?? 0, '10:00', '12:00')];
    const sent = { branch_id, date: day, rows };
    const typeOf = async (input: object, token: string) => {
      const answer = await app.call('staffEnterByHand', { ...sent, ...input }, token);
      return answer.status === 'OK' ? (answer.rows[0]?.refusal?.type ?? null) : answer.type;
    };
    expect(await typeOf({ reason: '停電' }, await staff())).toBe('attendance_manager_needed');
    expect(await typeOf({}, await manager())).toBe('attendance_reason_needed');
    expect(await typeOf({ reason: '停電' }, await manager())).toBeNull();
    const { rows: log } = await app.pool.query(
      "select reason, after ->> 'typed_time' as typed from audit_logs where record_id = $1 and action = 'staffCheckOut'",
      [reserve_id],
    );
    expect(log).toEqual([{ reason: '停電', typed: at('12:00').toISOString() }]);
  });

  it('is a branch’s own', async () => {
    const { reserve_id, children, uid } = await siblings();
    app.clock.freeze(at('13:00'));
    const rows = [row(reserve_id, children[0] ?? 0, '10:00', null)];
    const sent = { branch_id, date: day, rows };
    expect((await app.request('staffEnterByHand', sent)).statusCode).toBe(401);
    expect((await app.request('staffEnterByHand', sent, await freshToken(app, uid))).statusCode).toBe(403);
    const elsewhere = await app.tokenOf('demo-musashino-manager', 'staff');
    expect(await app.call('staffEnterByHand', sent, elsewhere)).toMatchObject({ type: 'not_found' });
    // Nor by naming one's own branch, or another day.
    expect(await app.call('staffEnterByHand', { ...sent, branch_id: 3 }, elsewhere)).toMatchObject({
      rows: [{ refusal: { type: 'not_found' } }],
    });
    const other = { ...sent, date: '2026-11-18', reason: '停電' };
    expect(await app.call('staffEnterByHand', other, await manager())).toMatchObject({
      rows: [{ refusal: { type: 'not_found' } }],
    });
    const honbu = await app.tokenOf('demo-honbu', 'staff');
    expect(await app.call('staffEnterByHand', sent, honbu)).toMatchObject({ rows: [{ refusal: null }] });
    const nothing = { ...sent, rows: [{ ...rows[0], arrived: null }] };
    expect(await app.call('staffEnterByHand', nothing as typeof sent, honbu)).toMatchObject({ type: 'input_error' });
  });
});
