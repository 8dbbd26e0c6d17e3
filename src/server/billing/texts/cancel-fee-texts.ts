import { formatYen } from '../../../domain/yen.ts';
import { reserveLink } from '../../notifying/writing/message-link.ts';
import type { NotificationText } from '../../notifying/writing/notification-text.ts';
import { reserveText } from '../../notifying/writing/reserve-card.ts';
import { commentOnPage, questions, type ReserveText } from '../../notifying/writing/reserve-text.ts';

/** Messages about a cancellation fee after the cancellation. */
export interface CancelFeeData {
  /** A manager or headquarters lowered it, of their own accord. */
  cancel_fee_lowered: ReserveText & {
    lowered_amount: number;
    /** What the fee comes to now. */
    left: number;
    refunded: boolean;
    /** As written for the family. */
    reason: string;
  };
  /** Whether a move at the branch's request keeps the fee that was at stake before it. */
  move_fee_decided: ReserveText & { granted: boolean; kept_cancel_amount: number };
}

type Writers = { [Kind in keyof CancelFeeData]: (data: CancelFeeData[Kind]) => NotificationText };

function amountText({ lowered_amount, left, refunded }: CancelFeeData['cancel_fee_lowered']): string {
  if (refunded) {
    return `キャンセル料のうち ${formatYen(lowered_amount)}を、お支払いいただいた方法で返金します。`;
  }
  return left === 0
    ? 'キャンセル料はかかりません。'
    : `キャンセル料を ${formatYen(lowered_amount)}減らし、${formatYen(left)}といたします。`;
}

export const cancelFeeTexts: Writers = {
  cancel_fee_lowered: (reserve) =>
    reserveText({
      title: reserve.left === 0 ? 'キャンセル料をいただかないことにしました' : 'キャンセル料を減額しました',
      lead: '下のご予約のキャンセル料について、お知らせします。',
      reserve,
      lines: [amountText(reserve)],
      notes: [
        reserve.refunded && 'カード会社での処理に数日から数週間かかることがあります。',
        commentOnPage(reserve.reason),
        questions(reserve),
      ],
      link: reserveLink(reserve.id),
      over_flag: true,
    }),
  move_fee_decided: (reserve) =>
    reserveText({
      title: reserve.granted ? '変更前のキャンセル料はかかりません' : '変更前のキャンセル料についてのお知らせ',
      lead: reserve.granted
        ? '下のご予約の変更は、園からのお願いによるものと確認しました。変更前のキャンセル料はかかりません。'
        : '下のご予約の変更を、園で確認しました。ご家庭のご希望による変更としてお取り扱いします。',
      reserve,
      lines: [
        !reserve.granted &&
          reserve.kept_cancel_amount > 0 &&
          `このご予約をキャンセルされる場合は、変更前のキャンセル料 ${formatYen(reserve.kept_cancel_amount)}がかかります。`,
      ],
      notes: [
        !reserve.granted &&
          reserve.kept_cancel_amount > 0 &&
          'ご来園いただければ、変更前のキャンセル料はかかりません。',
        questions(reserve),
      ],
      link: reserveLink(reserve.id),
    }),
};
