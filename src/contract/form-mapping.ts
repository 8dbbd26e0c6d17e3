import type { TicketPreference } from '../domain/billing/childcare-amount.ts';
import { anyMeals, type Meals, noMeals } from '../domain/calendar/meals.ts';
import { type Instant, instantOf, minuteOfDayOf, type TokyoDate, tokyoDateOf } from '../domain/time.ts';
import type { ReserveForm, SeatChildForm } from './forms.ts';

/**
 * The ONE place that joins SPEC §5's form names with §3's column names and 0/1 flags with booleans
 * (product-rules.md "Words").
 */
export const flagToBoolean = (flag: 0 | 1): boolean => flag === 1;
const booleanToFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Columns whose form field has another name. Start and end are each two selects; the hour is the one flagged. */
const formFieldOfColumn: Readonly<Record<string, string>> = {
  pick_up_name: 'pickup_name',
  pick_up_tel: 'pickup_tel',
  start_datetime: 'start_hour',
  end_datetime: 'end_hour',
};
export const formField = (column: string): string => formFieldOfColumn[column] ?? column;

export type ReserveFormColumns = {
  reserve_date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  pick_up_name: string | null;
  pick_up_tel: string | null;
  /** Of the family's saved list: name and number come from there. */
  pickup_person_id?: number | null | undefined;
  remarks: string;
};

type MealFields = Pick<ReserveForm, 'breakfast_support_flag' | 'lunch_support_flag' | 'supper_support_flag'>;

const mealsFromFlags = (flags: MealFields): Meals => ({
  breakfast_support_flag: flagToBoolean(flags.breakfast_support_flag),
  lunch_support_flag: flagToBoolean(flags.lunch_support_flag),
  supper_support_flag: flagToBoolean(flags.supper_support_flag),
});
export const flagsFromMeals = (meals: Meals): MealFields => ({
  breakfast_support_flag: booleanToFlag(meals.breakfast_support_flag),
  lunch_support_flag: booleanToFlag(meals.lunch_support_flag),
  supper_support_flag: booleanToFlag(meals.supper_support_flag),
});

/** The column as forms hold it. */
export const ticketChoiceToForm = (use_tickets: TicketPreference): 0 | 1 | null =>
  use_tickets === null ? null : use_tickets ? 1 : 0;

/** `use_tickets` as the column holds it; undefined where nothing was said. */
export function ticketChoiceFromForm({ use_tickets }: Pick<ReserveForm, 'use_tickets'>): TicketPreference | undefined {
  return use_tickets === undefined || use_tickets === null ? use_tickets : flagToBoolean(use_tickets);
}

/** What a child eats, by its id, or by its place from 1 where it has none yet. */
export type MealsOfChild = (child: number) => Meals;

/** SPEC's three flags alone hold for every child; with `child_meals` each child has its own, or none. */
export function mealsFromForm(form: MealFields & Pick<ReserveForm, 'child_meals'>): MealsOfChild {
  const { child_meals } = form;
  const everyChild = mealsFromFlags(form);
  if (child_meals === undefined) return () => everyChild;
  const chosen = new Map(child_meals.map((each) => [each.child, mealsFromFlags(each)]));
  return (child) => chosen.get(child) ?? noMeals;
}

export function reserveFromForm(form: ReserveForm): ReserveFormColumns {
  const pickedUpByOther = flagToBoolean(form.pickup_flag);
  return {
    reserve_date: form.reserve_date,
    start_datetime: instantOf(form.reserve_date, form.start_hour * 60 + form.start_min),
    end_datetime: instantOf(form.reserve_date, form.end_hour * 60 + form.end_min),
    // A name typed before the box was unticked again must not be stored.
    pick_up_name: pickedUpByOther ? form.pickup_name : null,
    pick_up_tel: pickedUpByOther ? form.pickup_tel : null,
    pickup_person_id: pickedUpByOther ? (form.pickup_person_id ?? null) : null,
    remarks: form.remarks,
  };
}

export function formFromReserve(
  row: Pick<ReserveFormColumns, 'pick_up_name' | 'pick_up_tel' | 'pickup_person_id' | 'remarks'> & {
    start_datetime: Instant;
    end_datetime: Instant;
    reserve_details: readonly (Meals & { readonly child_id: number })[];
  },
): ReserveForm {
  const start = minuteOfDayOf(row.start_datetime);
  // An end at midnight belongs to the day of the start.
  const end = minuteOfDayOf(row.end_datetime) || 1440;
  return {
    reserve_date: tokyoDateOf(row.start_datetime),
    start_hour: Math.floor(start / 60),
    start_min: start % 60,
    end_hour: Math.floor(end / 60),
    end_min: end % 60,
    ...flagsFromMeals(anyMeals(row.reserve_details)),
    child_meals: row.reserve_details.map((detail) => ({ child: detail.child_id, ...flagsFromMeals(detail) })),
    pickup_flag: booleanToFlag(row.pick_up_name !== null),
    pickup_name: row.pick_up_name,
    pickup_tel: row.pick_up_tel,
    pickup_person_id: row.pickup_person_id ?? null,
    remarks: row.remarks,
  };
}

type ChildrenFields = {
  child1: SeatChildForm;
  child2?: SeatChildForm | null | undefined;
  child3?: SeatChildForm | null | undefined;
  child4?: SeatChildForm | null | undefined;
};

/** child1…child4 → the children that were filled in, in order, each with the prefix its fields are flagged under. */
export function childrenFromForm(form: ChildrenFields): (SeatChildForm & { form_key: keyof ChildrenFields })[] {
  return (['child1', 'child2', 'child3', 'child4'] as const).flatMap((form_key) => {
    const child = form[form_key];
    return child ? [{ ...child, form_key }] : [];
  });
}

/** The birth dates that lie in the future, by flag name. The clock is not the schema's business, so functions ask here. */
export function futureBirthDates(
  form: { date_of_birth?: TokyoDate | null } & Partial<ChildrenFields>,
  today: TokyoDate,
): string[] {
  const dates: [string, TokyoDate | null | undefined][] = [
    ['date_of_birth', form.date_of_birth],
    ['child1.date_of_birth', form.child1?.date_of_birth],
    ['child2.date_of_birth', form.child2?.date_of_birth],
    ['child3.date_of_birth', form.child3?.date_of_birth],
    ['child4.date_of_birth', form.child4?.date_of_birth],
  ];
  return dates.filter(([, date]) => date !== null && date !== undefined && date > today).map(([path]) => path);
}
