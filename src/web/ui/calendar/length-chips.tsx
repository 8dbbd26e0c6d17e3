import { type LengthChoice, lengthChoices } from '../../../domain/reserves/stay-choice.ts';
import { formatDuration, formatMinute } from '../../../domain/time-format.ts';
import type { PickerDay, SlotRange } from './slot-range.ts';
import { lengthRefused } from './slot-text.ts';

export type PickerEnds = Parameters<typeof lengthChoices>[2];

type LengthChipsProps = {
  day: PickerDay;
  ends: PickerEnds;
  value: SlotRange | null;
  onChoose: (range: SlotRange) => void;
  onRefused: (said: string) => void;
};

const endNames: Record<Exclude<LengthChoice['kind'], 'length'>, string> = {
  usual_end: 'いつものお迎え',
  close: '閉園まで',
  extended_close: '延長の最後まで',
};

/** How long, with one tap: what cannot be had stays there and says why. */
export function LengthChips({ day, ends, value, onChoose, onRefused }: LengthChipsProps) {
  // Before a start is chosen the same chips are shown without an end time, so that the layout does not shift when it is.
  const start = value?.start ?? 0;
  return (
    <fieldset>
      <legend className="sr-only">長さ</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1.5 sm:grid-cols-3">
        {lengthChoices(day, start, ends).map((choice) => {
          const name = choice.kind === 'length' ? formatDuration(choice.end - start) : endNames[choice.kind];
          const [seen, said] = value === null ? ['', startFirst] : endText(choice);
          const possible = value !== null && choice.refusal === null;
          return (
            <button
              key={choice.kind === 'length' ? choice.end - start : 'last'}
              type="button"
              aria-label={`${name} ${said}`}
              aria-pressed={possible && choice.end === value.end}
              aria-disabled={!possible || undefined}
              onClick={() => (possible ? onChoose({ start, end: choice.end }) : onRefused(`${name}: ${said}。`))}
              className="chip figures min-h-13 rounded-md border border-edge bg-white px-1 py-1 text-note leading-tight font-bold select-none hover:bg-cream aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-no-soft aria-disabled:text-no aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action aria-pressed:shadow-[inset_0_0_0_1px_var(--color-action)]"
            >
              <span className="block">{name}</span>
              <span className="block font-normal">{seen || '\u00a0'}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const startFirst = '先に始まりの時間をお選びください';

/** What is seen is part of what is said, for those who speak to their device. */
function endText({ end, refusal, extended }: LengthChoice): readonly [seen: string, said: string] {
  if (refusal !== null) return [lengthRefused[refusal], `${lengthRefused[refusal]}のため選べません`];
  const time = formatMinute(end);
  return extended ? [`〜${time} 延長`, `${time} 延長 時間外加算がかかります`] : [`〜${time}`, `${time}まで`];
}
