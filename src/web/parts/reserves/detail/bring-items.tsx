import { coveredMeals, type MealHours, type Meals } from '../../../../domain/calendar/meals.ts';
import { type BringItem, bringList, readBringRows } from '../../../../domain/company/bring-list.ts';
import { rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import { type Instant, minuteOfDayOf, type TokyoDate, tokyoDateOf } from '../../../../domain/time.ts';
import { calledName } from '../start/who.ts';

/** What decides the list besides the reserve, as the queries answer it. */
type BringRules = {
  readonly meal_hours: readonly (MealHours & { readonly adaptation_date: TokyoDate })[];
  readonly bring_lists: readonly { readonly adaptation_date: TokyoDate; readonly items: unknown }[];
};

type BroughtTo = {
  readonly start_datetime: Instant;
  readonly end_datetime: Instant;
  readonly pick_up_name: string | null;
  readonly first_visit_flag: boolean;
  readonly reserve_details: readonly (Meals & {
    readonly date_of_birth: TokyoDate;
    readonly child: { readonly name: string } | null;
  })[];
};

/** What to bring to a reserve as the queries answer it. */
export function bringListOf(reserve: BroughtTo, { meal_hours, bring_lists }: BringRules): BringItem[] {
  const day = tokyoDateOf(reserve.start_datetime);
  const hours = rowInForceIfAny(meal_hours, day);
  const start = minuteOfDayOf(reserve.start_datetime);
  // Midnight is the end of the day.
  const end = minuteOfDayOf(reserve.end_datetime) || 24 * 60;
  return bringList(readBringRows(rowInForceIfAny(bring_lists, day)?.items), {
    day,
    children: reserve.reserve_details.map(({ child, ...detail }) => ({
      ...detail,
      ...(child ? { called: calledName(child.name) } : {}),
    })),
    mealsInStay: hours === null ? [] : coveredMeals({ start, end }, hours),
    isFirstVisit: reserve.first_visit_flag,
    isPickedUpByAnother: Boolean(reserve.pick_up_name),
  });
}

/** The things one by one, each with why or for whom. */
export function BringItems({ items, className = '' }: { items: readonly BringItem[]; className?: string }) {
  return (
    <ul className={`list-disc space-y-1 pl-5 marker:text-ink-soft ${className}`}>
      {items.map(({ item, reason }) => (
        <li key={item}>
          {item}
          {reason && <span className="text-note text-ink-soft"> {reason}</span>}
        </li>
      ))}
    </ul>
  );
}
