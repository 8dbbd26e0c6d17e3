import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type TokyoDate, timeText } from '../time.ts';
import { freeFor } from './free-colleague.ts';
import { hoursToCover, joinedShift, stillAhead } from './joined-shift.ts';
import {
  breakFor,
  noLimits,
  overtimeByDay,
  type WorkedShift,
  type WorkLimits,
  type WorkRules,
  workedMinutes,
  workVerdict,
} from './working-time.ts';

const rules: WorkRules = {
  day_hours: 8,
  week_hours: 40,
  overtime_agreement: 1,
  overtime_month_hours: 45,
  overtime_year_hours: 360,
  night_from_hour: 22,
  night_until_hour: 5,
  break_minutes_six: 45,
  break_minutes_eight: 60,
  rest_days_a_week: 1,
  rest_between_hours: 11,
};
/** A Friday. */
const friday = '2026-11-20';
const on = (date: TokyoDate, start_time: string, end_time: string, pause?: [string, string]): WorkedShift => ({
  date,
  start_time,
  end_time,
  breaks: pause ? [{ start_time: pause[0], end_time: pause[1] }] : [],
});
const full = (date: TokyoDate) => on(date, '09:00', '18:00', ['12:00', '13:00']);
const verdict = (
  wanted: WorkedShift,
  others: readonly WorkedShift[] = [],
  limits: Partial<WorkLimits> = {},
  more: Partial<WorkRules> = {},
  holiday = false,
) => workVerdict(wanted, others, { ...noLimits, ...limits }, { ...rules, ...more }, holiday);
const weekBefore = (days: number) => Array.from({ length: days }, (_, index) => full(addDays(friday, -index - 1)));

describe('the law refuses', () => {
  it.each<[string, WorkedShift, WorkedShift[], Partial<WorkLimits>, boolean]>([
    ['nine hours a day', on(friday, '08:00', '18:00', ['12:00', '13:00']), [], {}, true],
    ['eight hours a day with an hour’s break: not', full(friday), [], {}, false],
    ['a second shift that makes nine hours', on(friday, '18:00', '19:00'), [full(friday)], {}, true],
    ['forty-one hours a week', on(friday, '09:00', '10:00'), [...weekBefore(4), full('2026-11-21')], {}, true],
    ['forty hours a week: not', full(friday), weekBefore(4), {}, false],
    ['six hours and a half without a break', on(friday, '09:00', '15:30'), [], {}, true],
    ['six hours without a break: not', on(friday, '09:00', '15:00'), [], {}, false],
    [
      'more than six hours with the gap between two shifts: not',
      on(friday, '14:00', '18:00'),
      [on(friday, '09:00', '13:00')],
      {},
      false,
    ],
    [
      'a week without a day off',
      on('2026-11-21', '09:00', '11:00'),
      [0, 1, 2, 3, 4, 5].map((day) => on(addDays('2026-11-15', day), '09:00', '11:00')),
      {},
      true,
    ],
    ['a night for somebody under 18', on(friday, '21:00', '22:30'), [], { minor_until: '2026-11-21' }, true],
    ['… on the day they are 18: not', on('2026-11-21', '21:00', '22:30'), [], { minor_until: '2026-11-21' }, false],
    ['a night for whoever asked to be spared', on(friday, '04:00', '07:00'), [], { no_night_flag: true }, true],
    ['an evening for them: not', on(friday, '18:00', '22:00'), [], { no_night_flag: true }, false],
    [
      '29 hours in seven days of a permit’s 28',
      on(friday, '09:00', '14:00'),
      [on('2026-11-14', '09:00', '15:00'), ...weekBefore(2), on('2026-11-16', '09:00', '11:00')].map((each) => each),
      { weekly_hours: 28 },
      true,
    ],
    ['28 hours in seven days: not', on(friday, '09:00', '13:00'), [...weekBefore(3)], { weekly_hours: 28 }, false],
  ])('%s', (_, wanted, others, limits, refused) => {
    expect(verdict(wanted, others, limits) === 'refuse').toBe(refused);
  });

  it('work on a holiday of whoever asked to be spared it', () => {
    expect(verdict(full(friday), [], { no_holiday_flag: true }, {}, true)).toBe('refuse');
    expect(verdict(full(friday), [], { no_holiday_flag: true })).toBe('fine');
  });

  it('overtime beyond the agreement, and any for whom it is not allowed', () => {
    const agreed = { overtime_agreement: 2 as const, overtime_month_hours: 2 };
    const long = on(friday, '08:00', '18:00', ['12:00', '13:00']);
    const longBefore = on('2026-11-10', '08:00', '19:00', ['12:00', '13:00']);
    expect(verdict(long, [], {}, agreed)).toBe('fine');
    expect(verdict(long, [longBefore], {}, agreed)).toBe('refuse');
    expect(verdict(long, [], { no_overtime_flag: true }, agreed)).toBe('refuse');
    expect(verdict(long, [], { minor_until: '2027-01-01' }, agreed)).toBe('refuse');
    expect(
      verdict(
        long,
        [on('2026-05-10', '08:00', '18:00', ['12:00', '13:00'])],
        {},
        { ...agreed, overtime_year_hours: 1 },
      ),
    ).toBe('refuse');
  });
});

