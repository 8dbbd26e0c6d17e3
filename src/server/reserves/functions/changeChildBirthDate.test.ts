import { beforeEach, describe, expect, it } from 'vitest';
import { familyRole } from '../../../domain/family/family-codes.ts';
import { instantOf } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload, formTimes, type Times } from '../../waitlist/testing/create-payload.ts';

const app = await testApp();
const MINATO = 2;
const MUSASHINO = 3;
const uid = 'demo-kimura';
const parent = () => app.tokenOf(uid);
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const one = async <Row>(sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0] as Row;
const { id: customer_id } = await one<{ id: number }>('select id from customers where uid = $1', uid);
await app.pool.query('update plan_type_customer_histories set plan_type_id = 1 where customer_id = $1', [customer_id]);

/** Under one on every day of the test; older by a year it is not. */
const young = '2026-02-10';
const older = '2025-02-10';
/** Weekdays without a holiday, a new one for each reserve. */
const days = [1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18].map((day) => `2026-12-${String(day).padStart(2, '0')}`);
let child_id = 0;

beforeEach(async () => {
  app.clock.freeze(new Date('2026-11-16T10:00+09:00'));
  const made = await one<{ id: number }>(
    `insert into children (customer_id, name, name_kana, gender, date_of_birth) values ($1, '木村 試', 'キムラ タメシ', 3, $2)
     returning id`,
    customer_id,
    young,
  );
  child_id = made.id;
});

async function reserved(branch_id = MINATO, at: Partial<Times> = {}) {
  const stay = { date: days.shift() ?? '', from: '10:00', to: '12:00', ...at };
  const payload = { branch_id, child_ids: [child_id] };
  const quoted = await app.call('quoteReserve', { ...formTimes(stay), ...payload }, await parent());
  if (quoted.status !== 'OK') throw new Error(JSON.stringify(quoted));
  const { reserve_amount: quoted_amount } = quoted.quote;
  const made = await app.call('createReserve', createPayload(stay, { ...payload, quoted_amount }), await parent());
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  return made;
}
const change = async (date_of_birth: string, accepted?: readonly { reserve_id: number; reserve_amount: number }[]) =>
  app.call(
    'changeChildBirthDate',
    { child_id, date_of_birth, ...(accepted ? { accepted_amounts: [...accepted] } : {}) },
    await parent(),
  );
const born = async () =>
  (await one<{ date_of_birth: string }>('select date_of_birth from children where id = $1', child_id)).date_of_birth;
const detail = (reserve_id: number) =>
  one<{ date_of_birth: string; zero_year_old_flag: boolean; reserve_amount: number; lines: string[] }>(
    `select d.date_of_birth, d.zero_year_old_flag, r.reserve_amount,
       array(select line->>'kind' from jsonb_array_elements(r.amount_lines) line) as lines
     from reserve_details d join reserves r on r.id = d.reserve_id where d.reserve_id = $1 and d.child_id = $2`,
    reserve_id,
    child_id,
  );
/** As the child's form writes it (SPEC §7). */
async function mutate(changes: object) {
  const id = 'UpdateMypageChildrenEditConfirm';
  const child = { name: '木村 試', name_kana: null, gender: 3, date_of_birth: young, customer_remarks: '' };
  return app.post(
    '/v1/graphql',
    { id, variables: { child_id, customer_id, ...child, ...changes } },
    { authorization: `Bearer ${await parent()}` },
  );
}

describe("a child's birth date", () => {
  it('is not changed past an upcoming reserve by the form alone; everything else is', async () => {
    const { reserve_id, reserve_amount } = await reserved();
    expect(reserve_amount).toBe(2600);
    const refused = await mutate({ date_of_birth: older });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'invalid-argument', constraint: 'birth_date_agreed_in_reserves' } }],
    });
    expect(await born()).toBe(young);
    expect((await mutate({ customer_remarks: '卵アレルギー' })).statusCode).toBe(200);
    expect(await detail(reserve_id)).toMatchObject({ date_of_birth: young, zero_year_old_flag: true });
    await app.pool.query('update reserves set cancel_flag = true where id = $1', [reserve_id]);
    expect((await mutate({ date_of_birth: older })).statusCode).toBe(200);
    expect(await born()).toBe(older);
  });

  it('does not change the price of a stay that has begun: it is charged as agreed', async () => {
    const at = { date: '2026-11-16', from: '13:00', to: '15:00' };
    const { reserve_id, reserve_amount } = await reserved(MINATO, at);
    expect(reserve_amount).toBe(3100);
    app.clock.freeze(instantOf('2026-11-16', 13 * 60));
    await app.call('staffCheckIn', { reserve_id }, await staff());
    expect((await mutate({ date_of_birth: older })).statusCode).toBe(200);
    app.clock.freeze(instantOf('2026-11-16', 15 * 60));
    const out = await app.call('staffCheckOut', { reserve_id, pick_up_name: null, pick_up_tel: null }, await staff());
    expect(out).toMatchObject({ status: 'OK' });
    expect(
      await one('select total_amount, zero_year_old_amount from childcares where reserve_id = $1', reserve_id),
    ).toEqual({ total_amount: 3100, zero_year_old_amount: 400 });
  });
});

