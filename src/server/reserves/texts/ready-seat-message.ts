import type { messagingApi } from '@line/bot-sdk';
import { cardFee, type FeeStep, shortFee } from '../../../domain/billing/cancelling/cancellation-text.ts';
import type { NotReadyReason } from '../../../domain/reserves/ready-stay.ts';
import { notReadyText } from '../../../domain/reserves/ready-text.ts';
import { withQuery } from '../../../domain/routing/with-query.ts';
import { minuteOf, type TokyoDate } from '../../../domain/time.ts';
import { formatMinuteRange, formatMonthDay } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { lineMessage } from '../../notifying/writing/line-message.ts';

/** What a tap on 今日の空き in LINE's menu carries. */
export const readySeatPostback = 'ready_seat';

type NotifiedStay = {
  readonly date: TokyoDate;
  readonly branch_name: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly child_ids: readonly number[];
  readonly ask_flag: boolean;
  readonly quote: { readonly reserve_amount: number; readonly cancel_schedule: readonly FeeStep[] };
};
type NotifiedSeat = {
  readonly today: TokyoDate;
  /** Today's, or what can be had instead. */
  readonly seat: NotifiedStay | null;
  /** Why the usual branch has none today; null if it has. */
  readonly reason: NotReadyReason | null;
  readonly usualBranch: string | null;
  /** Of the seat's branch. */
  readonly branchPath: string | null;
};

const title = '今日の空き';
const allBranches = '/mypage/reserves_today/select_branches';

/**
 * The confirm page with branch and time; the children of last time are looked up there, by who signs in. So a card that is
 * passed on, or an address in a log, says nothing about a family.
 */
function confirmLink({ date, start_time, end_time }: NotifiedStay, branch: string, today: TokyoDate): string {
  const path = date === today ? '/mypage/reserves_today/confirm' : '/mypage/reserves/confirm';
  return withQuery(path, { branch, date, start: start_time, end: end_time });
}

/** The answer to the tap: the seat that is ready, as a card with one button; else a word and where to look. No child is named. */
export function readySeatMessage(notice: NotifiedSeat, publicUrl: string): messagingApi.Message {
  const { seat, reason, usualBranch, branchPath, today } = notice;
  if (seat === null || branchPath === null) {
    const barred = reason === 'not_allowed' || reason === 'no_children';
    const content = notReadyText(reason, usualBranch);
    return lineMessage({ title, content, link: barred ? '/mypage/top' : allBranches, card: null }, publicUrl);
  }
  const lead =
    reason === null
      ? 'すぐに予約できる席です。'
      : `${notReadyText(reason, usualBranch)}かわりに、こちらが空いています。`;
  const line = `見積もり ${formatYen(seat.quote.reserve_amount)}(お子さま${seat.child_ids.length}人)`;
  const day = `${seat.date === today ? '今日' : '明日'} ${formatMonthDay(seat.date)}`;
  const time = formatMinuteRange(minuteOf(seat.start_time), minuteOf(seat.end_time));
  const rows = [
    { label: 'お子さま', value: `${seat.child_ids.length}人(前回と同じ)` },
    { label: '見積もり', value: formatYen(seat.quote.reserve_amount) },
    { label: 'キャンセル', value: shortFee(seat.quote.cancel_schedule, seat.ask_flag) },
  ];
  const note = seat.ask_flag
    ? '確認のページで送信すると、リクエストになります。園からのお返事をお待ちください。'
    : '確認のページで「予約を確定する」を押すと、ご予約が確定します。';
  const facts = [`${day} ${time}`, seat.branch_name, ...rows.map(({ label, value }) => `${label}: ${value}`)];
  return lineMessage(
    {
      title,
      content: [lead, facts.join('\n'), note].join('\n\n'),
      link: confirmLink(seat, branchPath, today),
      card: {
        day,
        time,
        branch_name: seat.branch_name,
        lines: [
          ...(reason === null ? [] : [lead]),
          line,
          seat.ask_flag ? 'リクエスト(園がお返事します)' : cardFee(seat.quote.cancel_schedule),
        ],
        button: 'この内容で確認へ',
        more: [{ label: 'ほかの園・時間', uri: allBranches }],
        over_flag: false,
      },
    },
    publicUrl,
  );
}

/** For a LINE account that belongs to no family of ours. */
export const unknownFamilyMessage = (publicUrl: string): messagingApi.Message =>
  lineMessage(
    {
      title,
      content:
        'このLINEでのご登録が見つかりませんでした。こちらからログインまたは登録していただくと、今日の空きをご覧いただけます。',
      link: allBranches,
      card: null,
    },
    publicUrl,
  );
