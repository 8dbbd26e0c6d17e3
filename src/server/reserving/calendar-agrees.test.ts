import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, minuteOf, timeText } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';
import { freshToken, makeFamilies } from './testing/families.ts';
import { createPayload } from './testing/wish.ts';

const app = await testApp();
const branch_id = 10;
const date = '2026-11-20';

/** A day as staff may have left it. */
const history = fc.record({
  now: fc.constantFrom(
    instantOf('2026-11-16', 600),
    instantOf('2026-11-20', 8 * 60 + 7),
    instantOf('2026-11-20', 19 * 60 + 1),
    instantOf('2026-11-19', 1439),
    instantOf('2026-09-21', 0),
    instantOf('2026-09-20', 1439),
  ),
  mark: fc.constantFrom(null, '○', '△', '×'),
  capacity: fc.integer({ min: 0, max: 4 }),
  override: fc.option(
    fc.record({
      from: fc.integer({ min: 28, max: 70 }),
      length: fc.integer({ min: 1, max: 20 }),
      capacity: fc.nat({ max: 3 }),
    }),
  ),
  short_hours: fc.boolean(),
  opened: fc.boolean(),
  wishes: fc.array(
    fc.record({
      start: fc.integer({ min: 26, max: 76 }).map((quarter) => quarter * 15),
      length: fc.constantFrom(60, 60, 75, 120, 300),
      children: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 4, maxLength: 8 },
  ),
});

async function arrange(world: typeof history extends fc.Arbitrary<infer Value> ? Value : never) {
  await app.pool.query('update reserves set cancel_flag = true where branch_id = $1 and live', [branch_id]);
  for (const table of ['reservable_managements', 'branch_capacities', 'branch_hours']) {
    await app.pool.query(`delete from ${table} where branch_id = $1 and date = $2`, [branch_id, date]);
  }
  await app.pool.query('update branches set capacity = $2, open_date = $3 where id = $1', [
    branch_id,
    world.capacity,
    world.opened ? '2022-01-01' : '2026-11-21',
  ]);
  if (world.mark !== null) {
    await app.pool.query('insert into reservable_managements (branch_id, date, status) values ($1, $2, $3)', [
      branch_id,
      date,
      world.mark,
    ]);
  }
  if (world.override) {
    const { from, length, capacity } = world.override;
    await app.pool.query(
      'insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, $3, $4, $5)',
      [branch_id, date, timeText(from * 15), timeText(Math.min((from + length) * 15, 1425)), capacity],
    );
  }
  if (world.short_hours) {
    await app.pool.query(
      `insert into branch_hours (branch_id, date, open_time, close_time, extended_open_time, extended_close_time)
       values ($1, $2, '10:00', '14:00', '09:30', '15:00')`,
      [branch_id, date],
    );
  }
  app.clock.freeze(world.now);
}

describe('the calendar', () => {
  it('shows exactly what a save accepts, for random histories', async () => {
    const families = await makeFamilies(app, 10, 3);
    await fc.assert(
      fc.asyncProperty(history, async (world) => {
        await arrange(world);
        for (const [index, wish] of world.wishes.entries()) {
          const family = families[index];
          if (family === undefined) continue;
          const slots = await app.call('reserveSlots', { branch_id, date, children: wish.children });
          if (slots.status !== 'OK') throw new Error(slots.type);
          // All three views of a day cost some; the first wish of each world is enough for the mark.
          if (index === 0) await expectSameMark(wish.children, slots.reservable_status);
          const end = wish.start + wish.length;
          const needed = slots.slots.filter(
            ({ start_time }) => minuteOf(start_time) >= wish.start && minuteOf(start_time) < end,
          );
          const promised =
            slots.slots.some(({ start_time, startable }) => startable && minuteOf(start_time) === wish.start) &&
            needed.length === wish.length / 15 &&
            needed.every(({ remaining }) => remaining >= wish.children);
          const child_ids = family.child_ids.slice(0, wish.children);
          const token = await freshToken(app, family.uid);
          const times = { date, from: timeText(wish.start), to: timeText(end) };
          const save = (quoted_amount: number) =>
            app.call('createReserve', createPayload(times, { branch_id, child_ids, quoted_amount }), token);
          const asked = await save(0);
          const accepts = asked.status === 'NG' && asked.type === 'quote_changed';
          expect([wish, accepts]).toEqual([wish, promised]);
          if (asked.status === 'OK' || !accepts) continue;
          const { quote } = asked.details as { quote: { reserve_amount: number } };
          const saved = await save(quote.reserve_amount);
          expect(saved).toMatchObject({ status: 'OK', approval_status: slots.reservable_status === '△' ? 2 : 1 });
        }
      }),
      { numRuns: 25 },
    );
  });

  /** Month calendar, day and the SQL view say the same about the day. */
  async function expectSameMark(children: number, mark: string) {
    const calendar = await app.call('reserveCalendar', { branch_id, children });
    const of = (days: { date: string; reservable_status: string }[]) =>
      days.find((day) => day.date === date)?.reservable_status ?? '×';
    expect(calendar.status === 'OK' && of(calendar.days)).toBe(mark);
    if (children > 1) return;
    expect(of(await viewOf(branch_id))).toBe(mark);
  }

  it('agrees with the SQL view on every day of every branch', async () => {
    app.clock.freeze(instantOf('2026-11-16', 600));
    const { rows } = await app.pool.query<{ id: number }>('select id from branches where status <> 3 order by id');
    for (const { id } of rows) {
      const calendar = await app.call('reserveCalendar', { branch_id: id });
      if (calendar.status !== 'OK') throw new Error(calendar.type);
      expect(calendar.days).toHaveLength(61);
      expect(calendar.days).toEqual(await viewOf(id));
    }
  });
});

type Day = { date: string; reservable_status: string; reserve_remarks: string; holiday_name: string | null };

async function viewOf(branch: number): Promise<Day[]> {
  const { calendar } = await app.query<{ calendar: Day[] }>('SelectRegistrationReservesCustomersDate', {
    branch_id: branch,
  });
  return calendar;
}
