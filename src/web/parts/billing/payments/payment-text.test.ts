import { expect, it } from 'vitest';
import { type PaidFor, paidParts, paidTitle } from './payment-text.ts';

const reserve = {
  start_datetime: '2026-11-16T00:00:00Z',
  branch: { name: 'みなと広場園' },
  reserve_details: [{ child: { name: '佐藤 陽向' } }, { child: null }],
};
const payment = (change: Partial<PaidFor>): PaidFor => ({
  payment_type: 1,
  remarks: '',
  branch: null,
  reserve: null,
  childcare: null,
  ...change,
});

it.each<[PaidFor, string]>([
  [payment({ childcare: { reserve } }), '11月16日(月)のご利用'],
  [payment({ payment_type: 2, reserve }), '11月16日(月)のキャンセル料'],
  [payment({}), 'ご利用料金'],
  [payment({ payment_type: 3, remarks: '月額プラン' }), '月額プラン'],
  [payment({ payment_type: 3, remarks: '月額プラン プレミアム' }), '月額プラン プレミアム'],
  [payment({ payment_type: 4, remarks: '10回券' }), '10回券'],
  [payment({ payment_type: 5, remarks: '返金' }), '返金'],
  [payment({ payment_type: 5, remarks: 'お預かり時間の訂正' }), '返金 お預かり時間の訂正'],
])('%j: %s', (paid, title) => {
  expect(paidTitle(paid)).toBe(title);
});

it('the branch and the children of the reserve; of a plan nothing', () => {
  expect(paidParts(payment({ childcare: { reserve } }))).toEqual(['みなと広場園', '佐藤 陽向さん']);
  expect(paidParts(payment({ payment_type: 3 }))).toEqual([]);
});
