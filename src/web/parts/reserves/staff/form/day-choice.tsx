import { reservableMark } from '../../../../../domain/codes.ts';
import { weekdayName } from '../../../../../domain/time.ts';
import { reading } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { TextField } from '../../../../ui/field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

type DayChoiceProps = {
  branch_id: number;
  /** How many must fit. */
  needed: number;
  /** Empty while any child's is unknown. */
  birth_dates: string[];
  today: string;
  value: string;
  onChange: (date: string) => void;
};

/** Two weeks are shown; later days are typed. */
const inSight = 14;

const looks = {
  [reservableMark.available]: { word: '空き', tone: 'text-trust' },
  [reservableMark.ask]: { word: '要確認', tone: 'text-ask' },
  [reservableMark.unavailable]: { word: '不可', tone: 'text-wrong' },
} as const;

/** The days with what they offer, before one is chosen: a closed day is seen and not found out. */
export function DayChoice({ branch_id, needed, birth_dates, today, value, onChange }: DayChoiceProps) {
  const { data, previous, waiting } = useAnswer(
    reading('reserveCalendar', { branch_id, children: needed, birth_dates }),
  );
  const days = (data ?? previous)?.days.slice(0, inSight);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">利用日を選ぶ</legend>
      {days ? (
        <div className="-mx-1 grid auto-cols-[5rem] grid-flow-col gap-1.5 overflow-x-auto px-1 pb-2">
          {days.map(({ date, reservable_status, reserve_remarks, holiday_name }) => {
            const { word, tone } = looks[reservable_status];
            const closed = reservable_status === reservableMark.unavailable;
            return (
              <button
                key={date}
                type="button"
                aria-pressed={date === value}
                title={reserve_remarks || holiday_name || undefined}
                onClick={() => onChange(date)}
                className={`min-h-18 rounded-md border px-1 py-1.5 text-center leading-tight aria-pressed:border-2 aria-pressed:border-action aria-pressed:bg-action-soft ${closed ? 'border-line bg-no-soft' : 'border-edge bg-white hover:bg-cream'}`}
              >
                <span className={`figures block text-note ${holiday_name ? 'text-wrong' : 'text-ink-soft'}`}>
                  {date === today ? '今日' : `${Number(date.slice(5, 7))}月`}
                </span>
                <strong className="figures block text-body">
                  {Number(date.slice(8))}
                  <span className="ml-0.5 text-note font-normal">({weekdayName(date)})</span>
                </strong>
                <span className={`block text-note font-bold whitespace-nowrap ${tone}`}>
                  <span aria-hidden="true">{reservable_status}</span> {word}
                </span>
              </button>
            );
          })}
        </div>
      ) : waiting ? (
        <Skeleton className="mb-2 h-18" />
      ) : (
        <p className="mb-2 min-h-18 text-note text-no">空き状況を表示できません。日付を入力してください。</p>
      )}
      <TextField
        className="max-w-64"
        label="利用日"
        required
        type="date"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </fieldset>
  );
}
