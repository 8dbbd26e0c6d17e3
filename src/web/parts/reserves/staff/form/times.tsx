import { minuteOf, timeSteps } from '../../../../../domain/time.ts';
import { formatMinute } from '../../../../../domain/time-format.ts';
import { SelectField } from '../../../../ui/field.tsx';
import type { ReserveWish } from '../reserve-wish.ts';
import type { FormBranch } from './first-wish.ts';
import type { ShownDay } from './hours.ts';

type TimesProps = {
  branch: FormBranch;
  step_minutes: number;
  /** A day may be open longer than the branch usually is; what lies outside it is for the server to refuse. */
  day: ShownDay | undefined;
  /** As it was opened: times of another step can stay. */
  held: readonly (number | null)[];
  wish: ReserveWish;
  set: (change: Partial<ReserveWish>) => void;
};

/** The same times to the step. */
export function Times({ branch, step_minutes, day, held, wish, set }: TimesProps) {
  const hours = [branch, ...(day ? [day] : [])];
  const opens = Math.min(...hours.map(({ extended_open_time }) => minuteOf(extended_open_time)));
  const closes = Math.max(...hours.map(({ extended_close_time }) => minuteOf(extended_close_time)));
  const kept = [...held, wish.start, wish.end].filter((minute) => minute !== null);
  const offered = timeSteps(opens, closes + 1, step_minutes);
  const steps = [...new Set([...offered, ...kept])].toSorted((a, b) => a - b);
  const options = (from: number, to: number) => [
    { key: '', label: '選択' },
    ...steps
      .filter((step) => step >= from && step <= to)
      .map((step) => ({ key: String(step), label: formatMinute(step) })),
  ];
  const read = (value: string) => (value === '' ? null : Number(value));
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label="開始"
        required
        value={wish.start === null ? '' : String(wish.start)}
        options={options(0, closes - step_minutes)}
        onChange={({ target }) => {
          const start = read(target.value);
          const keep = start !== null && wish.end !== null && wish.end > start;
          set({ start, end: keep ? wish.end : null });
        }}
      />
      <SelectField
        label="終了"
        required
        value={wish.end === null ? '' : String(wish.end)}
        options={options((wish.start ?? 0) + step_minutes, Math.max(closes, wish.end ?? 0))}
        onChange={({ target }) => set({ end: read(target.value) })}
      />
    </div>
  );
}
