import {
  SelectStaffCalendarDocument,
  SelectStaffCareDueDocument,
  SelectStaffHandOversDocument,
  SelectStaffOpenEmergencyDocument,
  SelectStaffOpenNapsDocument,
  SelectStaffOpenStaysDocument,
  SelectStaffPickUpsDocument,
  SelectStaffRequestsDueDocument,
} from '../../../../contract/operations/generated.ts';
import { addDays } from '../../../../domain/time.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { operation, reading } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { useKitchen } from '../../../parts/care/staff/kitchen/use-kitchen.ts';

/**
 * Whether one of the strips still waits for its first answer. The board comes in under all of them at once: a strip that
 * came later would move the card from under the finger. A question asked twice is one question (use-answer).
 */
export function useStripsWaiting(): boolean {
  const { id: branch_id } = useStaff().branch;
  const today = useServerToday();
  const calendar = { branch_id, date_from: today, date_to: addDays(today, 1) };
  return [
    useAnswer(operation(SelectStaffHandOversDocument, { branch_id })),
    useAnswer(operation(SelectStaffOpenEmergencyDocument, { branch_id })),
    useAnswer(operation(SelectStaffPickUpsDocument, { branch_id })),
    useAnswer(operation(SelectStaffCareDueDocument, { branch_id, date: today })),
    useAnswer(operation(SelectStaffOpenNapsDocument, { branch_id })),
    useAnswer(operation(SelectStaffCalendarDocument, calendar)),
    useAnswer(operation(SelectStaffOpenStaysDocument, { branch_id })),
    useAnswer(operation(SelectStaffRequestsDueDocument, { branch_id })),
    useAnswer(reading('staffDayLoad', { branch_id, date: today })),
    useKitchen().query,
  ].some(({ waiting }) => waiting);
}
