import type { SelectStaffRequestsDueData } from '../../../../../contract/operations/generated.ts';
import { requestLapses } from '../../../../../domain/calendar/calendar.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { addMinutes, type TokyoDate, tokyoDateOf } from '../../../../../domain/time.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../../domain/time-format.ts';
import type { Todo } from '../../../../console/todo.ts';

/** Requests that would be refused by themselves today, by that deadline; near it red. Those for another day can wait. */
export function requestTodos(data: SelectStaffRequestsDueData, now: Date, today: TokyoDate): Todo[] {
  const [settings] = data.reserve_settings;
  if (settings === undefined) return [];
  return data.reserves
    .map((reserve) => ({ reserve, lapses: requestLapses(reserve, settings) }))
    .filter(({ lapses }) => tokyoDateOf(lapses) <= today)
    .toSorted((one, other) => one.lapses.getTime() - other.lapses.getTime())
    .map(({ reserve, lapses }) => ({
      key: `request ${reserve.id}`,
      child: null,
      tone: lapses <= addMinutes(now, settings.request_remind_minutes) ? 'wrong' : 'ask',
      kind: 'リクエスト',
      text: `リクエスト ${formatMonthDay(reserve.start_datetime)} ${formatTimeRange(reserve.start_datetime, reserve.end_datetime)} ${withSama(reserve.customer?.name ?? '')}。${formatTime(lapses)}までに回答しないと、自動でお断りします`,
      act: { label: '承認待ちを開く', to: '/staff/requests' },
    }));
}
