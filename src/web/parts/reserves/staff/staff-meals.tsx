import { useEffect } from 'react';
import {
  type MealFlag,
  mealFlags,
  mealHoursText,
  mealLabels,
  offeredMeals,
} from '../../../../domain/calendar/meals.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import type { FormChild } from './reserve-form.tsx';
import type { ReserveFormValues } from './reserve-form-values.ts';

type StaffMealsProps = {
  branch_id: number;
  values: ReserveFormValues;
  family: readonly FormChild[];
  set: (change: Partial<ReserveFormValues>) => void;
};

/** A row per child; a meal that is not served during the stay cannot be ticked, and says when it is. */
export function StaffMeals({ branch_id, values, family, set }: StaffMealsProps) {
  const { start, end, reserve_date: date } = values;
  const { data, previous } = useAnswer(reading('reserveSlots', date === '' ? null : { branch_id, date }));
  const day = data ?? previous;
  const offered = day && start !== null && end !== null ? offeredMeals({ start, end }, day.meal_hours) : undefined;
  useLostMeals({ values, family, set }, offered);

  function toggle(child: number, meal: MealFlag, eaten: boolean) {
    const before = (values.meals[child] ?? []).filter((each) => each !== meal);
    set({ meals: { ...values.meals, [child]: eaten ? [...before, meal] : before } });
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">食事</legend>
      {family.length === 0 || offered === undefined || day === undefined ? (
        <p className="text-note text-ink-soft">お子さまと時間を選ぶと、ご用意できる食事が出ます。</p>
      ) : (
        <table className="w-full text-left">
          <thead>
            <tr className="text-note">
              <th scope="col" className="sr-only">
                お子さま
              </th>
              {mealFlags.map((meal) => (
                <th key={meal} scope="col" className="px-2 py-1 leading-tight">
                  {mealLabels[meal]}
                  <span className="figures block font-normal text-ink-soft">{mealHoursText(meal, day.meal_hours)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {family.map(({ id, name }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2 pr-2 text-note">
                  {name}
                </th>
                {mealFlags.map((meal) => (
                  <td key={meal} className="px-2">
                    <label className="flex min-h-11 w-fit min-w-11 items-center">
                      <input
                        type="checkbox"
                        className="size-5 accent-action"
                        aria-label={`${name} ${mealLabels[meal]}`}
                        disabled={!offered.includes(meal)}
                        checked={(values.meals[id] ?? []).includes(meal)}
                        onChange={(event) => toggle(id, meal, event.target.checked)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </fieldset>
  );
}

/** A meal the new hours no longer offer is taken off again. */
function useLostMeals(
  { values, family, set }: Omit<StaffMealsProps, 'branch_id'>,
  offered: readonly MealFlag[] | undefined,
): void {
  const lost = offered
    ? family.filter(({ id }) => (values.meals[id] ?? []).some((meal) => !offered.includes(meal))).map(({ id }) => id)
    : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: by content
  useEffect(() => {
    if (offered === undefined || lost.length === 0) return;
    const kept = lost.map((id) => [id, (values.meals[id] ?? []).filter((meal) => offered.includes(meal))] as const);
    set({ meals: { ...values.meals, ...Object.fromEntries(kept) } });
  }, [lost.join(), offered?.join()]);
}
