import type { SelectStaffCalendarData } from '../../../../../contract/operations/generated.ts';
import { addDays, type TokyoDate } from '../../../../../domain/time.ts';
import { formatTimeOfDay } from '../../../../../domain/time-format.ts';
import type { Todo } from '../../../../console/todo.ts';
import { type MonthDay, monthDays } from '../days/month.ts';

/** What is closed about the day, in words; null while nothing is. */
function closedText(day: MonthDay): string | null {
  if (day.mark === '×') return day.remarks === '定休日' ? '定休日です' : '休園(受付停止)の日です';
  const shut = day.capacities.filter(({ capacity }) => capacity === 0);
  if (shut.length > 0) {
    return `${shut.map(({ start_time, end_time }) => `${formatTimeOfDay(start_time)}〜${formatTimeOfDay(end_time)}`).join('、')}がお休みです`;
  }
  if (!day.hoursOfDay) return null;
  const { extended_open_time, extended_close_time } = day.hours;
  return `開園時間がいつもと違います(${formatTimeOfDay(extended_open_time)}〜${formatTimeOfDay(extended_close_time)})`;
}

const unreached = (day: MonthDay): number =>
  day.closures.flatMap(({ closure_notices }) => closure_notices).filter(({ reached }) => !reached).length;

/** That today is closed, wholly or in part; also tomorrow, while families still have to be called. */
export function closureTodos(data: SelectStaffCalendarData, today: TokyoDate): Todo[] {
  const tomorrow = addDays(today, 1);
  const [now, next] = [today, tomorrow].map((date) => monthDays(data, date).get(date));
  return [
    ...(now ? todosOf(now, '今日') : []),
    ...(next && (next.kept > 0 || unreached(next) > 0) ? todosOf(next, '明日') : []),
  ];
}

function todosOf(day: MonthDay, name: string): Todo[] {
  const words = closedText(day);
  if (words === null) return [];
  const open = unreached(day);
  const list = day.closures.find(({ closure_notices }) => closure_notices.some(({ reached }) => !reached));
  const details = [
    day.remarks !== '' && day.remarks,
    day.kept > 0 && `お休みの時間に残っている予約が${day.kept}件あります。`,
    open > 0 && `お知らせをまだ開いていないご家庭が${open}件あります。`,
  ].filter(Boolean);
  const act = list
    ? { label: '電話の一覧を開く', to: `/staff/closures/${list.id}` }
    : { label: 'カレンダーで見る', to: '/staff/calendar' };
  return [
    {
      key: `closed ${day.date}`,
      child: null,
      tone: 'ask',
      kind: '休園',
      text: [`${name}は${words}。`, ...details].join(' '),
      ...(list || day.kept > 0 ? { act } : {}),
    },
  ];
}
