import { SelectStaffOpenNapsDocument } from '../../../../../contract/operations/generated.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { AlarmLine } from '../../../../console/alarm-line.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useTabletChoice } from '../../../../console/tablet/tablet-choice.ts';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { useServerSecond } from '../../../../console/use-second.ts';
import { operation } from '../../../../data/question.ts';
import { alarmText, overdueSleepers } from './nap-state.ts';
import { useOverdueChime } from './use-overdue-chime.ts';

/** Sleeping children who need a look now: a check is due, or the last one found something wrong. */
export function NapAlarm() {
  const { branch } = useStaff();
  const { data } = useLiveAnswer(operation(SelectStaffOpenNapsDocument, { branch_id: branch.id }));
  const now = useServerSecond();
  const [sound] = useTabletChoice('board_sound', ['on', 'off']);
  const overdue = overdueSleepers(data?.naps ?? [], now);
  const alarms = overdue.filter(({ alarm }) => alarm !== null).length;
  useOverdueChime(overdue.length, sound === 'on');
  if (overdue.length === 0) return null;
  return (
    <AlarmLine
      title={`${alarms > 0 ? 'すぐに確認が必要なお子さまがいます' : '午睡チェックの時刻を過ぎています'}(${overdue.length}名)`}
      act={{ label: '午睡チェックへ', to: '/staff/care' }}
    >
      {overdue
        .slice(0, named)
        .map(({ name, due_at, alarm }) => `${name} ${alarm === null ? formatTime(due_at) : alarmText[alarm]}`)
        .join('、')}
      {overdue.length > named && ` ほか${overdue.length - named}名`}
    </AlarmLine>
  );
}

/** So many are named in the line; the page has all. */
const named = 4;
