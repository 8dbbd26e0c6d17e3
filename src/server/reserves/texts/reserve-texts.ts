import type { MinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import { minimumFeeText } from '../../../domain/billing/cancelling/cancellation-text.ts';
import { type CancelCause, cancelCause } from '../../../domain/codes.ts';
import { type RefusalReason, refusalText } from '../../../domain/reserves/refusal-reasons.ts';
import { type Instant, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { formatYen } from '../../../domain/yen.ts';
import { absentButton } from '../../notifying/writing/line-card.ts';
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
  cardDueLine,
  cardDueText,
  changeLines,
  commentOnPage,
  type FeeReasonGiven,
  type FeeStepsOfReserve,
  feeReason,
  questions,
  type ReserveText,
  shortCancelFee,
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

const noCharge = 'ご請求はありません。';
const otherSeats = 'いますぐ予約できるほかのお席や、空き待ちのお申し込みは、予約のページでご案内しています。';
const call = (reserve: ReserveText): string => `お急ぎの場合は、${branchPhone(reserve)}へお電話ください。`;
export const changeable = '変更やキャンセルは、予約のページからお手続きいただけます。';
const reasonText = (reason: RefusalReason | null): string | false =>
  refusalText(reason) !== '' && `理由: ${refusalText(reason)}`;

const minimumFee = (reserve: ReserveData['reserve_changed']): string | false =>
  reserve.kept_cancel_deadline !== null &&
  reserve.cancel_schedule[0]?.kept_flag === true &&
  minimumFeeText(reserve.kept_cancel_amount, reserve.kept_cancel_deadline, reserve.created_at);

const noFee = 'キャンセル料はかかりません。';
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

const notYetCharged = '決まりしだい、お知らせします。それまで、ご請求はしません。';
function cancelledFee({ cancel_amount, waiver_asked }: ReserveData['reserve_cancelled']): string {
  if (waiver_asked) return `キャンセル料(${formatYen(cancel_amount)})については園で確認しています。`;
  return cancel_amount > 0 ? charged(cancel_amount) : noFee;
}

const moveAsked = (amount: number): string =>
  `園からのお願いによる変更として、変更前の料金${amount > 0 ? `(${formatYen(amount)})` : ''}をいただかないことを園で確認しています。${notYetCharged}`;

/** What is next about money: the branch answers first, the estimate alone is another, or until when cancelling is free. */
function changedLine(reserve: ReserveData['reserve_changed']): string | false {
  if (reserve.pending) return answerText(reserve);
  if (reserve.because === undefined) return shortCancelFee(reserve);
  return `見積もり ${formatYen(reserve.before.reserve_amount)} → ${formatYen(reserve.reserve_amount)}`;
}

const dayWord = ({ start_datetime, today }: { start_datetime: Instant; today: TokyoDate }): string =>
  tokyoDateOf(start_datetime) === today ? '本日' : '明日';

export const reserveTexts: Writers = {
  reserve_confirmed: (reserve) =>
    reserveText({
      title: 'ご予約が確定しました',
      lead: 'ご予約ありがとうございます。当日、お待ちしています。',
      reserve,
      lines: [cardDueLine(reserve.card_due_datetime), shortCancelFee(reserve)],
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
      lead: 'リクエストありがとうございます。お席は、園のお返事まで確保しています。',
      reserve,
      lines: [answerText(reserve), cardDueLine(reserve.card_due_datetime) || 'お返事の前はキャンセル無料'],
      notes: [cardDueText(reserve.card_due_datetime), askedFee(reserve, 0), call(reserve)],
      link: reserveLink(reserve.id),
    }),
  reserve_changed: (reserve) =>
    reserveText({
      ...changedText(reserve),
      reserve,
      lines: [changedLine(reserve)],
      changes: changeLines(reserve.before, reserve),
      notes: [
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
      lines: [cancelledFee(reserve)],
      notes: [
        reserve.waiver_asked && notYetCharged,
        feeReason(reserve),
        reserve.staff && commentOnPage(reserve.cancel_remarks ?? ''),
        reserve.staff && questions(reserve),
      ],
      link: reserveLink(reserve.id),
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
      lines: [reserve.cancel_amount > 0 && charged(reserve.cancel_amount)],
      notes: [feeReason(reserve), questions(reserve)],
      link: reserveLink(reserve.id),
      over_flag: true,
    }),
  reserve_approved: (reserve) =>
    reserveText({
      title: 'ご予約が確定しました',
      lead: 'お待たせしました。リクエストをお受けしました。当日、お待ちしています。',
      reserve,
      lines: [shortCancelFee(reserve)],
      notes: [commentOnPage(reserve.approval_comment), bringLines(reserve), cancelFee(reserve), changeable],
      link: reserveLink(reserve.id),
    }),
  reserve_rejected: (reserve) =>
    reserveText({
      title: 'リクエストをお受けできませんでした',
      lead: '下のリクエストは、あいにくお受けできませんでした。ご希望に沿えず、申し訳ありません。',
      reserve,
      lines: [noCharge],
      notes: [reasonText(reserve.refusal_reason), commentOnPage(reserve.approval_comment), otherSeats],
      link: reserveLink(reserve.id),
      button: 'ほかのお席を見る',
      over_flag: true,
    }),
  reserve_lapsed: (reserve) =>
    reserveText({
      title: 'リクエストにお答えできませんでした',
      lead: '下のリクエストは、期限までに園からお返事ができなかったため、取り消しとなりました。お待たせしたうえ、ご希望に沿えず、まことに申し訳ありません。',
      reserve,
      lines: [noCharge],
      notes: [otherSeats, call(reserve)],
      link: reserveLink(reserve.id),
      button: 'ほかのお席を見る',
      over_flag: true,
    }),
  reserve_card_due_cancelled: (reserve) =>
    reserveText({
      title: 'カードのご登録がないため、ご予約を取り消しました',
      lead: '下のご予約は、お支払い用のカードのご登録が確認できなかったため、取り消しとなりました。',
      reserve,
      lines: [noFee],
      notes: ['同じ日時が空いていれば、マイページからワンタップでもう一度ご予約いただけます。'],
      link: '/mypage/top',
      over_flag: true,
    }),
  reserve_branch_closed: (reserve) =>
    reserveText({
      title: '閉園のため、ご予約を取り消しました',
      lead: `${reserve.branch_name}は閉園することになり、下のご予約をお受けできなくなりました。ご迷惑をおかけし、申し訳ありません。`,
      reserve,
      lines: [noFee],
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
      lead: 'お気をつけてお越しください。',
      reserve,
      lines: [shortCancelFee(reserve)],
      last: absentButton(reserve.id),
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
      lines: [reserve.cancel_amount > 0 && charged(reserve.cancel_amount)],
      notes: [feeReason(reserve), `お心当たりのない場合は、${branchPhone(reserve)}へお知らせください。`],
      link: reserveLink(reserve.id),
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
