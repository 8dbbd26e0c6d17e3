import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import {
  type MealFlag,
  mealFlags,
  mealHoursText,
  mealLabels,
  offeredMeals,
} from '../../../../domain/calendar/meals.ts';
import { Notice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { type ReserveFields, rangeOf } from '../reserve-fields.ts';
import { calledName, type Who } from '../start/who.ts';
import { mealFieldsFor, mealKeysOf, mealsLost, mealsOfChild } from './meal-choice.ts';

type MealDay = Pick<FunctionOk<'reserveSlots'>, 'meal_hours' | 'meal_price'>;
type MealsPartProps = { form: UseFormReturn<ReserveFields>; who: Who; day: MealDay | undefined };

/** What is offered during the stay, what is chosen of it, and what was lost because the stay was moved away from it. */
function useMeals({ form, who, day }: MealsPartProps) {
  const fields = form.watch();
  const keys = mealKeysOf(who);
  const range = rangeOf(fields);
  const offered = day && range ? offeredMeals(range, day.meal_hours) : undefined;
  const [takenOff, setTakenOff] = useState<readonly MealFlag[]>([]);
  const lost = offered ? mealsLost(fields, keys, offered) : [];
  function set(mealsOf: Parameters<typeof mealFieldsFor>[1]) {
    const next = mealFieldsFor(keys, mealsOf);
    for (const meal of mealFlags) form.setValue(meal, next[meal]);
    form.setValue('child_meals', next.child_meals, { shouldDirty: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: by content
  useEffect(() => {
    if (lost.length === 0) return;
    setTakenOff(lost);
    const without = lost.map((meal) => [meal, false] as const);
    set((key) => ({ ...mealsOfChild(fields, key), ...Object.fromEntries(without) }));
  }, [lost.join()]);
  return { fields, keys, offered, set, gone: takenOff.filter((meal) => offered && !offered.includes(meal)) };
}

/** Meals child by child: only those that are served during the stay, each with its price. None unless chosen. */
export function MealsPart(props: MealsPartProps) {
  const { who, day } = props;
  const { fields, keys, offered, set, gone } = useMeals(props);
  // Nothing is served in that time: nothing is asked.
  if (day === undefined || offered === undefined || (offered.length === 0 && gone.length === 0)) return null;
  return (
    <section aria-labelledby="meals-part">
      <h2 id="meals-part" className="mb-1.5 font-bold">
        食事
      </h2>
      {gone.length > 0 && (
        <div className="mb-3">
          <Notice kind="warning" live title={`${gone.map((meal) => mealLabels[meal]).join('・')}を外しました`}>
            {gone.map((meal) => `${mealLabels[meal]}は${mealHoursText(meal, day.meal_hours)}`).join('、')}の間に
            {day.meal_hours.minimum_overlap_minutes}分以上お預かりするときにご用意できます。
          </Notice>
        </div>
      )}
      {offered.length > 0 && (
        <>
          <p className="mb-2 text-note text-ink-soft">園でご用意します。お弁当をお持ちの日は選ばなくて大丈夫です。</p>
          <div className="grid gap-3">
            {keys.map((key, index) => (
              <ChildMeals
                key={key}
                called={keys.length > 1 ? calledName(who.names[index] ?? '') : undefined}
                offered={offered}
                price={day.meal_price}
                isEaten={(meal) => mealsOfChild(fields, key)[meal]}
                onChange={(meal, eaten) =>
                  set((each) => {
                    const meals = mealsOfChild(fields, each);
                    return each === key ? { ...meals, [meal]: eaten } : meals;
                  })
                }
              />
            ))}
          </div>
          <HealthNote who={who} />
        </>
      )}
    </section>
  );
}

type ChildMealsProps = {
  /** Undefined for the only child. */
  called: string | undefined;
  offered: readonly MealFlag[];
  price: number;
  isEaten: (meal: MealFlag) => boolean;
  onChange: (meal: MealFlag, eaten: boolean) => void;
};

function ChildMeals({ called, offered, price, isEaten, onChange }: ChildMealsProps) {
  return (
    <fieldset className="sm:flex sm:items-center sm:gap-4">
      <legend className={called ? 'mb-1 text-note font-bold sm:float-left sm:mb-0 sm:w-32' : 'sr-only'}>
        {called ?? '食事'}
      </legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((meal) => (
          <label
            key={meal}
            className={
              'flex min-h-12 cursor-pointer items-center gap-2 rounded-md border border-edge bg-white px-3 py-1.5 leading-tight ' +
              'hover:bg-cream has-checked:border-action has-checked:bg-action-soft ' +
              'has-checked:shadow-[inset_0_0_0_1px_var(--color-action)] has-focus-visible:outline-3 ' +
              'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            }
          >
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-action focus-visible:outline-none"
              checked={isEaten(meal)}
              onChange={(event) => onChange(meal, event.target.checked)}
            />
            <span className="font-bold whitespace-nowrap">{mealLabels[meal]}</span>
            <YenAmount amount={price} className="text-note whitespace-nowrap" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The branch already knows what the parent registered; anything new goes into the remarks below. */
function HealthNote({ who }: { who: Who }) {
  const noted = who.names.filter((_, index) => (who.remarks?.[index] ?? '') !== '');
  return (
    <p className="mt-2 text-note text-ink-soft">
      {noted.length > 0 && `${noted.map(calledName).join('、')}のご登録内容は、園でも確認しています。`}
      アレルギーなど食事で気をつけることは、下の「園に伝えたいこと」へお書きください。
    </p>
  );
}
