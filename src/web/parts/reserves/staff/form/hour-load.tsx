import { minuteOf } from '../../../../../domain/time.ts';
import { formatMinute } from '../../../../../domain/time-format.ts';
import { type Range, type ShownDay, type ShownHour, shownHours } from './hours.ts';

type HourLoadProps = {
  day: ShownDay;
  range: Range | null;
  next: 'start' | 'end';
  onTap: (hour: number) => void;
};

const words: Record<ShownHour['state'], (hour: ShownHour) => string> = {
  free: ({ remaining }) => `空き${remaining}`,
  full: () => '満席',
  understaffed: () => '職員不足',
  over: () => '終了',
  closed: () => '受付停止',
};
const tones: Record<ShownHour['state'], string> = {
  free: 'text-trust',
  full: 'text-wrong',
  understaffed: 'text-wrong',
  over: 'text-no',
  closed: 'text-no',
};

/** The load above the fields, hour by hour: what is pressed is the time. */
export function HourLoad({ day, range, next, onTap }: HourLoadProps) {
  const hours = shownHours(day);
  const closes = minuteOf(day.extended_close_time);
  return (
    <fieldset className="min-w-0" aria-label="時間ごとの空き">
      <p className="mb-1.5 text-note text-ink-soft">
        {next === 'end' && range
          ? `${formatMinute(range.start)}から。つづけて、終わりの時間を押してください。`
          : '始まりの時間を押し、つづけて終わりの時間を押します。'}
      </p>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-8">
        {hours.map((hour) => {
          const inside = range !== null && hour.start < range.end && hour.start + 60 > range.start;
          const taken = hour.capacity === 0 ? 1 : 1 - hour.remaining / hour.capacity;
          return (
            <button
              key={hour.start}
              type="button"
              aria-pressed={inside}
              disabled={hour.state === 'over' && next === 'start'}
              onClick={() => onTap(hour.start)}
              className="relative min-h-14 overflow-hidden rounded-md border border-edge bg-white px-1 pt-1 pb-2.5 text-center leading-tight hover:bg-cream disabled:border-line disabled:bg-no-soft aria-pressed:border-2 aria-pressed:border-action aria-pressed:bg-action-soft"
            >
              <strong className="figures block">{formatMinute(hour.start)}</strong>
              <span className={`figures block text-note font-bold ${tones[hour.state]}`}>
                {words[hour.state](hour)}
              </span>
              <span className="absolute inset-x-0 bottom-0 h-1.5 bg-sand" aria-hidden="true">
                <span
                  className={`block h-full ${hour.state === 'full' || hour.state === 'understaffed' ? 'bg-wrong' : 'bg-leaf'}`}
                  style={{ width: `${Math.round(Math.min(1, Math.max(0, taken)) * 100)}%` }}
                />
              </span>
            </button>
          );
        })}
        {next === 'end' && (
          <button
            type="button"
            onClick={() => onTap(closes)}
            className="min-h-14 rounded-md border border-dashed border-edge bg-white px-1 text-center leading-tight hover:bg-cream"
          >
            <strong className="figures block">{formatMinute(closes)}</strong>
            <span className="block text-note text-ink-soft">まで</span>
          </button>
        )}
      </div>
    </fieldset>
  );
}
