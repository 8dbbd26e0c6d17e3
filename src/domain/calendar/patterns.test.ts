import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../time.ts';
import { dayOfWeek, hoursOf, type PatternDay, usualDay } from './patterns.ts';

const none = { open_time: null, close_time: null, extended_open_time: null, extended_close_time: null };
const own = { open_time: '08:00', close_time: '19:00', extended_open_time: '07:00', extended_close_time: '21:00' };
const short = { open_time: '09:00', close_time: '15:00', extended_open_time: '09:00', extended_close_time: '16:00' };
const day = (weekday: number, more: Partial<PatternDay> = {}): PatternDay => ({
  weekday,
  closed_flag: false,
  capacity: null,
  capacities: [],
  ...none,
  ...more,
});

describe('the usual day', () => {
  // 2026-11-22 is a Sunday, the 23rd a holiday and a Monday.
  const patterns = [
    { adaptation_date: '2026-11-20', days: [day(0, { closed_flag: true }), day(1, short), day(7, { capacity: 3 })] },
    { adaptation_date: '2026-12-01', days: [] },
    { adaptation_date: '2026-01-01', days: [day(0, { capacity: 1 })] },
  ];

  it.each([
    ['2025-12-31', false, null],
    ['2026-11-15', false, { weekday: 0, capacity: 1 }],
    ['2026-11-20', false, null],
    ['2026-11-22', false, { weekday: 0, closed_flag: true }],
    ['2026-11-23', true, { weekday: 7, capacity: 3 }],
    ['2026-11-23', false, { weekday: 1, open_time: '09:00' }],
    ['2026-11-30', false, { weekday: 1 }],
    ['2026-12-06', false, null],
    ['2026-12-07', true, null],
  ])('on %s, holiday %s, is %o', (date, holiday, expected) => {
    const found = usualDay(patterns, date, holiday);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });

  it('of a holiday is its own where there is one, else that of the weekday', () => {
    expect(dayOfWeek([day(1)], 1, true)?.weekday).toBe(1);
    expect(dayOfWeek([day(1), day(7)], 1, true)?.weekday).toBe(7);
    expect(dayOfWeek([day(7)], 1, false)).toBeNull();
  });

  it('is always of the latest pattern that has begun, whatever their order', () => {
    const at = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-01', days));
    fc.assert(
      fc.property(fc.uniqueArray(at, { maxLength: 6 }), at, fc.boolean(), (dates, date, holiday) => {
        const all = dates.map((adaptation_date, capacity) => ({
          adaptation_date,
          days: [day(weekdayOf(date), { capacity })],
        }));
        const begun = dates.filter((each) => each <= date).toSorted();
        const wanted = begun.length === 0 ? undefined : dates.indexOf(begun.at(-1) ?? '');
        expect(usualDay(all, date, holiday)?.capacity ?? undefined).toBe(wanted);
      }),
    );
  });
});

describe('its hours', () => {
  it("are the branch's own without others", () => {
    expect(hoursOf(null, own)).toEqual(own);
    expect(hoursOf(day(0), own)).toEqual(own);
    expect(hoursOf(day(0, short), own)).toEqual(short);
  });
});
