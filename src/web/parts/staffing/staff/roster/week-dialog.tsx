import { useState } from 'react';
import { patternWeekday } from '../../../../../domain/codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { HoursFields } from './break-fields.tsx';
import type { RosterHours, RosterRow } from './roster-text.ts';
import { ShiftFrame } from './shift-frame.tsx';
import { errorsUnder, useShiftChange } from './use-shift-change.ts';
import { shiftWeekdays } from './week-list.tsx';

type Pattern = RosterRow['patterns'][number];
type DraftWeekday = { weekday: number; works: boolean; hours: RosterHours };

type WeekDialogProps = {
  branch: { readonly id: number; readonly open_time: string; readonly close_time: string };
  person: RosterRow;
  /** The week it begins with: the one in force, or the coming one that is changed. */
  begun: Pattern | undefined;
  from: TokyoDate;
  today: TokyoDate;
  onDone: () => void;
  onClose: () => void;
};

const { monday, tuesday, wednesday, thursday, friday } = patternWeekday.code;
const alsoWeekdays: readonly number[] = [tuesday, wednesday, thursday, friday];

const firstWeek = (branch: WeekDialogProps['branch'], begun: Pattern | undefined): readonly DraftWeekday[] =>
  shiftWeekdays.map((weekday) => {
    const day = begun?.days.find((each) => each.weekday === weekday);
    const hours = day ?? { start_time: branch.open_time, end_time: branch.close_time, breaks: [] };
    const { start_time, end_time, breaks } = hours;
    return { weekday, works: day !== undefined, hours: { start_time, end_time, breaks } };
  });

/** The usual week of one person from a day on. */
export function WeekDialog({ branch, person, begun, from, today, onDone, onClose }: WeekDialogProps) {
  const [adaptation_date, setDate] = useState(from);
  const [week, setWeek] = useState(() => firstWeek(branch, begun));
  const edit = useShiftChange('staffSaveShiftPattern', onDone);
  const worked = week.filter(({ works }) => works);
  /** A week that begins on the same day is changed, none other. */
  const replaced = person.patterns.find((each) => each.adaptation_date === adaptation_date);
  const save = () =>
    edit.save({
      branch_id: branch.id,
      account_id: person.account_id,
      adaptation_date,
      version: replaced?.version ?? null,
      days: worked.map(({ weekday, hours }) => ({ weekday, ...hours })),
    });
  return (
    <ShiftFrame
      wide
      title={`${withSan(person.name)}のいつもの週`}
      submit="いつもの週を保存する"
      table="shift_patterns"
      change={edit}
      onSave={save}
      {...{ onDone, onClose }}
    >
      <TextField
        className="max-w-60"
        label="この日から"
        hint={replaced ? `${formatMonthDay(replaced.adaptation_date)}からの週を書き換えます。` : undefined}
        required
        type="date"
        autoComplete="off"
        min={today}
        value={adaptation_date}
        error={edit.errors.adaptation_date}
        onChange={(event) => setDate(event.target.value)}
      />
      {edit.errors.account_id && <Notice kind="error">{edit.errors.account_id}</Notice>}
      <Weekdays week={week} errors={edit.errors} onWeek={setWeek} />
      {worked.length === 0 && (
        <p className="text-note text-ink-soft">この日から、いつもの予定をなくします(1日だけの予定は残ります)。</p>
      )}
    </ShiftFrame>
  );
}

type WeekdaysProps = {
  week: readonly DraftWeekday[];
  errors: Readonly<Record<string, string>>;
  onWeek: (week: readonly DraftWeekday[]) => void;
};

function Weekdays({ week, errors, onWeek }: WeekdaysProps) {
  const worked = week.filter(({ works }) => works);
  const set = (weekday: number, part: Partial<DraftWeekday>) =>
    onWeek(week.map((day) => (day.weekday === weekday ? { ...day, ...part } : day)));
  const asOn = (hours: RosterHours) =>
    onWeek(week.map((day) => (alsoWeekdays.includes(day.weekday) ? { ...day, works: true, hours } : day)));
  return (
    <ul className="grid gap-2">
      {week.map(({ weekday, works, hours }) => {
        const name = `${patternWeekday.label(weekday)}曜日`;
        const position = worked.findIndex((day) => day.weekday === weekday);
        return (
          <li key={weekday} className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <ChoiceCard
              type="checkbox"
              title={name}
              checked={works}
              onChange={(event) => set(weekday, { works: event.target.checked })}
            />
            {works && (
              <HoursFields
                hours={hours}
                of={name}
                errors={errorsUnder(errors, `days.${position}`)}
                onChange={(changed) => set(weekday, { hours: changed })}
              />
            )}
            {weekday === monday && works && (
              <Button
                kind="plain"
                size="small"
                className="justify-self-start sm:col-start-2"
                onClick={() => asOn(hours)}
              >
                火〜金曜日も同じにする
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
