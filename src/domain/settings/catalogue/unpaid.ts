import { number, type Settings } from '../kinds.ts';

/** unpaid_policies: how what is owed is followed up; days count from the first charge that failed. */
export const unpaid = {
  first_remind_days: number('最初のご案内', '日後', [1, 60], 3, { hint: '決済できなかった日から数えます。' }),
  second_remind_days: number('2回目のご案内', '日後', [1, 90], 7),
  pause_days: number('新しい予約をお休みするのは', '日後', [1, 180], 14, { hint: 'すでにある予約は、そのままです。' }),
  pause_warning_days: number('お休みを予告するのはその', '日前', [1, 60], 3, {
    hint: '予告から、この日数が過ぎるまではお休みしません。',
    meaning:
      'a family is told so many days before new reserves are paused, and never paused sooner than that after being told',
  }),
  tell_headquarters_days: number('本部に知らせるのは', '日後', [1, 365], 21),
  instalment_most: number('分割払いの回数', '回まで', [2, 24], 6),
  instalment_longest_days: number('分割払いの期間', '日まで', [1, 365], 180),
  instalment_least_amount: number('分割払い1回の最低額', '円', [50, 100_000], 1000),
  konbini_days: number('コンビニの払込票の期限', '日後まで', [1, 60], 3, {
    meaning: 'how many days a slip can be paid; its last day ends at midnight in Tokyo',
  }),
  konbini_least_amount: number('コンビニで払える金額', '円から', [120, 300_000], 120, {
    hint: 'Stripeでは120円から300,000円までです。',
    meaning: 'Stripe takes slips of 120 to 300,000 yen; a company may keep within that',
  }),
  konbini_most_amount: number('コンビニで払える金額の上限', '円まで', [120, 300_000], 300_000),
} as const satisfies Settings;
