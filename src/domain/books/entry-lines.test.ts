import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKind, priceKinds } from '../billing/bill/line-kinds.ts';
import type { PriceLine } from '../billing/pricing.ts';
import { paymentType } from '../codes.ts';
import { hourlyAmount, sum } from '../yen.ts';
import {
  type Bill,
  type EntryFacts,
  type EntryLine,
  linesOfBill,
  linesOfEntry,
  type StayCover,
} from './entry-lines.ts';

const line = fc
  .record({
    child_index: fc.integer({ min: 0, max: 2 }),
    kind: fc.constantFrom(...priceKinds),
    unit_price: fc.integer({ min: 1, max: 2000 }),
    quantity: fc.constantFrom(60, 75, 120, 195),
    tax_class: fc.constantFrom(1 as const, 2 as const),
    absent: fc.boolean(),
  })
  .map(({ absent, ...each }): PriceLine => {
    const amount = hourlyAmount(each.unit_price, each.quantity);
    return absent ? { ...each, amount: Math.floor(amount / 2), absent_percent: 50 } : { ...each, amount };
  });
/** A bill whose discount never takes more than there is; the tickets only hours that can be paid. */
const bill = fc
  .record({
    amount_lines: fc.array(line, { minLength: 1, maxLength: 7 }),
    tickets: fc.integer({ min: 0, max: 5 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ amount_lines, tickets, share }): Bill & { total: number } => {
    const payable = amount_lines.filter(({ kind, absent_percent }) => kind === 'childcare' && !absent_percent);
    const number_of_tickets_used = Math.min(tickets, sum(payable.map(({ quantity }) => Math.floor(quantity / 60))));
    let left = number_of_tickets_used;
    const byTickets = payable.map(({ quantity, unit_price }) => {
      const hours = Math.min(left, Math.floor(quantity / 60));
      left -= hours;
      return hours * unit_price;
    });
    const gross = sum(amount_lines.map(({ amount }) => amount)) - sum(byTickets);
    const others_discount_amount = Math.floor(gross * share);
    return { amount_lines, number_of_tickets_used, others_discount_amount, total: gross - others_discount_amount };
  });
const cover: fc.Arbitrary<StayCover> = fc.record({
  children: fc.array(fc.record({ child_id: fc.integer({ min: 1, max: 9 }), schoolchild_flag: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  }),
  confirmed: fc.boolean(),
  benefit: fc.record({
    childcare: fc.constantFrom(1, 2),
    zero_year_old: fc.constantFrom(1, 2),
    after_business: fc.constantFrom(1, 2),
    holiday: fc.constantFrom(1, 2),
    current_day: fc.constantFrom(1, 2),
    meal_support: fc.constantFrom(1, 2),
  }),
});
const total = (lines: readonly EntryLine[]) => sum(lines.map(({ amount }) => amount));
const usage = (amount: number) => ({ amount, payment_type: paymentType.code.usage, reverses_payment_id: null });
const facts = (of: Partial<EntryFacts>): EntryFacts => ({
  bill: null,
  correction: null,
  cover: null,
  written: [],
  ...of,
});

describe('lines of a bill', () => {
  it('add up to it, whatever was used, paid by tickets and taken off', () => {
    fc.assert(
      fc.property(bill, cover, (made, of) => {
        expect(total(linesOfBill(made, of))).toBe(made.total);
      }),
    );
  });

  it('are covered by 無償化 only at a branch with 確認, for no schoolchild, and only where a child came', () => {
    fc.assert(
      fc.property(bill, cover, (made, of) => {
        for (const each of linesOfBill(made, of).filter(({ covered_flag }) => covered_flag)) {
          expect(of.confirmed).toBe(true);
          expect(of.children.some((child) => child.child_id === each.child_id && !child.schoolchild_flag)).toBe(true);
          expect(each.tax).not.toBe(3);
        }
      }),
    );
  });
});

describe('lines of an entry', () => {
  it('add up to it: a whole bill, a part, what no bill explains, the difference of a correction', () => {
    fc.assert(
      fc.property(bill, bill, cover, fc.integer({ min: 1, max: 30_000 }), (made, after, of, amount) => {
        expect(total(linesOfEntry(usage(amount), facts({ bill: made, cover: of })))).toBe(amount);
        const correction = { before: made, after };
        expect(total(linesOfEntry(usage(amount), facts({ bill: made, correction, cover: of })))).toBe(amount);
        if (made.total > 0)
          expect(linesOfEntry(usage(made.total), facts({ bill: made, cover: of }))).toEqual(linesOfBill(made, of));
      }),
    );
  });

  it('of a refund and its reversal take back what was written, class by class', () => {
    fc.assert(
      fc.property(bill, cover, (made, of) => {
        fc.pre(made.total > 0);
        const paid = linesOfEntry(usage(made.total), facts({ bill: made, cover: of }));
        const refund = { amount: -made.total, payment_type: paymentType.code.refund, reverses_payment_id: null };
        const back = linesOfEntry(refund, facts({ written: paid }));
        const classes = new Map<string, number>();
        for (const { tax, covered_flag, child_id, amount } of [...paid, ...back]) {
          const key = `${tax} ${covered_flag} ${child_id}`;
          classes.set(key, (classes.get(key) ?? 0) + amount);
        }
        if ([...paid].every(({ amount }) => amount > 0))
          expect([...classes.values()].every((left) => left === 0)).toBe(true);
        expect(total(back)).toBe(-made.total);
        const again = linesOfEntry({ ...refund, amount: made.total, reverses_payment_id: 1 }, facts({ written: back }));
        expect(total([...back, ...again])).toBe(0);
      }),
    );
  });

  it.each([
    [paymentType.code.cancellationFee, lineKind.code.cancellationFee, 3],
    [paymentType.code.monthlyPlan, lineKind.code.monthlyPlan, 2],
    [paymentType.code.tickets, lineKind.code.ticketsSold, 3],
  ])('of payment type %s are one line', (payment_type, kind, tax) => {
    const nobody = { covered_flag: false, child_id: null };
    expect(linesOfEntry({ amount: 700, payment_type, reverses_payment_id: null }, facts({}))).toEqual([
      { line: kind, tax, ...nobody, amount: 700 },
    ]);
    expect(linesOfEntry({ amount: 0, payment_type, reverses_payment_id: null }, facts({}))).toEqual([]);
  });
});
