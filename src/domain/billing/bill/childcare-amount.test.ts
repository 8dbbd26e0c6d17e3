import { expect, it } from 'vitest';
import { taxClass } from '../../codes.ts';
import { applyTickets, childcareAmountOf } from '../childcare-amount.ts';

const of = (total: number, tickets: number, others: number) => {
  const uses = tickets === 0 ? [] : [{ ticket_id: 1, number: 2 }];
  const { others_discount_amount, total_amount } = childcareAmountOf(
    { lines: [], total, billed_minutes: 120, after_business_minutes: 0, holiday_flag: false },
    { uses, discount: tickets },
    others,
  );
  return [others_discount_amount, total_amount];
};

it.each([
  ['nothing is taken off', 3000, 0, 0, [0, 3000]],
  ['tickets and a discount', 3000, 1000, 500, [500, 1500]],
  ['a discount of just what tickets left', 3000, 1000, 2000, [2000, 0]],
  ['a discount above what tickets left takes only that', 3000, 1000, 2001, [2000, 0]],
  ['tickets paid everything', 3000, 3000, 500, [0, 0]],
])('%s: never below zero', (_when, total, tickets, others, expected) => {
  expect(of(total, tickets, others)).toEqual(expected);
});

it.each([
  ['costs what its hour costs', 11_000, 2],
  ['costs a little more', 11_010, 0],
])('a ticket that %s is used by itself: %s yen for ten, %s used', (_what, price, used) => {
  const line = { child_index: 0, kind: 'childcare', unit_price: 1100, quantity: 120, amount: 2200 } as const;
  const bundle = { id: 1, purchase_date: '2026-11-01', expiry_date: '2027-01-31', remaining: 10, number: 10, price };
  const { uses } = applyTickets([{ ...line, tax_class: taxClass.code.standard }], [bundle], '2026-11-17', null);
  expect(uses).toEqual(used === 0 ? [] : [{ ticket_id: 1, number: used }]);
});
