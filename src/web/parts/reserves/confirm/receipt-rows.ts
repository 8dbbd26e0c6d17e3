import { formatDuration, formatMinuteRange, formatMonthDay } from '../../../../domain/time-format.ts';
import { chosenMealsText } from '../choose/meal-choice.ts';
import { isSet, type ReserveFields, rangeOf } from '../reserve-fields.ts';
import type { Who } from '../start/who.ts';

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

export function careRows(fields: ReserveFields, who: Who): Row[] {
  const other = isSet(fields.pickup_flag);
  return [
    { label: '食事', value: chosenMealsText(fields, who) },
    { label: 'お迎え', value: other ? `${fields.pickup_name}(${fields.pickup_tel})` : '保護者の方' },
    { label: '園に伝えたいこと', value: fields.remarks || 'なし' },
  ];
}

/** 日時 with where it is corrected. */
export function summaryRows(fields: ReserveFields, edit: { to: string; what: string }) {
  const [day, time] = timeRows(fields);
  return [{ label: '日時', value: `${day?.value ?? ''}\n${time?.value ?? ''}`, edit }];
}

/** What is empty needs no row on a page that is one screen. */
export const setCareRows = (fields: ReserveFields, who: Who): Row[] =>
  careRows(fields, who).filter(({ label }) => label !== '園に伝えたいこと' || Boolean(fields.remarks));
