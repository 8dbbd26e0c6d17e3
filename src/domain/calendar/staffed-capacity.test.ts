import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChildrenByAge, countOf, noChildren, requiredStaff, together } from '../staffing/ratio.ts';
import type { StaffRounding } from '../staffing/staffing-codes.ts';
import type { TimeRange } from '../time.ts';
import { type BranchDay, branchDaySlots, canHold, type HeldSeats, seatRefusal } from './capacity.ts';
import { demoHours } from './demo-settings.ts';

const ages = (zero: number, one_two = 0, three = 0, four = 0): ChildrenByAge => ({ zero, one_two, three, four });
const seats = (start: number, end: number, by: ChildrenByAge): HeldSeats & { ages: ChildrenByAge } => ({
  start,
  end,
  children: countOf(by),
  ages: by,
});
const ratios = {
  children_per_staff_zero: 3,
  children_per_staff_one_two: 6,
  children_per_staff_three: 15,
  children_per_staff_four: 25,
  minimum_staff: 2,
  staff_rounding: 1 as StaffRounding,
};
const day = (staff: readonly TimeRange[], held: readonly HeldSeats[], capacity = 20): BranchDay => ({
  hours: demoHours,
  capacity,
  overrides: [],
  held,
  staffing: { staff, settings: ratios },
});
const allDay = { start: 420, end: 1260 };

describe('where the roster decides', () => {
  const busy = day([allDay, allDay], [seats(600, 720, ages(5, 0, 0, 1))]);

  it('a baby is refused where a five-year-old fits', () => {
    expect(seatRefusal(busy, seats(600, 660, ages(1)))).toBe('understaffed');
    expect(seatRefusal(busy, seats(600, 660, ages(0, 0, 0, 1)))).toBeNull();
    expect(seatRefusal(busy, seats(720, 780, ages(1)))).toBeNull();
  });

  it('an added shift opens seats, and without shifts there are none', () => {
    const more = { ...busy, staffing: { staff: [allDay, allDay, allDay], settings: ratios } };
    expect(canHold(more, seats(600, 660, ages(1)))).toBe(true);
    expect(seatRefusal(day([], []), seats(600, 660, ages(0, 0, 0, 1)))).toBe('understaffed');
    expect(seatRefusal({ ...busy, staffing: null }, seats(600, 660, ages(14)))).toBeNull();
  });

  it('held children of unknown age count as the oldest', () => {
    const held = (children: number) => day([allDay, allDay], [{ start: 600, end: 720, children }]);
    expect(seatRefusal(held(10), seats(600, 660, ages(0, 0, 0, 1)))).toBeNull();
    expect(canHold(held(10), { start: 600, end: 660, children: 1 })).toBe(true);
  });

  it('reports what is lacking: seats first', () => {
    expect(seatRefusal(day([allDay], [], 0), seats(600, 660, ages(1)))).toBe('full');
  });

  it('children of unknown age count as the oldest', () => {
    expect(canHold(busy, { start: 600, end: 660, children: 1 })).toBe(true);
  });
});

const someAges = fc.record({
  zero: fc.nat({ max: 2 }),
  one_two: fc.nat({ max: 2 }),
  three: fc.nat({ max: 2 }),
  four: fc.nat({ max: 2 }),
});
const range = fc
  .tuple(fc.integer({ min: 84, max: 250 }), fc.integer({ min: 1, max: 100 }))
  .map(([from, length]) => ({ start: from * 5, end: Math.min((from + length) * 5, 1440) }));
const sample = fc.record({
  capacity: fc.nat({ max: 12 }),
  staff: fc.array(range, { maxLength: 5 }),
  held: fc.array(
    fc.tuple(range, someAges).map(([stay, by]) => seats(stay.start, stay.end, by)),
    { maxLength: 4 },
  ),
  settings: fc.record({
    children_per_staff_zero: fc.integer({ min: 1, max: 3 }),
    children_per_staff_one_two: fc.integer({ min: 1, max: 6 }),
    children_per_staff_three: fc.integer({ min: 1, max: 15 }),
    children_per_staff_four: fc.integer({ min: 1, max: 25 }),
    minimum_staff: fc.integer({ min: 1, max: 2 }),
    staff_rounding: fc.constantFrom<StaffRounding>(1, 2),
  }),
});

describe('for any roster, ages and stays', () => {
  it('a stay and its steps are what every single minute says', () => {
    fc.assert(
      fc.property(sample, range, someAges, fc.constantFrom(10, 15, 30), (drawn, stay, wanted, step_minutes) => {
        const { capacity, staff, held, settings } = drawn;
        const branch_day = { ...day(staff, held, capacity), staffing: { staff, settings } };
        const on = (minute: number) => (each: TimeRange) => each.start <= minute && minute < each.end;
        const children = countOf(wanted);
        const plainly = ({ start, end }: TimeRange) => {
          let refusal: 'full' | 'understaffed' | null = null;
          for (let minute = start; minute < end; minute += 1) {
            const present = held.filter(on(minute)).reduce((all, each) => together(all, each.ages), noChildren);
            if (countOf(present) + children > capacity) return 'full';
            const required = requiredStaff(together(present, wanted), settings);
            if (required > staff.filter(on(minute)).length) refusal = 'understaffed';
          }
          return refusal;
        };
        expect(seatRefusal(branch_day, seats(stay.start, stay.end, wanted))).toBe(plainly(stay));
        for (const slot of branchDaySlots(branch_day, { step_minutes }, wanted)) {
          if (children === 0) continue;
          const step = { start: slot.start, end: slot.start + step_minutes };
          expect(slot.remaining >= children).toBe(plainly(step) === null);
        }
      }),
      { numRuns: 60 },
    );
  });
});
