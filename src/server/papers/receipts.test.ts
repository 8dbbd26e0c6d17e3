import { describe, expect, it } from 'vitest';
import { demoCompany } from '../../../db/seed/content/company.ts';
import { correctionNumber, receiptNumber } from '../../domain/billing/papers/receipt.ts';
import {
  correctedPaper,
  defaultPurpose,
  type PaidForReceipt,
  type ReceiptPaper,
  receiptPaper,
  reissuedPaper,
} from '../../domain/billing/papers/receipt-paper.ts';
import { statementPaper, type YearLine } from '../../domain/billing/papers/statement-paper.ts';
import type { PriceKind, PriceLine } from '../../domain/billing/pricing.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { statementPdf } from './statement-pdf.ts';
import { pdfPicture } from './testing/pdf-picture.ts';
import { pdfText } from './testing/pdf-text.ts';

const today = '2026-11-16';
const kinds: readonly PriceKind[] = [
  'childcare',
  'zero_year_old',
  'after_business',
  'holiday',
  'current_day',
  'meal_support',
];
const priced = (
  kind: PriceKind,
  unit_price: number,
  quantity: number,
  tax_class: 1 | 2,
  child_index = 0,
): PriceLine => ({
  child_index,
  kind,
  unit_price,
  quantity,
  tax_class,
  amount: kinds.indexOf(kind) < 4 ? Math.floor((unit_price * quantity) / 60) : unit_price * quantity,
});
/** 無償化 covers care and its supplements of a preschooler, no meals and no booking fee; a schoolchild's nothing. */
const covered = ({ kind, tax_class }: PriceLine) => tax_class === 1 && kinds.indexOf(kind) < 4;

function paid(amount_lines: PriceLine[], changes: Partial<PaidForReceipt> = {}): PaidForReceipt {
  const amount = amount_lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    id: 42,
    customer_name: '佐藤 美咲',
    payment_type: 1,
    payment_date: '2026-11-14',
    payment_method: 1,
    amount,
    remarks: 'ご利用料金',
    branch_name: 'みなと広場園',
    child_names: ['佐藤 陽向', '佐藤 結菜'],
    start_datetime: new Date('2026-11-14T10:00:00+09:00'),
    end_datetime: new Date('2026-11-14T13:30:00+09:00'),
    standard_percent: 10,
    childcare: { amount_lines, number_of_tickets_used: 0, others_discount_amount: 0, others_discount_reason: '' },
    child_ids: [1, 2],
    book_lines: amount_lines.map((line) => ({
      line: kinds.indexOf(line.kind) + 1,
      tax: line.tax_class,
      covered_flag: covered(line),
      child_id: line.child_index + 1,
      amount: line.amount,
    })),
    refunded_amount: 0,
    refunded_date: null,
    fee_reason: '',
    refund_lines: [],
    ...changes,
  };
}
const choiceOf = (payment: PaidForReceipt) => ({
  addressee: payment.customer_name,
  honorific: '様',
  purpose: defaultPurpose(payment),
});
const first = (payment: PaidForReceipt): ReceiptPaper =>
  receiptPaper(payment, choiceOf(payment), { number: receiptNumber(payment), company: demoCompany, today });

const exempt = paid([
  priced('childcare', 1100, 210, 1),
  priced('after_business', 300, 45, 1),
  priced('meal_support', 500, 1, 1),
]);
const taxed = paid([
  priced('childcare', 1100, 195, 2),
  priced('current_day', 500, 1, 2),
  priced('meal_support', 500, 1, 2),
]);
const mixed = paid([
  priced('childcare', 1100, 210, 1),
  priced('meal_support', 500, 1, 1),
  priced('childcare', 1100, 210, 2, 1),
  priced('meal_support', 500, 1, 2, 1),
]);
const nobody = { childcare: null, child_ids: [] } as const;
const cancellation = paid([], {
  payment_type: 2,
  amount: 2200,
  remarks: 'キャンセル料',
  ...nobody,
  book_lines: [{ line: 10, tax: 3, covered_flag: false, child_id: null, amount: 2200 }],
});
/** 3,000 yen of the mixed bill, in the shares the books gave each class. */
const part = {
  ...mixed,
  amount: 3000,
  book_lines: [
    { line: 9, tax: 1, covered_flag: true, child_id: 1, amount: 1328 },
    { line: 9, tax: 1, covered_flag: false, child_id: 1, amount: 172 },
    { line: 9, tax: 2, covered_flag: false, child_id: 2, amount: 1500 },
  ],
};
const refunded: PaidForReceipt = {
  ...mixed,
  refunded_amount: 1000,
  refunded_date: '2026-11-15',
  refund_lines: [
    { date: '2026-11-15', line: 13, tax: 1, covered_flag: true, child_id: 1, amount: -442 },
    { date: '2026-11-15', line: 13, tax: 1, covered_flag: false, child_id: 1, amount: -58 },
    { date: '2026-11-15', line: 13, tax: 2, covered_flag: false, child_id: 2, amount: -500 },
  ],
};

