import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unknownCompany } from '../../company/company-facts.ts';
import { lineOfPrice } from '../bill/line-kinds.ts';
import type { PriceKind, PriceLine } from '../pricing.ts';
import { type BookLine, isReceiptable, receiptLines, receiptNumber, receiptTotals } from './receipt.ts';
import { type PaidForReceipt, receiptPaper } from './receipt-paper.ts';

const line = (kind: PriceKind, unit_price: number, quantity: number, tax_class: 1 | 2, child_index = 0): PriceLine => ({
  child_index,
  kind,
  unit_price,
  quantity,
  tax_class,
  amount: ['childcare', 'zero_year_old', 'after_business', 'holiday'].includes(kind)
    ? Math.floor((unit_price * quantity) / 60)
    : unit_price * quantity,
});
const usage = (amount_lines: PriceLine[], amount: number, changes: object = {}) =>
  receiptLines({
    payment_type: 1,
    amount,
    remarks: 'ご利用料金',
    childcare: {
      amount_lines,
      number_of_tickets_used: 0,
      others_discount_amount: 0,
      others_discount_reason: '',
      ...changes,
    },
  });
const short = (lines: ReturnType<typeof usage>) =>
  lines.map((each) => [each.label, each.quantity, each.amount, each.tax]);

describe('receiptLines', () => {
  it('names each kind with its quantity and tax class; a preschooler is exempt, a schoolchild is not', () => {
    const lines = [
      line('childcare', 1100, 210, 1),
      line('after_business', 300, 45, 1),
      line('meal_support', 500, 2, 1),
      line('childcare', 1100, 210, 2, 1),
      line('current_day', 500, 1, 2, 1),
    ];
    expect(short(usage(lines, 3850 + 225 + 1000 + 3850 + 500))).toEqual([
      ['保育料', '3時間30分', 3850, 'exempt'],
      ['時間外加算', '45分', 225, 'exempt'],
      ['食事', '2食', 1000, 'exempt'],
      ['保育料', '3時間30分', 3850, 'taxed'],
      ['当日予約料', '', 500, 'taxed'],
    ]);
  });
  it('writes two children with the same line once', () => {
    const lines = [line('childcare', 1000, 60, 1), line('childcare', 1000, 60, 1, 1)];
    expect(short(usage(lines, 2000))).toEqual([['保育料', '1時間×2名', 2000, 'exempt']]);
  });
  it('names the times of siblings who stayed apart, and the one who did not come outside the tax', () => {
    const lines = [
      { ...line('childcare', 1000, 120, 1), from: '09:50', to: '11:45' },
      { ...line('childcare', 1000, 120, 1, 1), from: '10:00', to: '12:00' },
      { ...line('childcare', 1000, 120, 1, 2), amount: 1000, absent_percent: 50 },
    ];
    expect(short(usage(lines, 4000, { number_of_tickets_used: 1, tickets_discount_amount: 1000 }))).toEqual([
      ['保育料(9:50〜11:45)', '2時間', 2000, 'exempt'],
      ['保育料(10:00〜12:00)', '2時間', 2000, 'exempt'],
      ['保育料(ご来園なし)', '2時間', 1000, 'outside'],
      ['回数券のご利用', '1枚', -1000, 'exempt'],
    ]);
  });
  it('takes tickets off the class of the child they pay for', () => {
    const lines = [line('childcare', 1000, 90, 1), line('childcare', 1000, 120, 2, 1)];
    expect(short(usage(lines, 1500 + 2000 - 3000, { number_of_tickets_used: 3 })).slice(2)).toEqual([
      ['回数券のご利用', '1枚', -1000, 'exempt'],
      ['回数券のご利用', '2枚', -2000, 'taxed'],
    ]);
  });
  it('shares a discount between the classes in proportion', () => {
    const lines = [line('childcare', 1000, 60, 1), line('childcare', 1000, 120, 2, 1)];
    const discount = { others_discount_amount: 100, others_discount_reason: '送迎遅れ' };
    expect(short(usage(lines, 2900, discount)).slice(2)).toEqual([
      ['割引(送迎遅れ)', '', -66, 'taxed'],
      ['割引(送迎遅れ)', '', -34, 'exempt'],
    ]);
  });
  it('what was charged wins over lines that do not add up', () => {
    expect(short(usage([line('childcare', 1000, 60, 1)], 900))).toEqual([['ご利用料金', '', 900, 'exempt']]);
  });
  it('the books say what is covered: of the same child and kind, and only where they agree with the bill', () => {
    const amount_lines = [line('childcare', 1000, 60, 1), line('childcare', 2000, 60, 1, 1)];
    const childcare = {
      amount_lines,
      number_of_tickets_used: 0,
      others_discount_amount: 0,
      others_discount_reason: '',
    };
    const book = (child_id: number, amount: number, covered_flag: boolean) => {
      return { line: lineOfPrice.childcare, tax: 1, covered_flag, child_id, amount };
    };
    const paper = (book_lines: BookLine[]) =>
      receiptLines({
        ...{ payment_type: 1, amount: 3000, remarks: 'ご利用料金', childcare, book_lines, child_ids: [7, 8] },
      }).map(({ label, amount, covered }) => [label, amount, covered]);
    expect(paper([book(7, 1000, true), book(8, 2000, false)])).toEqual([
      ['保育料', 1000, true],
      ['保育料', 2000, false],
    ]);
    const meal = { ...book(8, 0, true), line: lineOfPrice.meal_support };
    expect(paper([book(7, 1000, true), book(8, 2000, false), meal])).toHaveLength(2);
    expect(paper([book(7, 1500, true), book(8, 1500, false)])).toEqual([
      ['ご利用料金', 1500, true],
      ['ご利用料金', 1500, false],
    ]);
  });
  it('writes the difference of a correction by class, as one line where it does not add up', () => {
    const bill = (amount_lines: PriceLine[]) => {
      return { amount_lines, number_of_tickets_used: 0, others_discount_amount: 0, others_discount_reason: '' };
    };
    const before = bill([line('childcare', 1000, 60, 1), line('childcare', 1000, 60, 2, 1)]);
    const after = bill([line('childcare', 1000, 90, 1), line('childcare', 1000, 120, 2, 1)]);
    const paper = (amount: number) =>
      receiptLines({ payment_type: 1, amount, remarks: '訂正', childcare: after, correction: { before, after } });
    expect(short(paper(1500))).toEqual([
      ['訂正', '', 1000, 'taxed'],
      ['訂正', '', 500, 'exempt'],
    ]);
    expect(short(paper(1400))).toEqual([['訂正', '', 1400, 'taxed']]);
  });
  it.each([
    [2, 'キャンセル', 'キャンセル料', 'outside'],
    [3, '月額プラン スタンダード', '月額プラン スタンダード', 'taxed'],
    [3, '', '月額プラン', 'taxed'],
    [4, '10回券', '10回券', 'outside'],
  ] as const)('payment type %i (%s)', (payment_type, remarks, label, tax) => {
    expect(receiptLines({ payment_type, amount: 1100, remarks, childcare: null })).toEqual([
      { label, quantity: '', amount: 1100, tax, covered: false },
    ]);
  });
});

