import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canHold } from '../../domain/calendar/capacity.ts';
import { transition } from '../../domain/reserves/reserve.ts';
import { addDays, minuteOf, timeText } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';
import { createPayload, formTimes } from '../waitlist/testing/create-payload.ts';
import { branchDayOf } from './stay.ts';
import { dayFacts } from './store/reserve-facts.ts';
import { lockReserve, writeReserveState } from './store/reserves.ts';
import { makeFamilies, overfull } from './testing/families.ts';

const app = await testApp({ environment: { DATABASE_POOL_SIZE: '16' } });
const branch_id = 5;
const yenPerHour = 1100;

describe('200 parents at once', () => {
  it('get exactly the seats there are for one slot; the others get alternatives', async () => {
    const families = await makeFamilies(app, 200, 1);
    const times = { date: '2026-11-24', from: '10:00', to: '12:00' };
    const results = await Promise.all(
      families.map(({ child_ids, token }) =>
        app.call('createReserve', createPayload(times, { branch_id, child_ids, quoted_amount: 2 * yenPerHour }), token),
      ),
    );
    expect(results.filter(({ status }) => status === 'OK')).toHaveLength(10);
    for (const result of results) {
      if (result.status === 'OK') continue;
      expect(result.type).toBe('reserve_full');
      const { alternatives } = result.details as { alternatives: { branch_id: number; start_datetime: string }[] };
      expect(alternatives.some((each) => each.branch_id === branch_id)).toBe(true);
      expect(alternatives.some((each) => each.branch_id !== branch_id)).toBe(true);
    }
  });

  it('with staggered times and several children fill every slot as far as it goes, and no further', async () => {
    const families = await makeFamilies(app, 200, 3);
    const date = '2026-11-26';
    const payloads = families.map((family, index) => {
      const start = minuteOf('08:00') + (index % 12) * 15;
      const length = 60 + (index % 5) * 15;
      return { family, start, end: start + length, child_ids: family.child_ids.slice(0, 1 + (index % 3)) };
    });
    const results = await Promise.all(
      payloads.map(({ family, start, end, child_ids }) => {
        const quoted_amount = Math.floor((yenPerHour * (end - start)) / 60) * child_ids.length;
        const times = { date, from: timeText(start), to: timeText(end) };
        return app.call('createReserve', createPayload(times, { branch_id, child_ids, quoted_amount }), family.token);
      }),
    );
    expect(await overfull(app, branch_id, [date])).toEqual([]);
    // Anyone who was refused finds no seat now either: nothing was left lying.
    const { day } = await dayFacts(app.pool, branch_id, date, null);
    if (day === null) throw new Error('no branch');
    results.forEach((result, index) => {
      const input = payloads[index];
      if (result.status === 'OK' || input === undefined) return;
      expect(result.type).toBe('reserve_full');
      expect(canHold(branchDayOf(day), { ...input, children: input.child_ids.length })).toBe(false);
    });
    const accepted = results.filter(({ status }) => status === 'OK').length;
    // How many depends on who comes first: families of three take three times the seats.
    expect(accepted).toBeGreaterThan(5);
    expect(accepted).toBeLessThan(100);
  });

  it('one confirm sent twenty times makes one reserve', async () => {
    const [family] = await makeFamilies(app, 1, 2);
    if (family === undefined) throw new Error('no family');
    const times = { date: '2026-12-03', from: '09:00', to: '11:00' };
    const payload = createPayload(times, { branch_id, child_ids: family.child_ids, quoted_amount: 4 * yenPerHour });
    const otherDay = { ...payload, reserve_date: '2026-12-04' };
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => app.call('createReserve', n % 2 ? payload : otherDay, family.token)),
    );
    // Whichever day came first has the key; each of its ten gets the same answer, the other day's are refused.
    const answers = new Set(results.map((result) => JSON.stringify(result)));
    expect(answers.size).toBe(2);
    expect(results.filter(({ status }) => status === 'OK')).toHaveLength(10);
    expect(results.find(({ status }) => status === 'NG')).toMatchObject({ type: 'key_used_for_other_content' });
    const made = await app.pool.query('select from reserves where customer_id = $1', [family.customer_id]);
    const notices = await app.pool.query('select from notifications where customer_id = $1', [family.customer_id]);
    expect([made.rowCount, notices.rowCount]).toEqual([1, 1]);
  });

  it('a child is in one place, whatever branches are asked at the same moment', async () => {
    const [family] = await makeFamilies(app, 1, 1);
    if (family === undefined) throw new Error('no family');
    const times = { date: '2026-12-07', from: '10:00', to: '11:00' };
    const results = await Promise.all(
      [2, 3, 4, 5, 6, 7, 8].map((branch) =>
        app.call(
          'createReserve',
          createPayload(times, { branch_id: branch, child_ids: family.child_ids, quoted_amount: yenPerHour }),
          family.token,
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'OK')).toHaveLength(1);
    const refused = results.flatMap((result) => (result.status === 'NG' ? [result.type] : []));
    expect(new Set(refused)).toEqual(new Set(['reserve_overlap']));
  });
});

