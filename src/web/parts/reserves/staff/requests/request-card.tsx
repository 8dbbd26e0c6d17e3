import { CalendarX, Inbox } from 'lucide-react';
import { Link } from 'react-router';
import type { SelectStaffRequestsData } from '../../../../../contract/operations/generated.ts';
import { requestLapses } from '../../../../../domain/calendar/calendar.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { minuteOfDayOf } from '../../../../../domain/time.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../../domain/time-format.ts';
import { TelLink } from '../../../../console/tel-link.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';
import { AllergyAlarm } from '../../../care/staff/health/allergy-alarm.tsx';
import { RemarkLines } from '../../../care/staff/health/parent-remarks.tsx';
import { mealsOf } from '../../../care/staff/kitchen/meals.ts';
import { DayLoad } from '../../../staffing/staff/ratio/day-load.tsx';
import { AnswerCountdown } from '../../request/answer-countdown.tsx';
import { RequestAnswerForm, type RequestAnswering } from './answer-form.tsx';
import { formatSpan, isUrgent } from './span.ts';

type Request = SelectStaffRequestsData['reserves'][number];

type RequestCardProps = RequestAnswering & {
  branch_id: number;
  now: Date;
  lapseMinutes: number;
};

const endMinute = (end: string) => minuteOfDayOf(end) || 1440;

/** A request with the time it has waited, the time that is left, and how full that day is. */
export function RequestCard({ reserve, branch_id, now, lapseMinutes, ...answering }: RequestCardProps) {
  const range = { start: minuteOfDayOf(reserve.start_datetime), end: endMinute(reserve.end_datetime) };
  return (
    <article className="rounded-lg border border-line bg-white p-4 shadow-raised md:p-5" data-reserve={reserve.id}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h2 className="figures text-h3">
            {formatMonthDay(reserve.reserve_date)}
            <span className="ml-3 whitespace-nowrap">
              {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
            </span>
          </h2>
          <Waited reserve={reserve} now={now} lapseMinutes={lapseMinutes} />
          <Children reserve={reserve} />
          <dl className="mt-3 grid grid-cols-[5.5rem_1fr] gap-y-1 text-note">
            <dt className="text-ink-soft">保護者</dt>
            <dd>
              <Link
                to={`/staff/customers/${reserve.customer?.id}`}
                className="text-link -my-2.5 inline-flex min-h-11 items-center"
              >
                {reserve.customer?.name}
              </Link>
              {reserve.customer && <TelLink tel={reserve.customer.tel} name={reserve.customer.name} />}
            </dd>
            <dt className="text-ink-soft">食事</dt>
            <dd>{mealsOf(reserve) || 'なし'}</dd>
            {reserve.remarks && (
              <>
                <dt className="text-ink-soft">連絡</dt>
                <dd>{reserve.remarks}</dd>
              </>
            )}
            <dt className="text-ink-soft">見積もり</dt>
            <dd>
              <YenAmount amount={reserve.reserve_amount} />
            </dd>
          </dl>
        </div>
        <div>
          <h3 className="mb-1 text-note">この日の混み具合(このリクエストを含む)</h3>
          <DayLoad branch_id={branch_id} date={reserve.reserve_date} range={range} />
        </div>
      </div>
      <RequestAnswerForm reserve={reserve} {...answering} />
    </article>
  );
}

function Waited({ reserve, now, lapseMinutes }: Pick<RequestCardProps, 'reserve' | 'now' | 'lapseMinutes'>) {
  const lapses = requestLapses(reserve, { request_lapse_minutes: lapseMinutes });
  const promised = reserve.answer_due_datetime ? new Date(reserve.answer_due_datetime) : null;
  const left = Math.floor((lapses.getTime() - now.getTime()) / 60_000);
  const waited = Math.max(0, Math.floor((now.getTime() - Date.parse(reserve.updated_at)) / 60_000));
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-note">
      <span className="inline-flex items-center gap-1.5 text-ink-soft">
        <Inbox className="size-4.5" aria-hidden="true" />
        {waited < 1 ? 'たった今受付' : `${formatSpan(waited)}前に受付`}
      </span>
      {promised && (
        <span className="inline-flex flex-wrap gap-x-2">
          <AnswerCountdown due={reserve.answer_due_datetime} word="回答" urgent={3600} />
          <span className="text-ink-soft">
            お約束は{formatMonthDay(promised)} {formatTime(promised)}まで
          </span>
        </span>
      )}
      <span className={`inline-flex items-center gap-1.5 ${isUrgent(left) ? 'font-bold text-ask' : 'text-ink-soft'}`}>
        <CalendarX className="size-4.5" aria-hidden="true" />
        {left <= 0
          ? '自動の取り消しを待っています'
          : `自動の取り消しまであと${formatSpan(left)}(${formatMonthDay(lapses)} ${formatTime(lapses)})`}
      </span>
    </p>
  );
}

function Children({ reserve }: { reserve: Request }) {
  return (
    <ul className="mt-3 grid gap-1.5">
      {reserve.reserve_details.map(({ child }) =>
        child ? (
          <li key={child.id}>
            <span className="font-bold">{child.name}</span>
            <span className="figures ml-2 text-note text-ink-soft">
              {formatAge(child.date_of_birth, reserve.reserve_date)}
            </span>
            <AllergyAlarm child={child} className="my-1" />
            <RemarkLines child={child} />
          </li>
        ) : null,
      )}
    </ul>
  );
}
