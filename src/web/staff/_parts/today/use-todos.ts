import {
  SelectStaffCalendarDocument,
  SelectStaffCareDueDocument,
  SelectStaffHandOversDocument,
  SelectStaffOpenEmergencyDocument,
  SelectStaffOpenStaysDocument,
  SelectStaffPickUpsDocument,
  SelectStaffRequestsDueDocument,
} from '../../../../contract/operations/generated.ts';
import { addDays } from '../../../../domain/time.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import type { Todo } from '../../../console/todo.ts';
import { useLiveAnswer } from '../../../console/use-live-answer.ts';
import { operation, reading } from '../../../data/question.ts';
import { useServerNow, useServerToday } from '../../../data/server-clock.ts';
import { notFetched } from '../../../parts/attendance/staff/emergency/not-fetched.ts';
import { openStayTodos } from '../../../parts/attendance/staff/open-stays/open-stay-todos.ts';
import type { ForgottenStay } from '../../../parts/attendance/staff/open-stays/typed-times.ts';
import { closureTodos } from '../../../parts/calendar/staff/closures/closure-todos.ts';
import { careTodos } from '../../../parts/care/staff/incidents/care-todos.ts';
import { mealTodos } from '../../../parts/care/staff/kitchen/meal-todos.ts';
import { useKitchen } from '../../../parts/care/staff/kitchen/use-kitchen.ts';
import { requestTodos } from '../../../parts/reserves/staff/requests/request-todos.ts';
import { elsewhereTodos } from '../../../parts/staffing/staff/ratio/elsewhere-todos.ts';

type ToDo = {
  /** Of what stands above the board something was not answered yet: it comes in under all of it at once, so that nothing moves from under a finger. */
  waiting: boolean;
  todos: readonly Todo[];
  reloadStays: () => void;
};

/** What there is to do today besides the children at the door. A question asked twice is one question (use-answer). */
export function useTodos(complete: (stay: ForgottenStay) => void): ToDo {
  const { branch, manager } = useStaff();
  const branch_id = branch.id;
  const today = useServerToday();
  const now = useServerNow();
  const alarms = [
    useLiveAnswer(operation(SelectStaffHandOversDocument, { branch_id })),
    useLiveAnswer(operation(SelectStaffOpenEmergencyDocument, { branch_id })),
  ];
  const pickUps = useLiveAnswer(operation(SelectStaffPickUpsDocument, { branch_id }));
  const care = useLiveAnswer(operation(SelectStaffCareDueDocument, { branch_id, date: today }));
  const calendar = useLiveAnswer(
    operation(SelectStaffCalendarDocument, { branch_id, date_from: today, date_to: addDays(today, 1) }),
  );
  const stays = useLiveAnswer(operation(SelectStaffOpenStaysDocument, { branch_id }));
  const requests = useLiveAnswer(operation(SelectStaffRequestsDueDocument, { branch_id }));
  const load = useLiveAnswer(reading('staffDayLoad', { branch_id, date: today }));
  const kitchen = useKitchen().query;
  // Who stands open above the board as not fetched is not named a second time.
  const above = new Set(
    notFetched(pickUps.data?.pick_up_escalations ?? []).flatMap(({ reserve_details }) =>
      reserve_details.map(({ child_id }) => child_id),
    ),
  );
  const todos = [
    ...(stays.data ? openStayTodos(stays.data, manager ? complete : undefined) : []),
    ...(care.data ? careTodos(care.data, now) : []),
    ...(requests.data ? requestTodos(requests.data, now, today) : []),
    ...elsewhereTodos((load.data ?? load.previous)?.elsewhere ?? null),
    ...(kitchen.data && care.data ? mealTodos(kitchen.data, today, care.data.eaten, care.data.meal_hours[0]) : []),
    ...(calendar.data ? closureTodos(calendar.data, today) : []),
  ];
  return {
    waiting: [...alarms, pickUps, care, calendar, stays, requests, load, kitchen].some(({ waiting }) => waiting),
    todos: todos.filter(({ kind, child }) => !(kind === '前日までの未完了' && child && above.has(child.id))),
    reloadStays: () => void stays.reload(),
  };
}
