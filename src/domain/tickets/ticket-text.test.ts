import { expect, it } from 'vitest';
import { leftoverText, returnTermsText, savedText } from './ticket-text.ts';

it.each([
  [600, 'この3か月のご利用では 600円 お得でした'],
  [-600, 'この3か月のご利用では 600円 割高でした'],
  [0, 'この3か月のご利用では プランの料金と同じでした'],
])('%i yen in words', (saved, words) => expect(savedText(saved, 3)).toBe(words));

it('says whether they would run out in time', () => {
  expect(leftoverText(0, 180)).toContain('使いきれます');
  expect(leftoverText(4, 180)).toContain('約4枚が残ります');
});

it.each([
  [null, '購入後の返品、返金はお受けしていません。'],
  [{ refund_percent: 0, refund_fee: 500, refund_until_days: 0 }, '購入後の返品、返金はお受けしていません。'],
  [
    { refund_percent: 100, refund_fee: 500, refund_until_days: 0 },
    '使っていない分から、手数料500円を引いた金額を、期限の日まで、マイページから返金できます。',
  ],
  [
    { refund_percent: 80, refund_fee: 0, refund_until_days: 30 },
    '使っていない分の80%を、期限の30日前まで、マイページから返金できます。',
  ],
])('the terms of a return in words: %o', (terms, words) => expect(returnTermsText(terms)).toBe(words));
