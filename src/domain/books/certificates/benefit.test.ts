import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benefitCap, benefitMeter, claimDueDate, municipalityOf, quarterOf, quarterToRemind } from './benefit.ts';

const caps = { benefit_cap_preschool: 37_000, benefit_cap_infant: 42_000 };

describe('the cap of a month', () => {
  it('follows the kind of the 認定', () => {
    expect([benefitCap(2, caps), benefitCap(3, caps)]).toEqual([37_000, 42_000]);
  });

  it.each([
    [37_000, 0, 0, { remaining: 37_000, over: 0, percent: 0 }],
    [37_000, 18_500, 0, { remaining: 18_500, over: 0, percent: 50 }],
    [37_000, 30_000, 10_000, { remaining: 0, over: 3000, percent: 100 }],
    [0, 0, 0, { remaining: 0, over: 0, percent: 100 }],
  ])('of %d with %d here and %d elsewhere', (cap, used, other, meter) => {
    expect(benefitMeter(cap, used, other)).toEqual(meter);
  });

  it('is either left or gone over, never both', () => {
    const yen = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(yen, yen, yen, (cap, used, other) => {
        const { remaining, over } = benefitMeter(cap, used, other);
        expect(remaining - over).toBe(cap - used - other);
        expect(Math.min(remaining, over)).toBe(0);
      }),
    );
  });
});

describe('a quarter', () => {
  it('is claimed in the month after it', () => {
    expect(quarterOf('2026-05-20')).toEqual({ start: '2026-04-01', end: '2026-06-30', claimMonth: '2026-07-01' });
    expect(quarterOf('2026-12-31')).toEqual({ start: '2026-10-01', end: '2026-12-31', claimMonth: '2027-01-01' });
    expect(claimDueDate(quarterOf('2026-12-31'), null)).toBe('2027-01-31');
    expect(claimDueDate(quarterOf('2026-12-31'), 10)).toBe('2027-01-10');
  });

  it.each([
    ['2026-10-09', null, 21, null],
    ['2026-10-10', null, 21, '2026-07-01'],
    ['2026-10-31', null, 21, '2026-07-01'],
    ['2026-11-01', null, 21, null],
    ['2026-09-25', 10, 21, '2026-07-01'],
    ['2026-10-11', 10, 21, null],
  ])('is reminded of on %s with a due day of %s, %d days before', (today, dueDay, days, start) => {
    expect(quarterToRemind(today, dueDay, days)?.start ?? null).toBe(start);
  });
});

it.each([
  ['港区芝浦1-2-3', '港区'],
  ['京都市中京区寺町通1', '京都市'],
  ['東村山市本町1', '東村山市'],
  ['大和郡山市北郡山町2', '大和郡山市'],
  ['四日市市諏訪町1', '四日市市'],
  ['武蔵野市吉祥寺本町1', '武蔵野市'],
  ['西多摩郡瑞穂町箱根ケ崎1', '西多摩郡瑞穂町'],
  ['', ''],
])('the municipality of %s is %s', (address, municipality) => {
  expect(municipalityOf(address)).toBe(municipality);
});
