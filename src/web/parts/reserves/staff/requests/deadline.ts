import { requestLapses } from '../../../../../domain/calendar/calendar.ts';
import type { Instant } from '../../../../../domain/time.ts';
import { formatMonthDay, formatTime } from '../../../../../domain/time-format.ts';
import { formatSpan, isUrgent } from './span.ts';

type Asked = { readonly start_datetime: Instant; readonly answer_due_datetime: Instant | null };

/** The one deadline that hurts: the promised answer while it can still be kept; afterwards the moment the request is cancelled. */
export function deadlineText(
  request: Asked,
  now: Date,
  lapseMinutes: number,
): { text: string; at: string; urgent: boolean } {
  const promised = request.answer_due_datetime === null ? null : new Date(request.answer_due_datetime);
  const kept = promised !== null && promised > now;
  const due = kept ? promised : requestLapses(request, { request_lapse_minutes: lapseMinutes });
  const left = Math.floor((due.getTime() - now.getTime()) / 60_000);
  const at = `${formatMonthDay(due)} ${formatTime(due)}まで`;
  if (kept) return { text: `回答まで あと${formatSpan(left)}`, at, urgent: isUrgent(left) };
  const late = promised === null ? '' : 'お返事が遅れています。';
  if (left <= 0) return { text: `${late}自動の取り消しを待っています`, at: '', urgent: true };
  return { text: `${late}自動の取り消しまで あと${formatSpan(left)}`, at, urgent: promised !== null || isUrgent(left) };
}
