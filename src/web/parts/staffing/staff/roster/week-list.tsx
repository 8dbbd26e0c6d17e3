import { patternWeekday } from '../../../../../domain/codes.ts';
import { hasBegun, rowInForceIfAny } from '../../../../../domain/settings/in-force.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { ChangedMeanwhile } from '../../../../console/edit/changed-meanwhile.tsx';
import { TouchedDialog } from '../../../../console/edit/touched-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { type RosterRow, shiftText } from './roster-text.ts';
import { useShiftChange } from './use-shift-change.ts';

type Pattern = RosterRow['patterns'][number];

/** Monday first, as on paper. */
export const shiftWeekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** 月〜金 9:00〜18:00: days with the same hours in one line, neighbours as a range. */
function alikeDays(days: Pattern['days']): { weekdays: string; hours: string }[] {
  const alike = new Map<string, number[]>();
  for (const [position, weekday] of shiftWeekdays.entries()) {
    const day = days.find((each) => each.weekday === weekday);
    if (day) alike.set(shiftText(day), [...(alike.get(shiftText(day)) ?? []), position]);
  }
  const label = (position: number) => patternWeekday.label(shiftWeekdays[position] ?? 0);
  return [...alike].map(([hours, positions]) => {
    const runs: [number, number][] = [];
    for (const position of positions) {
      const run = runs.at(-1);
      if (run && run[1] === position - 1) run[1] = position;
      else runs.push([position, position]);
    }
    const weekdays = runs.map(([from, to]) =>
      from === to ? label(from) : `${label(from)}${to - from > 1 ? '〜' : '・'}${label(to)}`,
    );
    return { weekdays: weekdays.join('・'), hours };
  });
}

type WeekListProps = {
  branch_id: number;
  people: readonly RosterRow[];
  date: TokyoDate;
  today: TokyoDate;
  manager: boolean;
  onEdit: (person: RosterRow, pattern: Pattern | undefined) => void;
  onChanged: () => void;
};

/** The usual week of everybody, the one in force first. */
export function WeekList({ branch_id, people, date, today, manager, onEdit, onChanged }: WeekListProps) {
  return (
    <ul className="grid gap-3">
      {people.map((person) => {
        const current = rowInForceIfAny(person.patterns, date) ?? undefined;
        return (
          <li key={person.account_id} className="rounded-lg border border-line bg-white px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="font-bold">{person.name}</h3>
              {manager && (
                <Button
                  kind="plain"
                  size="small"
                  aria-label={`${withSan(person.name)}のいつもの週を変える`}
                  onClick={() => onEdit(person, current)}
                >
                  いつもの週を変える
                </Button>
              )}
            </div>
            {person.patterns.length === 0 && <p className="text-ink-soft">いつもの予定はありません。</p>}
            {person.patterns.map((pattern) => (
              <Week
                key={pattern.shift_pattern_id}
                branch_id={branch_id}
                name={person.name}
                pattern={pattern}
                coming={!hasBegun(pattern, date)}
                removable={manager && !hasBegun(pattern, today)}
                onChanged={onChanged}
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

type WeekProps = {
  branch_id: number;
  name: string;
  pattern: Pattern;
  coming: boolean;
  removable: boolean;
  onChanged: () => void;
};

function Week({ branch_id, name, pattern, coming, removable, onChanged }: WeekProps) {
  const remove = useShiftChange('staffRemoveShiftPattern', onChanged);
  const { shift_pattern_id, version, adaptation_date, days } = pattern;
  const from = `${formatMonthDay(adaptation_date)}から`;
  return (
    <div className={coming ? 'mt-2 border-t border-line pt-2' : 'mt-1'}>
      {coming && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="font-bold text-ask">{from}</p>
          {removable && (
            <Button
              kind="quiet"
              size="small"
              busy={remove.busy}
              busyLabel="取り消しています"
              aria-label={`${withSan(name)}の${from}の週を取り消す`}
              onClick={() => void remove.save({ branch_id, shift_pattern_id, version })}
            >
              取り消す
            </Button>
          )}
        </div>
      )}
      {days.length === 0 ? (
        <p className="text-ink-soft">いつもの予定はありません。</p>
      ) : (
        <dl className="figures grid gap-x-6">
          {alikeDays(days).map(({ weekdays, hours }) => (
            <div key={weekdays} className="flex gap-3">
              <dt className="min-w-14 font-bold">{weekdays}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      {remove.problem && <p className="font-bold text-wrong">{remove.problem}</p>}
      <TouchedDialog
        reserve_ids={remove.touched}
        busy={remove.busy}
        onConfirm={remove.confirm}
        onClose={remove.dismiss}
      />
      <ChangedMeanwhile conflict={remove.conflict} table="shift_patterns" busy={remove.busy} onReload={onChanged} />
    </div>
  );
}
