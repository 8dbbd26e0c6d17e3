import { SelectStaffCalendarDocument } from '../../../../../contract/operations/generated.ts';
import { addDays } from '../../../../../domain/time.ts';
import { formatTimeOfDay } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
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

/** Shows on the board that today is closed, wholly or in part; also tomorrow, while families still have to be called. */
export function ClosureStrip() {
  const { branch } = useStaff();
  const today = useServerToday();
  const tomorrow = addDays(today, 1);
  const { data } = useLiveAnswer(
    operation(SelectStaffCalendarDocument, { branch_id: branch.id, date_from: today, date_to: tomorrow }),
  );
  if (!data) return null;
  const [now, next] = [today, tomorrow].map((date) => monthDays(data, date).get(date));
  return (
    <>
      {now && <Strip day={now} name="今日" />}
      {next && (next.kept > 0 || unreached(next) > 0) && <Strip day={next} name="明日" />}
    </>
  );
}

const unreached = (day: MonthDay): number =>
  day.closures.flatMap(({ closure_notices }) => closure_notices).filter(({ reached }) => !reached).length;

function Strip({ day, name }: { day: MonthDay; name: string }) {
  const words = closedText(day);
  if (words === null) return null;
  const open = unreached(day);
  const list = day.closures.find(({ closure_notices }) => closure_notices.some(({ reached }) => !reached));
  return (
    <div className="mb-4">
      <Notice
        kind="warning"
        title={`${name}は${words}`}
        action={
          list ? (
            <LinkButton to={`/staff/closures/${list.id}`} kind="plain" size="small">
              電話の一覧を開く
            </LinkButton>
          ) : (
            day.kept > 0 && (
              <LinkButton to="/staff/calendar" kind="plain" size="small">
                カレンダーで見る
              </LinkButton>
            )
          )
        }
      >
        {[
          day.remarks !== '' && day.remarks,
          day.kept > 0 && `お休みの時間に残っている予約が${day.kept}件あります。`,
          open > 0 && `お知らせをまだ開いていないご家庭が${open}件あります。`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
    </div>
  );
}
