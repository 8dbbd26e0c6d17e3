import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../../yen.ts';
import { type CertificateLine, certificateOf, certificateState, type ProvidedStay } from './certificate.ts';

const stay = (date: string, from: string, to: string): ProvidedStay => ({
  date,
  start: new Date(`${date}T${from}:00+09:00`),
  end: new Date(`${date}T${to}:00+09:00`),
});
const line = (kind: number, amount: number, covered_flag = true, tax = 1): CertificateLine => ({
  date: '2026-10-05',
  line: kind,
  tax,
  covered_flag,
  amount,
});

describe('a certificate', () => {
  it('names every day once, with its times, in order', () => {
    const { days } = certificateOf(
      [
        stay('2026-10-12', '09:00', '12:00'),
        stay('2026-10-05', '14:00', '16:30'),
        stay('2026-10-05', '09:00', '11:00'),
      ],
      [],
    );
    expect(days).toEqual([
      { date: '2026-10-05', times: ['9:00〜11:00', '14:00〜16:30'] },
      { date: '2026-10-12', times: ['9:00〜12:00'] },
    ]);
  });

  it('parts what is covered from what is not, net of tickets, discounts and what went back', () => {
    const lines = [
      line(1, 6600),
      line(7, -2200),
      line(8, -400),
      line(13, -1000),
      line(6, 500, false),
      line(5, 300, false),
    ];
    const absent = line(1, 1100, false, 3);
    expect(certificateOf([], [...lines, absent])).toMatchObject({
      covered: 3000,
      covered_parts: [
        { label: '保育料', amount: 6600 },
        { label: '回数券のご利用', amount: -2200 },
        { label: '割引', amount: -400 },
        { label: '返金', amount: -1000 },
      ],
      not_covered: 1900,
      not_covered_parts: [
        { label: 'ご来園がなかった分', amount: 1100 },
        { label: '当日予約料', amount: 300 },
        { label: '食事', amount: 500 },
      ],
      total: 4900,
    });
  });

  it('always adds up to the lines of the books', () => {
    const anyLine = fc.record({
      date: fc.constant('2026-10-05'),
      line: fc.integer({ min: 1, max: 13 }),
      tax: fc.integer({ min: 1, max: 3 }),
      covered_flag: fc.boolean(),
      amount: fc.integer({ min: -50_000, max: 50_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const made = certificateOf([], lines);
        const amounts = [...made.covered_parts, ...made.not_covered_parts].map(({ amount }) => amount);
        expect(sum(amounts)).toBe(made.total);
        expect(made.covered + made.not_covered).toBe(sum(lines.map(({ amount }) => amount)));
      }),
    );
  });
});

describe('a month', () => {
  const over = { month: '2026-10-01', today: '2026-11-01', confirmed: true, unpaid: 0, total: 2200, issued: false };
  it.each([
    ['ready', {}],
    ['branch_unconfirmed', { confirmed: false, unpaid: 1 }],
    ['month_not_over', { today: '2026-10-31', unpaid: 1 }],
    ['unpaid', { unpaid: 1 }],
    ['nothing_paid', { total: 0 }],
    ['ready', { total: 0, issued: true }],
  ] as const)('is %s with %j', (state, change) => {
    expect(certificateState({ ...over, ...change })).toBe(state);
  });
});