describe('receiptTotals', () => {
  it('rounds the tax once per class', () => {
    const lines = [1, 2, 3].map(() => ({
      label: '',
      quantity: '',
      amount: 105,
      tax: 'taxed' as const,
      covered: false,
    }));
    expect(receiptTotals(lines, 10)).toEqual([{ tax: 'taxed', amount: 315, included_tax: 28 }]);
  });
  it('always adds up to what was paid', () => {
    const lines = fc.array(
      fc.record({
        unit: fc.integer({ min: 60, max: 2000 }),
        steps: fc.integer({ min: 4, max: 40 }),
        tax: fc.constantFrom(1 as const, 2 as const),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, fc.nat(20), fc.nat(1500), (given, tickets, discount) => {
        const priced = given.map(({ unit, steps, tax }, index) => line('childcare', unit, steps * 15, tax, index));
        const hours = priced.reduce((sum, each) => sum + Math.floor(each.quantity / 60), 0);
        const used = Math.min(tickets, hours);
        const before = usage(priced, Number.NaN, { number_of_tickets_used: used });
        expect(before).toHaveLength(1);
        const gross = priced.reduce((sum, each) => sum + each.amount, 0);
        let left = used;
        const byTickets = priced.reduce((sum, each) => {
          const taken = Math.min(left, Math.floor(each.quantity / 60));
          left -= taken;
          return sum + each.unit_price * taken;
        }, 0);
        const others_discount_amount = Math.min(discount, gross - byTickets);
        const amount = gross - byTickets - others_discount_amount;
        const result = usage(priced, amount, { number_of_tickets_used: used, others_discount_amount });
        expect(receiptTotals(result, 10).reduce((sum, total) => sum + total.amount, 0)).toBe(amount);
        expect(receiptTotals(result, 10).every((total) => total.amount >= 0)).toBe(true);
      }),
    );
  });
});

it('numbers and refuses', () => {
  expect(receiptNumber({ id: 42, payment_date: '2026-11-16' })).toBe('IH-20261116-000042');
  expect(isReceiptable({ payment_type: 5, amount: -100 })).toBe(false);
  expect(isReceiptable({ payment_type: 1, amount: 0 })).toBe(false);
  expect(isReceiptable({ payment_type: 4, amount: 10_500 })).toBe(true);
});

describe('the notes of a receipt', () => {
  const payment: PaidForReceipt = {
    ...{
      id: 1,
      payment_type: 1,
      payment_method: 1,
      amount: 1000,
      remarks: '',
      customer_name: '佐藤 花',
      branch_name: null,
    },
    ...{ payment_date: '2026-11-02', child_names: [], start_datetime: null, end_datetime: null, standard_percent: 10 },
    ...{ refunded_amount: 0, refunded_date: null, fee_reason: '', refund_lines: [], childcare: null },
  };
  const choice = { addressee: '佐藤 花', honorific: '様', purpose: '' };
  const notes = (changed: Partial<PaidForReceipt>) =>
    receiptPaper({ ...payment, ...changed }, choice, {
      number: 'R-1',
      company: unknownCompany,
      today: '2026-11-03',
    }).notes.join(' ');

  it('say why a cancellation fee is due, where the policy said it', () => {
    expect(notes({ payment_type: 2, fee_reason: '職員を手配したためです。' })).toContain(
      'キャンセル料の理由: 職員を手配したためです。',
    );
    expect(notes({ payment_type: 2 })).not.toContain('理由');
    expect(notes({ fee_reason: '職員を手配したためです。' })).not.toContain('理由');
  });

  it('say of tickets, and of nothing else, which tax class they follow', () => {
    expect(notes({ payment_type: 4 })).toContain('回数券は、ご利用時の保育料の税区分に従います。');
    expect(notes({})).not.toContain('回数券は');
  });
});
