import { SelectStaffRequestsDueDocument } from '../../../../../contract/operations/generated.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { addMinutes } from '../../../../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerNow } from '../../../../data/server-clock.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { AnswerCountdown } from '../../request/answer-countdown.tsx';

/** So many are named; the page has all. */
const named = 3;

/** Late ones and near ones apart: what is over is not near any more. */
export function dueTitle(late: number, near: number): string {
  const parts = [late > 0 ? `期限を過ぎたもの ${late}件` : '', near > 0 ? `期限が近いもの ${near}件` : ''];
  return `回答を待っているリクエスト: ${parts.filter(Boolean).join('、')}`;
}

/** Requests whose promised answer is near or late. */
export function RequestsStrip() {
  const { branch } = useStaff();
  const now = useServerNow();
  const { data } = useLiveAnswer(operation(SelectStaffRequestsDueDocument, { branch_id: branch.id }));
  if (!data) return null;
  const soon = addMinutes(now, data.reserve_settings[0]?.request_remind_minutes ?? 0);
  const due = data.reserves.filter(({ answer_due_datetime }) => new Date(answer_due_datetime ?? 0) <= soon);
  if (due.length === 0) return null;
  const late = due.filter(({ answer_due_datetime }) => new Date(answer_due_datetime ?? 0) <= now).length;
  return (
    <div className="mb-4">
      <Notice
        kind="warning"
        title={dueTitle(late, due.length - late)}
        action={
          <LinkButton to="/staff/requests" kind="plain" size="small">
            承認待ちを開く
          </LinkButton>
        }
      >
        <ul>
          {due.slice(0, named).map((request) => (
            <li key={request.id} className="flex flex-wrap gap-x-3">
              <span className="figures">
                {formatMonthDay(request.start_datetime)} {formatTimeRange(request.start_datetime, request.end_datetime)}{' '}
                {withSama(request.customer?.name ?? '')}
              </span>
              <AnswerCountdown due={request.answer_due_datetime} word="回答" />
            </li>
          ))}
        </ul>
        {due.length > named && <p>ほか{due.length - named}件</p>}
      </Notice>
    </div>
  );
}
