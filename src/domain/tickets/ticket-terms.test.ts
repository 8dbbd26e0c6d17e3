import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnTermsOf, ticketReturn } from './ticket-terms.ts';

const ticket = {
  number: 10,
  remaining: 4,
  purchase_date: '2026-11-01',
  expiry_date: '2027-04-30',
  granted_flag: false,
  price: 10_500,
};
const terms = { refund_percent: 100, refund_fee: 500, refund_until_days: 0 };

describe('a return of tickets', () => {
  it('gives the share of what is left, less the fee', () => {
    expect(ticketReturn(ticket, terms, '2026-11-16')).toEqual({
      number: 4,
      share: 4200,
      percent: 100,
      fee: 500,
      amount: 3700,
      until: '2027-04-30',
    });
    expect(ticketReturn(ticket, { ...terms, refund_percent: 50 }, '2026-11-16')).toMatchObject({ amount: 1600 });
  });
  it.each([
    ['granted ones', { granted_flag: true }, {}, '2026-11-16', 'granted'],
    ['used ones', { remaining: 0 }, {}, '2026-11-16', 'none_left'],
    ['expired ones', {}, {}, '2027-05-01', 'late'],
    ['near their last day by the terms', {}, { refund_until_days: 30 }, '2027-04-01', 'late'],
    ['where the fee takes all', { remaining: 1, price: 5000 }, {}, '2026-11-16', 'nothing'],
    ['where the terms give none', {}, { refund_percent: 0 }, '2026-11-16', 'nothing'],
  ])('is refused: %s', (_what, changed, changedTerms, today, refusal) => {
    expect(ticketReturn({ ...ticket, ...changed }, { ...terms, ...changedTerms }, today)).toEqual({ refusal });
  });
  it('is open on its last day', () => {
    expect(ticketReturn(ticket, { ...terms, refund_until_days: 30 }, '2027-03-31')).toMatchObject({ amount: 3700 });
  });
  it('goes by the terms of the day they were bought', () => {
    const old = { ...terms, adaptation_date: '2026-01-01' };
    const dearer = { ...terms, refund_fee: 2000, adaptation_date: '2026-11-02' };
    expect(returnTermsOf(ticket, [dearer, old])).toBe(old);
    expect(returnTermsOf({ purchase_date: '2026-11-02' }, [dearer, old])).toBe(dearer);
    expect(returnTermsOf({ purchase_date: '2025-01-01' }, [dearer, old])).toBe(null);
  });
  it('never gives back more than was paid, nor more for fewer tickets', () => {
    const bundle = fc.record({
      number: fc.integer({ min: 1, max: 500 }),
      price: fc.integer({ min: 1, max: 1_000_000 }),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const rule = fc.record({
      refund_percent: fc.integer({ min: 0, max: 100 }),
      refund_fee: fc.integer({ min: 0, max: 100_000 }),
    });
    const amountOf = (answer: ReturnType<typeof ticketReturn>) => ('amount' in answer ? answer.amount : 0);
    fc.assert(
      fc.property(bundle, rule, ({ number, price, left }, each) => {
        const remaining = Math.floor(left * number);
        const given = (count: number) =>
          amountOf(
            ticketReturn(
              { ...ticket, number, price, remaining: count },
              { ...each, refund_until_days: 0 },
              '2026-11-16',
            ),
          );
        expect(given(remaining)).toBeLessThanOrEqual(price);
        expect(given(Math.max(0, remaining - 1))).toBeLessThanOrEqual(given(remaining));
      }),
    );
  });
});
