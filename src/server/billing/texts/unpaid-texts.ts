import type { Instant, TokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { purposeText, type SettledPurpose } from '../../membership/texts/membership-texts.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

type Visit = { branch_name: string; date: Instant };
type Claim = Visit & { amount: number; purpose: SettledPurpose };

/** Messages about what is owed: the ways to pay it, and every step before it is taken. */
export interface UnpaidData {
  konbini_slip: Claim & { expires_at: Instant; url: string | null };
  konbini_expired: Claim;
  unpaid_reminder: { amount: number; count: number; pauseDate: TokyoDate };
  reserves_pausing: { amount: number; pauseDate: TokyoDate };
  reserves_paused: { amount: number };
  part_received: Claim & { rest: number; way: 'cash' | 'bank' };
  instalments_agreed: { total: number; instalments: readonly { due_date: TokyoDate; amount: number }[] };
  instalments_ended: { amount: number };
  instalment_paid: { number: number; amount: number; next: { date: TokyoDate; amount: number } | null };
  instalment_failed: { number: number; amount: number; due_date: TokyoDate };
}

type Writers = { [Kind in keyof UnpaidData]: (data: UnpaidData[Kind]) => NotificationText };

const link = '/mypage/unpaid';
const visit = ({ branch_name, date }: Visit): string => `${branch_name} ${formatMonthDay(new Date(date))}`;
const claimed = (claim: Claim): string => `${visit(claim)}の${purposeText[claim.purpose]} ${formatYen(claim.amount)}`;
const ways = 'ご登録のカード、別のカード、コンビニ、園の窓口の、どれでもお支払いいただけます。';
const apart =
  '行き違いでお支払いがお済みの場合は、ご容赦ください。お困りのときは、園かお問い合わせまでご相談ください。';

export const unpaidTexts: Writers = {
  konbini_slip: (voucher) => ({
    title: 'コンビニでのお支払いのご案内',
    content: paragraphs(
      `${claimed(voucher)}の払込票をご用意しました。`,
      `お支払い期限は ${formatMonthDay(new Date(voucher.expires_at))}です。お店ごとの番号は、払込票かマイページでご確認ください。`,
      voucher.url !== null && `払込票: ${voucher.url}`,
      'お支払いが済むまで、この料金をカードには請求しません。',
    ),
    link,
  }),
  konbini_expired: (claim) => ({
    title: 'コンビニでのお支払い期限が過ぎました',
    content: paragraphs(
      `${claimed(claim)}は、まだお支払いいただいていません。お手元の払込票は使えなくなりました。`,
      ways,
    ),
    link,
  }),
  unpaid_reminder: ({ amount, count, pauseDate }) => ({
    title: '未払いの料金のご案内',
    content: paragraphs(
      `ご登録のカードで決済できなかった料金が${count}件、合計 ${formatYen(amount)}あります。`,
      ways,
      `${formatMonthDay(pauseDate)}までにお支払いが確認できないときは、新しいご予約をいったんお休みさせていただきます。すでにあるご予約は、そのままご利用いただけます。`,
      apart,
    ),
    link,
  }),
  reserves_pausing: ({ amount, pauseDate }) => ({
    title: '新しいご予約をお休みする前のお知らせ',
    content: paragraphs(
      `未払いの料金 ${formatYen(amount)}のお支払いが、まだ確認できていません。`,
      `${formatMonthDay(pauseDate)}から、新しいご予約をお休みさせていただく予定です。それまでにお支払いいただければ、何も変わりません。`,
      ways,
      apart,
    ),
    link,
  }),
  reserves_paused: ({ amount }) => ({
    title: '新しいご予約をお休みしています',
    content: paragraphs(
      `未払いの料金 ${formatYen(amount)}のお支払いが確認できないため、新しいご予約をお休みしています。すでにあるご予約は、そのままご利用いただけます。`,
      `お支払いが確認できしだい、すぐに再開します。${ways}`,
      apart,
    ),
    link,
  }),
  part_received: (payment) => ({
    title: 'お支払いの一部を確認しました',
    content: paragraphs(
      `${claimed(payment)}を、${payment.way === 'cash' ? '現金' : '銀行振込'}でお受け取りしました。ありがとうございました。`,
      `残りは ${formatYen(payment.rest)}です。`,
    ),
    link,
  }),
  instalments_agreed: ({ total, instalments }) => ({
    title: '分割払いのお約束の内容',
    content: paragraphs(
      `未払いの料金 ${formatYen(total)}を、次のとおり分けてお支払いいただくことになりました。`,
      instalments
        .map(({ due_date, amount }, index) => `${index + 1}回目 ${formatMonthDay(due_date)} ${formatYen(amount)}`)
        .join('\n'),
      'それぞれの日に、ご登録のカードへ請求します。お約束のとおりお支払いいただいているあいだは、ご予約も、これまでどおりお取りいただけます。',
    ),
    link,
  }),
  instalments_ended: ({ amount }) => ({
    title: '分割払いのお約束を終えました',
    content: paragraphs(`残りの ${formatYen(amount)}は、次の方法でお支払いください。`, ways),
    link,
  }),
  instalment_paid: ({ number, amount, next }) => ({
    title: '分割払いのお支払いが完了しました',
    content: paragraphs(
      `${number}回目の ${formatYen(amount)}をお支払いいただきました。ありがとうございました。`,
      next === null
        ? '分割払いは、これですべて完了です。'
        : `次は ${formatMonthDay(next.date)}に ${formatYen(next.amount)}を請求します。`,
    ),
    link,
  }),
  instalment_failed: ({ number, amount, due_date }) => ({
    title: '分割払いの決済ができませんでした',
    content: paragraphs(
      `${formatMonthDay(due_date)}の${number}回目 ${formatYen(amount)}を、ご登録のカードで決済できませんでした。分割払いのお約束は、いったん止まります。`,
      ways,
      'お約束を決め直すこともできます。お問い合わせまでご相談ください。',
    ),
    link,
  }),
};
