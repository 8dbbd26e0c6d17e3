import { TextField } from '../../../../ui/field.tsx';
import type { DayRange } from './day-panel.tsx';

type RangeFieldsProps = { range: DayRange; onRange: (range: DayRange) => void };

/** The end that was typed counts; the other follows if it must. */
function ordered(from: string, to: string, typed: 'from' | 'to'): DayRange {
  if (from <= to) return { from, to };
  return typed === 'from' ? { from, to: from } : { from: to, to };
}

/** The same range as in the month above, for those who type, and for ranges over several months. */
export function RangeFields({ range, onRange }: RangeFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="開始日"
        required
        type="date"
        autoComplete="off"
        value={range.from}
        onChange={({ target: { value } }) => value && onRange(ordered(value, range.to, 'from'))}
      />
      <TextField
        label="終了日"
        required
        type="date"
        autoComplete="off"
        value={range.to}
        min={range.from}
        onChange={({ target: { value } }) => value && onRange(ordered(range.from, value, 'to'))}
      />
    </div>
  );
}