const receipts: Readonly<Record<string, ReceiptPaper>> = {
  exempt: first(exempt),
  taxed: first(taxed),
  mixed: first(mixed),
  cancellation: first(cancellation),
  part: first(part),
  reissue: reissuedPaper(
    first(mixed),
    {
      addressee: '株式会社あおぞら商事 東京本社 人事部',
      honorific: '御中',
      purpose: '従業員の一時預かり利用補助(二〇二六年十一月分)に係る利用料金として',
    },
    '2026-12-01',
  ),
  correction: correctedPaper(refunded, choiceOf(refunded), {
    number: correctionNumber(receiptNumber(refunded), 2),
    company: demoCompany,
    today,
    old: first(mixed),
  }),
};

describe('papers, by text and by picture', () => {
  it.each(Object.entries(receipts))('%s', async (name, paper) => {
    const pdf = await receiptPdf(paper, new Date('2026-11-16T00:00:00Z'));
    await expect(`${pdfText(pdf).join('\n')}\n`).toMatchFileSnapshot(`golden/receipt-${name}.txt`);
    await expect(pdfPicture(pdf)).toMatchFileSnapshot(`golden/receipt-${name}.svg`);
    const sum = paper.lines.reduce((whole, { amount }) => whole + amount, 0);
    expect(paper.totals.reduce((whole, { amount }) => whole + amount, 0)).toBe(sum);
    expect(paper.total).toBe(sum);
  });

  it('the six items are there where a line is taxed; otherwise no number, and the classes', () => {
    for (const name of ['taxed', 'mixed', 'part', 'correction']) {
      const { issuer, facts, totals, addressee, lines } = receipts[name] as ReceiptPaper;
      expect(issuer.join()).toContain('登録番号 T0123456789012');
      expect(facts[0]).toEqual(['お支払日', '2026/11/14']);
      expect(totals[0]).toMatchObject({ label: '10%対象', included_tax: expect.any(Number) });
      expect([addressee, lines.length > 0]).toEqual(['佐藤 美咲', true]);
    }
    for (const name of ['exempt', 'cancellation']) {
      const { issuer, totals } = receipts[name] as ReceiptPaper;
      expect(issuer.join()).not.toContain('登録番号');
      expect(totals).toEqual([
        { label: name === 'exempt' ? '非課税' : '不課税', amount: expect.any(Number), included_tax: null },
      ]);
    }
  });

  it('the rate is that of the day', () => {
    const { lines, totals } = first({ ...taxed, standard_percent: 12 });
    expect(new Set(lines.map(({ tax }) => tax))).toEqual(new Set(['12%']));
    expect(totals[0]).toMatchObject({ label: '12%対象', included_tax: Math.floor((taxed.amount * 12) / 112) });
  });

  it('statement', async () => {
    const line = (
      month: number,
      payment_type: number,
      child_name: string | null,
      tax: number,
      covered_flag: boolean,
      amount: number,
    ): YearLine => ({
      month,
      payment_type,
      child_name,
      tax,
      covered_flag,
      amount,
    });
    const lines = Array.from({ length: 11 }, (_, index) => index + 1).flatMap((month) => [
      line(month, 1, '佐藤 陽向', 1, true, 11_000 + month * 10),
      line(month, 1, '佐藤 陽向', 1, false, 1500),
      line(month, 1, '佐藤 結菜', 2, false, 6600),
      line(month, 3, null, 2, false, 3300),
      ...(month === 3 ? [line(3, 4, null, 3, false, 20_000)] : []),
      ...(month === 5 ? [line(5, 2, null, 3, false, 2200)] : []),
      ...(month === 6 ? [line(6, 5, '佐藤 陽向', 1, true, -4400)] : []),
    ]);
    const paper = statementPaper(lines, {
      number: 'IS-2026-000001',
      year: 2026,
      today,
      customer_name: '佐藤 美咲',
      addressee: '佐藤 美咲',
      honorific: '様',
      percents: [10],
      company: demoCompany,
      old: null,
    });
    const pdf = await statementPdf(paper, new Date('2026-11-16T00:00:00Z'));
    await expect(`${pdfText(pdf).join('\n')}\n`).toMatchFileSnapshot('golden/statement.txt');
    await expect(pdfPicture(pdf)).toMatchFileSnapshot('golden/statement.svg');
    const whole = lines.reduce((sum, { amount }) => sum + amount, 0);
    for (const { rows } of paper.tables) {
      expect(rows.at(-1)?.at(-1)).toBe(whole);
      const body = rows.slice(0, -1);
      for (const column of (rows[0] ?? []).keys()) {
        if (column === 0) continue;
        expect(body.reduce((sum, row) => sum + Number(row[column]), 0)).toBe(rows.at(-1)?.[column]);
      }
    }
  });
});
