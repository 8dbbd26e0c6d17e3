import { flagToBoolean } from '../../contract/form-mapping.ts';
import { noMeals } from '../../domain/calendar/meals.ts';
import type { WaitlistRequest } from './waitlist-quote.ts';

type Flag = 0 | 1;
type WaitlistForm = Omit<WaitlistRequest, 'meals'> & {
  child_meals: readonly {
    child_id: number;
    breakfast_support_flag: Flag;
    lunch_support_flag: Flag;
    supper_support_flag: Flag;
  }[];
};

/** The form of a waitlist entry as the rules read it. */
export function waitlistRequestOf(form: WaitlistForm): WaitlistRequest {
  const { branch_ids, child_ids, date, earliest_time, latest_time, minutes, child_meals } = form;
  const meals = new Map(
    child_meals.map((each) => [
      each.child_id,
      {
        breakfast_support_flag: flagToBoolean(each.breakfast_support_flag),
        lunch_support_flag: flagToBoolean(each.lunch_support_flag),
        supper_support_flag: flagToBoolean(each.supper_support_flag),
      },
    ]),
  );
  return {
    branch_ids,
    child_ids,
    date,
    earliest_time,
    latest_time,
    minutes,
    meals: (child) => meals.get(child) ?? noMeals,
  };
}
