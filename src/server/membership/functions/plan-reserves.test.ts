import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { consentsOf } from '../../testing/consents.ts';
import { memberDesk } from '../../testing/members.ts';
import { createPayload, formTimes } from '../../waitlist/testing/create-payload.ts';

/** Reserves still to come when the family changes its plan, edits, or leaves; sums reckoned by hand (1,100 an hour, −250 premium). */
const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const [light, standard, premium] = [1, 2, 3];
const branch_id = 2;

async function memberWithReserve(options: Parameters<typeof desk.member>[0], date: string, quoted_amount: number) {
  const member = await desk.member(options);
  await app.pool.query(consentsOf('id = any($1)'), [[member.id]]);
  await app.pool.query('delete from reservable_managements where branch_id = $1 and date = $2', [branch_id, date]);
  const { rows } = await app.pool.query<{ id: number }>(
    "insert into children (customer_id, name, gender, date_of_birth) values ($1, '試験 花', 3, '2023-06-01') returning id",
    [member.id],
  );
  const child_ids = [rows[0]?.id ?? 0];
  const payload = createPayload({ date, from: '10:00', to: '12:00' }, { branch_id, child_ids, quoted_amount });
  const made = await app.call('createReserve', payload, member.token);
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  return { member, child_ids, reserve_id: made.reserve_id };
}
const agreed = async (reserve_id: number) =>
  (await app.pool.query('select reserve_amount, amount_lines from reserves where id = $1', [reserve_id])).rows[0];
const raisePrices = (childcare: number) =>
  app.pool.query(
    `insert into unit_prices (adaptation_date, childcare, zero_year_old, after_business, holiday, current_day, meal_support)
     values ('2026-12-01', $1, 200, 300, 200, 500, 500)
     on conflict (adaptation_date) do update set childcare = excluded.childcare`,
    [childcare],
  );
const usualPrices = () => app.pool.query("delete from unit_prices where adaptation_date = '2026-12-01'");

it('another plan shows the reserves it touches, and they are agreed anew with the press', async () => {
  // The paid period ends on 7 December; the lower plan counts from then on.
  const { member, reserve_id } = await memberWithReserve(
    { plan_type_id: premium, subscription: 'active' },
    '2026-12-15',
    1700,
  );
  const quoted = await app.call('quotePlanTypeCustomer', { plan_type_id: light }, member.token);
  expect(quoted).toMatchObject({ reserves: [{ reserve_id, amount_before: 1700, amount_after: 2200 }] });
  expect(await agreed(reserve_id)).toMatchObject({ reserve_amount: 1700 });
  expect(await app.call('editPlanTypeCustomer', { plan_type_id: light }, member.token)).toMatchObject({
    type: 'quote_changed',
    details: { reserves: [{ reserve_id, amount_after: 2200 }] },
  });
  const accepted_amounts = [{ reserve_id, reserve_amount: 2200 }];
  const done = await app.call('editPlanTypeCustomer', { plan_type_id: light, accepted_amounts }, member.token);
  expect(done).toMatchObject({ status: 'OK', kind: 'stop' });
  expect(await agreed(reserve_id)).toMatchObject({ reserve_amount: 2200, amount_lines: [{ unit_price: 1100 }] });
  const { rows: entries } = await app.pool.query(
    `select a.account_id, a.branch_id, a.action, a.before, a.after, m.customer_id
     from audit_logs a join family_members m on m.id = (a.after ->> 'family_member_id')::integer
     where a.table_name = 'reserves' and a.record_id = $1`,
    [reserve_id],
  );
  expect(entries).toMatchObject([
    {
      ...{ account_id: null, branch_id, action: 'familyChangedPlan', customer_id: member.id },
      ...{ before: { reserve_amount: 1700 }, after: { reserve_amount: 2200 } },
    },
  ]);
});

it('a plan that makes it cheaper never brings a rise of the company along', async () => {
  const { member, reserve_id } = await memberWithReserve({ plan_type_id: light }, '2026-12-16', 2200);
  await raisePrices(2000);
  // By the rules 4,000 would become 3,800: what was agreed is less.
  expect(await app.call('quotePlanTypeCustomer', { plan_type_id: standard }, member.token)).toMatchObject({
    reserves: [],
  });
  const done = await app.call('editPlanTypeCustomer', { plan_type_id: standard, quoted_amount: 1100 }, member.token);
  expect(done).toMatchObject({ status: 'OK' });
  expect(await agreed(reserve_id)).toMatchObject({ reserve_amount: 2200 });
  await usualPrices();
});

it('an edit of what has no price keeps what was agreed; another time is priced by the day', async () => {
  const { member, child_ids, reserve_id } = await memberWithReserve({ plan_type_id: light }, '2026-12-17', 2200);
  await raisePrices(2000);
  const times = { date: '2026-12-17', from: '10:00', to: '12:00' };
  const ask = (to: string) =>
    app.call('quoteReserve', { ...formTimes({ ...times, to }), branch_id, child_ids, reserve_id }, member.token);
  expect(await ask('12:00')).toMatchObject({ quote: { reserve_amount: 2200, lines: [{ unit_price: 1100 }] } });
  expect(await ask('13:00')).toMatchObject({ quote: { reserve_amount: 6000 } });
  const edit = {
    ...formTimes(times),
    reserve_id,
    child_ids,
    remarks: '人見知りです',
    quoted_amount: 2200,
    quoted_fee: 0,
  };
  expect(await app.call('updateReserve', edit, member.token)).toMatchObject({ status: 'OK' });
  expect(await agreed(reserve_id)).toMatchObject({ reserve_amount: 2200, amount_lines: [{ unit_price: 1100 }] });
  await usualPrices();
});

it('leaving touches no price of a reserve that stays', async () => {
  const { member, reserve_id } = await memberWithReserve(
    { plan_type_id: premium, subscription: 'active' },
    '2026-12-03',
    1700,
  );
  expect(await app.call('unsubscribeCustomer', {}, member.token)).toMatchObject({ status: 'OK' });
  const { rows } = await app.pool.query('select app.present_amount($1) as present, app.payable_amount($1) as payable', [
    reserve_id,
  ]);
  expect(rows).toEqual([{ present: 1700, payable: 1700 }]);
});
