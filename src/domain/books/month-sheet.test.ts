import { describe, expect, it } from 'vitest';
import { lineKind } from '../billing/bill/line-kinds.ts';
import { type MonthSheet, sheetFaults } from './month-sheet.ts';

const tickets = {
  ...{ opening_number: 20, sold_number: 10, used_number: 7, refunded_number: 3, expired_number: 2, closing_number: 18 },
  ...{ opening_amount: 21_000, sold_amount: 10_500, used_amount: 7350, refunded_amount: 3150 },
  ...{ expired_amount: 2100, closing_amount: 18_900 },
};
const claim = { reserve_id: 1, kind: 1, date: '2026-10-30' };
const sheet: MonthSheet = {
  lines: [
    { line: lineKind.code.cancellationFee, tax: 3, covered: false, amount: 800 },
    { line: lineKind.code.refund, tax: 3, covered: false, amount: -300 },
  ],
  ...{ card: 400, desk: 100, total: 500, entries: 2, fee: 0, payouts: [], tickets_here: { number: 0, amount: 0 } },
  receivables: { opening: 1000, billed: 5000, paid: 500, written_off: 200, closing: 5300 },
  claims: [
    { ...claim, amount: 5000 },
    { ...claim, amount: 300 },
  ],
  tickets,
};

describe('what on a month’s sheet does not add up', () => {
  it('is nothing where every step is taken into account', () => {
    expect(sheetFaults(sheet)).toEqual([]);
    expect(sheetFaults({ ...sheet, tickets: null })).toEqual([]);
  });

  it.each<[string, object]>([
    ['カードと窓口の合計と入金', { card: 401 }],
    ['カードと窓口の合計と入金', { desk: 101 }],
    ['未収金の一覧', { claims: [] }],
    ...Object.keys(sheet.receivables).map((step): [string, object] => [
      '未収金が',
      { receivables: { ...sheet.receivables, [step]: 9999 } },
    ]),
    ...Object.keys(tickets).map((step): [string, object] => [
      step.endsWith('_number') ? '回数券の枚数' : '回数券の金額',
      { tickets: { ...tickets, [step]: 1 } },
    ]),
  ])('%s: %j', (words, other) => {
    expect(sheetFaults({ ...sheet, ...other }).join()).toContain(words);
  });
});
