import type { MinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import { minimumFeeText } from '../../../domain/billing/cancelling/cancellation-text.ts';
import { type CancelCause, cancelCause } from '../../../domain/codes.ts';
import { type RefusalReason, refusalText } from '../../../domain/reserves/refusal-reasons.ts';
import { type Instant, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { formatYen } from '../../../domain/yen.ts';
import { reserveLink } from '../../notifying/writing/message-link.ts';
import type { NotificationText } from '../../notifying/writing/notification-text.ts';
import { reserveText } from '../../notifying/writing/reserve-card.ts';
import {
  type AnswerDue,
  answerText,
  askedFee,
  branchPhone,
  bringLines,
  cancelFee,
  cardDueText,
  changeLines,
  commentOnPage,
  type FeeReasonGiven,
  type FeeStepsOfReserve,
  feeReason,
  type ReserveText,
  type WithdrawnRequest,
  withdrawnText,
} from '../../notifying/writing/reserve-text.ts';

/** Messages about a reserve, with what their texts need. */
export interface ReserveData {
  reserve_confirmed: ReserveText &
    FeeStepsOfReserve & { card_due_datetime?: Instant | null; withdrawn?: WithdrawnRequest };
  reserve_requested: ReserveText & FeeStepsOfReserve & { card_due_datetime?: Instant | null } & AnswerDue;
  reserve_changed: ReserveText &
    FeeStepsOfReserve &
    MinimumFee &
    AnswerDue & {
      before: ReserveText;
      /** The branch has to answer. */
      pending: boolean;
      created_at: Instant;
      /** Not by an edit: the child's birth date is another, or another stay of that day is gone and left its same-day line here. */
      because?: 'birth_date' | 'same_day_line';
      /** To another day, without keeping the fee of before. */
      free_move_flag?: boolean;
      /** Moved at the branch's request by staff who may not waive: this amount awaits a manager's answer. */
      waiver_asked?: number | undefined;
    };
  reserve_cancelled: ReserveText & {
    cancel_amount: number;
    staff: boolean;
    cancel_cause: CancelCause;
    /** The fee waits for the manager's answer. */
    waiver_asked: boolean;
    cancel_remarks?: string;
  } & FeeReasonGiven;
  /** The manager has answered, or the time to answer is over; no amount: waived. */
  cancel_fee_decided: ReserveText & { cancel_amount: number } & FeeReasonGiven;
  reserve_approved: ReserveText & FeeStepsOfReserve & { approval_comment: string };
  reserve_rejected: ReserveText & { approval_comment: string; refusal_reason: RefusalReason | null };
  reserve_lapsed: ReserveText;
  reserve_card_due_cancelled: ReserveText;
  reserve_branch_closed: ReserveText & { cancel_remarks?: string };
  /** `today` is the day it is sent on: usually the day before. */
  reserve_reminder: ReserveText & FeeStepsOfReserve & { today: TokyoDate };
  reserve_no_show: ReserveText & { cancel_amount: number } & FeeReasonGiven;
}

type Writers = { [Kind in keyof ReserveData]: (data: ReserveData[Kind]) => NotificationText };

const call = (reserve: ReserveText): string => `お急ぎの場合は、${branchPhone(reserve)}へお電話ください。`;
export const changeable = '変更やキャンセルは、予約のページからお手続きいただけます。';
const reasonText = (reason: RefusalReason | null): string | false =>
  refusalText(reason) !== '' && `理由: ${refusalText(reason)}`;
const overButton = '予約の内容を見る';

const minimumFee = (reserve: ReserveData['reserve_changed']): string | false =>
  reserve.kept_cancel_deadline !== null &&
  reserve.cancel_schedule[0]?.kept_flag === true &&
  minimumFeeText(reserve.kept_cancel_amount, reserve.kept_cancel_deadline, reserve.created_at);

const charged = (amount: number): string => `キャンセル料 ${formatYen(amount)}を、ご登録のカードにご請求します。`;

/** Who cancelled, and at whose request: a family that called reads that we did what they asked. */
function cancelledText({ staff, cancel_cause }: ReserveData['reserve_cancelled']): { title: string; lead: string } {
  if (!staff) return { title: 'ご予約をキャンセルしました', lead: '下のご予約を、キャンセルしました。' };
  if (cancel_cause === cancelCause.code.branch) {
    return {
      title: '園の都合で、ご予約を取り消しました',
      lead: '申し訳ありません。園の都合により、下のご予約を取り消しました。',
    };
  }
  return {
    title: 'ご連絡をいただき、ご予約をキャンセルしました',
    lead: 'ご連絡をいただき、下のご予約を園でキャンセルしました。',
  };
}

function cancelledFee({ cancel_amount, waiver_asked }: ReserveData['reserve_cancelled']): string {
  if (waiver_asked)
    return `キャンセル料(${formatYen(cancel_amount)})については園で確認しています。決まりしだい、お知らせします。それまで、ご請求はしません。`;
  return cancel_amount > 0 ? charged(cancel_amount) : 'キャンセル料はかかりません。';
}

const moveAsked = (amount: number): string =>
  `園からのお願いによる変更として、変更前の料金${amount > 0 ? `(${formatYen(amount)})` : ''}をいただかないことを園で確認しています。決まりしだい、お知らせします。それまで、ご請求はしません。`;

const dayWord = ({ start_datetime, today }: { start_datetime: Instant; today: TokyoDate }): string =>
  tokyoDateOf(start_datetime) === today ? '本日' : '明日';

export const reserveTexts: Writers = {
  reserve_confirmed: (reserve) =>
    reserveText({
      title: 'ご予約が確定しました',
      lead: 'ご予約ありがとうございます。当日、お待ちしています。',
      reserve,
      notes: [
        withdrawnText(reserve.withdrawn),
        cardDueText(reserve.card_due_datetime),
        bringLines(reserve),
        cancelFee(reserve),
        changeable,
      ],
      link: reserveLink(reserve.id),
    }),
  reserve_requested: (reserve) =>
    reserveText({
      title: 'リクエストを受け付けました',
      lead: 'リクエストありがとうございます。園が確認のうえ、お受けできるかどうかをお知らせします。お席は、それまで確保しています。',
      reserve,
      notes: [answerText(reserve), cardDueText(reserve.card_due_datetime), askedFee(reserve, 0), call(reserve)],
      link: reserveLink(reserve.id),
    }),
  reserve_changed: (reserve) =>
    reserveText({
      ...changedText(reserve),
      reserve,
      changes: changeLines(reserve.before, reserve),
      notes: [
        reserve.pending && answerText(reserve),
        reserve.because === undefined && bringLines(reserve),
        minimumFee(reserve),
        reserve.waiver_asked !== undefined && moveAsked(reserve.waiver_asked),
        reserve.free_move_flag === true &&
          '日にちの変更として承りましたので、変更前のご予約のキャンセル料はかかりません。',
        reserve.pending ? askedFee(reserve, reserve.kept_cancel_amount) : cancelFee(reserve),
      ],
      link: reserveLink(reserve.id),
    }),
  reserve_cancelled: (reserve) =>
    reserveText({
      ...cancelledText(reserve),
      reserve,
      notes: [
        cancelledFee(reserve),
        feeReason(reserve),
        reserve.staff && commentOnPage(reserve.cancel_remarks ?? ''),
        reserve.staff
          ? `ご不明な点は、${branchPhone(reserve)}へお問い合わせください。`
          : 'またのご利用をお待ちしています。',
      ],
      link: reserveLink(reserve.id),
      button: overButton,
      over_flag: true,
    }),
  cancel_fee_decided: (reserve) =>
    reserveText({
      title: reserve.cancel_amount > 0 ? 'キャンセル料のお知らせ' : 'キャンセル料はかかりません',
      lead:
        reserve.cancel_amount > 0
          ? '下のご予約のキャンセル料を、園で確認しました。'
          : '下のご予約のキャンセル料は、園で確認し、いただかないことにいたしました。',
      reserve,
      notes: [
        reserve.cancel_amount > 0 && charged(reserve.cancel_amount),
        feeReason(reserve),
        `ご不明な点は、${branchPhone(reserve)}へお問い合わせください。`,
      ],
      link: reserveLink(reserve.id),
      button: overButton,
      over_flag: true,
    }),
  reserve_approved: (reserve) =>
    reserveText({
      title: 'リクエストをお受けしました',
      lead: 'お待たせしました。ご予約が確定しました。当日、お待ちしています。',
      reserve,
      notes: [commentOnPage(reserve.approval_comment), bringLines(reserve), cancelFee(reserve), changeable],
      link: reserveLink(reserve.id),
    }),
  reserve_rejected: (reserve) =>
    reserveText({
      title: 'リクエストをお受けできませんでした',
      lead: '下のリクエストは、あいにくお受けできませんでした。ご希望に沿えず、申し訳ありません。料金はかかりません。',
      reserve,
      notes: [
        reasonText(reserve.refusal_reason),
        commentOnPage(reserve.approval_comment),
        'いますぐ予約できるほかのお席や、空き待ちのお申し込みは、予約のページでご案内しています。',
      ],
      link: reserveLink(reserve.id),
      button: 'ほかのお席を見る',
      over_flag: true,
    }),
  reserve_lapsed: (reserve) =>
    reserveText({
      title: 'リクエストにお答えできませんでした',
      lead: '下のリクエストは、期限までに園からお返事ができなかったため、取り消しとなりました。お待たせしたうえ、ご希望に沿えず、まことに申し訳ありません。料金はかかりません。',
      reserve,
      notes: [
        'いますぐ予約できるほかのお席や、空き待ちのお申し込みは、予約のページでご案内しています。',
        call(reserve),
      ],
      link: reserveLink(reserve.id),
      button: 'ほかのお席を見る',
      over_flag: true,
    }),
  reserve_card_due_cancelled: (reserve) =>
    reserveText({
      title: 'カードのご登録がないため、ご予約を取り消しました',
      lead: '下のご予約は、お支払い用のカードのご登録が確認できなかったため、取り消しとなりました。キャンセル料はかかりません。',
      reserve,
      notes: ['同じ日時が空いていれば、マイページからワンタップでもう一度ご予約いただけます。'],
      link: '/mypage/top',
      over_flag: true,
    }),
  reserve_branch_closed: (reserve) =>
    reserveText({
      title: '閉園のため、ご予約を取り消しました',
      lead: `${reserve.branch_name}は閉園することになり、下のご予約をお受けできなくなりました。ご迷惑をおかけし、申し訳ありません。キャンセル料はかかりません。`,
      reserve,
      notes: [
        (reserve.cancel_remarks ?? '') !== '' && `本部からのお知らせ\n${reserve.cancel_remarks}`,
        'ほかの園の空きは、マイページからお探しいただけます。',
      ],
      link: '/mypage/reserves/select_branches',
      over_flag: true,
    }),
  reserve_reminder: (reserve) =>
    reserveText({
      title: `${dayWord(reserve)}のご予約のお知らせ`,
      lead: `${dayWord(reserve)}のご予約をお知らせします。お気をつけてお越しください。`,
      reserve,
      notes: [
        bringLines(reserve),
        cancelFee(reserve),
        `ご都合が変わったときは、予約のページでお手続きいただくか、${branchPhone(reserve)}へお知らせください。`,
      ],
      link: reserveLink(reserve.id),
    }),
  reserve_no_show: (reserve) =>
    reserveText({
      title: 'ご来園が確認できませんでした',
      lead: '下のご予約は、ご来園がなかったため終了しました。',
      reserve,
      notes: [
        reserve.cancel_amount > 0 &&
          `キャンセル料 ${formatYen(reserve.cancel_amount)}を、ご登録のカードにご請求します。`,
        feeReason(reserve),
        `お心当たりのない場合は、${branchPhone(reserve)}へお知らせください。`,
      ],
      link: reserveLink(reserve.id),
      button: overButton,
      over_flag: true,
    }),
};

function changedText({ because, pending }: ReserveData['reserve_changed']): {
  title: string;
  lead: string;
} {
  if (because === 'birth_date') {
    return {
      title: 'ご予約の見積もりが変わりました',
      lead: 'お子さまの生年月日の変更に合わせて、見積もりを計算し直しました。ご予約の日時は変わりません。',
    };
  }
  if (because === 'same_day_line') {
    return {
      title: 'ご予約の見積もりが変わりました',
      lead: '同じ日のもう1つのご予約がなくなったため、当日予約の加算(お子さまお一人につき1日1回)が、このご予約に移りました。ご予約の日時は変わりません。',
    };
  }
  if (pending) {
    return {
      title: 'ご予約の変更を受け付けました',
      lead: '変更後の内容は、園の確認が必要です。お受けできるかどうか、あらためてお知らせします。お席は、それまで確保しています。',
    };
  }
  return { title: 'ご予約を変更しました', lead: 'ご予約を変更しました。変更後の内容は、下のとおりです。' };
}
