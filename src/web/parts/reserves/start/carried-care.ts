import { mealFlags, mealsFrom, mealsText } from '../../../../domain/calendar/meals.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { emptyReserveFields, isSet, type ReserveFields } from '../reserve-fields.ts';

/** What an earlier reserve brought along besides day and place: it costs money, or says who may fetch the child. */
export function carriedCare(fields: ReserveFields): string[] {
  const meals = mealsText(mealsFrom(mealFlags.filter((meal) => isSet(fields[meal]))));
  return [
    ...(meals === '' ? [] : [`食事(${meals})`]),
    ...(isSet(fields.pickup_flag) ? [`お迎え(${withSan(fields.pickup_name ?? '')})`] : []),
    ...(fields.remarks?.trim() ? ['園に伝えたいこと'] : []),
  ];
}

const {
  reserve_date: _date,
  start_hour: _h,
  start_min: _m,
  end_hour: _eh,
  end_min: _em,
  ...noCare
} = emptyReserveFields;

/** The fields of carriedCare, empty. */
export const emptyCare = noCare;
