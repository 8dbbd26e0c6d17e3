import { SelectStaffKitchenDocument } from '../../../../../contract/operations/generated.ts';
import { addDays, type TokyoDate } from '../../../../../domain/time.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';

/** Today and tomorrow, live: what is ordered now is on the list at once. */
export function useKitchen() {
  const { branch } = useStaff();
  const today = useServerToday();
  const dates: readonly TokyoDate[] = [today, addDays(today, 1)];
  const query = useLiveAnswer(operation(SelectStaffKitchenDocument, { branch_id: branch.id, dates: [...dates] }));
  return { query, dates };
}
