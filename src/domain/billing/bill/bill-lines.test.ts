import { expect, it } from 'vitest';
import { taxClass } from '../../codes.ts';
import type { PriceKind, PriceLine } from '../pricing.ts';
import { type BillSnapshot, comparedLines } from './bill-lines.ts';

const line = (child_index: number, kind: PriceKind, amount: number): PriceLine => ({
  ...{ child_index, kind, amount, unit_price: amount, quantity: 60, tax_class: taxClass.code.standard },
});
const bill = (more: Partial<BillSnapshot>): BillSnapshot => ({
  ...{ amount_lines: [], tickets_discount_amount: 0, number_of_tickets_used: 0 },
  ...{ others_discount_amount: 0, others_discount_reason: '', no_show_fee: 0, total_amount: 0 },
  ...more,
});

it('two bills are compared kind by kind over all children; what is in neither is left out', () => {
  const lines = [line(0, 'childcare', 2200), line(1, 'childcare', 1100), line(0, 'meal_support', 500)];
  const before = bill({ amount_lines: lines, tickets_discount_amount: 1100 });
  const after = bill({ amount_lines: lines.slice(0, 2), others_discount_amount: 300 });
  expect(comparedLines(before, after)).toEqual([
    { label: '保育料', before: 3300, after: 3300 },
    { label: '食事', before: 500, after: 0 },
    { label: '回数券', before: -1100, after: -0 },
    { label: '割引', before: -0, after: -300 },
  ]);
});

it('a correction from no-show to attended removes the no-show fee', () => {
  const after = bill({ amount_lines: [line(0, 'childcare', 2200)] });
  expect(comparedLines(bill({ no_show_fee: 1100 }), after)).toEqual([
    { label: 'ご来園なしの料金', before: 1100, after: 0 },
    { label: '保育料', before: 0, after: 2200 },
  ]);
});
