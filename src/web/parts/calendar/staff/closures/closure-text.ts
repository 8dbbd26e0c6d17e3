import type { DayChangePayload } from '../../../../../contract/functions/calendar/day-change.ts';
import { type ClosedPart, closureDays } from '../../../../../domain/calendar/closure-text.ts';
import { closureKind } from '../../../../../domain/codes.ts';
import { formatTimeOfDay } from '../../../../../domain/time-format.ts';

type ClosureFacts = {
  kind: number;
  date_from: string;
  date_to: string;
  start_time: string | null;
  end_time: string | null;
  capacity: number | null;
};

/** 「11月18日(水)の休園」: what was closed, as a heading. */
export function closureTitle(closure: ClosureFacts): string {
  const { kind, start_time, end_time, capacity } = closure;
  const days = closureDays(closure);
  const hours = start_time && end_time ? ` ${formatTimeOfDay(start_time)}〜${formatTimeOfDay(end_time)}` : '';
  if (kind === closureKind.code.end)
    return `${closureDays({ date_from: closure.date_from, date_to: closure.date_from })}からの閉園`;
  if (kind === closureKind.code.day) return `${days}の休園`;
  if (kind === closureKind.code.capacity) return `${days}${hours}の${capacity === 0 ? 'お休み' : '定員の変更'}`;
  return `${days}の開園時間の変更${hours && `(${hours.trim()})`}`;
}

/** Which part of the days a change takes back, for the message. */
export function closedPart(change: DayChangePayload): ClosedPart {
  if (change.kind === 'mark') return { part: 'days' };
  if (change.kind === 'capacity') {
    const times = { start_time: formatTimeOfDay(change.start_time), end_time: formatTimeOfDay(change.end_time) };
    return { part: change.capacity === 0 ? 'hours' : 'seats', ...times };
  }
  const { hours } = change;
  const open = hours && {
    start_time: formatTimeOfDay(hours.extended_open_time),
    end_time: formatTimeOfDay(hours.extended_close_time),
  };
  return { part: 'opening', hours: open };
}
