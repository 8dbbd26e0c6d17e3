import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageClasses,
  ageClassOf,
  asOldest,
  type ChildrenByAge,
  countOf,
  noChildren,
  type RatioSettings,
  requiredStaff,
  roomFor,
  staffedMinutes,
  staffGaps,
  staffingOver,
} from './ratio.ts';
import type { StaffRounding } from './staffing-codes.ts';

const settings: RatioSettings = {
  children_per_staff_zero: 3,
  children_per_staff_one_two: 6,
  children_per_staff_three: 15,
  children_per_staff_four: 25,
  minimum_staff: 2,
  staff_rounding: 1,
};
const planned: RatioSettings = { ...settings, minimum_staff: 1, staff_rounding: 2 };
const alone: RatioSettings = { ...settings, minimum_staff: 1 };
const ages = (zero: number, one_two = 0, three = 0, four = 0): ChildrenByAge => ({ zero, one_two, three, four });

describe('the age class', () => {
  const onTheDay = { ratio_age: 1 } as const;
  const byClass = { ratio_age: 2 } as const;
  it.each([
    ['2025-11-18', 'zero'],
    // An age is reached the day before the birthday.
    ['2025-11-17', 'one_two'],
    ['2023-11-18', 'one_two'],
    ['2023-11-17', 'three'],
    ['2022-11-17', 'four'],
    ['2020-06-01', 'four'],
    ['2026-12-24', 'zero'],
  ])('of a child born %s is %s on 2026-11-16', (date_of_birth, expected) => {
    expect(ageClassOf(date_of_birth, '2026-11-16', onTheDay)).toBe(expected);
  });

  it.each([
    ['2025-04-01', '2026-11-16', 'one_two'],
    ['2025-04-02', '2026-11-16', 'zero'],
    ['2025-04-02', '2027-03-31', 'zero'],
    ['2025-04-02', '2027-04-01', 'one_two'],
    ['2023-04-02', '2026-11-16', 'one_two'],
    ['2023-04-01', '2026-11-16', 'three'],
    ['2026-10-01', '2026-11-16', 'zero'],
  ])('by class, of a child born %s on %s is %s', (date_of_birth, day, expected) => {
    expect(ageClassOf(date_of_birth, day, byClass)).toBe(expected);
  });
});

describe('the staff needed', () => {
  it.each([
    [noChildren, settings, 0],
    [ages(1), settings, 2],
    [ages(6), settings, 2],
    [ages(7), settings, 3],
    [ages(1), alone, 1],
    [ages(3), alone, 1],
    // A ward's word: five babies need two, whatever the formula says.
    [ages(4), alone, 2],
    [ages(5), alone, 2],
    [ages(1, 4), alone, 1],
    [ages(1, 4, 0, 1), alone, 2],
    [ages(2, 2), alone, 1],
    [ages(0, 0, 0, 26), alone, 2],
    // 4 ÷ 3 = 1.3 → 1; 5 ÷ 3 = 1.6 → 2; 0.3 + 0.1 → 0, but never under the minimum.
    [ages(4), planned, 1],
    [ages(5), planned, 2],
    [ages(1, 1), planned, 1],
    [ages(3, 3), planned, 2],
    [ages(3, 2, 2), planned, 1],
  ])('by %j is as the facts say', (children, by, expected) => {
    expect(requiredStaff(children, by)).toBe(expected);
  });
});

const anyAges = fc.record({
  zero: fc.nat({ max: 8 }),
  one_two: fc.nat({ max: 8 }),
  three: fc.nat({ max: 8 }),
  four: fc.nat({ max: 8 }),
});
const anySettings: fc.Arbitrary<RatioSettings> = fc.record({
  children_per_staff_zero: fc.integer({ min: 1, max: 5 }),
  children_per_staff_one_two: fc.integer({ min: 1, max: 9 }),
  children_per_staff_three: fc.integer({ min: 1, max: 60 }),
  children_per_staff_four: fc.integer({ min: 1, max: 60 }),
  minimum_staff: fc.integer({ min: 1, max: 3 }),
  staff_rounding: fc.constantFrom<StaffRounding>(1, 2),
});

