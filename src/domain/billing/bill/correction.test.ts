import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillStanding, correctionDue, mostDiscount, refundAllocations, undecidedRefunds } from './correction.ts';

const paid = (received: number, more: Partial<BillStanding> = {}): BillStanding => ({
  received,
  written_off: 0,
  given_back_by_corrections: 0,
  refunded: 0,
  included_refunds: 0,
  kept_refunds: 0,
  ...more,
});

describe('what a corrected bill still moves', () => {
  it('is the difference to what was paid', () => {
    expect(correctionDue(3500, paid(3000), 'kept').difference).toBe(500);
    expect(correctionDue(2000, paid(3000), 'kept').difference).toBe(-1000);
    expect(correctionDue(3000, paid(3000), 'kept').difference).toBe(0);
  });
  it('leaves a gift a gift, and counts a refund for the same thing', () => {
    const standing = paid(3000, { refunded: 1000 });
    expect(undecidedRefunds(standing)).toBe(1000);
    expect(correctionDue(2000, standing, 'included')).toEqual({ difference: 0, included: 1000, kept: 0 });
    expect(correctionDue(2000, standing, 'kept')).toEqual({ difference: -1000, included: 0, kept: 1000 });
    // Decided once, the same refund is not asked about again.
    expect(correctionDue(2500, { ...standing, included_refunds: 1000 }, 'kept').difference).toBe(500);
  });
  it('never gives back more than is left of the payments', () => {
    expect(correctionDue(0, paid(3000, { refunded: 3000 }), 'kept').difference).toBe(0);
    expect(correctionDue(1000, paid(3000, { refunded: 2500 }), 'kept').difference).toBe(-500);
  });
  it('does not bring back what was let go', () => {
    expect(correctionDue(3500, paid(0, { written_off: 3000 }), 'kept').difference).toBe(500);
    expect(correctionDue(2000, paid(0, { written_off: 3000 }), 'kept').difference).toBe(0);
  });
  it('ends with the family having paid the bill, whatever came before', () => {
    const amount = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), (totals) => {
        let standing = paid(totals[0] ?? 0);
        for (const total of totals) {
          const { difference } = correctionDue(total, standing, 'kept');
          standing =
            difference > 0
              ? { ...standing, received: standing.received + difference }
              : { ...standing, given_back_by_corrections: standing.given_back_by_corrections - difference };
          expect(standing.received - standing.given_back_by_corrections).toBe(total);
        }
      }),
    );
  });
});

describe('giving back', () => {
  it('takes the newest payment first and goes over several', () => {
    const payments = [
      { id: 1, refundable_amount: 3000 },
      { id: 4, refundable_amount: 500 },
    ];
    expect(refundAllocations(400, payments)).toEqual([{ payment_id: 4, amount: 400 }]);
    expect(refundAllocations(1200, payments)).toEqual([
      { payment_id: 4, amount: 500 },
      { payment_id: 1, amount: 700 },
    ]);
    expect(() => refundAllocations(3501, payments)).toThrow('Unexpected value');
  });
});

it('a discount is limited by yen and by percent, whichever is less', () => {
  expect(mostDiscount(2000, { yen: 1000, percent: 30 })).toBe(600);
  expect(mostDiscount(9000, { yen: 1000, percent: 30 })).toBe(1000);
  expect(mostDiscount(2000, null)).toBe(2000);
});
