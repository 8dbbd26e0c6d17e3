import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../time.ts';
import { entryTime } from './entry-time.ts';
import { sleepPosition } from './log-codes.ts';
import { napState, needsSleepCheck, type SleepCheckEntry, sleepCheckMinutes } from './sleep.ts';

const settings = {
  sleep_check_minutes_zero: 5,
  sleep_check_minutes_one_two: 10,
  sleep_check_minutes_three: 15,
  sleep_check_minutes_four: 30,
};
const day = '2026-11-16';

describe('how often a sleeping child is looked at', () => {
  it.each([
    ['a baby', '2026-05-01', false, 5],
    ['a baby on its first visit: there is nothing stricter', '2026-05-01', true, 5],
    ['the day before the first birthday a child is one by law', '2025-11-17', false, 10],
    ['two years', '2024-05-01', false, 10],
    ['two years, first visit', '2024-05-01', true, 5],
    ['three years', '2023-05-01', false, 15],
    ['three years, first visit', '2023-05-01', true, 10],
    ['four years', '2022-05-01', false, 30],
    ['a schoolchild', '2018-05-01', false, 30],
    ['a schoolchild, first visit', '2018-05-01', true, 15],
  ])('%s', (_who, date_of_birth, first, minutes) => {
    expect(sleepCheckMinutes(date_of_birth, day, first, settings)).toBe(minutes);
  });
});

const asleep = new Date('2026-11-16T12:00:00+09:00');
const at = (minute: number) => addMinutes(asleep, minute);
const minutesOf = (dates: readonly Date[]) => dates.map((date) => (date.getTime() - asleep.getTime()) / 60_000);
const usual: Omit<SleepCheckEntry, 'checked_at'> = {
  position: sleepPosition.code.back,
  breathing_flag: true,
  turned_flag: false,
};
const prone = { ...usual, position: sleepPosition.code.prone };
const turned = { ...prone, turned_flag: true };
const unusual = { ...usual, breathing_flag: false };
const state = (sleepChecks: number[], now: number, woke: number | null = null, check_minutes = 5) => {
  const nap = { fell_asleep_at: asleep, woke_at: woke === null ? null : at(woke), check_minutes, alarm_minutes: 1 };
  const seen = sleepChecks.map((minute) => ({ checked_at: at(minute), ...usual }));
  const { due_at, overdue, missing } = napState(nap, seen, at(now));
  return { due: due_at && minutesOf([due_at])[0], overdue, missing: minutesOf(missing) };
};

describe('rounds of a nap', () => {
  it.each([
    ['just asleep', [], 3, null, { due: 5, overdue: false, missing: [] }],
    ['due now', [], 5, null, { due: 5, overdue: true, missing: [] }],
    ['overdue, not missing yet', [], 9.9, null, { due: 5, overdue: true, missing: [] }],
    ['a whole interval later the round is missing', [], 10, null, { due: 5, overdue: true, missing: [5] }],
    ['a look begins the interval anew', [4], 8, null, { due: 9, overdue: false, missing: [] }],
    [
      'looks a little late do not add up',
      [5.5, 11, 16.5, 22, 27.5],
      30,
      null,
      { due: 32.5, overdue: false, missing: [] },
    ],
    ['a round left out between two looks', [5, 16], 17, null, { due: 21, overdue: false, missing: [10] }],
    ['the interval in which the child wakes is not missing', [5], 30, 14.9, { due: null, overdue: false, missing: [] }],
    ['the one before it is', [5], 30, 15, { due: null, overdue: false, missing: [10] }],
    ['awake before the first look was due', [], 30, 4, { due: null, overdue: false, missing: [] }],
    ['a look after waking counts for nothing', [5, 25], 30, 12, { due: null, overdue: false, missing: [] }],
    ['written in another order', [10, 5], 12, null, { due: 15, overdue: false, missing: [] }],
  ] as const)('%s', (_what, sleepChecks, now, woke, expected) => {
    expect(state([...sleepChecks], now, woke)).toEqual(expected);
  });

  const nap = fc.record({
    check_minutes: fc.integer({ min: 1, max: 30 }),
    looks: fc.array(fc.integer({ min: 0, max: 180 }), { maxLength: 40 }),
    end: fc.integer({ min: 0, max: 180 }),
    awake: fc.boolean(),
  });

  it('agrees with a walk minute by minute', () => {
    fc.assert(
      fc.property(nap, ({ check_minutes, looks: sleepChecks, end, awake }) => {
        const expected: number[] = [];
        let since = 0;
        for (let minute = 1; minute <= end; minute++) {
          since++;
          // The round of the interval that has just passed, unless a look or falling asleep opened it.
          if (since >= 2 * check_minutes && since % check_minutes === 0) expected.push(minute - check_minutes);
          if (sleepChecks.includes(minute)) since = 0;
        }
        expect(state(sleepChecks, end, awake ? end : null, check_minutes).missing).toEqual(expected);
      }),
    );
  });

  it('the waking interval is never missing, and looks at the missing moments leave none', () => {
    fc.assert(
      fc.property(nap, ({ check_minutes, looks: sleepChecks, end }) => {
        const { missing } = state(sleepChecks, end, end, check_minutes);
        for (const minute of missing) expect(minute + check_minutes).toBeLessThanOrEqual(end);
        expect(state([...sleepChecks, ...missing], end, end, check_minutes).missing).toEqual([]);
      }),
    );
  });
});