it('less than eleven hours between two shifts is the manager’s to decide', () => {
  expect(verdict(on(friday, '07:00', '12:00'), [on(addDays(friday, -1), '15:00', '21:00')])).toBe('ask');
  expect(verdict(on(friday, '08:00', '12:00'), [on(addDays(friday, -1), '15:00', '21:00')])).toBe('fine');
  expect(verdict(on(friday, '15:00', '21:00'), [on(addDays(friday, 1), '07:00', '12:00')])).toBe('ask');
});

const anyShift = fc
  .tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: 20, max: 80 }), fc.integer({ min: 1, max: 40 }))
  .map(([day, start, length]) =>
    on(addDays(friday, day), timeText(start * 15), timeText(Math.min(start + length, 96) * 15)),
  );
const anyDays = fc.uniqueArray(anyShift, { maxLength: 9, selector: ({ date }) => date });

describe('for any shifts', () => {
  it('who is asked never works beyond day, week, permit and rest day, nor has two shifts at once', () => {
    fc.assert(
      fc.property(anyShift, anyDays, fc.option(fc.integer({ min: 10, max: 40 })), (wanted, shifts, weekly_hours) => {
        const limits = { ...noLimits, weekly_hours };
        if (freeFor(wanted, { shifts, wishes: [], limits }, rules, false) === null) return;
        const all = [...shifts, wanted];
        expect(
          shifts.some(
            (each) =>
              each.date === wanted.date && each.start_time < wanted.end_time && wanted.start_time < each.end_time,
          ),
        ).toBe(false);
        const minutesOn = (date: TokyoDate) =>
          all.filter((each) => each.date === date).reduce((sum, each) => sum + workedMinutes(each), 0);
        const sum = (dates: readonly TokyoDate[]) => dates.reduce((total, date) => total + minutesOn(date), 0);
        const seven = (first: TokyoDate) => Array.from({ length: 7 }, (_, index) => addDays(first, index));
        expect(minutesOn(wanted.date)).toBeLessThanOrEqual(480);
        const sunday = addDays(wanted.date, -new Date(`${wanted.date}T00:00:00Z`).getUTCDay());
        // Hours beyond eight of another day were there before.
        const within = seven(sunday).reduce((total, date) => total + Math.min(480, minutesOn(date)), 0);
        expect(within).toBeLessThanOrEqual(2400);
        expect(seven(sunday).some((date) => minutesOn(date) === 0)).toBe(true);
        if (weekly_hours !== null)
          for (let back = 0; back < 7; back += 1)
            expect(sum(seven(addDays(wanted.date, -back)))).toBeLessThanOrEqual(weekly_hours * 60);
      }),
    );
  });

  it('overtime is what lies beyond eight hours a day and forty a week, once', () => {
    fc.assert(
      fc.property(anyDays, (shifts) => {
        const total = [...overtimeByDay(shifts, rules).values()].reduce((sum, minutes) => sum + minutes, 0);
        const weeks = new Map<string, number>();
        let expected = 0;
        for (const { date, ...shift } of shifts) {
          const minutes = workedMinutes(shift);
          expected += Math.max(0, minutes - 480);
          const sunday = addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
          weeks.set(sunday, (weeks.get(sunday) ?? 0) + Math.min(minutes, 480));
        }
        for (const minutes of weeks.values()) expected += Math.max(0, minutes - 2400);
        expect(total).toBe(expected);
      }),
    );
  });

  it('hours to ask for carry the break the law wants, and joined shifts work as long as both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 52 }), (from, length) => {
        const span = { start: from * 15, end: Math.min(from + length, 96) * 15 };
        const asked = hoursToCover(span, breakFor(rules));
        const paused = span.end - span.start - workedMinutes(asked);
        expect(paused).toBeGreaterThanOrEqual(breakFor(rules)(workedMinutes(asked)));
      }),
    );
    const joined = joinedShift(on(friday, '14:00', '18:00'), on(friday, '09:00', '12:30'));
    expect([joined.start_time, joined.end_time, workedMinutes(joined)]).toEqual(['09:00', '18:00', 450]);
  });
});

it('of a shift that has begun only what lies ahead counts', () => {
  const shift = full(friday);
  expect(stillAhead(friday, shift, '2026-11-19T10:00:00+09:00')).toEqual(shift);
  expect(stillAhead(friday, shift, '2026-11-20T12:31:00+09:00')).toEqual({
    start_time: '12:45',
    end_time: '18:00',
    breaks: [{ start_time: '12:45', end_time: '13:00' }],
  });
  expect(stillAhead(friday, shift, '2026-11-20T18:00:00+09:00')).toBe(null);
});
