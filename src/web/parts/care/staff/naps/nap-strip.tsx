import { SelectStaffOpenNapsDocument } from '../../../../../contract/operations/generated.ts';
import { needsSleepCheck } from '../../../../../domain/care/sleep.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useTabletChoice } from '../../../../console/tablet/tablet-choice.ts';
import { CareProblems } from '../../../../console/taps/care-problems.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { useServerSecond } from '../../../../console/use-second.ts';
import { operation } from '../../../../data/question.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { alarmText, napStateOf } from './nap-state.ts';
import { useOverdueChime } from './use-overdue-chime.ts';

/** Sleeping children who need a look now: a check is due, or the last one found something wrong. */
export function NapStrip() {
  const { branch } = useStaff();
  const { data } = useLiveAnswer(operation(SelectStaffOpenNapsDocument, { branch_id: branch.id }));
  const now = useServerSecond();
  const [sound] = useTabletChoice('board_sound', ['on', 'off']);
  const overdue = (data?.naps ?? []).flatMap(({ id, child, sleep_checks, ...nap }) => {
    const state = napStateOf({ ...nap, woke_at: null }, sleep_checks, now);
    if (!needsSleepCheck(state) || state.due_at === null) return [];
    return [{ id, name: child?.name ?? 'お子さま', due_at: state.due_at, alarm: state.alarm }];
  });
  const alarms = overdue.filter(({ alarm }) => alarm !== null).length;
  useOverdueChime(overdue.length, sound === 'on');
  return (
    <>
      <CareProblems />
      {overdue.length > 0 && (
        <div className="mb-4">
          <Notice
            kind="error"
            title={`${alarms > 0 ? 'すぐに確認が必要なお子さまがいます' : '午睡チェックの時刻を過ぎています'}(${overdue.length}名)`}
            action={
              <LinkButton to="/staff/care" kind="plain" size="small">
                午睡チェックへ
              </LinkButton>
            }
          >
            {alarmsFirst(overdue)
              .map(({ name, due_at, alarm }) => `${name} ${alarm === null ? formatTime(due_at) : alarmText[alarm]}`)
              .join('、')}
          </Notice>
        </div>
      )}
    </>
  );
}

const alarmsFirst = <Sleeper extends { alarm: unknown }>(sleepers: readonly Sleeper[]): Sleeper[] =>
  sleepers.toSorted((one, other) => Number(one.alarm === null) - Number(other.alarm === null));
