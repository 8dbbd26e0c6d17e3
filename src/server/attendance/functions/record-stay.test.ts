import { expect, it } from 'vitest';
import { freshToken, makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';

const app = await testApp();
const branch_id = 2;
const day = '2026-11-19';
const at = (time: string) => `${day}T${time}:00+09:00`;
const token = (uid: string) => app.tokenOf(uid, 'staff');
const openKinds = async (reserve_id: number) => {
  const { rows } = await app.pool.query<{ kind: string }>(
    `select kind from (select set_config('app.now', $2, false)) now, view_open_items where reserve_id = $1 and past_flag`,
    [reserve_id, app.clock.now().toISOString()],
  );
  return rows.map(({ kind }) => kind);
};

/** A family with some children and a reserve from ten to twelve, for which nothing was pressed until the next day. */
async function forgotten(children: number) {
  app.clock.freeze(new Date('2026-11-16T10:00:00+09:00'));
  const [family] = await makeFamilies(app, 1, children);
  if (family === undefined) throw new Error('no family');
  const rest = { branch_id, child_ids: family.child_ids, quoted_amount: 2200 * children };
  const payload = createPayload({ date: day, from: '10:00', to: '12:00' }, rest);
  const made = await app.call('createReserve', payload, await freshToken(app, family.uid));
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  app.clock.freeze(new Date('2026-11-20T08:30:00+09:00'));
  return { ...family, reserve_id: made.reserve_id };
}
const typed = (child_id: number, arrived: string | null, left: string | null, absent: 'no_show' | null = null) => ({
  child_id,
  arrived_at: arrived && at(arrived),
  left_at: left && at(left),
  absent,
});

it('a forgotten arrival and departure are recorded together, by a manager with a reason', async () => {
  const { reserve_id, child_ids, uid } = await forgotten(1);
  const [child = 0] = child_ids;
  const input = { reserve_id, children: [typed(child, '10:00', '12:05')], reason: '登降園の押し忘れ' };
  expect(await openKinds(reserve_id)).toEqual(['expected']);
  await expect(app.call('staffRecordStay', input, await token('demo-minato-staff'))).rejects.toThrow();
  await expect(app.call('staffRecordStay', input, await freshToken(app, uid))).rejects.toThrow();
  expect(await app.call('staffRecordStay', input, await token('demo-musashino-manager'))).toMatchObject({
    type: 'not_found',
  });
  const manager = await token('demo-minato-manager');
  expect(await app.call('staffRecordStay', { ...input, reason: '' }, manager)).toMatchObject({ type: 'input_error' });
  expect(await app.call('staffRecordStay', input, manager)).toMatchObject({ status: 'OK', childcare_status: 3 });
  expect(await openKinds(reserve_id)).toEqual([]);
  const { rows } = await app.pool.query('select total_amount from childcares where reserve_id = $1', [reserve_id]);
  expect(rows).toEqual([{ total_amount: 2475 }]);
});

it('siblings are recorded separately, all or nothing', async () => {
  const { reserve_id, child_ids } = await forgotten(3);
  const [first = 0, second = 0, third = 0] = child_ids;
  const manager = await token('demo-minato-manager');
  const send = (children: ReturnType<typeof typed>[]) =>
    app.call('staffRecordStay', { reserve_id, children, reason: '押し忘れ' }, manager);
  // The departure is before the arrival: nothing is stored.
  const wrong = [typed(first, '10:00', '12:00'), typed(second, '10:30', '10:10'), typed(third, null, null, 'no_show')];
  expect(await send(wrong)).toMatchObject({ type: 'attendance_bad_time' });
  expect(await openKinds(reserve_id)).toEqual(['expected']);
  const right = [typed(first, '10:00', '12:00'), typed(second, '10:30', '11:30'), typed(third, null, null, 'no_show')];
  expect(await send(right)).toMatchObject({ status: 'OK', childcare_status: 3 });
  const { rows } = await app.pool.query(
    'select attendance_status, arrived_datetime, left_datetime from reserve_details where reserve_id = $1 order by child_id',
    [reserve_id],
  );
  expect(rows).toEqual([
    { attendance_status: 3, arrived_datetime: new Date(at('10:00')), left_datetime: new Date(at('12:00')) },
    { attendance_status: 3, arrived_datetime: new Date(at('10:30')), left_datetime: new Date(at('11:30')) },
    { attendance_status: 4, arrived_datetime: null, left_datetime: null },
  ]);
});
