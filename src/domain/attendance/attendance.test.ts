import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actualStay } from '../billing/childcare-amount.ts';
import { demoHours, demoSettings } from '../calendar/demo-settings.ts';
import { addMinutes, instantOf, minuteOf, timeText } from '../time.ts';
import { type AttendanceDay, type AttendanceMoment, attendanceRefusal, attendanceWindow } from './attendance.ts';

const date = '2026-11-19';
/** Extended hours 7:00–21:00, grace 60 minutes. */
const day: AttendanceDay = { date, start: 600, end: 720, hours: demoHours };
const on = (text: string) => new Date(`${text.includes(' ') ? text.replace(' ', 'T') : `${date}T${text}`}:00+09:00`);

describe('the window of arrivals and leavings', () => {
  it.each([
    ['the extended hours and the grace', day, 60, '06:00', '22:00'],
    ['no grace', day, 0, '07:00', '21:00'],
    ['never another day', day, 600, '00:00', '24:00'],
    ['a reserve outside the hours takes its own times', { ...day, start: 330, end: 1380 }, 30, '05:00', '23:30'],
    ['closing at midnight', { ...day, hours: { ...demoHours, extended_close_time: '24:00' } }, 60, '06:00', '24:00'],
  ] as const)('%s', (_name, of, attendance_grace_minutes, from, until) => {
    const window = attendanceWindow(of, { attendance_grace_minutes });
    expect([timeText(window.from), timeText(window.until)]).toEqual([from, until]);
  });
});

describe('a moment', () => {
  const window = attendanceWindow(day, demoSettings);
  type Row = [string, AttendanceMoment['act'], string, string | null, string | null];
  // now · act · now's text · typed at · expected; an arrival is always 10:00.
  it.each<Row>([
    ['a tap in the hours', 'check_in', '10:00', null, null],
    ['a tap as the grace begins', 'check_in', '06:00', null, null],
    ['a tap a minute before it', 'check_in', '05:59', null, 'attendance_too_early'],
    ['a tap a month before', 'check_in', '2026-10-19 10:00', null, 'attendance_too_early'],
    ['a tap as the grace ends', 'check_out', '22:00', null, null],
    ['a tap a minute after it', 'check_out', '22:01', null, 'attendance_time_needed'],
    ['a tap the next morning', 'check_out', '2026-11-20 08:00', null, 'attendance_time_needed'],
    ['an arrival the next morning', 'check_in', '2026-11-20 08:00', null, 'attendance_time_needed'],
    ['typed the next morning, of the day', 'check_out', '2026-11-20 08:00', '12:05', null],
    ['typed weeks later, of the day', 'check_in', '2026-12-20 08:00', '10:05', null],
    [
      'typed the next morning, of that morning',
      'check_out',
      '2026-11-20 08:00',
      '2026-11-20 07:55',
      'attendance_outside_day',
    ],
    ['typed: the year 2001', 'check_in', '10:00', '2001-01-01 10:00', 'attendance_outside_day'],
    ['typed: before the grace', 'check_in', '10:00', '05:59', 'attendance_outside_day'],
    ['typed: an arrival after the grace', 'check_in', '23:00', '22:01', 'attendance_outside_day'],
    ['typed: a late leaving is a person’s word', 'check_out', '23:30', '23:10', null],
    ['typed: to the end of the day', 'check_out', '2026-11-20 08:00', '2026-11-20 00:00', null],
    ['typed: past it', 'check_out', '2026-11-20 08:00', '2026-11-20 00:01', 'attendance_outside_day'],
    ['typed: a time to come', 'check_in', '10:00', '10:01', 'attendance_bad_time'],
    ['typed: a time to come, a month before', 'check_in', '2026-10-19 10:00', '10:00', 'attendance_bad_time'],
    ['typed: leaving before the arrival', 'check_out', '12:00', '09:59', 'attendance_bad_time'],
  ])('%s', (_name, act, now, typed, expected) => {
    const moment = { act, now: on(now), moment: on(typed ?? now), typed: typed !== null };
    const arrived = act === 'check_out' ? on('10:00') : null;
    expect(attendanceRefusal({ ...moment, arrived }, date, window)).toBe(expected);
  });
});

describe('whatever is tapped or typed', () => {
  const minute = fc.integer({ min: -200, max: 1440 + 200 });
  const anyDay = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 4, max: 50 }), fc.integer({ min: 0, max: 300 }))
    .map(([from, length, grace]) => {
      const start = from * 15;
      return { ...day, start, end: Math.min(start + length * 15, 1440), grace };
    });

  it('what is taken lies on the reserve’s day and in the past, and never bills past the hours or the reserve', () => {
    fc.assert(
      fc.property(anyDay, minute, minute, fc.boolean(), (of, arrival, leaving, typed) => {
        const window = attendanceWindow(of, { attendance_grace_minutes: of.grace });
        const [start_datetime, end_datetime] = [instantOf(date, arrival), instantOf(date, leaving)];
        const now = typed ? addMinutes(end_datetime, 5000) : end_datetime;
        const came = { act: 'check_in', moment: start_datetime, typed: true, now, arrived: null } as const;
        const left = { act: 'check_out', moment: end_datetime, typed, now, arrived: start_datetime } as const;
        fc.pre(attendanceRefusal(came, date, window) === null && attendanceRefusal(left, date, window) === null);
        expect(arrival).toBeGreaterThanOrEqual(0);
        expect(leaving).toBeGreaterThanOrEqual(arrival);
        expect(leaving).toBeLessThanOrEqual(1440);
        const planned = { ...of, children: [], current_day_flag: false, ...noMeals };
        const billed = actualStay(planned, { start_datetime, end_datetime }, of.hours);
        expect(billed.start).toBeGreaterThanOrEqual(Math.min(of.start, minuteOf(of.hours.extended_open_time)));
        expect(billed.end).toBeLessThanOrEqual(Math.max(of.end, minuteOf(of.hours.extended_close_time)));
        // The plan is the least that is billed.
        expect(billed.start).toBeLessThanOrEqual(of.start);
        expect(billed.end).toBeGreaterThanOrEqual(of.end);
      }),
      { numRuns: 500 },
    );
  });

  it('a tap is refused one way or the other outside the window, and taken inside it', () => {
    fc.assert(
      fc.property(anyDay, minute, fc.constantFrom('check_in' as const, 'check_out' as const), (of, tapped, act) => {
        const window = attendanceWindow(of, { attendance_grace_minutes: of.grace });
        const now = instantOf(date, tapped);
        const refusal = attendanceRefusal({ act, moment: now, typed: false, now, arrived: null }, date, window);
        const expected =
          tapped < window.from ? 'attendance_too_early' : tapped > window.until ? 'attendance_time_needed' : null;
        expect(refusal).toBe(expected);
      }),
    );
  });
});

const noMeals = { breakfast_support_flag: false, lunch_support_flag: false, supper_support_flag: false };
