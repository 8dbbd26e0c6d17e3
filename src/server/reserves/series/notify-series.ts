import { cancellationSchedule } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { notify } from '../../notifying/notify.ts';
import { insertBranchMessage } from '../../notifying/store/branch-messages.ts';
import type { Transaction } from '../../postgres/database.ts';
import { plainInChat } from '../notify-branch.ts';
import { stepsOf } from '../stay.ts';
import type { SeriesReserve } from '../store/series.ts';

const headings = {
  reserved: 'まとめての予約',
  changed: 'まとめての予約の変更',
  cancelled: 'まとめての予約のキャンセル',
} as const;
type SeriesEvent = keyof typeof headings;

const isPending = ({ approval_status }: SeriesReserve): boolean => approval_status === approvalStatus.code.pending;

/** What a message says of each day. */
const notifiedDay = (reserve: SeriesReserve, now: Date) => ({
  ...reserve,
  cancel_schedule: stepsOf(
    cancellationSchedule({ ...reserve, approval_status: approvalStatus.code.notUsed }, [reserve.policy], now),
  ),
  answer_due_datetime: isPending(reserve) ? reserve.answer_due_datetime : null,
});

/** One message to the family, and one to each branch that is concerned. */
export async function notifySeries(
  tx: Transaction,
  event: 'reserved' | 'changed',
  reserves: readonly SeriesReserve[],
  notice: { customer_id: number; now: Date },
): Promise<void> {
  const [first] = reserves;
  if (first === undefined) return;
  const days = reserves.map((reserve) => notifiedDay(reserve, notice.now));
  const { customer_id } = notice;
  const occurrence = `series-${first.reserve_series_id} ${notice.now.getTime()}`;
  if (event === 'reserved') {
    const data = { days, children: first.child_ids.length };
    await notify(tx, { customer_id, kind: 'reserve_series_confirmed', data, occurrence });
  } else {
    await notify(tx, { customer_id, kind: 'reserve_series_changed', data: { days }, occurrence });
  }
  await notifyBranches(tx, event, reserves, notice.now);
}

export async function notifyCancelled(
  tx: Transaction,
  cancelled: readonly (SeriesReserve & { cancel_amount: number })[],
  notice: { customer_id: number; now: Date },
): Promise<void> {
  const [first] = cancelled;
  if (first === undefined) return;
  await notify(tx, {
    customer_id: notice.customer_id,
    kind: 'reserve_series_cancelled',
    data: { days: cancelled },
    occurrence: `series-${first.reserve_series_id} ${notice.now.getTime()}`,
  });
  await notifyBranches(tx, 'cancelled', cancelled, notice.now);
}

/** The key names a reserve, so that the message goes when the family is erased. */
async function notifyBranches(
  tx: Transaction,
  event: SeriesEvent,
  reserves: readonly SeriesReserve[],
  now: Date,
): Promise<void> {
  const branches = Map.groupBy(reserves, ({ branch_id }) => branch_id);
  for (const [branch_id, own] of branches) {
    const [first] = own;
    if (!first?.chatwork) continue;
    const deduplication_key = `reserve ${first.id} series ${event} ${now.getTime()}`;
    await insertBranchMessage(tx, { branch_id, deduplication_key, body: bodyOf(event, own) });
  }
}

/** Children's names and their health stay out, as in every message to the room. */
function bodyOf(event: SeriesEvent, reserves: readonly SeriesReserve[]): string {
  const [first] = reserves as [SeriesReserve];
  const asked = reserves.some(isPending) && event !== 'cancelled' ? '(回答をお願いするリクエストがあります)' : '';
  return [
    `[info][title]${headings[event]} ${reserves.length}日分${asked}[/title]`,
    `${withSama(plainInChat(first.customer_name), ' ')} お子さま${first.child_ids.length}名`,
    ...reserves.map(
      (reserve) =>
        `${formatMonthDay(reserve.start_datetime)} ${formatTimeRange(reserve.start_datetime, reserve.end_datetime)}${isPending(reserve) && event !== 'cancelled' ? ' リクエスト' : ''} {site}/staff/reserves/${reserve.id}`,
    ),
    '[/info]',
  ].join('\n');
}
