import {
  type MealFlag,
  type MealHours,
  type Meals,
  mealFlags,
  mealLabels,
  noMeals,
  offeredMeals,
} from '../../../domain/calendar/meals.ts';
import { calledName } from '../../../domain/text/called-name.ts';
import { minuteOf } from '../../../domain/time.ts';
import { YenAmount } from '../../ui/yen.tsx';

type WaitlistMealsPartProps = {
  family: readonly { readonly id: number; readonly name: string }[];
  day: { readonly meal_hours: MealHours; readonly meal_price: number };
  window: { readonly earliest_time: string; readonly latest_time: string };
  value: Readonly<Record<string, Meals>>;
  onChange: (meals: Record<string, Meals>) => void;
};

/** Meals that lie within the chosen time; which of them the seat has is known when it comes free. */
export function mealsWithin(
  window: { readonly earliest_time: string; readonly latest_time: string },
  hours: MealHours,
): MealFlag[] {
  return offeredMeals({ start: minuteOf(window.earliest_time), end: minuteOf(window.latest_time) }, hours);
}

/** Meals child by child. */
export function WaitlistMealsPart({ family, day, window, value, onChange }: WaitlistMealsPartProps) {
  const offered = mealsWithin(window, day.meal_hours);
  if (family.length === 0 || offered.length === 0) return null;
  return (
    <section aria-labelledby="wish-meals">
      <h2 id="wish-meals" className="mb-1.5 font-bold">
        食事
      </h2>
      <p className="mb-2 text-note text-ink-soft">
        園でご用意します。空いた時間に食事の時間が入らないときは、その食事はつきません。
      </p>
      <div className="grid gap-3">
        {family.map((child) => (
          <fieldset key={child.id} className="sm:flex sm:items-center sm:gap-4">
            <legend
              className={family.length > 1 ? 'mb-1 text-note font-bold sm:float-left sm:mb-0 sm:w-32' : 'sr-only'}
            >
              {calledName(child.name)}
            </legend>
            <div className="flex flex-wrap gap-2">
              {mealFlags
                .filter((meal) => offered.includes(meal))
                .map((meal) => (
                  <label key={meal} className={style}>
                    <input
                      type="checkbox"
                      className="size-5 shrink-0 accent-action focus-visible:outline-none"
                      checked={value[child.id]?.[meal] ?? false}
                      onChange={(event) =>
                        onChange({
                          ...value,
                          [child.id]: { ...noMeals, ...value[child.id], [meal]: event.target.checked },
                        })
                      }
                    />
                    <span className="font-bold whitespace-nowrap">{mealLabels[meal]}</span>
                    <YenAmount amount={day.meal_price} className="text-note whitespace-nowrap" />
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}

const style =
  'flex min-h-12 cursor-pointer items-center gap-2 rounded-md border border-edge bg-white px-3 py-1.5 leading-tight ' +
  'hover:bg-cream has-checked:border-action has-checked:bg-action-soft ' +
  'has-checked:shadow-[inset_0_0_0_1px_var(--color-action)] has-focus-visible:outline-3 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
