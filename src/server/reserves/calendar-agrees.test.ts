import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertReserve } from '../../../db/tests/rows.ts';
import type { FunctionOk } from '../../contract/functions/functions.ts';
import { stayRefusal } from '../../domain/reserves/stay-choice.ts';
import { staffingMode } from '../../domain/staffing/staffing-codes.ts';
import { instantOf, minuteOf, timeText, tokyoDateOf } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';
import { createPayload, formTimes } from '../waitlist/testing/create-payload.ts';
import { type Family, freshToken, makeFamilies } from './testing/families.ts';

const app = await testApp();
const branch_id = 10;
const date = '2026-11-20';

const steps = [10, 15, 30] as const;

/** The usual week: in force or not, about that Friday, a holiday or another day. */
const usualWeek = fc.record({
  from: fc.constantFrom('2026-01-05', '2026-11-20', '2026-11-21'),
  later: fc.constantFrom(null, null, '2026-11-19', '2026-11-22'),
  days: fc.uniqueArray(
    fc.record({
      weekday: fc.constantFrom(5, 5, 7, 6),
      closed_flag: fc.constantFrom(false, false, false, true),
      hours: fc.constantFrom(null, ['08:30', '17:00', '08:00', '18:00'], ['06:30', '21:00', '06:30', '23:00']),
      capacity: fc.option(fc.nat({ max: 4 })),
      band: fc.option(fc.record({ from: fc.integer({ min: 14, max: 36 }), capacity: fc.nat({ max: 3 }) })),
    }),
    { maxLength: 3, selector: ({ weekday }) => weekday },
  ),
});

const births = { zero: '2026-02-03', one_two: '2024-11-21', three: '2023-11-21', four: '2021-05-05' };
const age = fc.constantFrom(...Object.values(births));

