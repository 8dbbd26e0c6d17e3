import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBundle, payableHours } from './ticket-comparison.ts';

const ten = { number: 10, price: 10_500, valid_days: 180 };
const twenty = { number: 20, price: 20_000, valid_days: 180 };

describe('hours that tickets could have paid', () => {
  it('are whole hours of each child’s childcare, and no fee of a child who stayed away', () => {
    expect(
      payableHours([
        { kind: 'childcare', quantity: 165 },
        { kind: 'childcare', quantity: 59 },
        { kind: 'childcare', quantity: 240, absent_percent: 50 },
        { kind: 'zero_year_old', quantity: 165 },
        { kind: 'childcare', quantity: 180 },
      ]),
    ).toBe(5);
  });
});

describe('tickets against the own plan', () => {
  it.each([
    ['ライト', ten, 12, 1100, 600],
    ['スタンダード', ten, 12, 1000, -600],
    ['プレミアム', ten, 12, 850, -2400],
    ['ライト', twenty, 12, 1100, 1200],
    ['スタンダード', twenty, 12, 1000, 0],
  ])('%s: %o, %i hours', (_plan, bundle, hours, hour, saved) => {
    expect(compareBundle(bundle, { hours, days: 90, hour })).toEqual({
      tickets_amount: hours * hour - saved,
      saved,
      left: 0,
    });
  });

  it('count what would have expired', () => {
    // Two hours in 90 days are four in the 180 of the bundle: six tickets would be left, and half the bundle is paid for.
    expect(compareBundle(ten, { hours: 2, days: 90, hour: 1100 })).toEqual({
      tickets_amount: 5250,
      saved: 2200 - 5250,
      left: 6,
    });
  });

  const bundle = fc.record({
    number: fc.integer({ min: 1, max: 500 }),
    price: fc.integer({ min: 1, max: 1_000_000 }),
    valid_days: fc.integer({ min: 1, max: 180 }),
  });
  const use = fc.record({
    hours: fc.integer({ min: 1, max: 2000 }),
    days: fc.integer({ min: 28, max: 366 }),
    hour: fc.integer({ min: 0, max: 100_000 }),
  });
  it('never look cheaper than their price, and are at their price exactly where none expire', () => {
    fc.assert(
      fc.property(bundle, use, (sold, used) => {
        const { tickets_amount, saved, left } = compareBundle(sold, used);
        const share = Math.ceil((sold.price * used.hours) / sold.number);
        expect(tickets_amount).toBeGreaterThanOrEqual(share);
        if (left === 0) expect(tickets_amount).toBe(share);
        expect(saved).toBe(used.hours * used.hour - tickets_amount);
        expect(left).toBeLessThanOrEqual(sold.number);
      }),
    );
  });
  it('never get worse by an hour more', () => {
    fc.assert(
      fc.property(bundle, use, (sold, used) => {
        const more = { ...used, hours: used.hours + 1, hour: Math.ceil(sold.price / sold.number) + used.hour };
        const fewer = { ...more, hours: used.hours };
        expect(compareBundle(sold, more).saved).toBeGreaterThanOrEqual(compareBundle(sold, fewer).saved);
      }),
    );
  });
});
