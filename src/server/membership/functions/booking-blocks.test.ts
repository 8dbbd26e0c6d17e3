import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createPayload, formTimes } from '../../waitlist/testing/create-payload.ts';

const app = await testApp({ emulators: true });
const honbu = await app.tokenOf('demo-honbu', 'staff');
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
const block = (more: object = {}) =>
  app.call('headquartersStopCustomer', { customer_id, reason: '連絡のない欠席が続いたため', ...more }, honbu);
const reopen = () => app.call('headquartersReopenCustomer', { customer_id, reason: 'お話しできたため' }, honbu);
const audits = async (table: string) =>
  (
    await app.pool.query('select action, reason, before, after from audit_logs where table_name = $1 order by id', [
      table,
    ])
  ).rows;

describe('a stopped family', () => {
  it('takes nothing new, keeps and cancels what it has, and is reopened', async () => {
    const made = (await make(day)) as { reserve_id: number };
    expect(made).toMatchObject({ status: 'OK' });
    expect(await block()).toMatchObject({ status: 'OK' });
    expect(await block()).toMatchObject({ type: 'family_stopped_already' });

    const refused = { status: 'NG', type: 'customer_stopped' };
    const text = await make(afternoon);
    expect(text).toMatchObject(refused);
    expect(JSON.stringify(text)).toContain('お問い合わせ');
    expect(JSON.stringify(text)).not.toContain('欠席');
    const ticket = { ticket_price_id: 1, quoted_amount: 10_500, idempotency_key: randomUUID() };
    expect(await app.call('buyTickets', ticket, parent)).toMatchObject(refused);
    expect(await app.call('editPlanTypeCustomer', { plan_type_id: 3 }, parent)).toMatchObject(refused);
    expect(await app.call('quotePlanTypeCustomer', { plan_type_id: 3 }, parent)).toMatchObject(refused);

    const longer = { ...formTimes({ ...day, to: '13:00' }), reserve_id: made.reserve_id, quoted_amount: 0 };
    expect(await app.call('updateReserve', longer, parent)).toMatchObject(refused);

    const staffPayload = {
      ...createPayload(afternoon, { branch_id: 2, child_ids: [3], quoted_amount: 0 }),
      customer_id,
      override_reason: '',
    };
    const staff = await app.tokenOf('demo-minato-staff', 'staff');
    const manager = await app.tokenOf('demo-minato-manager', 'staff');
    expect(await app.call('staffCreateReserve', staffPayload, staff)).toMatchObject(refused);
    const excepted = { ...staffPayload, override_reason: 'ご家族の急病のため', idempotency_key: randomUUID() };
    expect(await app.call('staffCreateReserve', excepted, manager)).toMatchObject({ status: 'OK' });

    const { customers } = await app.query<{ customers: { stops: unknown[] }[] }>(
      'SelectMypageReservesSelectBranches',
      {},
      parent,
    );
    expect(customers[0]?.stops).toEqual([{ until_date: null }]);
    const cancel = { reserve_id: made.reserve_id, cancel_remarks: '', quoted_fee: 0 };
    expect(await app.call('cancelReserve', cancel, parent)).toMatchObject({ status: 'OK' });

    expect(await reopen()).toMatchObject({ status: 'OK' });
    expect(await reopen()).toMatchObject({ type: 'family_not_stopped' });
    expect(await make({ ...day, date: '2026-12-09' })).toMatchObject({ status: 'OK' });
    const [begun, ended] = await audits('customer_stops');
    expect(begun).toMatchObject({ action: 'headquartersStopCustomer', before: null, after: { customer_id } });
    expect(ended).toMatchObject({
      action: 'headquartersReopenCustomer',
      reason: 'お話しできたため',
      before: { ended_at: null },
    });
    expect(ended.after.ended_at).not.toBeNull();
    const { rows } = await app.pool.query(
      "select kind from notifications where customer_id = $1 and kind like 'family%' order by id",
      [customer_id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['family_stopped', 'family_reopened']);
  });

  it('is free again by itself after the last day, and a new stop may follow', async () => {
    expect(await block({ until_date: '2026-11-15' })).toMatchObject({ type: 'input_error', fields: ['until_date'] });
    expect(await block({ until_date: '2026-11-16' })).toMatchObject({ status: 'OK' });
    expect(await make(afternoon)).toMatchObject({ type: 'customer_stopped' });
    app.clock.advance(86_400);
    const later = await app.tokenOf('demo-suzuki');
    const other = createPayload(
      { ...afternoon, date: '2026-12-10' },
      { branch_id: 2, child_ids: [3], quoted_amount: 1 },
    );
    expect(await app.call('createReserve', other, later)).toMatchObject({ type: 'quote_changed' });
    const again = await app.tokenOf('demo-honbu', 'staff');
    expect(await app.call('headquartersStopCustomer', { customer_id, reason: '再び' }, again)).toMatchObject({
      status: 'OK',
    });
  });
});
