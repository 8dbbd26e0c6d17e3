import { formatDuration, formatMinuteRange, formatMonthDay } from '../../domain/time-format.ts';
import { isSet, type ReserveFields, rangeOf } from './reserve-fields.ts';

type Row = { label: string; value: string };

export function timeRows(fields: ReserveFields): Row[] {
  const range = rangeOf(fields);
  return [
    { label: '日にち', value: formatMonthDay(fields.reserve_date) },
    {
      label: '時間',
      value: range ? `${formatMinuteRange(range.start, range.end)}(${formatDuration(range.end - range.start)})` : '',
    },
  ];
}

export function mealsText(fields: Pick<ReserveFields, `${'breakfast' | 'lunch' | 'supper'}_support_flag`>): string {
  const meals = [
    isSet(fields.breakfast_support_flag) ? '朝食' : '',
    isSet(fields.lunch_support_flag) ? '昼食' : '',
    isSet(fields.supper_support_flag) ? '夕食' : '',
  ].filter((meal) => meal !== '');
  return meals.length === 0 ? 'なし' : meals.join('、');
}

export function careRows(fields: ReserveFields): Row[] {
  const other = isSet(fields.pickup_flag);
  return [
    { label: '食事', value: mealsText(fields) },
    { label: 'お迎え', value: other ? `${fields.pickup_name}(${fields.pickup_tel})` : 'ご本人' },
    { label: '園に伝えたいこと', value: fields.remarks || 'なし' },
  ];
}
