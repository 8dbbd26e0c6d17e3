import { AlarmLine } from '../../../../console/alarm-line.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { reading } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';

/** Fewer have clocked in than the children who are here need. */
export function RatioAlarm() {
  const { branch } = useStaff();
  const date = useServerToday();
  const { data, previous } = useLiveAnswer(reading('staffDayLoad', { branch_id: branch.id, date }));
  const now = (data ?? previous)?.now;
  if (!now || now.there >= now.required) return null;
  return (
    <AlarmLine
      title={`職員がいま${now.required - now.there}名足りません`}
      act={{ label: 'シフト', to: '/staff/roster' }}
    >
      お預かり中{now.children}名に必要{now.required}名、出勤中{now.there}名
    </AlarmLine>
  );
}
