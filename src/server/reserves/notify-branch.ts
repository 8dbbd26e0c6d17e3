import { formatAge } from '../../domain/membership/age.ts';
import { withSama } from '../../domain/text/called-name.ts';
import type { Instant } from '../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../domain/time-format.ts';
import { insertBranchMessage, type NewsOfChildren, newsOfChildren } from '../notifying/store/branch-messages.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';

type BranchEvent =
  | 'reserved'
  | 'requested'
  | 'changed'
  | 'changed_request'
  | 'cancelled'
  | 'approved'
  | 'rejected'
  | 'lapsed'
  | 'answer_due'
  | 'answer_late';

const headings: Readonly<Record<BranchEvent, string>> = {
  reserved: '新しい予約',
  requested: '新しいリクエスト(回答をお願いします)',
  changed: '予約の変更',
  changed_request: '予約の変更(回答をお願いします)',
  cancelled: '予約のキャンセル',
  approved: 'リクエストを承認',
  rejected: 'リクエストをお断り',
  lapsed: 'リクエストの期限切れ',
  answer_due: 'まもなく回答の期限です(回答をお願いします)',
  answer_late: '回答の期限を過ぎています(至急、回答をお願いします)',
};

/** Which outside tools the branch uses. */
type BranchTools = { branch_id: number; google_calendar: boolean; chatwork: boolean };

type BranchNews = {
  reserveId: number;
  event: BranchEvent;
  words: { start_datetime: Instant; end_datetime: Instant; child_names: readonly string[] };
  customerName: string;
  /** Tells one change of a reserve from the next. */
  occurrence?: string;
  /** Calendar events of children taken out of the reserve. */
  removedEventIds?: readonly string[];
  /** The branch reads of it in a message about several reserves. */
  skipNotification?: boolean;
};

/** Google Calendar and Chatwork of the branch, as jobs: the parent's answer never waits for them. */
export async function notifyBranch(tx: Transaction, tools: BranchTools, news: BranchNews): Promise<void> {
  const { branch_id } = tools;
  if (tools.google_calendar) {
    // One queue per branch, so that the calendar sees changes of a reserve in their order.
    const queue = `calendar ${branch_id}`;
    await enqueue(
      tx,
      'putCalendarEvents',
      { reserve_id: news.reserveId },
      { key: `calendar ${news.reserveId}`, queue },
    );
    for (const event_id of news.removedEventIds ?? []) {
      await enqueue(tx, 'removeCalendarEvent', { branch_id, event_id }, { key: `calendar event ${event_id}`, queue });
    }
  }
  if (tools.chatwork && !news.skipNotification) {
    const key = ['reserve', news.reserveId, news.event, ...(news.occurrence ? [news.occurrence] : [])].join(' ');
    const children = await newsOfChildren(tx, news.reserveId);
    await insertBranchMessage(tx, { branch_id, deduplication_key: key, body: messageBody(news, children) });
  }
}

/** Children's names stay out, and whether anything is written of their health: the room is not ours. `{site}` is put in when it is posted. */
function messageBody({ event, words, customerName, reserveId }: BranchNews, children: NewsOfChildren | null): string {
  const ages = children?.births.map((born) => formatAge(born, children.reserve_date)).join('、') ?? '';
  return [
    `[info][title]${children?.today_flag ? '【当日】' : ''}${headings[event]}[/title]`,
    `${formatMonthDay(new Date(words.start_datetime))} ${formatTimeRange(words.start_datetime, words.end_datetime)}`,
    `${withSama(plainInChat(customerName), ' ')} お子さま${words.child_names.length}名${ages && `(${ages})`}`,
    `予約番号 ${reserveId} {site}/staff/reserves/${reserveId}[/info]`,
  ].join('\n');
}

/** Square brackets are instructions in Chatwork ([toall] calls everybody); a name has none. */
export const plainInChat = (name: string): string => name.replaceAll('[', '［').replaceAll(']', '］');
