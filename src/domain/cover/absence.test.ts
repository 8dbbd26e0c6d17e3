import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, noChildren, type RatioSettings, requiredStaff, staffAt, staffedMinutes } from '../staffing/ratio.ts';
import { type AbsenceGap, childrenTooMany, gapsWithout, spansToCover } from './absence.ts';

const settings: RatioSettings = {
  children_per_staff_zero: 3,
  children_per_staff_one_two: 6,
  children_per_staff_three: 15,
  children_per_staff_four: 25,
  minimum_staff: 2,
  staff_rounding: 1,
};
const shift = (account_id: number, start_time: string, end_time: string) => ({
  account_id,
  start_time,
  end_time,
  breaks: [],
});
const held = (start: number, end: number, children: Partial<typeof noChildren>) => ({
  start: start * 60,
  end: end * 60,
  ages: { ...noChildren, ...children },
});

describe('gapsWithout', () => {
  const shifts = [shift(1, '07:00', '15:00'), shift(2, '07:00', '15:00'), shift(3, '12:00', '20:00')];

  it('says what is missing only because of this person, and what was missing before', () => {
    const gaps = gapsWithout({ shifts, held: [held(9, 18, { three: 4 })], settings }, 1, 0);
    expect(gaps).toMatchObject([
      { start: 540, end: 720, staff: 1, required: 2, short_before: 0 },
      { start: 900, end: 1080, staff: 1, required: 2, short_before: 1 },
    ]);
  });

  it('leaves out what has passed', () => {
    expect(gapsWithout({ shifts, held: [held(9, 12, { three: 4 })], settings }, 1, 660)).toMatchObject([
      { start: 660, end: 720 },
    ]);
    expect(gapsWithout({ shifts, held: [held(9, 12, { three: 4 })], settings }, 1, 720)).toEqual([]);
  });

  it('is one stretch where only the children change and the number needed does not', () => {
    const children = [held(9, 12, { three: 1 }), held(10, 11, { three: 3 })];
    expect(gapsWithout({ shifts, held: children, settings }, 1, 0)).toMatchObject([
      { start: 540, end: 720, ages: { three: 4 } },
    ]);
  });

  it('for any day: every minute below the ratio is in a gap, and no other', () => {
    const hour = fc.integer({ min: 7, max: 19 });
    const anyShift = fc.tuple(fc.integer({ min: 1, max: 4 }), hour, hour).map(([id, from, length]) => ({
      ...shift(
        id,
        `${String(from).padStart(2, '0')}:00`,
        `${String(Math.min(20, from + length - 6)).padStart(2, '0')}:00`,
      ),
    }));
    const anyStay = fc
      .tuple(hour, fc.integer({ min: 1, max: 8 }), fc.nat({ max: 4 }), fc.nat({ max: 9 }))
      .map(([from, length, zero, four]) => held(from, Math.min(20, from + length), { zero, four }));
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 6 }), fc.array(anyStay, { maxLength: 6 }), (all, stays) => {
        const gaps = gapsWithout({ shifts: all, held: stays, settings }, 1, 0);
        const left = staffedMinutes(all.filter(({ account_id }) => account_id !== 1));
        for (let minute = 7 * 60; minute < 20 * 60; minute += 30) {
          const ages = { ...noChildren };
          for (const stay of stays)
            if (stay.start <= minute && minute < stay.end) {
              ages.zero += stay.ages.zero;
              ages.four += stay.ages.four;
            }
          const short = staffAt(left, minute) < requiredStaff(ages, settings);
          expect(gaps.some(({ start, end }) => start <= minute && minute < end)).toBe(short);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('spansToCover', () => {
  it.each([
    ['nothing', [], []],
    ['one gap', [[540, 720]], [[540, 720]]],
    [
      'near ones together',
      [
        [540, 600],
        [660, 720],
      ],
      [[540, 720]],
    ],
    [
      'far ones alone, and all as one',
      [
        [420, 480],
        [900, 960],
      ],
      [
        [420, 480],
        [900, 960],
        [420, 960],
      ],
    ],
  ] as const)('%s', (_, gaps, spans) => {
    expect(spansToCover(gaps.map(([start, end]) => ({ start, end })))).toEqual(
      spans.map(([start, end]) => ({ start, end })),
    );
  });
});

describe('childrenTooMany', () => {
  const gap = (ages: Partial<typeof noChildren>, staff: number): AbsenceGap => ({
    start: 0,
    end: 60,
    ages: { ...noChildren, ...ages },
    staff,
    required: 9,
    short_before: 0,
  });

  it.each([
    ['babies weigh most', { zero: 7, four: 5 }, 2, 2],
    ['with one carer nobody may stay', { four: 3 }, 1, 3],
    ['enough already', { four: 3 }, 2, 0],
  ] as const)('%s', (_, ages, staff, fewer) => {
    expect(childrenTooMany(gap(ages, staff), settings)).toBe(fewer);
  });

  it('never more than are there', () => {
    expect(childrenTooMany(gap({ zero: 2, one_two: 2 }, 0), settings)).toBe(
      countOf({ ...noChildren, zero: 2, one_two: 2 }),
    );
  });
});
