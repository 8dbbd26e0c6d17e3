import {
  type ApprovalStatus,
  approvalBadge,
  type ChildcareStatus,
  cancelCause,
  cancelType,
  childcareStatus,
} from '../../../../domain/codes.ts';
import { type ReservePhase, reservePhase } from '../../../../domain/reserves/reserve.ts';
import { epochOf, type Instant } from '../../../../domain/time.ts';
import { formatMonthDay, formatTime } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';
import { refusedText } from '../request/request-text.ts';
import { answerDueText } from './answer-text.ts';

export type StandingReserve = {
  readonly start_datetime: Instant;
  readonly end_datetime: Instant;
  readonly approval_status: number;
  readonly refusal_reason?: number | null;
  readonly childcare_status: number;
  readonly cancel_flag: boolean;
  readonly card_due_datetime: Instant | null;
  readonly answer_due_datetime: Instant | null;
  readonly reserve_cancellations: readonly {
    readonly cancel_type: number;
    readonly cancel_cause: number;
    readonly cancel_datetime: string;
    readonly cancel_amount: number;
  }[];
  readonly childcares: readonly {
    readonly start_datetime: string;
    readonly end_datetime: string | null;
    readonly total_amount: number;
  }[];
};

export type Standing = {
  readonly phase: ReservePhase;
  /** Still to come: it has what to bring, a fee and ways to change it. */
  readonly isAhead: boolean;
  readonly badge: string;
  readonly tone: BadgeTone;
  /** What is true of it now, in a sentence or two. */
  readonly words: string;
};

const moment = (at: string): string => `${formatMonthDay(at)} ${formatTime(at)}`;

/** The actual state of a reserve: requested, upcoming, begun, in care, over, refused or cancelled. */
export function reserveStanding(reserve: StandingReserve, now: Instant): Standing {
  const phase = reservePhase({
    approval_status: reserve.approval_status as ApprovalStatus,
    childcare_status: reserve.childcare_status as ChildcareStatus,
    cancel_flag: reserve.cancel_flag,
  });
  const at = epochOf(now);
  const over = epochOf(reserve.end_datetime) <= at;
  const [usage] = reserve.childcares;
  const say = (badge: string, tone: BadgeTone, words: string, isAhead = false): Standing => ({
    phase,
    isAhead,
    badge,
    tone,
    words,
  });
  switch (phase) {
    case 'pending':
      return say(
        approvalBadge.label(reserve.approval_status),
        'ask',
        `まだ確定していません。お席は仮に押さえています。${answerDueText(reserve.answer_due_datetime, now)}`,
        !over,
      );
    case 'confirmed':
      if (over) return say('日時を過ぎました', 'no', 'ご来園の記録がありません。ご不明なことは、園へお電話ください。');
      if (epochOf(reserve.start_datetime) <= at) {
        return say(
          approvalBadge.label(reserve.approval_status),
          'trust',
          '登園をお待ちしています。遅れるときは、園へお電話ください。',
          true,
        );
      }
      return say(
        approvalBadge.label(reserve.approval_status),
        'trust',
        `${formatTime(reserve.start_datetime)}に、園でお待ちしています。`,
        true,
      );
    case 'present':
      return say(
        childcareStatus.label(childcareStatus.code.present),
        'trust',
        `${usage ? `${formatTime(usage.start_datetime)}に登園しました。` : ''}お迎えの予定は${formatTime(reserve.end_datetime)}です。${over ? '遅れるときは、園へお電話ください。' : ''}`,
      );
    case 'left':
      return say(childcareStatus.label(childcareStatus.code.left), 'no', leftText(usage));
    case 'no_show':
      return say(
        childcareStatus.label(childcareStatus.code.noShow),
        'no',
        'ご来園がありませんでした。キャンセル料については、お支払い履歴をご覧ください。',
      );
    case 'rejected':
      return say(approvalBadge.label(reserve.approval_status), 'no', refusedText(reserve.refusal_reason));
    case 'cancelled':
      return say('キャンセル済み', 'no', cancelledText(reserve));
  }
}

function leftText(usage: StandingReserve['childcares'][number] | undefined): string {
  if (!usage?.end_datetime) return 'ご利用ありがとうございました。';
  return `${formatTime(usage.start_datetime)}に登園、${formatTime(usage.end_datetime)}に降園しました。ご利用ありがとうございました。`;
}

function cancelledText({ reserve_cancellations: [cancelled], card_due_datetime }: StandingReserve): string {
  if (!cancelled) return 'このご予約は取り消されています。';
  const fee =
    cancelled.cancel_amount === 0
      ? '料金はかかりません。'
      : `キャンセル料は${formatYen(cancelled.cancel_amount)}です。`;
  const when = moment(cancelled.cancel_datetime);
  switch (cancelled.cancel_type) {
    case cancelType.code.byCustomer:
      return `${when}にキャンセルしました。${fee}`;
    case cancelType.code.byStaff:
      return cancelled.cancel_cause === cancelCause.code.branch
        ? `${when}に、園の都合で取り消しました。${fee}`
        : `${when}に、ご連絡を受けて園でキャンセルしました。${fee}`;
    default:
      return card_due_datetime
        ? `期限までにカードの登録がなかったため、${when}に取り消されました。${fee}`
        : `${when}に自動で取り消されました。${fee}`;
  }
}
