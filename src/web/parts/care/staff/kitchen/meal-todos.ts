import type { SelectStaffCareDueData, SelectStaffKitchenData } from '../../../../../contract/operations/generated.ts';
import { type MealHours, mealLabels, mealsNotEaten } from '../../../../../domain/calendar/meals.ts';
import { minuteOfDayOf, type TokyoDate } from '../../../../../domain/time.ts';
import type { Todo } from '../../../../console/todo.ts';
import { kitchenLines } from './kitchen-day.ts';

type Eaten = SelectStaffCareDueData['eaten'];

/** Meals of today that nobody has made sure of, until they were eaten: children who may have an allergy. */
export function mealTodos(
  kitchen: SelectStaffKitchenData,
  date: TokyoDate,
  eaten: Eaten,
  hours: MealHours | undefined,
): Todo[] {
  return kitchenLines(kitchen, date).flatMap((line) => {
    if (!line.unconfirmed || line.gone) return [];
    const own = eaten.filter(
      ({ reserve_id, child_id }) => reserve_id === line.reserve_id && child_id === line.child_id,
    );
    const ahead = mealsNotEaten(
      line,
      hours,
      own.map(({ happened_at }) => minuteOfDayOf(happened_at)),
    );
    if (ahead.length === 0) return [];
    return [
      {
        key: `meal ${line.key}`,
        child: { id: line.child_id, name: line.name },
        tone: 'ask',
        kind: '食事の確認',
        text: `${ahead.map((meal) => mealLabels[meal]).join('・')}のアレルギーの確認が済んでいません`,
        act: { label: '厨房の一覧', to: '/staff/today/kitchen' },
      } as const,
    ];
  });
}
