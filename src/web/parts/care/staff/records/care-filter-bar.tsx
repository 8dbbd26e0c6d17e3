import type { TokyoDate } from '../../../../../domain/time.ts';
import { NameFinder } from '../../../../console/name-finder.tsx';
import type { BranchRoom, CaredChild } from './care-day.ts';
import { type CareFilter, countsByLetter, type GroupChip, groupChips } from './care-filter.ts';

type CareFilterBarProps = {
  present: readonly CaredChild[];
  rooms: readonly BranchRoom[];
  today: TokyoDate;
  filter: CareFilter;
  onFilter: (filter: CareFilter) => void;
};

/** The rail of letters, then ages and rooms. */
export function CareFilterBar({ present, rooms, today, filter, onFilter }: CareFilterBarProps) {
  const chips = groupChips(present, rooms, today);
  return (
    <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      <NameFinder
        counts={countsByLetter(present)}
        filter={filter}
        onFilter={(next) => onFilter({ ...filter, ...next })}
        words="名前・かな"
      />
      <div className="flex flex-wrap gap-x-4 gap-y-1.5">
        <Chips label="年齢" chips={chips.ages} chosen={filter.age} onChoose={(age) => onFilter({ ...filter, age })} />
        {rooms.length > 0 && (
          <Chips
            label="部屋"
            chips={chips.rooms}
            chosen={filter.room}
            onChoose={(room) => onFilter({ ...filter, room })}
          />
        )}
      </div>
    </div>
  );
}

type ChipsProps = {
  label: string;
  chips: readonly GroupChip[];
  chosen: number | null;
  onChoose: (key: number | null) => void;
};

function Chips({ label, chips, chosen, onChoose }: ChipsProps) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1.5">
      {chips.map(({ key, word, count }) => (
        <button
          key={key}
          type="button"
          aria-pressed={chosen === key}
          onClick={() => onChoose(chosen === key ? null : key)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-white px-3.5 font-bold hover:bg-cream aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white forced-colors:aria-pressed:border-4"
        >
          {word}
          <span className="figures font-normal">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
