import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CancelledSeats, feeRefundAmount, type ResaleDay, resoldMinutes, type StandingSeats } from './resale.ts';

const ten = 600;
const noon = 720;
const capacities = [{ start: 0, end: 1440, capacity: 2 }];
const stays = (reserve_id: number, family: number, start = ten, end = noon, children = 1): StandingSeats => ({
  reserve_id,
  family,
  start,
  end,
  children,
});
const cancelled = (held_then: readonly StandingSeats[], more: Partial<CancelledSeats> = {}): CancelledSeats => ({
  id: 1,
  family: 9,
  start: ten,
  end: noon,
  children: 1,
  held_then,
  ...more,
});
const minutes = (day: ResaleDay): number[] => resoldMinutes(day).map(({ resold_minutes }) => resold_minutes);

const there = stays(1, 1);
const cases: readonly { name: string; day: ResaleDay; resold: number[] }[] = [
  {
    name: 'another family takes the whole time of a full branch',
    day: { capacities, standing: [there, stays(2, 2)], cancelled: [cancelled([there])] },
    resold: [120],
  },
  {
    name: 'another family takes a part of it',
    day: { capacities, standing: [there, stays(2, 2, 660, 780)], cancelled: [cancelled([there])] },
    resold: [60],
  },
  {
    name: 'there would have been room for both',
    day: { capacities, standing: [stays(2, 2)], cancelled: [cancelled([])] },
    resold: [0],
  },
  {
    name: 'the same family comes back',
    day: { capacities, standing: [there, stays(2, 9)], cancelled: [cancelled([there])] },
    resold: [0],
  },
  {
    name: 'the same family comes back and fills the branch together with another',
    day: {
      capacities: [{ start: 0, end: 1440, capacity: 3 }],
      standing: [there, stays(2, 9), stays(3, 2)],
      cancelled: [cancelled([there])],
    },
    resold: [0],
  },
  {
    name: 'nobody came, but the capacity was lowered',
    day: { capacities: [{ start: 0, end: 1440, capacity: 1 }], standing: [there], cancelled: [cancelled([there])] },
    resold: [0],
  },
  {
    name: 'a capacity lowered for an hour makes the new reserve count there',
    day: {
      capacities: [
        { start: 0, end: 660, capacity: 3 },
        { start: 660, end: 1440, capacity: 2 },
      ],
      standing: [there, stays(2, 2)],
      cancelled: [cancelled([there])],
    },
    resold: [60],
  },
  {
    name: 'a reserve of another family was made longer into the free time',
    day: {
      capacities,
      standing: [there, stays(2, 2, 540, noon)],
      cancelled: [cancelled([there, stays(2, 2, 540, ten)])],
    },
    resold: [120],
  },
  {
    name: 'a sibling was added to a reserve of another family',
    day: { capacities, standing: [stays(1, 1, ten, noon, 2)], cancelled: [cancelled([there])] },
    resold: [120],
  },
  {
    name: 'two children cancelled, one seat sold again',
    day: {
      capacities: [{ start: 0, end: 1440, capacity: 3 }],
      standing: [there, stays(2, 2)],
      cancelled: [cancelled([there], { children: 2 })],
    },
    resold: [120],
  },
  {
    name: 'the seat is sold, cancelled and sold again: it counts for the first alone',
    day: {
      capacities,
      standing: [there, stays(3, 3)],
      cancelled: [cancelled([there]), cancelled([there], { id: 2, family: 2 })],
    },
    resold: [120, 0],
  },
  {
    name: 'two cancelled, two came',
    day: {
      capacities,
      standing: [stays(3, 3), stays(4, 4)],
      cancelled: [cancelled([stays(2, 2)]), cancelled([], { id: 2, family: 2 })],
    },
    resold: [120, 120],
  },
];

