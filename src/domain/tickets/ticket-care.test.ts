import { describe, expect, it } from 'vitest';
import { addDays } from '../time.ts';
import { lastExtension, latestExpiry, unusedShare } from './ticket-care.ts';

describe('tickets in headquarters’ hands', () => {
  it.each([
    ['2026-11-16', '2027-05-15'],
    ['2026-08-31', '2027-02-27'],
    ['2027-09-01', '2028-02-29'],
  ])('sold on %s end at the latest on %s', (sold, last) => expect(lastExtension(sold)).toBe(last));

  it('never end before the 180 days they are sold for', () => {
    for (let day = 0; day < 800; day += 1) {
      const sold = addDays('2026-01-01', day);
      expect(lastExtension(sold) >= addDays(sold, 180)).toBe(true);
    }
  });

  it('granted ones may last a year from now', () => {
    const purchase_date = '2026-01-01';
    expect(latestExpiry({ purchase_date, granted_flag: true }, '2026-11-16')).toBe('2027-11-16');
    expect(latestExpiry({ purchase_date, granted_flag: false }, '2026-11-16')).toBe('2026-06-30');
  });

  it('give back the unused share', () => {
    expect(unusedShare({ price: 10_500, number: 10, remaining: 4 })).toBe(4200);
    expect(unusedShare({ price: 10_000, number: 3, remaining: 1 })).toBe(3334);
    expect(unusedShare({ price: 10_000, number: 3, remaining: 3 })).toBe(10_000);
    expect(unusedShare({ price: 10_500, number: 10, remaining: 0 })).toBe(0);
  });
});
