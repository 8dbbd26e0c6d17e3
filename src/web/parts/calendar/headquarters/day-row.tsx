import { Plus, X } from 'lucide-react';
import { patternWeekday } from '../../../../domain/codes.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, SelectField, TextField } from '../../../ui/field.tsx';
import type { DraftBand, DraftDay, HoursNames } from './draft.ts';

const hourFields: readonly (readonly [HoursNames, string])[] = [
  ['open_time', '開園'],
  ['close_time', '閉園'],
  ['extended_open_time', '延長の開始'],
  ['extended_close_time', '延長の終了'],
];

type DayRowProps = { day: DraftDay; error: string | undefined; onChange: (day: DraftDay) => void };

const isHoliday = (weekday: number) => weekday === patternWeekday.code.holiday;
export const weekdayLabel = (weekday: number): string =>
  isHoliday(weekday) ? '祝日' : `${patternWeekday.label(weekday)}曜日`;

/** One day of the week: as the branch has it, changed, or closed. */
export function DayRow({ day, error, onChange }: DayRowProps) {
  const name = weekdayLabel(day.weekday);
  return (
    <fieldset className="min-w-0 border-t border-line py-3">
      <legend className="sr-only">{name}</legend>
      <div className="grid items-start gap-x-4 gap-y-3 md:grid-cols-[5rem_minmax(0,1fr)] xl:grid-cols-[5rem_13rem_minmax(0,1fr)]">
        <p className="pt-2.5 font-bold" aria-hidden="true">
          {name}
        </p>
        <SelectField
          className="md:max-w-52"
          label={<span className="sr-only">{name}の開園</span>}
          unmarked
          options={[
            { key: 'own', label: isHoliday(day.weekday) ? '曜日と同じ' : '園の基本どおり' },
            { key: 'changed', label: '時間や定員を変える' },
            { key: 'closed', label: '休園' },
          ]}
          value={day.kind}
          onChange={(event) => onChange({ ...day, kind: event.target.value as DraftDay['kind'] })}
        />
        {day.kind === 'changed' && <ChangedDay day={day} onChange={onChange} />}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function ChangedDay({ day, onChange }: Omit<DayRowProps, 'error'>) {
  const setBand = (position: number, band: DraftBand | null) =>
    onChange({ ...day, bands: day.bands.flatMap((each, at) => (at === position ? (band ? [band] : []) : [each])) });
  return (
    <div className="grid min-w-0 gap-3 md:col-start-2 xl:col-start-3">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {hourFields.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            unmarked
            type="time"
            step={900}
            autoComplete="off"
            value={day.hours[field]}
            onChange={(event) => onChange({ ...day, hours: { ...day.hours, [field]: event.target.value } })}
          />
        ))}
        <TextField
          label="定員"
          unmarked
          inputMode="numeric"
          autoComplete="off"
          unit="名"
          value={day.capacity}
          onChange={(event) => onChange({ ...day, capacity: event.target.value })}
        />
      </div>
      {day.bands.map((band, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands have no name of their own
        <div key={position} className="grid grid-cols-2 items-end gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
          <TextField
            label="この時間から"
            unmarked
            type="time"
            step={900}
            autoComplete="off"
            value={band.start_time}
            onChange={(event) => setBand(position, { ...band, start_time: event.target.value })}
          />
          <TextField
            label="この時間まで"
            unmarked
            type="time"
            step={900}
            autoComplete="off"
            value={band.end_time}
            onChange={(event) => setBand(position, { ...band, end_time: event.target.value })}
          />
          <TextField
            label="間の定員"
            unmarked
            inputMode="numeric"
            autoComplete="off"
            unit="名"
            value={band.capacity}
            onChange={(event) => setBand(position, { ...band, capacity: event.target.value })}
          />
          <button
            type="button"
            aria-label={`${weekdayLabel(day.weekday)}の${position + 1}つめの時間帯を消す`}
            className="inline-flex size-12 items-center justify-center rounded-md hover:bg-cream"
            onClick={() => setBand(position, null)}
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
      ))}
      <div>
        <Button
          kind="plain"
          size="small"
          onClick={() =>
            onChange({
              ...day,
              bands: [...day.bands, { start_time: '12:00', end_time: '13:00', capacity: day.capacity }],
            })
          }
        >
          <Plus className="size-4" aria-hidden="true" />
          時間帯で定員を変える
        </Button>
      </div>
    </div>
  );
}
