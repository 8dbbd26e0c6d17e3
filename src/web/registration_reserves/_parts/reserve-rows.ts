import { parseTokyoDate } from '../../../domain/time.ts';
import { formatDuration, formatMinuteRange, formatMonthDay } from '../../../domain/time-format.ts';
import { chosenMealsText } from '../../parts/reserves/choose/meal-choice.ts';
import { isSet, type ReserveFields, rangeOf } from '../../parts/reserves/reserve-fields.ts';
import type { Who } from '../../parts/reserves/start/who.ts';
import type { ReceiptRow } from '../../ui/receipt.tsx';

/** The reserve on the confirm page. */
export function reserveRows(fields: ReserveFields, who: Who, branch: string, ask: boolean): ReceiptRow[] {
  const date = parseTokyoDate(fields.reserve_date);
  const range = rangeOf(fields);
  return [
    { label: '園', value: branch },
    { label: '日にち', value: date === null ? '' : formatMonthDay(date) },
    {
      label: '時間',
      value: range && `${formatMinuteRange(range.start, range.end)}(${formatDuration(range.end - range.start)})`,
    },
    { label: '食事', value: chosenMealsText(fields, who) },
    {
      label: 'お迎え',
      value: isSet(fields.pickup_flag) ? `${fields.pickup_name}\n${fields.pickup_tel}` : '保護者の方',
    },
    { label: '園に伝えたいこと', value: fields.remarks?.trim() || 'なし' },
    ...(ask
      ? [{ label: '確定の時期', value: 'リクエストです。園が確認してからお返事します。席は仮に押さえます。' }]
      : []),
  ];
}
