import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  epochOf,
  instantOf,
  isTokyoDate,
  minuteOf,
  minuteOfDayOf,
  parseTime,
  parseTokyoDate,
  timeSteps,
  timeText,
  tokyoDateOf,
  weekdayOf,
} from './time.ts';
import {
  formatDate,
  formatDateCompact,
  formatDateHyphen,
  formatDateTime,
  formatDateTimeWeekday,
  formatDateWeekday,
  formatDuration,
  formatMonthDay,
  formatTime,
  formatTimeRange,
  formatYearMonth,
} from './time-format.ts';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

describe('Tokyo time', () => {
  it('turns midnight in Tokyo at 15:00 UTC', () => {
    expect(tokyoDateOf('2026-12-31T14:59:59.999Z')).toBe('2026-12-31');
    expect(tokyoDateOf('2026-12-31T15:00:00Z')).toBe('2027-01-01');
    expect(minuteOfDayOf('2026-12-31T14:59:59.999Z')).toBe(1439);
    expect(minuteOfDayOf('2026-12-31T15:00:00Z')).toBe(0);
  });
  it('makes instants of Tokyo days', () => {
    expect(instantOf('2026-11-16', minuteOf('09:00')).toISOString()).toBe('2026-11-16T00:00:00.000Z');
    expect(instantOf('2026-11-16', 1440).getTime()).toBe(instantOf('2026-11-17').getTime());
  });
  it('agrees with the zone database of the host, whatever its own zone', () => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (instant) => {
          expect(`${tokyoDateOf(instant)} ${timeText(minuteOfDayOf(instant))}`).toBe(format.format(instant));
        },
      ),
    );
  });
  it('goes there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 1439 }), (date, minute) => {
        const instant = instantOf(date, minute);
        expect([tokyoDateOf(instant), minuteOfDayOf(instant)]).toEqual([date, minute]);
      }),
    );
  });
  it('adds days and measures them alike', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
  it('adds months and stays inside the month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
  });
  it('knows weekdays', () => {
    expect(weekdayOf('2026-11-15')).toBe(0);
    expect(weekdayOf('1969-12-31')).toBe(3);
  });
  it.each([
    ['20261116', '2026-11-16'],
    ['2026/11/16', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['2026-1116', null],
    ['20270229', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['abc', null],
    ['', null],
  ])('reads the day %s as %s', (text, date) => {
    expect(parseTokyoDate(text)).toBe(date);
  });
  it('tells its own format from the others', () => {
    expect([isTokyoDate('2026-11-16'), isTokyoDate('20261116'), isTokyoDate('2026-02-30')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it.each([
    ['09:00', 540],
    ['9:05', 545],
    ['19:00:00', 1140],
    ['24:00', 1440],
    ['24:15', null],
    ['9:60', null],
    ['9', null],
  ])('reads the time %s as %s', (text, minute) => {
    expect(parseTime(text)).toBe(minute);
  });
  it('steps through a day', () => {
    expect(timeSteps(541, 600, 15)).toEqual([555, 570, 585]);
    expect(timeSteps(600, 600, 15)).toEqual([]);
    expect(() => timeSteps(600, 660, 0)).toThrow('Unexpected value: 0');
  });
  it('refuses what is no instant', () => expect(() => epochOf('soon')).toThrow('Unexpected value: soon'));
});

describe('formats of SPEC §9 and of the product', () => {
  const instant = '2026-11-16T00:05:00Z';
  it.each([
    [formatDate(instant), '2026/11/16'],
    [formatDateTime(instant), '2026/11/16 09:05'],
    [formatDateWeekday('2026-11-16'), '2026/11/16(月)'],
    [formatDateTimeWeekday(instant), '2026/11/16(月) 09:05'],
    [formatDateHyphen(instant), '2026-11-16'],
    [formatDateCompact('2026-11-16'), '20261116'],
    [formatMonthDay('2026-11-16'), '11月16日(月)'],
    [formatYearMonth('2026-11-16'), '2026年11月'],
    [formatTime(instant), '9:05'],
    [formatTimeRange('2026-11-16T00:00:00Z', '2026-11-16T03:30:00Z'), '9:00〜12:30'],
    [formatTimeRange('2026-11-16T14:00:00Z', '2026-11-16T15:00:00Z'), '23:00〜24:00'],
    [formatDuration(210), '3時間30分'],
    [formatDuration(60), '1時間'],
    [formatDuration(15), '15分'],
  ])('%s', (text, expected) => expect(text).toBe(expected));
});
