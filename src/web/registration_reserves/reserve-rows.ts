import { parseTokyoDate } from '../../domain/time.ts';
import { formatDuration, formatMinuteRange, formatMonthDay } from '../../domain/time-format.ts';
import { isSet, type ReserveFields, rangeOf } from '../reserve-form/reserve-fields.ts';
import type { ReceiptRow } from '../ui/receipt.tsx';

const meals = [
  ['breakfast_support_flag', '朝食'],
  ['lunch_support_flag', '昼食'],
  ['supper_support_flag', '夕食'],
] as const;

/** The reserve on the confirm page. */
export function reserveRows(fields: ReserveFields, branch: string, ask: boolean): ReceiptRow[] {
  const date = parseTokyoDate(fields.reserve_date);
  const range = rangeOf(fields);
  const chosen = meals.filter(([name]) => isSet(fields[name])).map(([, label]) => label);
  return [
    { label: '園', value: branch },
    { label: '日にち', value: date === null ? '' : formatMonthDay(date) },
    {
      label: '時間',
      value: range && `${formatMinuteRange(range.start, range.end)}(${formatDuration(range.end - range.start)})`,
    },
    { label: '食事', value: chosen.length === 0 ? 'なし' : chosen.join('、') },
    { label: 'お迎え', value: isSet(fields.pickup_flag) ? `${fields.pickup_name}\n${fields.pickup_tel}` : 'ご本人' },
    { label: '園に伝えたいこと', value: fields.remarks?.trim() || 'なし' },
    ...(ask ? [{ label: '確定の時期', value: '園が確認してからお返事します。席は仮に押さえます。' }] : []),
  ];
}
