import { useSearchParams } from 'react-router';
import { SelectStaffRollDocument } from '../../../../../contract/operations/generated.ts';
import { isTokyoDate, type TokyoDate } from '../../../../../domain/time.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';

/** The children of a day of the branch, as they change. */
export function useRoll(date: TokyoDate) {
  const { branch } = useStaff();
  return useLiveAnswer(operation(SelectStaffRollDocument, { branch_id: branch.id, date }));
}

/** The day in the address, else today; what was written by hand has happened. */
export function useAskedDay(until?: 'today'): { date: TokyoDate; today: TokyoDate } {
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = search.get('date') ?? today;
  return { date: isTokyoDate(asked) && (until === undefined || asked <= today) ? asked : today, today };
}
