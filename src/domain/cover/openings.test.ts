import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSettings } from '../settings/catalogue.ts';
import { ageClasses, type ChildrenByAge, noChildren, requiredStaff, together } from '../staffing/ratio.ts';
import { addDays } from '../time.ts';
import { type DemandDay, demandOf, expectedOn, isLike, isSchoolBreak, meanError, pastDays } from './demand.ts';
import { openingsOf } from './openings.ts';

const settings = initialSettings('care_settings');
const ages = (zero: number, one_two = 0, three = 0, four = 0): ChildrenByAge => ({ zero, one_two, three, four });
const demandHour = (hour: number, children: Partial<ChildrenByAge>, families = 1) => ({
  ...noChildren,
  ...children,
  hour,
  families,
});

describe('what one more of the staff opens', () => {
  it('six seats of one and two years on a Friday morning, for the four families that wait', () => {
    const hours = [9, 10, 11].map((hour) => ({ hour, present: ages(0, 12), staff: 2, seats: 10 }));
    const demand = [9, 10, 11].map((hour) => demandHour(hour, { one_two: 5 }, 4));
    const [opening, ...more] = openingsOf(hours, demand, settings);
    expect(more).toEqual([]);
    expect(opening).toMatchObject({ start: 540, end: 720, families: 4, seats: { one_two: 6 } });
    expect(opening?.filled.map(({ one_two }) => one_two)).toEqual([5, 5, 5]);
  });

  it('nothing where seats are missing, and not staff', () => {
    const hours = [{ hour: 9, present: ages(0, 6), staff: 2, seats: 0 }];
    expect(openingsOf(hours, [demandHour(9, { one_two: 3 })], settings)).toEqual([]);
  });

  const anyAges = fc.record({ zero: fc.nat(6), one_two: fc.nat(9), three: fc.nat(9), four: fc.nat(9) });
  it('never a child more than the ratio and the seats allow', () => {
    fc.assert(
      fc.property(anyAges, fc.nat(6), fc.nat(12), anyAges, (present, staff, seats, wanted) => {
        for (const { filled, seats: open } of openingsOf(
          [{ hour: 9, present, staff, seats }],
          [demandHour(9, wanted)],
          settings,
        )) {
          for (const { hour: _, ...children } of filled) {
            const more = Object.values(children).reduce((sum, count) => sum + count, 0);
            if (more > 0) expect(requiredStaff(together(present, children), settings)).toBeLessThanOrEqual(staff + 1);
            expect(more).toBeLessThanOrEqual(seats);
          }
          for (const age of ageClasses) {
            const before = requiredStaff({ ...present, [age]: present[age] + open[age] }, settings);
            if (open[age] > 0) expect(before).toBeLessThanOrEqual(staff + 1);
          }
        }
      }),
    );
  });
});

describe('the model', () => {
  const none = new Set<string>();
  it('knows the holidays of schools, over the end of the year too', () => {
    expect(
      ['2026-07-20', '2026-07-21', '2026-12-31', '2027-01-07', '2027-01-08', '2026-04-05'].map((date) =>
        isSchoolBreak(date, settings),
      ),
    ).toEqual([false, true, true, true, false, true]);
  });

  it('compares the same weekday of the weeks before and of last year’s season, alike in holidays', () => {
    const like = (past: string, holidays = none) => isLike(past, '2026-11-27', '2026-11-16', settings, holidays);
    expect(like('2026-11-13')).toBe(true);
    expect(like('2026-11-12')).toBe(false);
    expect(like('2026-11-20')).toBe(false);
    expect(like('2026-08-28')).toBe(false);
    expect(like('2025-11-28')).toBe(true);
    expect(like('2025-10-31')).toBe(false);
    expect(like('2026-11-13', new Set(['2026-11-13']))).toBe(false);
  });

  const fridays = [4, 0, 2].map(
    (children, week): DemandDay => ({
      date: addDays('2026-11-13', -7 * week),
      hours: children === 0 ? [] : [demandHour(9, { one_two: children })],
    }),
  );
  it('is the mean of those days, a day without demand counting as none, and at least what already waits', () => {
    expect(expectedOn('2026-11-20', '2026-11-16', fridays, settings, none)).toEqual([
      { ...demandHour(9, { one_two: 2 }), families: 2 / 3 },
    ]);
    expect(expectedOn('2026-11-21', '2026-11-16', fridays, settings, none)).toBe(null);
    const waiting = [demandHour(9, { one_two: 3 }, 2), demandHour(14, { zero: 1 })];
    expect(demandOf(waiting, [demandHour(9, { one_two: 2, three: 1 })])).toEqual([
      demandHour(9, { one_two: 3, three: 1 }, 2),
      demandHour(14, { zero: 1 }),
    ]);
  });

  it('says how wrong it was, by nothing but what was known before each day', () => {
    const past = pastDays(['2026-11-13', '2026-11-06'], fridays, settings, none);
    expect(past).toEqual([
      { date: '2026-11-13', expected: 1, came: 4 },
      { date: '2026-11-06', expected: 2, came: 0 },
    ]);
    expect(meanError(past)).toBe(2.5);
    expect(meanError([])).toBe(null);
  });
});
