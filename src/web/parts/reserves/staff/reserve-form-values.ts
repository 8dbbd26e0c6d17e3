import type { SelectStaffReserveData } from '../../../../contract/operations/generated.ts';
import { eatenMeals, type MealFlag, mealsFrom } from '../../../../domain/calendar/meals.ts';
import { minuteOfDayOf } from '../../../../domain/time.ts';
import { mealFieldsFor } from '../choose/meal-choice.ts';

/** The staff's reserve form as typed. */
export type ReserveFormValues = {
  reserve_date: string;
  /** Minutes of the day; null until chosen. */
  start: number | null;
  end: number | null;
  child_ids: readonly number[];
  /** By child. */
  meals: Readonly<Record<number, readonly MealFlag[]>>;
  pickup_name: string;
  pickup_tel: string;
  remarks: string;
  override_reason: string;
  /** An edit the branch asked the family for. */
  asked_by_branch: boolean;
};
export const flagOf = (set: boolean): 0 | 1 => (set ? 1 : 0);

/** SPEC §5's field names; an empty pick-up means the parent comes. */
export function reserveFieldsOf(values: ReserveFormValues) {
  const { start, end } = values;
  const other = values.pickup_name.trim() !== '' || values.pickup_tel.trim() !== '';
  return {
    reserve_date: values.reserve_date,
    start_hour: start === null ? '' : Math.floor(start / 60),
    start_min: start === null ? '' : start % 60,
    end_hour: end === null ? '' : Math.floor(end / 60),
    end_min: end === null ? '' : end % 60,
    ...mealFieldsFor(values.child_ids, (child) => mealsFrom(values.meals[child] ?? [])),
    pickup_flag: flagOf(other),
    pickup_name: other ? values.pickup_name : '',
    pickup_tel: other ? values.pickup_tel : '',
    remarks: values.remarks,
  };
}

export function formValuesOf(reserve: SelectStaffReserveData['reserves'][number]): ReserveFormValues {
  return {
    reserve_date: reserve.reserve_date,
    start: minuteOfDayOf(reserve.start_datetime),
    end: minuteOfDayOf(reserve.end_datetime) || 1440,
    child_ids: reserve.reserve_details.flatMap(({ child }) => (child ? [child.id] : [])),
    meals: Object.fromEntries(reserve.reserve_details.map((detail) => [detail.child_id, eatenMeals(detail)])),
    pickup_name: reserve.pick_up_name ?? '',
    pickup_tel: reserve.pick_up_tel ?? '',
    remarks: reserve.remarks,
    override_reason: '',
    asked_by_branch: false,
  };
}

export const emptyReserveForm = (reserve_date: string): ReserveFormValues => ({
  reserve_date,
  start: null,
  end: null,
  child_ids: [],
  meals: {},
  pickup_name: '',
  pickup_tel: '',
  remarks: '',
  override_reason: '',
  asked_by_branch: false,
});

/** What is missing before it can be sent; the rules themselves are the server's. */
export function missingIn(values: ReserveFormValues): string | undefined {
  if (values.child_ids.length === 0) return 'お子さまを選択してください。';
  if (values.reserve_date === '') return '利用日を入力してください。';
  if (values.start === null || values.end === null) return '開始と終了の時間を選択してください。';
  return undefined;
}
