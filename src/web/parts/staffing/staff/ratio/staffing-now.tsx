import { minuteOfDayOf, type TokyoDate } from '../../../../../domain/time.ts';
import { formatMinuteRange } from '../../../../../domain/time-format.ts';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { reading } from '../../../../data/question.ts';
import { useServerNow } from '../../../../data/server-clock.ts';
import { shortTimes, timeAt, timesIn } from './staffing.ts';

/** One line of the board's head: who clocked in and how many the children who are here need, the plan, and where it leaves a gap next. */
export function StaffingNow({ branch_id, today }: { branch_id: number; today: TokyoDate }) {
  const minute = minuteOfDayOf(useServerNow());
  const { data, previous } = useLiveAnswer(reading('staffDayLoad', { branch_id, date: today }));
  const answer = data ?? previous;
  const now = answer?.now;
  const staffing = answer?.staffing;
  const planned = staffing ? (timeAt(staffing, minute)?.staff ?? 0) : 0;
  const [gap] = staffing ? shortTimes(timesIn(staffing, { start: minute, end: 1440 })) : [];
  return (
    <p className="figures min-w-40 md:leading-tight">
      <span className="text-ink-soft">職員</span>{' '}
      {!now ? (
        '—'
      ) : now.there < now.required ? (
        <strong className="text-wrong">
          出勤中{now.there}名・必要{now.required}名
        </strong>
      ) : (
        <span>
          出勤中<b>{now.there}</b>名・必要{now.required}名
        </span>
      )}{' '}
      <span className="text-ink-soft">
        {staffing?.planned === 0 ? 'シフト未登録' : staffing && `シフト${planned}名`}
      </span>
      {gap && staffing?.planned !== 0 && (
        <strong className="ml-1 text-ask">
          {gap.start <= minute ? 'シフト不足' : '次の不足'} {formatMinuteRange(gap.start, gap.end)}{' '}
          {gap.required - gap.staff}名
        </strong>
      )}
    </p>
  );
}
