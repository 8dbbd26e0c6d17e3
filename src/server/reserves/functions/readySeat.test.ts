import { beforeEach, describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { instantOf } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';
import { type Family, freshToken, makeFamilies } from '../testing/families.ts';

const app = await testApp();
const [MINATO, KOHOKU] = [2, 6];
const today = '2026-11-16';

const families = await makeFamilies(app, 8, 2);
let next = 0;
let family: Family;
beforeEach(async () => {
  // 9:30 in Tokyo: with an hour's lead the next start is 10:30.
  app.clock.freeze(instantOf(today, 570));
  family = families[next++] as Family;
  family.token = await freshToken(app, family.uid);
});

async function ready(input: FunctionPayload<'readySeat'> = {}, token = family.token) {
  const answer = await app.call('readySeat', input, token);
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer;
}
/** A stay of the past, as if it had been reserved then. */
async function stayed(
  branch_id: number,
  date: string,
  from: string,
  to: string,
  lunch = false,
  ids = family.child_ids,
) {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into reserves (customer_id, branch_id, start_datetime, end_datetime, approval_status, childcare_status,
       current_day_flag, holiday_flag, after_business_hours, reserve_amount, amount_lines, idempotency_key, lunch_support_flag)
     values ($1, $2, ($3::date + $4::time) at time zone 'Asia/Tokyo', ($3::date + $5::time) at time zone 'Asia/Tokyo', 1, 3,
       false, false, 0, 0, '[]', gen_random_uuid(), $6) returning id`,
    [family.customer_id, branch_id, date, from, to, lunch],
  );
  for (const id of ids) {
    await app.pool.query(
      `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
         lunch_support_flag) select $1, id, date_of_birth, false, false, $3 from children where id = $2`,
      [rows[0]?.id, id, lunch],
    );
  }
}
const save = (seat: NonNullable<Awaited<ReturnType<typeof ready>>['seat']>) =>
  app.call(
    'createReserve',
    {
      ...createPayload(
        { date: seat.date, from: seat.start_time, to: seat.end_time },
        { branch_id: seat.branch_id, child_ids: seat.child_ids, quoted_amount: seat.quote.reserve_amount },
      ),
      child_meals: seat.child_meals,
    },
    family.token,
  );

describe('the seat that is ready', () => {
  it('for a family without stays: the registered branch, all children, the length of the settings', async () => {
    const answer = await ready();
    expect(answer).toMatchObject({ today, reason: null, instead: [], branches: [], child_ids: family.child_ids });
    expect(answer.seat).toMatchObject({ date: today, start_time: '10:30', end_time: '12:30', ask_flag: false });
    expect(answer.starts[0]).toBe('10:30');
    expect(answer.lengths).toContain(60);
  });

  it('is that of the latest stays: branch, children of last time, middle length, meals that are served then', async () => {
    const [first] = family.child_ids as [number, number];
    await stayed(KOHOKU, '2026-11-02', '09:00', '12:00');
    await stayed(KOHOKU, '2026-11-04', '09:00', '12:00');
    await stayed(MINATO, '2026-11-09', '10:00', '13:00', true, [first]);
    const { seat } = await ready();
    expect(seat).toMatchObject({ branch_id: KOHOKU, child_ids: [first], start_time: '10:30', end_time: '13:30' });
    expect(seat?.child_meals).toEqual([
      { child: first, breakfast_support_flag: 0, lunch_support_flag: 1, supper_support_flag: 0 },
    ]);
    const short = await ready({ start_time: '14:00', minutes: 60 });
    expect(short.seat?.child_meals[0]).toMatchObject({ lunch_support_flag: 0 });
  });

  it('can be taken exactly as shown, price included, and is then not offered again', async () => {
    const { seat } = await ready();
    if (!seat) throw new Error('no seat');
    expect(await save(seat)).toMatchObject({ status: 'OK', reserve_amount: seat.quote.reserve_amount });
    const after = await ready();
    expect(after.seat?.start_time).toBe(seat.end_time);
  });

  it('changes in place: branch, children, start and length', async () => {
    const [first] = family.child_ids as [number, number];
    const payload = {
      branch_id: KOHOKU,
      child_ids: [first],
      start_time: '14:00',
      minutes: 90,
      choices_flag: 1 as const,
    };
    const { seat, branches } = await ready(payload);
    expect(seat).toMatchObject({ branch_id: KOHOKU, child_ids: [first], start_time: '14:00', end_time: '15:30' });
    expect(branches[0]).toMatchObject({ branch_id: KOHOKU });
    expect(branches.length).toBeGreaterThan(5);
    expect((await ready({ branch: 'no_such_branch' })).reason).toBe('no_branch');
  });

  it('is nothing where the day is full or over, and something else is offered instead', async () => {
    await stayed(MINATO, '2026-11-09', '10:00', '12:00');
    await app.pool.query(
      `insert into branch_capacities (branch_id, date, start_time, end_time, capacity)
       values ($1, $2, '00:00', '24:00', 0)`,
      [MINATO, today],
    );
    const answer = await ready();
    expect(answer).toMatchObject({ seat: null, reason: 'full', branch_id: MINATO });
    const [elsewhere, tomorrow] = answer.instead;
    expect(elsewhere).toMatchObject({ date: today, start_time: '10:30' });
    expect(elsewhere?.branch_id).not.toBe(MINATO);
    expect(tomorrow).toMatchObject({ date: '2026-11-17', branch_id: MINATO, start_time: '10:00', end_time: '12:00' });
    await app.pool.query('delete from branch_capacities where branch_id = $1 and date = $2', [MINATO, today]);
    app.clock.freeze(instantOf(today, 23 * 60));
    const night = await ready({}, await freshToken(app, family.uid));
    expect(night.reason).toBe('over');
    expect(night.instead.map(({ date }) => date)).toEqual(['2026-11-17']);
  });

  it('knows its ages, its own stays and who may not reserve', async () => {
    await app.pool.query("update children set date_of_birth = '2000-01-01' where id = $1", [family.child_ids[0]]);
    expect((await ready()).reason).toBe('age');
    expect((await ready({ child_ids: [family.child_ids[1] ?? 0] })).seat).not.toBeNull();
    await app.pool.query('update children set disable = true where customer_id = $1', [family.customer_id]);
    expect((await ready()).reason).toBe('no_children');
    await app.pool.query('update customers set status = 2 where id = $1', [family.customer_id]);
    expect(await ready()).toMatchObject({ seat: null, reason: 'not_allowed', instead: [] });
  });
});

describe('who may ask', () => {
  it('families for their own children; visitors and staff may not', async () => {
    const other = families[0] as Family;
    const answer = await app.call('readySeat', { child_ids: [other.child_ids[0] ?? 0] }, family.token);
    expect(answer).toMatchObject({ status: 'NG', type: 'reserve_child_unknown' });
    const staff = await app.pool.query<{ uid: string }>('select uid from accounts order by role');
    const tokens = [undefined, ...(await Promise.all(staff.rows.map(({ uid }) => app.tokenOf(uid, 'staff'))))];
    for (const token of tokens) expect((await app.request('readySeat', {}, token)).statusCode).toBeGreaterThan(400);
  });
});