describe('changeChildBirthDate', () => {
  it('shows what each reserve would cost, and changes nothing by that', async () => {
    const first = await reserved();
    const second = await reserved(MUSASHINO);
    expect(await change(older)).toMatchObject({
      status: 'OK',
      msg: 'まだ変更していません。内容をご確認ください。',
      changed: false,
      reserves: [
        { reserve_id: first.reserve_id, branch_name: 'みなと広場園', amount_before: 2600, amount_after: 2200 },
        { reserve_id: second.reserve_id, branch_name: '武蔵野みどり園', amount_before: 2600, amount_after: 2200 },
      ],
    });
    expect(await born()).toBe(young);
    expect(await detail(first.reserve_id)).toMatchObject({ reserve_amount: 2600 });
  });

  it('changes the child and the accepted reserves together, once, and tells the parent', async () => {
    const { reserve_id } = await reserved();
    const accepted = [{ reserve_id, reserve_amount: 2200 }];
    expect(await change(older, [{ reserve_id, reserve_amount: 2600 }])).toMatchObject({
      type: 'quote_changed',
      details: { reserves: [{ reserve_id, amount_before: 2600, amount_after: 2200 }] },
    });
    expect(await change(older, [])).toMatchObject({ type: 'quote_changed' });
    expect(await born()).toBe(young);
    expect(await change(older, accepted)).toMatchObject({ status: 'OK', changed: true });
    expect(await born()).toBe(older);
    expect(await detail(reserve_id)).toEqual({
      date_of_birth: older,
      zero_year_old_flag: false,
      reserve_amount: 2200,
      lines: ['childcare'],
    });
    // The answer was lost: asked again, it has happened.
    expect(await change(older, accepted)).toMatchObject({ status: 'OK', changed: true });
    const notices = await app.pool.query(
      `select content from notifications where reserve_id = $1
      and family_member_id in (select id from family_members where role = 1) order by id`,
      [reserve_id],
    );
    expect(notices.rows).toHaveLength(2);
    expect(notices.rows[1].content).toContain('生年月日');
    expect(notices.rows[1].content).toContain('2,200円');
    const entry = await app.pool.query(
      "select action, reason, before, after from audit_logs where table_name = 'reserves' and record_id = $1",
      [reserve_id],
    );
    expect(entry.rows).toEqual([
      {
        action: 'familyChangedBirthDate',
        reason: familyRole.label(familyRole.code.payingMember),
        before: { reserve_amount: 2600 },
        after: { reserve_amount: 2200, family_member_id: expect.any(Number) },
      },
    ]);
  });

  it('keeps the surcharge where the child is still under one, and adds it where it was missing', async () => {
    const { reserve_id } = await reserved();
    expect(await change('2026-01-10')).toMatchObject({ reserves: [{ amount_before: 2600, amount_after: 2600 }] });
    await change(older, [{ reserve_id, reserve_amount: 2200 }]);
    expect(await change(young)).toMatchObject({ reserves: [{ amount_before: 2200, amount_after: 2600 }] });
  });

  it('refuses a birth date with which a reserve would be outside the ages taken', async () => {
    await reserved();
    expect(await change('2026-10-10')).toMatchObject({
      type: 'reserve_age',
      fields: ['date_of_birth'],
      msg: expect.stringContaining('みなと広場園'),
    });
    expect(await born()).toBe(young);
  });

  it('refuses a lower amount than the fee of a cancellation, and what is not there', async () => {
    const { reserve_id } = await reserved(MINATO, { date: '2026-11-17', from: '10:00', to: '12:00' });
    await app.pool.query("update reserves set reserve_amount = 9000, amount_lines = '[]' where id = $1", [reserve_id]);
    app.clock.freeze(instantOf('2026-11-17', 7 * 60));
    expect(await change(older)).toMatchObject({ type: 'amount_below_fee' });
    expect(await change('2026-11-18')).toMatchObject({ type: 'input_error', fields: ['date_of_birth'] });
    const other = { child_id: 1, date_of_birth: older };
    expect(await app.call('changeChildBirthDate', other, await parent())).toMatchObject({ type: 'not_found' });
  });
});

describe('staffChangeChildBirthDate', () => {
  it("is a manager's, with a reason, shows the branch's own reserves, and leaves its trace", async () => {
    const here = await reserved();
    const there = await reserved(MUSASHINO);
    const input = { child_id, date_of_birth: older };
    const denied = await app.request('staffChangeChildBirthDate', input, await staff());
    expect(denied.statusCode).toBe(403);
    expect(await app.call('staffChangeChildBirthDate', input, await manager())).toMatchObject({
      changed: false,
      reserves: [{ reserve_id: here.reserve_id, amount_before: 2600, amount_after: 2200 }],
      other_reserves: 1,
    });
    const accepted_amounts = [{ reserve_id: here.reserve_id, reserve_amount: 2200 }];
    expect(await app.call('staffChangeChildBirthDate', { ...input, accepted_amounts }, await manager())).toMatchObject({
      type: 'input_error',
      fields: ['reason'],
    });
    const reason = '母子手帳で確認';
    expect(
      await app.call('staffChangeChildBirthDate', { ...input, accepted_amounts, reason }, await manager()),
    ).toMatchObject({ status: 'OK', changed: true });
    expect(await detail(there.reserve_id)).toMatchObject({ reserve_amount: 2200, date_of_birth: older });
    const { rows } = await app.pool.query(
      "select table_name, record_id, reason from audit_logs where action = 'staffChangeChildBirthDate' order by id",
    );
    expect(rows).toEqual([
      { table_name: 'reserves', record_id: here.reserve_id, reason },
      { table_name: 'reserves', record_id: there.reserve_id, reason },
      { table_name: 'children', record_id: child_id, reason },
    ]);
  });

  it('knows only children who come to the branch', async () => {
    const input = { child_id, date_of_birth: older };
    expect(await app.call('staffChangeChildBirthDate', input, await manager())).toMatchObject({ type: 'not_found' });
  });
});
