import { SelectStaffOpenNapsDocument } from '../../../../../contract/operations/generated.ts';
import { napState } from '../../../../../domain/care/sleep.ts';
import { epochOf } from '../../../../../domain/time.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { operation } from '../../../../data/question.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { CareProblems } from '../../care/care-problems.tsx';
import { useOverdueChime } from '../../care/use-overdue-chime.ts';
import { useServerSecond } from '../../care/use-second.ts';
import { useStaff } from '../../frame/staff-context.tsx';
import { useLiveAnswer } from '../../frame/use-live-answer.ts';
import { useTabletChoice } from '../tablet-choice.ts';

/** Sleeping children whom somebody should have looked at by now. */
export function NapStrip() {
  const { branch } = useStaff();
  const { data } = useLiveAnswer(operation(SelectStaffOpenNapsDocument, { branch_id: branch.id }));
  const now = useServerSecond();
  const [sound] = useTabletChoice('board_sound', ['on', 'off']);
  const overdue = (data?.naps ?? []).flatMap(({ id, fell_asleep_at, check_minutes, child, sleep_checks }) => {
    const nap = { fell_asleep_at: new Date(epochOf(fell_asleep_at)), woke_at: null, check_minutes };
    const looks = sleep_checks.map(({ checked_at }) => new Date(epochOf(checked_at)));
    const state = napState(nap, looks, now);
    return state.overdue && state.due_at ? [{ id, name: child?.name ?? 'お子さま', due_at: state.due_at }] : [];
  });
  useOverdueChime(overdue.length, sound === 'on');
  return (
    <>
      <CareProblems />
      {overdue.length > 0 && (
        <div className="mb-4">
          <Notice
            kind="error"
            title={`午睡チェックの時刻を過ぎています(${overdue.length}名)`}
            action={
              <LinkButton to="/staff/care/naps" kind="plain" size="small">
                午睡チェックへ
              </LinkButton>
            }
          >
            {overdue.map(({ name, due_at }) => `${name} ${formatTime(due_at)}`).join('、')}
          </Notice>
        </div>
      )}
    </>
  );
}