/** The roster decides: who is there when, by the usual week or set for the day, and how old everybody is. */
const roster = fc.record({
  minimum_staff: fc.integer({ min: 1, max: 2 }),
  staff_rounding: fc.constantFrom(1, 2),
  ratio_age: fc.constantFrom(1, 2),
  per_staff: fc.constantFrom([1, 2, 2, 3], [2, 3, 3, 4], [3, 6, 15, 25]),
  shifts: fc.array(
    fc.record({
      usual: fc.boolean(),
      from: fc.integer({ min: 84, max: 150 }).map((five) => five * 5),
      length: fc.integer({ min: 40, max: 160 }).map((five) => five * 5),
      pause: fc.option(fc.integer({ min: 5, max: 60 }).map((five) => five * 5)),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  ages: fc.array(age, { minLength: 12, maxLength: 12 }),
});

/** A day as staff may have left it. */
const history = fc.record({
  step: fc.constantFrom(...steps),
  /** Saved when another step was in force: every five minutes, for other families. */
  others: fc.array(
    fc.record({
      start: fc.integer({ min: 84, max: 228 }).map((five) => five * 5),
      length: fc.integer({ min: 2, max: 30 }).map((five) => five * 5),
      children: fc.integer({ min: 1, max: 2 }),
    }),
    { maxLength: 3 },
  ),
  /** Confirm pages that are open: of other families, and of the first of those who wish (its own is not in its way). */
  holds: fc.array(
    fc.record({
      own: fc.boolean(),
      start: fc.integer({ min: 84, max: 228 }).map((five) => five * 5),
      length: fc.integer({ min: 12, max: 36 }).map((five) => five * 5),
      children: fc.integer({ min: 1, max: 2 }),
      /** 0: it has just ended. */
      minutes_left: fc.constantFrom(0, 1, 5, 5),
    }),
    { maxLength: 3 },
  ),
  now: fc.constantFrom(
    instantOf('2026-11-16', 600),
    instantOf('2026-11-16', 601),
    instantOf('2026-11-16', 602),
    instantOf('2026-11-20', 8 * 60 + 7),
    instantOf('2026-11-20', 19 * 60 + 1),
    instantOf('2026-11-19', 1439),
    instantOf('2026-09-21', 0),
    instantOf('2026-09-20', 1439),
  ),
  mark: fc.constantFrom(null, null, '○', '△', '×'),
  capacity: fc.integer({ min: 0, max: 4 }),
  override: fc.option(
    fc.record({
      from: fc.integer({ min: 84, max: 210 }).map((five) => five * 5),
      length: fc.integer({ min: 1, max: 60 }).map((five) => five * 5),
      capacity: fc.nat({ max: 3 }),
    }),
  ),
  short_hours: fc.boolean(),
  week: fc.option(usualWeek),
  roster: fc.option(roster),
  holiday: fc.boolean(),
  opened: fc.boolean(),
  wishes: fc.array(
    fc.record({
      /** Few, so that a family's second wish often overlaps its first. */
      family: fc.nat({ max: 1 }),
      start: fc.integer({ min: 78, max: 228 }).map((five) => five * 5),
      length: fc.constantFrom(60, 60, 75, 80, 120, 300),
      /** Else both are brought onto the steps. */
      off_step: fc.constantFrom(false, false, false, true),
      children: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 4, maxLength: 8 },
  ),
  /** Then the capacity drops, and families with a reserve move it. */
  later_capacity: fc.integer({ min: 0, max: 4 }),
  moves: fc.array(
    fc.record({
      by: fc.integer({ min: -6, max: 6 }),
      longer: fc.integer({ min: -4, max: 6 }),
    }),
    { minLength: 3, maxLength: 3 },
  ),
});
type CalendarSample = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** A second wish that runs into the first, and one that only touches it. */
const overlapping: CalendarSample = {
  step: 15,
  others: [],
  holds: [],
  now: instantOf('2026-11-16', 600),
  mark: null,
  capacity: 4,
  override: null,
  short_hours: false,
  week: null,
  roster: null,
  holiday: false,
  opened: true,
  wishes: [
    { family: 0, start: 600, length: 120, children: 1, off_step: false },
    { family: 0, start: 660, length: 120, children: 2, off_step: false },
    { family: 0, start: 720, length: 60, children: 2, off_step: false },
    { family: 1, start: 660, length: 120, children: 1, off_step: false },
  ],
  later_capacity: 1,
  moves: [
    { by: 1, longer: 0 },
    { by: 0, longer: -1 },
    { by: 0, longer: 1 },
  ],
};
/** Two stays of ten minutes' steps meet inside a half hour, and a third begins where they end. */
const betweenSteps: CalendarSample = {
  ...overlapping,
  step: 30,
  capacity: 3,
  later_capacity: 3,
  others: [
    { start: 610, length: 60, children: 1 },
    { start: 620, length: 60, children: 1 },
    { start: 680, length: 70, children: 2 },
  ],
  wishes: [
    { family: 0, start: 600, length: 60, children: 1, off_step: false },
    { family: 1, start: 600, length: 60, children: 1, off_step: false },
    { family: 1, start: 660, length: 60, children: 2, off_step: false },
    { family: 0, start: 660, length: 60, children: 1, off_step: false },
  ],
};

/** Half a day by the usual week, another half by what was set for the day; a holiday goes before its weekday. */
const byTheWeek: CalendarSample = {
  ...overlapping,
  capacity: 0,
  override: { from: 600, length: 60, capacity: 1 },
  holiday: true,
  week: {
    from: '2026-11-20',
    later: '2026-11-22',
    days: [
      { weekday: 5, closed_flag: true, hours: null, capacity: 0, band: null },
      {
        weekday: 7,
        closed_flag: false,
        hours: ['08:30', '17:00', '08:00', '18:00'],
        capacity: 3,
        band: { from: 20, capacity: 2 },
      },
    ],
  },
};

/** Three are there at noon, two before, one after, of whom one rests; a baby, small ones, big ones; the last wish finds one. */
const byTheRoster: CalendarSample = {
  ...overlapping,
  wishes: [...overlapping.wishes, { family: 1, start: 900, length: 60, children: 3, off_step: false }],
  capacity: 9,
  later_capacity: 9,
  roster: {
    minimum_staff: 1,
    staff_rounding: 1,
    ratio_age: 1,
    per_staff: [1, 2, 2, 3],
    shifts: [
      { usual: true, from: 420, length: 780, pause: 60 },
      { usual: false, from: 420, length: 400, pause: null },
      { usual: true, from: 660, length: 200, pause: null },
    ],
    ages: [
      ...[births.zero, births.one_two, births.four, births.four, births.three, births.zero],
      ...[births.three, births.four, births.zero, births.four, births.one_two, births.one_two],
    ],
  },
};

/** A confirm page holds one seat of two, the wishing family's own the other; a third has just ended. */
const withHolds: CalendarSample = {
  ...overlapping,
  capacity: 2,
  later_capacity: 2,
  holds: [
    { own: false, start: 600, length: 120, children: 1, minutes_left: 5 },
    { own: true, start: 600, length: 180, children: 1, minutes_left: 1 },
    { own: false, start: 600, length: 120, children: 2, minutes_left: 0 },
  ],
  wishes: [
    { family: 1, start: 600, length: 60, children: 1, off_step: false },
    { family: 0, start: 660, length: 60, children: 1, off_step: false },
    { family: 1, start: 720, length: 60, children: 2, off_step: false },
    { family: 0, start: 600, length: 60, children: 1, off_step: false },
  ],
};

const setStep = (step: number) => app.pool.query('update reserve_settings set step_minutes = $1', [step]);

async function arrange(sample: CalendarSample) {
  await setStep(sample.step);
  await app.pool.query('update reserves set cancel_flag = true where branch_id = $1 and live', [branch_id]);
  await app.pool.query('delete from seat_holds where branch_id = $1', [branch_id]);
  for (const table of ['reservable_managements', 'branch_capacities', 'branch_hours']) {
    await app.pool.query(`delete from ${table} where branch_id = $1 and date = $2`, [branch_id, date]);
  }
  await app.pool.query('update branches set capacity = $2, open_date = $3, minimum_age_months = 6 where id = $1', [
    branch_id,
    sample.capacity,
    sample.opened ? '2022-01-01' : '2026-11-21',
  ]);
  if (sample.mark !== null) {
    await app.pool.query('insert into reservable_managements (branch_id, date, status) values ($1, $2, $3)', [
      branch_id,
      date,
      sample.mark,
    ]);
  }
  if (sample.override) {
    const { from, length, capacity } = sample.override;
    await app.pool.query(
      'insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, $3, $4, $5)',
      [branch_id, date, timeText(from), timeText(Math.min(from + length, 1425)), capacity],
    );
  }
  if (sample.short_hours) {
    await app.pool.query(
      `insert into branch_hours (branch_id, date, open_time, close_time, extended_open_time, extended_close_time)
       values ($1, $2, '10:00', '14:00', '09:30', '15:00')`,
      [branch_id, date],
    );
  }
  await arrangeWeek(sample);
  await arrangeRoster(sample);
  app.clock.freeze(sample.now);
}

async function arrangeWeek({ week, holiday }: CalendarSample) {
  await app.pool.query('delete from branch_patterns where branch_id = $1', [branch_id]);
  await app.pool.query('delete from holidays where date = $1', [date]);
  if (holiday) await app.pool.query("insert into holidays (date, name) values ($1, '休日')", [date]);
  if (week === null) return;
  const pattern = `insert into branch_patterns (branch_id, adaptation_date) values ($1, $2) returning id`;
  const { rows } = await app.pool.query<{ id: number }>(pattern, [branch_id, week.from]);
  // The next one gives every day back to the branch.
  if (week.later !== null) await app.pool.query(pattern, [branch_id, week.later]);
  for (const { weekday, closed_flag, hours, capacity, band } of week.days) {
    const bands = band && [
      { start_time: timeText(band.from * 30), end_time: timeText(band.from * 30 + 90), capacity: band.capacity },
    ];
    await app.pool.query(
      `insert into branch_pattern_days (branch_pattern_id, weekday, closed_flag, open_time, close_time,
         extended_open_time, extended_close_time, capacity, capacities) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        rows[0]?.id,
        weekday,
        closed_flag,
        ...(hours ?? [null, null, null, null]),
        capacity,
        JSON.stringify(bands ?? []),
      ],
    );
  }
}

async function arrangeRoster({ roster: planned }: CalendarSample) {
  // Of every branch: no one is planned at two places at a time.
  await app.pool.query('delete from shift_patterns');
  await app.pool.query('delete from shifts');
  const mode = planned ? staffingMode.code.decide : staffingMode.code.warn;
  await app.pool.query('update branches set staffing_mode = $2 where id = $1', [branch_id, mode]);
  if (planned === null) return;
  const [zero, one_two, three, four] = planned.per_staff;
  await app.pool.query(
    `update care_settings set minimum_staff = $1, staff_rounding = $2, ratio_age = $3, children_per_staff_zero = $4,
       children_per_staff_one_two = $5, children_per_staff_three = $6, children_per_staff_four = $7`,
    [planned.minimum_staff, planned.staff_rounding, planned.ratio_age, zero, one_two, three, four],
  );
  for (const [index, { usual, from, length, pause }] of planned.shifts.entries()) {
    const end = Math.min(from + length, 1435);
    const breaks =
      pause === null ? [] : [{ start_time: timeText(from + pause), end_time: timeText(from + pause + 45) }];
    const times = [timeText(from), timeText(end), JSON.stringify(breaks)];
    await app.pool.query(
      usual
        ? `with usual as (
             insert into shift_patterns (branch_id, account_id, adaptation_date) values ($1, $2, '2026-01-01') returning id
           )
           insert into shift_pattern_days (shift_pattern_id, weekday, start_time, end_time, breaks)
           select id, 5, $4, $5, $6 from usual where $3::date is not null`
        : `insert into shifts (branch_id, account_id, date, start_time, end_time, breaks) values ($1, $2, $3, $4, $5, $6)`,
      [branch_id, index + 2, date, ...times],
    );
  }
}

/** Each family's children as old as the world has them. */
async function setAges(ages: readonly string[], families: readonly Family[]) {
  await app.pool.query(
    `update children set date_of_birth = aged.born from unnest($1::integer[], $2::date[]) as aged (id, born)
     where children.id = aged.id`,
    [families.flatMap(({ child_ids }) => child_ids), ages],
  );
}

type Made = { family: Family; child_ids: number[]; reserve_id: number; start: number; end: number };

/** Each of a separate family, as it was saved before the step changed. */
async function insertOthers(others: CalendarSample['others'], families: readonly Family[]): Promise<Made[]> {
  const client = await app.pool.connect();
  const made: Made[] = [];
  for (const [index, { start, length, children }] of others.entries()) {
    const family = families[index] as Family;
    const child_ids = family.child_ids.slice(0, children);
    const end = start + length;
    const times = { start: instantOf(date, start).toISOString(), end: instantOf(date, end).toISOString() };
    const { customer_id } = family;
    const reserve_id = await insertReserve(client, { ...times, child_ids, branch_id, customer_id });
    made.push({ family, child_ids, reserve_id, start, end });
  }
  client.release();
  return made;
}

/** One per family: a second one of the same family is skipped. */
async function insertHolds(
  { holds, now }: CalendarSample,
  [own]: readonly Family[],
  others: readonly Family[],
): Promise<void> {
  const holders = new Set<Family>();
  for (const [index, hold] of holds.entries()) {
    const family = hold.own ? own : others[index];
    if (!family || holders.has(family)) continue;
    holders.add(family);
    await app.pool.query(
      `insert into seat_holds (kind, customer_id, branch_id, date, start_datetime, end_datetime, child_ids, births, expires_at)
       select 1, $1, $2, $3, $4, $5, array_agg(k.id), array_agg(k.date_of_birth), $6
       from children k where k.id = any ($7)`,
      [
        family.customer_id,
        branch_id,
        date,
        instantOf(date, hold.start),
        instantOf(date, hold.start + hold.length),
        new Date(now.getTime() + hold.minutes_left * 60_000),
        family.child_ids.slice(0, hold.children),
      ],
    );
  }
}

describe('the calendar', () => {
  it('shows exactly what a save accepts, for random histories', async () => {
    const families = await makeFamilies(app, 2, 3);
    const otherFamilies = await makeFamilies(app, 3, 2);
    let [overlaps, understaffed] = [0, 0];
    const acceptedUnder = new Set<number>();
    await fc.assert(
      fc.asyncProperty(history, async (sample) => {
        await arrange(sample);
        await setAges(sample.roster?.ages ?? Array.from({ length: 12 }, () => births.three), [
          ...families,
          ...otherFamilies,
        ]);
        const others = await insertOthers(sample.others, otherFamilies);
        await insertHolds(sample, families, otherFamilies);
        const onStep = (minutes: number) => Math.floor(minutes / sample.step) * sample.step;
        const made: Made[] = [];
        for (const [index, { off_step, ...drawn }] of sample.wishes.entries()) {
          const payload = off_step ? drawn : { ...drawn, start: onStep(drawn.start), length: onStep(drawn.length) };
          const family = families[payload.family] as Family;
          const child_ids = family.child_ids.slice(0, payload.children);
          const token = await freshToken(app, family.uid);
          const slots = await app.call('reserveSlots', { branch_id, date, child_ids }, token);
          if (slots.status !== 'OK') throw new Error(slots.type);
          // All three views of a day cost some; the first wish of each world is enough for the mark.
          if (index === 0) await expectSameMark(child_ids, token, slots.reservable_status);
          const end = payload.start + payload.length;
          const refusal = offered(slots, { start: payload.start, end });
          if (refusal === 'own') overlaps += 1;
          if (refusal === 'understaffed') understaffed += 1;
          const startable = slots.slots.some((slot) => slot.startable && minuteOf(slot.start_time) === payload.start);
          if (payload.length === 60) expect([payload, startable]).toEqual([payload, refusal === null]);
          const times = { date, from: timeText(payload.start), to: timeText(end) };
          const save = (quoted_amount: number) =>
            app.call('createReserve', createPayload(times, { branch_id, child_ids, quoted_amount }), token);
          const asked = await save(0);
          const accepts = asked.status === 'NG' && asked.type === 'quote_changed';
          if (refusal === 'understaffed') expect(asked).toMatchObject({ type: 'reserve_understaffed' });
          expect([payload, refusal, asked.status === 'NG' && asked.type, accepts]).toEqual([
            payload,
            refusal,
            asked.status === 'NG' && asked.type,
            refusal === null,
          ]);
          if (asked.status === 'OK' || !accepts) continue;
          const { quote } = asked.details as { quote: { reserve_amount: number } };
          const saved = await save(quote.reserve_amount);
          expect(saved).toMatchObject({ status: 'OK', approval_status: slots.reservable_status === '△' ? 2 : 1 });
          acceptedUnder.add(sample.step);
          if (saved.status === 'OK')
            made.push({ family, child_ids, reserve_id: saved.reserve_id, start: payload.start, end });
        }
        await app.pool.query('update branches set capacity = $2 where id = $1', [branch_id, sample.later_capacity]);
        for (const [index, move] of sample.moves.entries()) {
          const reserve = made[index];
          const { by, longer } = move;
          if (reserve) await expectMoveAsOffered(reserve, { by: by * sample.step, longer: longer * sample.step });
        }
        // What was saved under another step may stay as it is, and moves like any other.
        if (tokyoDateOf(sample.now) < date) {
          for (const other of others) {
            await expectMoveAsOffered(other, { by: 0, longer: 0 });
            await expectMoveAsOffered(other, { by: sample.step - (other.start % sample.step), longer: 0 });
          }
        }
      }),
      {
        numRuns: 25,
        examples: [
          [overlapping],
          [betweenSteps],
          [{ ...betweenSteps, step: 10 }],
          [byTheWeek],
          [byTheRoster],
          [withHolds],
        ],
      },
    );
    await setStep(15);
    expect(overlaps).toBeGreaterThan(0);
    expect(understaffed).toBeGreaterThan(0);
    expect([...acceptedUnder].sort()).toEqual([...steps]);
  });

  /** What the picker reads from the answer (web/parts/calendar/free-hours/day-slots.ts). */
  function offered(day: FunctionOk<'reserveSlots'>, stay: { start: number; end: number }) {
    const slots = day.slots.map(({ start_time, state }) => ({ start: minuteOf(start_time), state }));
    const held = day.held && { start: minuteOf(day.held.start_time), end: minuteOf(day.held.end_time) };
    return stayRefusal({ ...day, slots, held }, stay);
  }

  /** An edit: the seats held stay, more of them are asked for like new ones. */
  async function expectMoveAsOffered(reserve: Made, move: { by: number; longer: number }) {
    const { reserve_id, child_ids, family } = reserve;
    const stay = { start: reserve.start + move.by, end: reserve.end + move.by + move.longer };
    if (stay.end <= stay.start || stay.start < 0 || stay.end >= 1440) return;
    const token = await freshToken(app, family.uid);
    const day = await app.call('reserveSlots', { branch_id, date, child_ids, reserve_id }, token);
    if (day.status !== 'OK') throw new Error(day.type);
    const times = formTimes({ date, from: timeText(stay.start), to: timeText(stay.end) });
    const edit = await app.call('updateReserve', { ...times, reserve_id, child_ids, quoted_amount: 0 }, token);
    const type = edit.status === 'NG' ? edit.type : 'OK';
    // The price is judged after the time.
    const accepts = type === 'quote_changed' || type === 'amount_below_fee';
    const refusal = offered(day, stay);
    expect([reserve, move, refusal, type, accepts]).toEqual([reserve, move, refusal, type, refusal === null]);
  }

  /** Month calendar, day and the SQL view say the same about the day. */
  async function expectSameMark(child_ids: number[], token: string, mark: string) {
    const calendar = await app.call('reserveCalendar', { branch_id, child_ids }, token);
    const of = (days: { date: string; reservable_status: string }[]) =>
      days.find((day) => day.date === date)?.reservable_status ?? '×';
    expect(calendar.status === 'OK' && of(calendar.days)).toBe(mark);
    // Without their ages: for one of the oldest, wherever that matters.
    const unknown = await app.call('reserveCalendar', { branch_id, children: 1 });
    expect(unknown.status === 'OK' && of(unknown.days)).toBe(of(await viewOf(branch_id)));
  }

  it.each(steps)('agrees with the SQL view on every day of every branch, in steps of %s minutes', async (step) => {
    await setStep(step);
    app.clock.freeze(instantOf('2026-11-16', 600));
    const { rows } = await app.pool.query<{ id: number }>('select id from branches where status <> 3 order by id');
    for (const { id } of rows) {
      const calendar = await app.call('reserveCalendar', { branch_id: id });
      if (calendar.status !== 'OK') throw new Error(calendar.type);
      expect(calendar.days).toHaveLength(61);
      expect(calendar.days).toEqual(await viewOf(id));
    }
    await setStep(15);
  });
});

async function viewOf(branch: number) {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    // By the test's clock, not the machine's.
    await client.query("select set_config('app.now', $1, true)", [app.clock.now().toISOString()]);
    const { rows } = await client.query(
      `select date, reservable_status, reserve_remarks, holiday_name, closed_flag
       from view_reserve_date_calendars where branch_id = $1 order by date`,
      [branch],
    );
    return rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
