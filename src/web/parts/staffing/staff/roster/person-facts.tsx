import { accountRole } from '../../../../../domain/codes.ts';
import { minuteOf, minuteOfDayOf } from '../../../../../domain/time.ts';
import { useServerNow } from '../../../../data/server-clock.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { clockingText, clockSpanText, qualificationText, type RosterRow, shiftText } from './roster-text.ts';

type PersonFactsProps = { person: RosterRow; today: boolean; past: boolean };

/** Who it is, when they are planned, and whether they came. */
export function PersonFacts({ person, today, past }: PersonFactsProps) {
  const { name, role, main_branch_name, works_here, planned, shift, elsewhere } = person;
  const qualifications = qualificationText(person);
  return (
    <div className="min-w-0 leading-snug">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="text-lead">{name}</strong>
        {role === accountRole.code.branchManager && <span className="text-ink-soft">園長</span>}
        {person.no_one_to_one_flag && <Badge tone="ask">1対1にしない</Badge>}
      </p>
      {qualifications.length > 0 && (
        <p className="text-note text-ink-soft wrap-anywhere">{qualifications.join('、')}</p>
      )}
      {main_branch_name && works_here && <p className="text-ink-soft">応援({main_branch_name})</p>}
      {!works_here && <p className="font-bold text-wrong">いまは、この園の担当ではありません</p>}
      <p className="figures">
        {planned ? shiftText(planned) : shift?.off_flag ? '休み' : '予定なし'}
        {shift && !shift.off_flag && <span className="text-ink-soft"> この日だけ</span>}
      </p>
      {elsewhere.map((other) => (
        <p key={`${other.branch_name} ${other.start_time}`} className="figures font-bold text-ask">
          {other.branch_name}でも {clockSpanText(other)} の予定
        </p>
      ))}
      {(today || past) && <Came person={person} past={past} />}
    </div>
  );
}

/** Planned and there: what differs is said, the rest is quiet. */
function Came({ person: { planned, clockings }, past }: { person: RosterRow; past: boolean }) {
  const now = minuteOfDayOf(useServerNow());
  const last = clockings.at(-1);
  if (last === undefined) {
    if (planned === null) return null;
    if (past) return <p className="text-ink-soft">出勤の記録なし</p>;
    return now < minuteOf(planned.start_time) ? null : <p className="font-bold text-wrong">まだ出勤していません</p>;
  }
  const open = last.clock_out_at === null;
  const words = clockings.map(clockingText).join('、');
  return (
    <p className={`figures ${open ? 'font-bold' : ''} ${open && past ? 'text-wrong' : 'text-trust'}`}>
      {open ? (past ? `${words} 退勤の記録なし` : `出勤中 ${words}`) : `退勤 ${words}`}
      {clockings.some(({ corrected_by }) => corrected_by !== null) && <span className="font-normal"> 訂正あり</span>}
    </p>
  );
}
