import { minuteOfDayOf, type TokyoDate } from '../../../../../domain/time.ts';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { reading } from '../../../../data/question.ts';
import { useServerNow } from '../../../../data/server-clock.ts';
import { shortTimes, timeAt, timesIn } from './staffing.ts';

/**
 * One line of the board's head: whether enough are there now, by who came and who clocked in, with the plan beside it. Has its
 * place before it is known.
 */
export function StaffingNow({ branch_id, today }: { branch_id: number; today: TokyoDate }) {
  const minute = minuteOfDayOf(useServerNow());
  const { data, previous } = useLiveAnswer(reading('staffDayLoad', { branch_id, date: today }));
  const answer = data ?? previous;
  const now = answer?.now;
  const staffing = answer?.staffing;
  const planned = staffing ? (timeAt(staffing, minute)?.staff ?? 0) : 0;
  const later = staffing ? shortTimes(timesIn(staffing, { start: minute, end: 1440 })) : [];
  return (
    <p className="figures min-w-40">
      <span className="text-ink-soft">職員</span>{' '}
      {!now ? (
        '—'
      ) : now.there < now.required ? (
        <strong className="text-wrong">
          いま{now.required - now.there}名不足(出勤中{now.there}・必要{now.required})
        </strong>
      ) : (
        <span>
          いま<b>{now.there}</b>名(必要{now.required})
        </span>
      )}{' '}
      <span className="text-ink-soft">
        {staffing?.planned === 0 ? 'シフト未登録' : staffing && `シフト${planned}名`}
      </span>
      {later.length > 0 && <strong className="ml-1 text-ask">このあと職員不足あり</strong>}
    </p>
  );
}
