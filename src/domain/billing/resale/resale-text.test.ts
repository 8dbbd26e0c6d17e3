import { describe, expect, it } from 'vitest';
import { feeRefundWay } from './resale-codes.ts';
import { feeRefundText, resalePromise } from './resale-text.ts';

describe('what a family reads of a seat sold again', () => {
  it('is promised by the policy alone', () => {
    expect(resalePromise(100)).toBe('空いた時間に別のご予約が入った場合は、その時間分のキャンセル料をお返しします。');
    expect(resalePromise(50)).toContain('キャンセル料の50%を');
    expect(resalePromise(0)).toBeNull();
  });

  it.each([
    { how: feeRefundWay.code.card, words: 'お支払いのカードへお返しします' },
    { how: feeRefundWay.code.cash, words: '園でお返しします' },
    { how: feeRefundWay.code.takenOff, words: 'ご請求から差し引きました' },
  ])('says how it comes back: $words', ({ how, words }) => {
    const given = { fee_amount: 1760, amount: 880, seat_minutes: 120, resold_minutes: 60, how };
    expect(feeRefundText(given)).toContain(words);
    expect(feeRefundText(given)).toContain('2時間のうち1時間');
  });
});
