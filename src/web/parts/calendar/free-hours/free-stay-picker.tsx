import {
  lengthChoices,
  possibleEnds,
  possibleStarts,
  stayFrom,
  stayRefusal,
} from '../../../../domain/reserves/stay-choice.ts';
import type { TimeRange } from '../../../../domain/time.ts';
import { formatDuration, formatMinute } from '../../../../domain/time-format.ts';
import { type PickerLength, StayPicker } from '../../../ui/calendar/stay-picker.tsx';
import type { PickerDay } from './day-slots.ts';

type FreeStayPickerProps = {
  day: PickerDay;
  /** How many children must fit. */
  needed: number;
  ends: Parameters<typeof lengthChoices>[2];
  /** How long a start that is tapped lasts to begin with. */
  length: number;
  value: TimeRange | null;
  onChange: (range: TimeRange) => void;
  error?: string | undefined;
};

const endNames = { usual_end: 'いつものお迎え', close: '閉園まで', extended_close: '延長の最後まで' } as const;

/** The one picker on a day whose free seats are known. */
export function FreeStayPicker({ day, needed, ends, length, value, onChange, error }: FreeStayPickerProps) {
  const starts = startsOf(day, value).map((start) => {
    const left = day.slots.find((slot) => slot.start === start)?.remaining ?? 0;
    return left <= needed + 1 && day.held === null ? { start, left } : { start };
  });
  const possible = value === null ? [] : possibleEnds(day, value.start);
  const at = value === null ? -1 : possible.indexOf(value.end);
  return (
    <StayPicker
      starts={starts}
      lengths={value === null ? [] : lengthsOf(day, value, ends)}
      value={value}
      onStart={(start) => {
        const wanted = value === null ? length : value.end - value.start;
        onChange(stayFrom(day, start, wanted) ?? { start, end: start + day.minimum_minutes });
      }}
      onEnd={(end) => value && onChange({ start: value.start, end })}
      shorter={at > 0 ? possible[at - 1] : undefined}
      longer={at >= 0 ? possible[at + 1] : undefined}
      error={error}
    />
  );
}

/** A reserve made under other settings may begin off today's steps: its own start stays to choose. */
const startsOf = (day: PickerDay, value: TimeRange | null): number[] => {
  const starts = possibleStarts(day);
  return value === null || starts.includes(value.start) ? starts : [...starts, value.start].toSorted((a, b) => a - b);
};

/** The lengths that can be had, the last pick-up with them, and the one that is chosen whatever it is. */
function lengthsOf(day: PickerDay, value: TimeRange, ends: FreeStayPickerProps['ends']): PickerLength[] {
  const offered = lengthChoices(day, value.start, ends)
    .filter(({ refusal }) => refusal === null)
    .map(({ kind, end, extended }) => ({
      end,
      name: kind === 'length' ? formatDuration(end - value.start) : endNames[kind],
      note: `〜${formatMinute(end)}${extended ? ' 延長' : ''}`,
    }));
  // Two names of one end: the length says it.
  const each = offered.filter(({ end }, place) => offered.findIndex((other) => other.end === end) === place);
  if (each.some(({ end }) => end === value.end) || stayRefusal(day, value) !== null) return each;
  return [...each, { end: value.end, name: formatDuration(value.end - value.start) }].toSorted((a, b) => a.end - b.end);
}
