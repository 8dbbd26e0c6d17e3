import { minuteOfDayOf, type TokyoDate } from '../../../../domain/time.ts';
import { reading } from '../../../data/question.ts';
import { useServerNow } from '../../../data/server-clock.ts';
import { useLiveAnswer } from '../frame/use-live-answer.ts';
import { shortTimes, timeAt, timesIn } from './staffing.ts';

/** One line of the board's head: whether enough are there now, or will be later today. Has its place before it is known. */
export function StaffingNow({ branch_id, today }: { branch_id: number; today: TokyoDate }) {
  const minute = minuteOfDayOf(useServerNow());
  const { data, previous } = useLiveAnswer(reading('staffDayLoad', { branch_id, date: today }));
  const staffing = (data ?? previous)?.staffing;
  const present = staffing && timeAt(staffing, minute);
  const later = staffing ? shortTimes(timesIn(staffing, { start: minute, end: 1440 })) : [];
  const short = present !== undefined && present !== null && present.staff < present.required;
  return (
    <p className="min-w-40">
      <span className="text-ink-soft">シフト</span>{' '}
      {!staffing ? (
        '—'
      ) : staffing.planned === 0 ? (
        '未登録'
      ) : short ? (
        <strong className="figures text-wrong">職員 いま{present.required - present.staff}名不足</strong>
      ) : later.length > 0 ? (
        <strong className="text-ask">このあと職員不足あり</strong>
      ) : (
        <span className="figures">
          いま<b>{present?.staff ?? 0}</b>名(必要{present?.required ?? 0})
        </span>
      )}
    </p>
  );
}
