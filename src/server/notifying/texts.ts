import { formatTel } from '../../domain/membership/contact-format.ts';
import type { KeptFee } from '../../domain/money/cancellation-fee.ts';
import { feeLine, keptFeeWords, type ToldStep } from '../../domain/money/cancellation-words.ts';
import { formatYen } from '../../domain/money/money.ts';
import { type Instant, type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../domain/time-format.ts';
import { type MembershipData, membershipTexts } from './membership-texts.ts';
import { type NotificationText, paragraphs } from './notification-text.ts';

/** What a message about a reserve says of it. */
export type ReserveWords = {
  branch_name: string;
  branch_tel: string;
  start_datetime: Instant;
  end_datetime: Instant;
  child_names: readonly string[];
  reserve_amount: number;
};

/** What cancelling costs from the moment of the message on. */
export type FeeSteps = { cancel_schedule: readonly ToldStep[] };

/** Every message to a parent with what its text needs. */
export interface NotificationData extends MembershipData {
  reserve_confirmed: ReserveWords & FeeSteps & { card_due_datetime?: Instant | null };
  reserve_requested: ReserveWords & FeeSteps & { card_due_datetime?: Instant | null };
  reserve_changed: ReserveWords &
    FeeSteps &
    KeptFee & { pending: boolean; created_at: Instant; birth_date_changed?: true };
  reserve_cancelled: ReserveWords & { cancel_amount: number; by_staff: boolean; cancel_remarks?: string };
  reserve_approved: ReserveWords & FeeSteps & { approval_comment: string };
  reserve_rejected: ReserveWords & { approval_comment: string };
  reserve_lapsed: ReserveWords;
  reserve_card_due_cancelled: ReserveWords;
  /** `today` is the day it is sent on: usually the day before. */
  reserve_reminder: ReserveWords & FeeSteps & { today: TokyoDate; pick_up_name?: string | null };
  reserve_no_show: ReserveWords & { cancel_amount: number };
}
export type NotificationKind = keyof NotificationData;

type Writers = { [Kind in NotificationKind]: (data: NotificationData[Kind]) => NotificationText };

const list = '/mypage/reserves/list';

function facts(reserve: ReserveWords): string {
  return [
    `園: ${reserve.branch_name}(電話 ${formatTel(reserve.branch_tel)})`,
    `日時: ${when(reserve)}`,
    `お子さま: ${reserve.child_names.join('、')}`,
    `見積もり: ${formatYen(reserve.reserve_amount)}`,
  ].join('\n');
}
/** The same in one line, where the amount no longer matters. */
const when = ({ start_datetime, end_datetime }: ReserveWords): string =>
  `${formatMonthDay(new Date(start_datetime))} ${formatTimeRange(start_datetime, end_datetime)}`;
const call = ({ branch_name, branch_tel }: ReserveWords): string =>
  `お急ぎの場合は、${branch_name}(電話 ${formatTel(branch_tel)})へお電話ください。`;
const comment = (text: string): string | false => text !== '' && `園からのコメント\n${text}`;
const cardDue = (due: Instant | null | undefined): string | false =>
  due !== null &&
  due !== undefined &&
  `お支払い用のカードのご登録をお願いします。${formatMonthDay(new Date(due))} ${formatTime(due)}までにご登録がない場合、ご予約は自動的に取り消されます(キャンセル料はかかりません)。`;

/** As the confirm page said it: the free time that is left, and what it costs then. */
const cancelFee = (reserve: ReserveWords & FeeSteps): string =>
  `キャンセル料: ${feeLine(reserve.cancel_schedule, reserve.start_datetime)}`;
const keptFee = ({
  kept_cancel_amount,
  kept_cancel_deadline,
  created_at,
  cancel_schedule,
}: NotificationData['reserve_changed']): string | false =>
  kept_cancel_deadline !== null &&
  cancel_schedule[0]?.kept_flag === true &&
  keptFeeWords(kept_cancel_amount, kept_cancel_deadline, created_at);
/** Before the branch's answer only a kept fee is due. */
const askedFee = (reserve: ReserveWords & FeeSteps, before_answer: number): string =>
  `園のお返事の前のキャンセル料は ${formatYen(before_answer)}です。お返事のあとの${cancelFee(reserve)}`;

const dayWord = ({ start_datetime, today }: { start_datetime: Instant; today: TokyoDate }): string =>
  tokyoDateOf(start_datetime) === today ? '本日' : '明日';

export const notificationTexts: Writers = {
  reserve_confirmed: (reserve) => ({
    title: 'ご予約が確定しました',
    content: paragraphs(
      'ご予約ありがとうございます。当日、お待ちしています。',
      facts(reserve),
      cardDue(reserve.card_due_datetime),
      cancelFee(reserve),
      `変更やキャンセルは、マイページの予約一覧からお手続きいただけます。持ち物もマイページでご確認ください。`,
    ),
    link: list,
  }),
  reserve_requested: (reserve) => ({
    title: 'ご予約のリクエストを受け付けました',
    content: paragraphs(
      'リクエストありがとうございます。園が確認のうえ、お受けできるかどうかをお知らせします。お席はそれまで確保しています。',
      facts(reserve),
      cardDue(reserve.card_due_datetime),
      askedFee(reserve, 0),
      call(reserve),
    ),
    link: list,
  }),
  reserve_changed: (reserve) => ({
    title: reserve.birth_date_changed
      ? 'ご予約の見積もりが変わりました'
      : reserve.pending
        ? 'ご予約の変更を受け付けました'
        : 'ご予約を変更しました',
    content: paragraphs(
      reserve.birth_date_changed
        ? 'お子さまの生年月日の変更に合わせて、見積もりを計算し直しました。ご予約の日時は変わりません。'
        : reserve.pending
          ? '変更後の内容は、園の確認が必要です。お受けできるかどうか、あらためてお知らせします。'
          : 'ご予約は下の内容に変わりました。',
      facts(reserve),
      keptFee(reserve),
      reserve.pending ? askedFee(reserve, reserve.kept_cancel_amount) : cancelFee(reserve),
    ),
    link: list,
  }),
  reserve_cancelled: (reserve) => ({
    title: reserve.by_staff ? '園でご予約を取り消しました' : 'ご予約をキャンセルしました',
    content: paragraphs(
      `${reserve.branch_name} ${when(reserve)}のご予約は、キャンセルになりました。`,
      reserve.cancel_amount > 0
        ? `キャンセル料 ${formatYen(reserve.cancel_amount)}を、ご登録のカードにご請求します。`
        : 'キャンセル料はかかりません。',
      reserve.by_staff && comment(reserve.cancel_remarks ?? ''),
      !reserve.by_staff && 'またのご利用をお待ちしています。',
    ),
    link: list,
  }),
  reserve_approved: (reserve) => ({
    title: 'リクエストをお受けしました',
    content: paragraphs(
      'お待たせしました。ご予約が確定しました。当日、お待ちしています。',
      facts(reserve),
      comment(reserve.approval_comment),
      cancelFee(reserve),
    ),
    link: list,
  }),
  reserve_rejected: (reserve) => ({
    title: 'リクエストをお受けできませんでした',
    content: paragraphs(
      `${reserve.branch_name} ${when(reserve)}のリクエストは、あいにくお受けできませんでした。ご希望に沿えず申し訳ありません。料金はかかりません。`,
      comment(reserve.approval_comment),
      'ほかの時間やほかの園の空きは、マイページからお探しいただけます。',
    ),
    link: '/mypage/reserves/select_branches',
  }),
  reserve_lapsed: (reserve) => ({
    title: 'リクエストにお答えできませんでした',
    content: paragraphs(
      `${reserve.branch_name} ${when(reserve)}のリクエストは、お時間までに園から回答できなかったため、取り消しとなりました。料金はかかりません。`,
      'お待たせしたうえ、申し訳ありません。ほかの園の空きは、マイページからお探しいただけます。',
      call(reserve),
    ),
    link: '/mypage/reserves_today/select_branches',
  }),
  reserve_card_due_cancelled: (reserve) => ({
    title: 'カードのご登録がないため、ご予約を取り消しました',
    content: paragraphs(
      `${reserve.branch_name} ${when(reserve)}のご予約は、お支払い用のカードのご登録が確認できなかったため、取り消しとなりました。キャンセル料はかかりません。`,
      '同じ日時が空いていれば、マイページからワンタップでもう一度ご予約いただけます。',
    ),
    link: '/mypage/top',
  }),
  reserve_reminder: (reserve) => ({
    title: `${dayWord(reserve)}のご予約のお知らせ`,
    content: paragraphs(
      `${dayWord(reserve)}のご予約をお知らせします。お気をつけてお越しください。`,
      facts(reserve),
      reserve.pick_up_name != null && `お迎え: ${reserve.pick_up_name}さま`,
      cancelFee(reserve),
      `ご都合が変わったときは、マイページの予約一覧、または${reserve.branch_name}(電話 ${formatTel(reserve.branch_tel)})へお知らせください。`,
    ),
    link: list,
  }),
  reserve_no_show: (reserve) => ({
    title: 'ご来園が確認できませんでした',
    content: paragraphs(
      `${reserve.branch_name} ${when(reserve)}のご予約は、ご来園がなかったため終了しました。`,
      reserve.cancel_amount > 0 && `キャンセル料 ${formatYen(reserve.cancel_amount)}を、ご登録のカードにご請求します。`,
      `お心当たりのない場合は、${reserve.branch_name}(電話 ${formatTel(reserve.branch_tel)})へお知らせください。`,
    ),
    link: '/mypage/payments/list',
  }),
  ...membershipTexts,
};

export function notificationText<Kind extends NotificationKind>(
  kind: Kind,
  data: NotificationData[Kind],
): NotificationText {
  return notificationTexts[kind](data);
}
