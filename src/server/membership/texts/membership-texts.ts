import { cardNumberText } from '../../../domain/billing/card-text.ts';
import { brand } from '../../../domain/brand.ts';
import type { Instant, TokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

/** A plan that was taken, with what is paid now and what follows. */
type PlanText = {
  plan_name: string;
  start_date: TokyoDate;
  monthly_amount: number;
  /** Charged with the change itself. */
  charged_now: number;
  /** Null where nothing will be charged by itself. */
  next_payment_date: TokyoDate | null;
};

export type SettledPurpose = 'usage' | 'cancellation_fee' | 'correction';
export const purposeText: Readonly<Record<SettledPurpose, string>> = {
  usage: 'ご利用料金',
  cancellation_fee: 'キャンセル料',
  correction: 'ご利用料金の訂正による差額',
};

/** Messages about money and membership, with what their texts need. */
export interface MembershipData {
  settlement_paid: { purpose: SettledPurpose; amount: number; date: Instant; branch_name: string };
  settlement_failed: { purpose: SettledPurpose; amount: number; date: Instant; branch_name: string };
  tickets_bought: { name: string; number: number; amount: number; expiry_date: TokyoDate };
  plan_changed: PlanText;
  /** Null where no paid day is left. */
  unsubscribed: { expiry_date: TokyoDate | null };
  resubscribed: PlanText;
  account_deleted: object;
  card_changed: { brand: string; last4: string };
  email_changed: object;
  welcome: { detailsPending: boolean };
}

type Writers = { [Kind in keyof MembershipData]: (data: MembershipData[Kind]) => NotificationText };

const settled = ({ branch_name, date, purpose, amount }: MembershipData['settlement_paid']): string =>
  `${branch_name} ${formatMonthDay(new Date(date))}の${purposeText[purpose]} ${formatYen(amount)}`;

function planLines({ monthly_amount, charged_now, next_payment_date }: PlanText): string {
  return [
    `月額: ${formatYen(monthly_amount)}`,
    `今回のお支払い: ${formatYen(charged_now)}`,
    `次回のお支払い: ${next_payment_date === null ? 'ありません' : `${formatMonthDay(next_payment_date)}に ${formatYen(monthly_amount)}`}`,
  ].join('\n');
}

export const membershipTexts: Writers = {
  settlement_paid: (payment) => ({
    title: 'お支払いが完了しました',
    content: paragraphs(
      `${settled(payment)}を、ご登録のカードで決済しました。`,
      payment.purpose === 'usage' && 'ご利用ありがとうございました。',
      '内訳と領収書は、マイページのお支払い履歴でご覧いただけます。',
    ),
    link: '/mypage/payments/list',
  }),
  settlement_failed: (failure) => ({
    title: 'お支払いが完了していません',
    content: paragraphs(
      `${settled(failure)}を、ご登録のカードで決済できませんでした。`,
      'お手数ですが、マイページでお支払い方法をご確認ください。カードを変更すると、自動でもう一度決済します。',
    ),
    link: '/mypage/payment_methods/edit',
  }),
  tickets_bought: ({ name, number, amount, expiry_date }) => ({
    title: '回数券のご購入が完了しました',
    content: paragraphs(
      `${name}(${number}枚) ${formatYen(amount)}を、ご登録のカードで決済しました。`,
      `${expiry_date.slice(0, 4)}年${formatMonthDay(expiry_date)}までお使いいただけます。お迎えのあとの精算で、期限の近いものから使います。ご予約ごとに使う枚数は、予約の一覧でご覧いただけます。`,
    ),
    link: '/mypage/payments/list',
  }),
  plan_changed: (plan) => ({
    title: 'プランを変更しました',
    content: paragraphs(
      `${formatMonthDay(plan.start_date)}から「${plan.plan_name}」プランになります。`,
      planLines(plan),
    ),
    link: '/mypage/plan_types/edit',
  }),
  unsubscribed: ({ expiry_date }) => ({
    title: '退会のお手続きが完了しました',
    content: paragraphs(
      expiry_date !== null && `${formatMonthDay(expiry_date)}までは、これまでどおりご利用いただけます。`,
      'またのご利用をお待ちしています。再入会は、マイページからいつでもお手続きいただけます。',
    ),
    link: '/mypage/top',
  }),
  resubscribed: (plan) => ({
    title: 'おかえりなさい',
    content: paragraphs(
      `再入会のお手続きが完了しました。${formatMonthDay(plan.start_date)}から「${plan.plan_name}」プランをご利用いただけます。`,
      planLines(plan),
    ),
    link: '/mypage/top',
  }),
  account_deleted: () => ({
    title: 'アカウントを削除しました',
    content: paragraphs(
      `${brand.name}をご利用いただき、ありがとうございました。`,
      'ログインはできなくなりました。お預かりした個人情報は、保管期間のあとに消去します。',
      'またご利用になるときは、サイトから新しくご登録いただけます。',
    ),
    link: '/',
  }),
  card_changed: (card) => ({
    title: 'お支払い用のカードを変更しました',
    content: paragraphs(
      `これからのお支払いには、新しいカード(${cardNumberText(card)})を使います。`,
      'お心当たりがない場合は、お手数ですがお問い合わせください。',
    ),
    link: '/mypage/payment_methods/edit',
  }),
  email_changed: () => ({
    title: 'メールアドレスを変更しました',
    content: paragraphs(
      'これからのお知らせは、新しいメールアドレスへお送りします。',
      'お心当たりがない場合は、お手数ですがお問い合わせください。',
    ),
    link: '/mypage/customers',
  }),
  welcome: ({ detailsPending }) => ({
    title: `${brand.name}へようこそ`,
    content: paragraphs(
      'ご登録ありがとうございます。',
      detailsPending
        ? 'お支払い方法とお客様情報のご入力が残っています。マイページから続きをお願いします。'
        : 'マイページから、空いている園をいつでもご予約いただけます。',
    ),
    link: '/mypage/top',
  }),
};