/** By big whole numbers, one carer after another. */
function plainly(children: ChildrenByAge, by: RatioSettings): number {
  if (countOf(children) === 0) return 0;
  const per_staff = [
    by.children_per_staff_zero,
    by.children_per_staff_one_two,
    by.children_per_staff_three,
    by.children_per_staff_four,
  ].map(BigInt);
  const counts = ageClasses.map((age) => BigInt(children[age]));
  let needed = 0n;
  if (by.staff_rounding === 1) {
    const whole = per_staff.reduce((a, b) => a * b, 1n);
    const sum = counts.reduce((total, count, index) => total + (count * whole) / (per_staff[index] ?? 1n), 0n);
    while (needed * whole < sum) needed += 1n;
  } else {
    const tenths = counts.reduce((total, count, index) => total + (count * 10n) / (per_staff[index] ?? 1n), 0n);
    needed = (tenths + 5n) / 10n;
  }
  return Math.max(by.minimum_staff, Number(needed));
}

describe('for any children and ratios, the staff needed', () => {
  it('is that of exact fractions', () => {
    fc.assert(
      fc.property(anyAges, anySettings, (children, by) => requiredStaff(children, by) === plainly(children, by)),
    );
  });

  it('never falls when a child more comes, and the room is the most that fits', () => {
    fc.assert(
      fc.property(anyAges, anySettings, fc.nat({ max: 12 }), fc.nat({ max: 6 }), (children, by, staff, seats) => {
        const room = roomFor(children, staff, by, seats);
        for (const age of ageClasses) {
          const more = (count: number) => requiredStaff({ ...children, [age]: children[age] + count }, by);
          expect(more(1)).toBeGreaterThanOrEqual(requiredStaff(children, by));
          if (room[age] > 0) expect(more(room[age])).toBeLessThanOrEqual(staff);
          if (room[age] < seats) expect(more(room[age] + 1)).toBeGreaterThan(staff);
        }
      }),
    );
  });
});

const time = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const anyShift = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 6, maxLength: 6 })
  .map((minutes) => minutes.toSorted((a, b) => a - b))
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => ({
    start_time: time(a),
    end_time: time(f),
    breaks: [
      { start_time: time(b), end_time: time(c) },
      { start_time: time(d), end_time: time(e) },
    ],
  }));
const anyStay = fc
  .tuple(fc.nat({ max: 1380 }), fc.integer({ min: 1, max: 600 }), anyAges)
  .map(([start, length, children]) => ({ start, end: Math.min(start + length, 1440), ages: children }));

describe('over a day', () => {
  it('breaks do not count as care, whether they reach outside the shift or not', () => {
    const shift = { start_time: '09:00:00', end_time: '18:00:00' };
    const breaks = [
      { start_time: '08:00', end_time: '09:30' },
      { start_time: '12:00', end_time: '13:00' },
      { start_time: '17:30', end_time: '24:00' },
    ];
    expect(staffedMinutes([{ ...shift, breaks }])).toEqual([
      { start: 570, end: 720 },
      { start: 780, end: 1050 },
    ]);
  });

  it('children, staff and gaps are those of every single minute', () => {
    fc.assert(
      fc.property(
        fc.array(anyShift, { maxLength: 4 }),
        fc.array(anyStay, { maxLength: 4 }),
        anySettings,
        (shifts, held, by) => {
          const day = { staff: staffedMinutes(shifts), held, settings: by };
          const stretches = staffingOver(day);
          const gaps = new Set(staffGaps(day).map(({ start }) => start));
          for (let minute = 0; minute < 1440; minute += 7) {
            const at = time(minute);
            const on = (range: { start_time: string; end_time: string }) =>
              range.start_time <= at && at < range.end_time;
            const staff = shifts.filter((shift) => on(shift) && !shift.breaks.some(on)).length;
            const here = held.filter(({ start, end }) => start <= minute && minute < end);
            const count = (age: (typeof ageClasses)[number]) => here.reduce((sum, each) => sum + each.ages[age], 0);
            const present = ages(count('zero'), count('one_two'), count('three'), count('four'));
            const found = stretches.filter(({ start, end }) => start <= minute && minute < end);
            if (staff > 0 || here.length > 0) expect(found).toHaveLength(1);
            const stretch = found[0];
            if (!stretch) continue;
            expect([stretch.ages, stretch.staff]).toEqual([present, staff]);
            expect(gaps.has(stretch.start)).toBe(plainly(present, by) > staff);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('children of unknown age count as the oldest', () => {
    expect(asOldest(3)).toEqual(ages(0, 0, 0, 3));
  });
});
