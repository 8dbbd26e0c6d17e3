import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { endedStay } from '../../testing/usage.ts';
import { createPayload, formTimes } from '../../waitlist/testing/create-payload.ts';

const app = await testApp();
const parent = await app.tokenOf('demo-suzuki');
const customer_id = 2;
type Times = Parameters<typeof formTimes>[0];
const day: Times = { date: '2026-12-08', from: '09:00', to: '11:00' };
const afternoon: Times = { ...day, from: '13:00', to: '15:00' };
const make = async (times: Times) => {
  const payload = createPayload(times, { branch_id: 2, child_ids: [3], quoted_amount: 0 });
  const quote = await app.call('quoteReserve', payload, parent);
  if (quote.status !== 'OK') throw new Error(quote.type);
  return app.call('createReserve', { ...payload, quoted_amount: quote.quote.reserve_amount }, parent);
};

it('a paused family takes nothing new, keeps what it has, and is open again with the payment', async () => {
  const made = (await make(day)) as { reserve_id: number };
  const { id } = await endedStay(app, customer_id, { amount: 3300 });
  await app.pool.query('update childcares set status = 3 where id = $1', [id]);
  const paused = async () =>
    (await app.query<{ customers: { paused_flag: boolean }[] }>('SelectMypageReservesSelectBranches', {}, parent))
      .customers[0]?.paused_flag;
  expect(await paused()).toBe(false);
  await app.pool.query("insert into unpaid_steps (customer_id, step) values ($1, 'pause')", [customer_id]);
  expect(await paused()).toBe(true);

  const refused = { status: 'NG', type: 'reserves_paused' };
  expect(await make(afternoon)).toMatchObject(refused);
  const longer = { ...formTimes({ ...day, to: '13:00' }), reserve_id: made.reserve_id, quoted_amount: 0 };
  expect(await app.call('updateReserve', longer, parent)).toMatchObject(refused);
  const input = { ...createPayload(afternoon, { branch_id: 2, child_ids: [3], quoted_amount: 0 }), customer_id };
  const staffPayload = { ...input, override_reason: '' };
  const staff = await app.tokenOf('demo-minato-staff', 'staff');
  expect(await app.call('staffCreateReserve', staffPayload, staff)).toMatchObject(refused);
  const excepted = { ...input, override_reason: 'ご家族の急病のため', idempotency_key: randomUUID() };
  const manager = await app.tokenOf('demo-minato-manager', 'staff');
  expect(await app.call('staffCreateReserve', excepted, manager)).toMatchObject({ status: 'OK' });

  const cash = { childcare_id: id, reserve_cancellation_id: null, childcare_correction_id: null, quoted_amount: 3300 };
  expect(await app.call('staffRecordCash', cash, staff)).toMatchObject({ status: 'OK' });
  expect(await paused()).toBe(false);
  expect(await make({ ...day, date: '2026-12-09' })).toMatchObject({ status: 'OK' });
});
