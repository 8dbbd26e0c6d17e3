import { useState } from 'react';
import { patternWeekday } from '../../../../domain/codes.ts';
import { withSan } from '../../../../domain/membership/called-name.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TouchedDialog } from '../calendar/touched-dialog.tsx';
import { ChangedMeanwhile } from '../headquarters/frame/changed-meanwhile.tsx';
import { HoursFields } from './break-fields.tsx';
import type { RosterHours, RosterRow } from './roster-text.ts';
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

/** The usual week of one person from a day on. */
export function WeekDialog({ branch, person, begun, from, today, onDone, onClose }: WeekDialogProps) {
  const [adaptation_date, setDate] = useState(from);
  const [week, setWeek] = useState<readonly DraftWeekday[]>(() =>
    shiftWeekdays.map((weekday) => {
      const day = begun?.days.find((each) => each.weekday === weekday);
      const hours = day ?? { start_time: branch.open_time, end_time: branch.close_time, breaks: [] };
      const { start_time, end_time, breaks } = hours;
      return { weekday, works: day !== undefined, hours: { start_time, end_time, breaks } };
    }),
  );
  const edit = useShiftChange('staffSaveShiftPattern', onDone);
  const worked = week.filter(({ works }) => works);
  const set = (weekday: number, part: Partial<DraftWeekday>) =>
    setWeek(week.map((day) => (day.weekday === weekday ? { ...day, ...part } : day)));
  const first = week.find(({ weekday }) => weekday === monday);

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
    <>
      <Dialog
        wide
        title={`${withSan(person.name)}のいつもの週`}
        isOpen
        question
        onClose={onClose}
        actions={
          <>
            <Button busy={edit.busy} busyLabel="保存しています" onClick={() => void save()}>
              いつもの週を保存する
            </Button>
            <Button kind="plain" onClick={onClose}>
              やめる
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {edit.problem && (
            <Notice kind="error" live>
              {edit.problem}
            </Notice>
          )}
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
                      errors={errorsUnder(edit.errors, `days.${position}`)}
                      onChange={(changed) => set(weekday, { hours: changed })}
                    />
                  )}
                  {weekday === monday && works && first && (
                    <Button
                      kind="plain"
                      size="small"
                      className="justify-self-start sm:col-start-2"
                      onClick={() =>
                        setWeek(
                          week.map((day) =>
                            alsoWeekdays.includes(day.weekday) ? { ...day, works: true, hours: first.hours } : day,
                          ),
                        )
                      }
                    >
                      火〜金曜日も同じにする
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          {worked.length === 0 && (
            <p className="text-note text-ink-soft">この日から、いつもの予定をなくします(1日だけの予定は残ります)。</p>
          )}
        </div>
      </Dialog>
      <TouchedDialog reserve_ids={edit.touched} busy={edit.busy} onConfirm={edit.confirm} onClose={edit.dismiss} />
      <ChangedMeanwhile conflict={edit.conflict} table="shift_patterns" busy={edit.busy} onReload={onDone} />
    </>
  );
}
