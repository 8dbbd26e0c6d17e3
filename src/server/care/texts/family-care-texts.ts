import type { TokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

/** Messages about what headquarters did for a family, with what their texts need. */
export interface FamilyCareData {
  /** Null until headquarters reopens. */
  family_stopped: { until_date: TokyoDate | null };
  family_reopened: object;
  tickets_granted: { number: number; expiry_date: TokyoDate };
  tickets_extended: { number: number; expiry_date: TokyoDate };
  tickets_refunded: { number: number; amount: number };
  /** What was changed, in the words of the form. */
  profile_corrected: { fields: readonly string[] };
  account_merged: object;
  accounts_joined: { children: number; joined: number; reserves: number; tickets: number };
}

type Writers = { [Kind in keyof FamilyCareData]: (data: FamilyCareData[Kind]) => NotificationText };

const day = (date: TokyoDate): string => `${date.slice(0, 4)}年${formatMonthDay(date)}`;
const ask = 'ご不明な点は、お手数ですがお問い合わせください。';

export const familyCareTexts: Writers = {
  family_stopped: ({ until_date }) => ({
    title: '新しいお申し込みの受付をお休みしています',
    content: paragraphs(
      `${until_date === null ? 'ただいま' : `${day(until_date)}まで`}、新しいご予約、プランの変更、回数券のご購入をお受けしていません。`,
      'すでにあるご予約のご確認、キャンセル、お迎えは、これまでどおりです。',
      'くわしくは、お手数ですがお問い合わせください。',
    ),
    link: '/mypage/top',
  }),
  family_reopened: () => ({
    title: 'またご予約いただけます',
    content: paragraphs('ご予約、プランの変更、回数券のご購入を、これまでどおりご利用いただけます。'),
    link: '/mypage/top',
  }),
  tickets_granted: ({ number, expiry_date }) => ({
    title: '回数券をお渡ししました',
    content: paragraphs(
      `本部からの進呈として、回数券${number}枚をお渡ししました。お支払いはありません。`,
      `${day(expiry_date)}までお使いいただけます。お迎えのあとの精算で、期限の近いものから使います。`,
    ),
    link: '/mypage/tickets/buy',
  }),
  tickets_extended: ({ number, expiry_date }) => ({
    title: '回数券の期限を延ばしました',
    content: paragraphs(`残り${number}枚の回数券を、${day(expiry_date)}までお使いいただけます。`),
    link: '/mypage/tickets/buy',
  }),
  tickets_refunded: ({ number, amount }) => ({
    title: '回数券の返金を受け付けました',
    content: paragraphs(
      `お使いになっていない回数券${number}枚分 ${formatYen(amount)}を、お支払いのカードへ返金します。`,
      'カード会社での処理に数日から数週間かかることがあります。返金する回数券は、お使いいただけなくなりました。',
    ),
    link: '/mypage/payments/list',
  }),
  profile_corrected: ({ fields }) => ({
    title: 'ご登録内容を変更しました',
    content: paragraphs(
      `お申し出などにより、ご登録の次の内容を変更しました。\n${fields.map((field) => `・${field}`).join('\n')}`,
      `マイページでご確認ください。お心当たりがない場合は、お手数ですがお問い合わせください。`,
    ),
    link: '/mypage/customers',
  }),
  account_merged: () => ({
    title: 'アカウントを1つにまとめました',
    content: paragraphs(
      'このアカウントは、ご家族のもう1つのアカウントにまとめられました。これからはそちらでログインしてください。',
      'お子さま、これからのご予約、残りの回数券は、そちらのアカウントに移りました。',
      ask,
    ),
    link: '/login',
  }),
  accounts_joined: ({ children, joined, reserves, tickets }) => ({
    title: 'アカウントを1つにまとめました',
    content: paragraphs(
      'ご家族のもう1つのアカウントを、こちらにまとめました。',
      [
        `お子さま: ${children + joined}名`,
        `これからのご予約: ${reserves}件`,
        `回数券: ${tickets}件`,
        'これまでのお支払いと領収書も、こちらのアカウントでご覧いただけます。',
      ].join('\n'),
      ask,
    ),
    link: '/mypage/top',
  }),
};
