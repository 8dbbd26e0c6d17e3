import { describe, expect, it } from 'vitest';
import { plannedLines, settlementLines } from './settlement-lines.ts';

const line = (child_index: number, kind: string, quantity: number, amount: number) => ({
  child_index,
  kind,
  unit_price: 1000,
  quantity,
  amount,
  tax_class: 2,
});
const nothingOff = {
  tickets_discount_amount: 0,
  number_of_tickets_used: 0,
  others_discount_amount: 0,
  others_discount_reason: '',
};

describe('settlement lines', () => {
  it('put the planned beside the actual, whichever side has the line', () => {
    const planned = [line(0, 'childcare', 120, 2000), line(0, 'meal_support', 1, 500)];
    const amount_lines = [line(0, 'childcare', 150, 2500), line(0, 'after_business', 30, 150)];
    const lines = settlementLines(planned, { amount_lines, ...nothingOff }, ['甲']);
    expect(lines.map(({ label, planned: was, actual }) => [label, was, actual])).toEqual([
      ['保育料', 2000, 2500],
      ['食事', 500, 0],
      ['時間外加算', 0, 150],
    ]);
  });

  it('tell siblings who stayed apart by their times, and who did not come', () => {
    const amount_lines = [
      { ...line(0, 'childcare', 120, 2000), from: '09:00', to: '11:00' },
      { ...line(1, 'childcare', 150, 2500), from: '09:00', to: '11:20' },
      { ...line(2, 'childcare', 120, 0), absent_percent: 0 },
    ];
    const lines = settlementLines([], { amount_lines, ...nothingOff }, ['甲', '乙', '丙']);
    expect(lines.map(({ label, detail }) => [label, detail])).toEqual([
      ['保育料 甲', '2時間 9:00〜11:00'],
      ['保育料 乙', '2時間30分 9:00〜11:20'],
      ['保育料 丙', 'ご来園なし(ご予定の料金の0%)'],
    ]);
  });

  it('take tickets and discounts off', () => {
    const amount_lines = [line(0, 'childcare', 120, 2000)];
    const off = {
      tickets_discount_amount: 2000,
      number_of_tickets_used: 2,
      others_discount_amount: 100,
      others_discount_reason: 'お詫び',
    };
    const lines = settlementLines(amount_lines, { amount_lines, ...off }, ['甲']);
    expect(lines.slice(1).map(({ label, detail, actual }) => [label, detail, actual])).toEqual([
      ['回数券', '2枚', -2000],
      ['割引', 'お詫び', -100],
    ]);
  });

  it('say whose line it is when there are several children, and show nothing of what they cannot read', () => {
    expect(plannedLines([line(1, 'childcare', 60, 1000)], ['甲', '乙'])[0]?.label).toBe('保育料 乙');
    expect(plannedLines('broken', ['甲'])).toEqual([]);
  });
});
