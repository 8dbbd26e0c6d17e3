import { useState } from 'react';
import { weeklyDates } from '../../../../domain/reserves/series-dates.ts';
import { weekdayName, weekdayOf } from '../../../../domain/time.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { SelectField } from '../../../ui/field.tsx';

type WeeklyPartProps = {
  /** The day that was chosen first: its weekday is meant, from it on. */
  first: string;
  /** The last day of the window. */
  last: string;
  holidays: ReadonlySet<string>;
  limit: number;
  onAdd: (dates: string[]) => void;
};

const week = ['日', '月', '火', '水', '木', '金', '土'];

/** 毎週◯曜日, so many times or until a day: each choice says both. */
export function WeeklyPart({ first, last, holidays, limit, onAdd }: WeeklyPartProps) {
  const [weekday, setWeekday] = useState(weekdayOf(first));
  const [skips, setSkips] = useState(false);
  const [times, setTimes] = useState<number | null>(null);
  const dates = weeklyDates({ weekday, from: first, to: last, limit, ...(skips ? { without: holidays } : {}) });
  const chosen = dates.slice(0, Math.min(times ?? dates.length, dates.length));
  const met = dates.filter((date) => holidays.has(date));
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="曜日"
          unmarked
          options={week.map((name, key) => ({ key: String(key), label: `毎週${name}曜日` }))}
          value={String(weekday)}
          onChange={(event) => setWeekday(Number(event.target.value))}
        />
        <SelectField
          label="いつまで"
          unmarked
          options={dates.map((date, place) => ({
            key: String(place + 1),
            label: `${place + 1}回(${formatMonthDay(date)}まで)`,
          }))}
          value={String(chosen.length)}
          onChange={(event) => setTimes(Number(event.target.value))}
        />
      </div>
      {(met.length > 0 || skips) && (
        <ChoiceCard
          type="checkbox"
          title="祝日をのぞく"
          checked={skips}
          onChange={(event) => setSkips(event.target.checked)}
        />
      )}
      <Button kind="plain" disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
        毎週{weekdayName(chosen[0] ?? first)}曜日 {chosen.length}回を足す
      </Button>
    </div>
  );
}
