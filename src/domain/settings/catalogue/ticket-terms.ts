import { number, type Settings } from '../kinds.ts';

/** ticket_terms: reminders and returns. */
export const ticketTerms = {
  first_reminder_days: number('期限を最初に知らせるのは', '日前', [1, 180], 30),
  last_reminder_days: number('期限をもう一度知らせるのは', '日前', [1, 180], 7),
  refund_percent: number('返金する割合', '%', [0, 100], 100, {
    hint: '使っていない分の価格からです。0%は、返金なしです。',
    meaning: 'of the price of the tickets left; 0: parents return none',
  }),
  refund_fee: number('返金の手数料(1回)', '円', [0, 100_000], 500, { meaning: 'yen that stay here for each return' }),
  refund_until_days: number('返金を受け付けるのは期限の', '日前まで', [0, 180], 0, {
    hint: '0は、期限の日までです。',
    meaning: 'the last day of a return lies so many days before the last day of use',
  }),
  compared_months: number('購入のページで比べる期間', 'か月', [1, 12], 3, {
    meaning: 'so many months back the buying page compares',
  }),
} as const satisfies Settings;