describe('creates, edits, approvals and cancels in any mixture', () => {
  const crowded = 7;
  const dates = ['2026-12-08', '2026-12-09'];
  const moment = fc.record({
    day: fc.nat({ max: 1 }),
    start: fc.nat({ max: 7 }).map((quarter) => 600 + quarter * 15),
    quarters: fc.integer({ min: 4, max: 8 }),
    children: fc.integer({ min: 1, max: 3 }),
  });
  const operation = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('create' as const), who: fc.nat({ max: 9 }), moment }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), which: fc.nat(), moment }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('approve' as const), which: fc.nat() }) },
  );
  type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

  it('never overfill a slot and never put a child in two places', async () => {
    await app.pool.query('update branches set capacity = 4 where id = $1', [crowded]);
    await app.pool.query("insert into reservable_managements (branch_id, date, status) values ($1, $2, '△')", [
      crowded,
      dates[1],
    ]);
    const families = await makeFamilies(app, 10, 3);
    const live = async () => {
      const { rows } = await app.pool.query<{ id: number; customer_id: number }>(
        'select id, customer_id from reserves where branch_id = $1 and reserve_date = any ($2) and live order by id',
        [crowded, dates],
      );
      return rows;
    };
    const run = async (each: Operation, reserves: { id: number; customer_id: number }[]) => {
      if (each.kind === 'create') return create(each);
      const target = reserves[each.which % Math.max(reserves.length, 1)];
      if (target === undefined) return 'none';
      if (each.kind === 'approve') return approve(target.id);
      const token = families.find((family) => family.customer_id === target.customer_id)?.token;
      if (each.kind === 'cancel') return app.call('cancelReserve', { reserve_id: target.id, quoted_fee: 0 }, token);
      const { times, quoted_amount } = timesOf(each.moment);
      const children = familyOf(target.customer_id).child_ids.slice(0, each.moment.children);
      return app.call(
        'updateReserve',
        { ...formTimes(times), reserve_id: target.id, child_ids: children, quoted_amount },
        token,
      );
    };
    const familyOf = (customer_id: number) => {
      const family = families.find((each) => each.customer_id === customer_id);
      if (family === undefined) throw new Error('unknown family');
      return family;
    };
    const timesOf = ({
      day,
      start,
      quarters,
      children,
    }: {
      day: number;
      start: number;
      quarters: number;
      children: number;
    }) => ({
      times: { date: dates[day] ?? '', from: timeText(start), to: timeText(start + quarters * 15) },
      quoted_amount: Math.floor((yenPerHour * quarters * 15) / 60) * children,
    });
    const create = async (each: Extract<Operation, { kind: 'create' }>) => {
      const family = families[each.who];
      if (family === undefined) return 'none';
      const { times, quoted_amount } = timesOf(each.moment);
      const child_ids = family.child_ids.slice(0, each.moment.children);
      return app.call(
        'createReserve',
        createPayload(times, { branch_id: crowded, child_ids, quoted_amount }),
        family.token,
      );
    };
    const approve = (id: number) =>
      app.services.database.transaction(app.services.clock.now(), async (tx) => {
        const reserve = await lockReserve(tx, id);
        const change = reserve && transition(reserve, 'approve');
        if (change?.ok) await writeReserveState(tx, id, change.changes);
      });

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(operation, { minLength: 6, maxLength: 14 }), { minLength: 1, maxLength: 3 }),
        async (batches) => {
          await app.pool.query('update reserves set cancel_flag = true where branch_id = $1 and live', [crowded]);
          for (const batch of batches) {
            const reserves = await live();
            await Promise.all(batch.map((each) => run(each, reserves)));
            expect(await overfull(app, crowded, dates)).toEqual([]);
            const { rows } = await app.pool.query(
              `select a.child_id from reserve_details a join reserve_details b on a.child_id = b.child_id and a.id < b.id
             where a.live and b.live and a.during && b.during`,
            );
            expect(rows).toEqual([]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

it('a moved reserve leaves its old seats to others and takes the new ones only if they are free', async () => {
  const [one, two] = await makeFamilies(app, 2, 1);
  if (!one || !two) throw new Error('no family');
  const branch = 9;
  const date = '2026-12-10';
  await app.pool.query(
    "insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, '07:00', '21:00', 1), ($1, $3, '07:00', '21:00', 1)",
    [branch, date, addDays(date, 1)],
  );
  const here = { date, from: '10:00', to: '11:00' };
  const there = { date: addDays(date, 1), from: '10:00', to: '11:00' };
  const rest = (family: typeof one) => ({ branch_id: branch, child_ids: family.child_ids, quoted_amount: yenPerHour });
  const first = await app.call('createReserve', createPayload(here, rest(one)), one.token);
  const second = await app.call('createReserve', createPayload(there, rest(two)), two.token);
  if (first.status !== 'OK' || second.status !== 'OK') throw new Error('not reserved');
  const move = { ...formTimes(there), reserve_id: first.reserve_id, quoted_amount: yenPerHour };
  expect(await app.call('updateReserve', move, one.token)).toMatchObject({ status: 'NG', type: 'reserve_full' });
  expect(await app.call('cancelReserve', { reserve_id: second.reserve_id, quoted_fee: 0 }, two.token)).toMatchObject({
    status: 'OK',
    cancel_amount: 0,
  });
  expect(await app.call('updateReserve', move, one.token)).toMatchObject({ status: 'OK' });
  expect(await app.call('createReserve', createPayload(here, rest(two)), two.token)).toMatchObject({ status: 'OK' });
});
