import { SelectStaffOpenNapsDocument } from '../../../../../contract/operations/generated.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useCareTaps } from '../../../../console/taps/use-taps.ts';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { watchedSleepers } from './watched-sleepers.ts';

/** Who sleeps at the branch, by the clock given; what this screen has pressed counts at once here. */
export function useSleepers(now: Date) {
  const { branch } = useStaff();
  const date = useServerToday();
  const query = useLiveAnswer(operation(SelectStaffOpenNapsDocument, { branch_id: branch.id, date }));
  const { taps } = useCareTaps(query.read);
  const data = query.data ?? query.previous;
  return {
    sleepers: data ? watchedSleepers(data, taps, now) : [],
    otherSeconds: data?.care_settings[0]?.sleep_other_tablets_seconds ?? 0,
    drillMinutes: data?.care_settings[0]?.sleep_drill_minutes ?? 0,
    reload: query.reload,
  };
}