describe('a look that alarms', () => {
  type Seen = readonly (readonly [number, typeof usual])[];
  const foundAfter = (sleepChecks: Seen, now: number, woke: number | null = null, check_minutes = 15) => {
    const nap = { fell_asleep_at: asleep, woke_at: woke === null ? null : at(woke), check_minutes, alarm_minutes: 1 };
    const seen = sleepChecks.map(([minute, sleepCheck]) => ({ checked_at: at(minute), ...sleepCheck }));
    const found = napState(nap, seen, at(now));
    return { ...found, due: found.due_at && minutesOf([found.due_at])[0], missing: minutesOf(found.missing) };
  };

  it.each([
    ['prone and not turned', prone, 'prone', 11],
    ['breathing unusually', unusual, 'breathing', 11],
    ['breathing unusually on its face: breathing is said first', { ...prone, breathing_flag: false }, 'breathing', 11],
    ['breathing unusually though turned', { ...turned, breathing_flag: false }, 'breathing', 11],
    ['prone and turned', turned, null, 25],
    ['on its back', usual, null, 25],
    ['on its side', { ...usual, position: sleepPosition.code.left }, null, 25],
  ] as const)('%s', (_what, sleepCheck, alarm, due) => {
    const found = foundAfter([[10, sleepCheck]], 10);
    expect(found).toMatchObject({ alarm, due, overdue: false });
    // Red at once, not only when the minute is over.
    expect(needsSleepCheck(found)).toBe(alarm !== null);
    expect(foundAfter([[10, sleepCheck]], due)).toMatchObject({ overdue: true });
  });

  it('lasts until a look finds the child turned and breathing as usual', () => {
    const found: Seen = [[10, prone]];
    expect(foundAfter([...found, [11, prone]], 12)).toMatchObject({ alarm: 'prone', due: 12, overdue: true });
    expect(foundAfter([...found, [11, unusual]], 11)).toMatchObject({ alarm: 'breathing' });
    expect(foundAfter([...found, [11, turned]], 11)).toMatchObject({ alarm: null, due: 26 });
    expect(
      foundAfter(
        [
          [10, unusual],
          [11, usual],
        ],
        11,
      ),
    ).toMatchObject({ alarm: null, due: 26 });
    // Written in another order, and at the same minute: the alarm stays.
    expect(
      foundAfter(
        [
          [11, prone],
          [10, usual],
        ],
        11,
      ),
    ).toMatchObject({ alarm: 'prone' });
    expect(
      foundAfter(
        [
          [11, prone],
          [11, usual],
        ],
        11,
      ),
    ).toMatchObject({ alarm: 'prone' });
  });

  it('is over when the child is awake', () => {
    expect(foundAfter([[10, unusual]], 30, 12)).toMatchObject({ alarm: null, due: null, overdue: false, missing: [] });
  });

  it('is never due later than a usual look, and is missing once if not followed up', () => {
    expect(foundAfter([[10, prone]], 10, null, 1)).toMatchObject({ due: 11 });
    expect(foundAfter([[10, prone]], 25)).toMatchObject({ missing: [] });
    expect(foundAfter([[10, prone]], 26)).toMatchObject({ missing: [11] });
    expect(foundAfter([[10, prone]], 41)).toMatchObject({ missing: [11, 26] });
  });
});

describe('a record is late by when it was made', () => {
  const limits = { late_entry_minutes: 5, manager_entry_minutes: 30 };
  it.each([
    ['at once', 0, false, false],
    ['just under the limit', 4.9, false, false],
    ['five minutes', 5, true, false],
    ['half an hour', 30, true, false],
    ['more', 30.1, true, true],
  ])('%s', (_what, minutes, late, managers) => {
    expect(entryTime(at(0), at(minutes), limits)).toEqual({ late, managers });
  });
  it('another day is a manager’s, however short ago', () => {
    const midnight = new Date('2026-11-17T00:00:00+09:00');
    expect(entryTime(addMinutes(midnight, -1), midnight, limits)).toEqual({ late: true, managers: true });
  });
});
