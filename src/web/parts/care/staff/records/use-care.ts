import { SelectStaffCareDocument } from '../../../../../contract/operations/generated.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useCareTaps } from '../../../../console/taps/use-taps.ts';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';

/** The day's logs, and the way to add to them. */
export function useCare() {
  const { branch } = useStaff();
  const today = useServerToday();
  const query = useLiveAnswer(operation(SelectStaffCareDocument, { branch_id: branch.id, date: today }));
  const { taps, record } = useCareTaps(query.read);
  return { today, query, taps, record };
}
export type Record = ReturnType<typeof useCare>['record'];