describe('a seat sold again', () => {
  it.each(cases)('$name', ({ day, resold }) => {
    expect(minutes(day)).toEqual(resold);
  });

  const range = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }))
    .map(([start, length]) => ({ start, end: start + length }));
  const seats = fc.record({
    range,
    family: fc.integer({ min: 1, max: 5 }),
    children: fc.integer({ min: 1, max: 3 }),
    /** From which moment it was held. */
    since: fc.integer({ min: 0, max: 10 }),
  });
  const days = fc
    .record({
      capacity: fc.integer({ min: 0, max: 8 }),
      standing: fc.array(seats, { maxLength: 8 }),
      cancelled: fc.array(seats, { maxLength: 4 }),
    })
    .map(({ capacity, ...each }) => {
      const made = each.standing
        .sort((a, b) => a.since - b.since)
        .map((one, index) => ({ ...one.range, reserve_id: index + 1, ...one }));
      return {
        made,
        day: {
          capacities: [{ start: 0, end: 100, capacity }],
          standing: made,
          cancelled: each.cancelled
            .sort((a, b) => a.since - b.since)
            .map((one, index) => ({
              ...one.range,
              ...one,
              id: index + 1,
              held_then: made.filter(({ since }) => since <= one.since),
            })),
        } satisfies ResaleDay,
      };
    });
  const at = (minute: number) => (each: { start: number; end: number }) => each.start <= minute && minute < each.end;
  const children = (all: readonly { children: number }[]) => all.reduce((total, each) => total + each.children, 0);
  /** The same day as it was in one minute. */
  const minuteOf = (day: ResaleDay, minute: number): ResaleDay => ({
    capacities: day.capacities,
    standing: day.standing.filter(at(minute)),
    cancelled: day.cancelled.filter(at(minute)).map((each) => ({ ...each, start: minute, end: minute + 1 })),
  });

  it('is never more than was cancelled, nor than what would have been above the capacity, nor than what was sold later', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 28 }), ({ day, made }, minute) => {
        const one = minuteOf(day, minute);
        const resold = resoldMinutes(one);
        const total = resold.reduce((sum, each) => sum + each.resold_minutes, 0);
        for (const each of resold) expect(each.resold_minutes).toBeLessThanOrEqual(each.seat_minutes);
        const above = children(one.standing) + children(one.cancelled) - (day.capacities[0]?.capacity ?? 0);
        expect(total).toBeLessThanOrEqual(Math.max(0, above));
        const first = Math.min(...day.cancelled.filter(at(minute)).map(({ since }) => since));
        expect(total).toBeLessThanOrEqual(children(made.filter(at(minute)).filter(({ since }) => since > first)));
      }),
    );
  });

  it('never counts what the same family reserved', () => {
    fc.assert(
      fc.property(days, ({ day }) => {
        const alone = { ...day, standing: day.standing.map((each) => ({ ...each, family: 1 })) };
        const own = { ...alone, cancelled: day.cancelled.map((each) => ({ ...each, family: 1 })) };
        expect(minutes(own).every((each) => each === 0)).toBe(true);
      }),
    );
  });

  it('is no less where another family comes besides', () => {
    fc.assert(
      fc.property(days, range, ({ day }, more) => {
        const besides = {
          ...day,
          standing: [...day.standing, { ...more, reserve_id: 99, family: 99, children: 1 }],
        };
        const total = (of: ResaleDay) => minutes(of).reduce((sum, each) => sum + each, 0);
        expect(total(besides)).toBeGreaterThanOrEqual(total(day));
      }),
    );
  });
});

describe('what is given back', () => {
  it.each([
    { fee: 1760, seat: 120, resold: 120, percent: 100, amount: 1760 },
    { fee: 1760, seat: 120, resold: 60, percent: 100, amount: 880 },
    { fee: 1000, seat: 90, resold: 30, percent: 100, amount: 333 },
    { fee: 1000, seat: 120, resold: 120, percent: 50, amount: 500 },
    { fee: 1000, seat: 120, resold: 120, percent: 0, amount: 0 },
    { fee: 1000, seat: 120, resold: 0, percent: 100, amount: 0 },
  ])('$resold of $seat minutes at $percent %: $amount of $fee', ({ fee, seat, resold, percent, amount }) => {
    expect(feeRefundAmount(fee, { seat_minutes: seat, resold_minutes: resold }, percent)).toBe(amount);
  });

  it('is whole yen between nothing and the fee, and grows with the minutes', () => {
    const numbers = fc.tuple(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 1, max: 5760 }),
      fc.integer({ min: 0, max: 5760 }),
      fc.integer({ min: 0, max: 100 }),
    );
    fc.assert(
      fc.property(numbers, ([fee, seat_minutes, some, percent]) => {
        const resold_minutes = Math.min(some, seat_minutes);
        const amount = feeRefundAmount(fee, { seat_minutes, resold_minutes }, percent);
        expect(Number.isInteger(amount) && amount >= 0 && amount <= fee).toBe(true);
        const less = { seat_minutes, resold_minutes: Math.max(0, resold_minutes - 1) };
        expect(feeRefundAmount(fee, less, percent)).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
