import { instantOf } from '../../src/domain/time.ts';
import type { BillData } from '../../src/server/billing/texts/bill-texts.ts';

const visit = { branch_name: 'みなと広場園', date: instantOf('2026-11-16', 9 * 60) };
const lines = [
  { label: '保育料', before: 3300, after: 4400 },
  { label: '食事', before: 0, after: 500 },
];

type BillExamples = { [Kind in keyof BillData]: readonly { when: string; data: BillData[Kind] }[] };

export const billExamples: BillExamples = {
  bill_corrected: [
    {
      when: '追加の請求',
      data: {
        ...visit,
        came: false,
        before_amount: 3300,
        after_amount: 4900,
        difference: 1600,
        lines,
        way: 'card',
      },
    },
    {
      when: '来園なしの取り消し',
      data: {
        ...visit,
        came: true,
        before_amount: 3300,
        after_amount: 2200,
        difference: -1100,
        lines: [
          { label: 'ご来園なしの料金', before: 3300, after: 0 },
          { label: '保育料', before: 0, after: 2200 },
        ],
        way: 'card',
      },
    },
  ],
  payment_refunded: [
    { when: 'カードへの返金', data: { ...visit, amount: 1000, purpose: 'usage', way: 'card' } },
    { when: '現金での返金', data: { ...visit, amount: 1000, purpose: 'cancellation_fee', way: 'cash' } },
  ],
  cash_received: [{ when: '園での現金のお支払い', data: { ...visit, amount: 3300, purpose: 'usage' } }],
  claim_dropped: [{ when: '請求の取り消し', data: { ...visit, amount: 3300, purpose: 'usage' } }],
};
