import { SelectStaffCareDocument } from '../../../../contract/operations/generated.ts';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useStaff } from '../frame/staff-context.tsx';
import { useLiveAnswer } from '../frame/use-live-answer.ts';
import { useCareTaps } from '../today/use-taps.ts';

/** The day's logs, and the way to add to them. */
export function useCare() {
  const { branch } = useStaff();
  const today = useServerToday();
  const query = useLiveAnswer(operation(SelectStaffCareDocument, { branch_id: branch.id, date: today }));
  const { taps, record } = useCareTaps(query.read);
  return { today, query, taps, record };
}
