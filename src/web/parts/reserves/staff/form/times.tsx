import { minuteOf, timeSteps } from '../../../../../domain/time.ts';
import { formatMinute } from '../../../../../domain/time-format.ts';
import { SelectField } from '../../../../ui/field.tsx';
import type { ReserveFormValues } from '../reserve-form-values.ts';
import type { FormBranch } from './first-values.ts';
import type { ShownDay } from './hours.ts';

type TimesProps = {
  branch: FormBranch;
  step_minutes: number;
  /** A day may be open longer than the branch usually is; what lies outside it is for the server to refuse. */
  day: ShownDay | undefined;
  /** As it was opened: times of another step can stay. */
  held: readonly (number | null)[];
  values: ReserveFormValues;
  set: (change: Partial<ReserveFormValues>) => void;
};

/** The same times to the step. */
export function Times({ branch, step_minutes, day, held, values, set }: TimesProps) {
  const hours = [branch, ...(day ? [day] : [])];
  const opens = Math.min(...hours.map(({ extended_open_time }) => minuteOf(extended_open_time)));
  const closes = Math.max(...hours.map(({ extended_close_time }) => minuteOf(extended_close_time)));
  const kept = [...held, values.start, values.end].filter((minute) => minute !== null);
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
        value={values.start === null ? '' : String(values.start)}
        options={options(0, closes - step_minutes)}
        onChange={({ target }) => {
          const start = read(target.value);
          const keep = start !== null && values.end !== null && values.end > start;
          set({ start, end: keep ? values.end : null });
        }}
      />
      <SelectField
        label="終了"
        required
        value={values.end === null ? '' : String(values.end)}
        options={options((values.start ?? 0) + step_minutes, Math.max(closes, values.end ?? 0))}
        onChange={({ target }) => set({ end: read(target.value) })}
      />
    </div>
  );
}
