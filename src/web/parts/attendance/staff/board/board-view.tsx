import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { TapProblem } from '../../../../console/taps/use-taps.ts';
import {
  type AlarmMinutes,
  type Board,
  type BoardColumn,
  type BoardEntry,
  boardColumns,
  childCount,
  isAlarming,
} from './board.ts';
import { BoardCard } from './board-card.tsx';
import { CancelledRows } from './cancelled-rows.tsx';
import { CompactRow } from './compact-row.tsx';
import type { BoardLayout } from './day-head.tsx';
import { DoneRow } from './done-row.tsx';
import type { CancelledToday, NewsKind } from './news/news.ts';
import { useHeldWhileMoving } from './press/hold-moved.ts';
import type { OnAct } from './use-acts.ts';

type BoardViewProps = {
  board: Board;
  cancelled: readonly CancelledToday[];
  layout: BoardLayout;
  /** A search is active: matches must not be folded away. */
  searching: boolean;
  /** The next arrival on the whole board, regardless of the search. */
  nextKey: string | undefined;
  /** The column a phone shows. */
  shown: BoardColumn;
  now: Date;
  today: string;
  alarms: AlarmMinutes;
  problemIn: (entry: BoardEntry) => TapProblem | undefined;
  newsOf: (reserve_id: number) => NewsKind | undefined;
  onAct: OnAct;
};

export function BoardView(props: BoardViewProps) {
  const { board, searching } = props;
  const place = useRef<HTMLDivElement>(null);
  useHeldWhileMoving(place);
  const found = boardColumns.filter(({ column }) => board[column].length > 0);
  // Whom a search finds in one state only has the whole width: all of them are in view.
  const alone = searching && found.length === 1;
  // Nobody is expected any more: those who are here have the width of both.
  const arrived = !searching && board.coming.length === 0 && props.cancelled.length === 0;
  return (
    <div ref={place} className={`grid items-start gap-x-5 gap-y-8 ${alone ? '' : 'md:grid-cols-2 xl:grid-cols-3'}`}>
      {searching && found.length === 0 && (
        <p className="col-span-full rounded-md bg-cream px-4 py-5 text-note text-ink-soft">
          当てはまるお子さまはいません。
        </p>
      )}
      <Column column="coming" alone={alone} wide={arrived} {...props} />
      <Column column="present" alone={alone} wide={arrived} {...props} />
      <div className="contents xl:grid xl:gap-8">
        <Column column="left" alone={alone} {...props} />
        <Column column="no_show" alone={alone} {...props} />
      </div>
    </div>
  );
}

type ColumnProps = BoardViewProps & { column: BoardColumn; alone: boolean; wide?: boolean };

function Column({ column, alone, wide = false, ...props }: ColumnProps) {
  const { board, cancelled, layout, searching, shown, problemIn } = props;
  const words = boardColumns.find((each) => each.column === column);
  const entries = board[column];
  const count = childCount(entries);
  const [unfolded, setUnfolded] = useState(false);
  const foldable = column === 'left' && layout === 'rows' && count > 0;
  const open = !foldable || unfolded || searching || entries.some((entry) => problemIn(entry) !== undefined);
  if (searching && count === 0) return null;
  const title = (
    <>
      {words?.title}
      <span className="figures text-note font-normal text-ink-soft">{count}名</span>
    </>
  );
  return (
    <section
      aria-labelledby={`column-${column}`}
      className={`${column === shown || alone ? '' : 'max-md:hidden'} ${wide ? (column === 'coming' ? emptyLine : 'md:col-span-2') : ''}`}
    >
      <h2 id={`column-${column}`} className={`mb-1 text-lead leading-snug ${foldable ? '' : 'max-md:sr-only'}`}>
        {foldable ? (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setUnfolded(!unfolded)}
            className="flex min-h-11 w-full items-center gap-2 rounded-md bg-cream px-3 text-left font-bold hover:bg-sand"
          >
            {title}
            <ChevronDown
              className={`ml-auto size-5 transition-transform ${open ? 'rotate-180' : ''}`}
              aria-hidden="true"
            />
          </button>
        ) : (
          <span className="flex items-baseline gap-2">{title}</span>
        )}
      </h2>
      {count === 0 && (
        <p className={`text-note text-ink-soft ${wide ? '' : 'rounded-md bg-cream px-4 py-5'}`}>{words?.empty}</p>
      )}
      {count > 0 && open && <Entries {...props} entries={entries} columns={columnsOf(alone, wide)} />}
      {column === 'coming' && !searching && <CancelledRows cancelled={cancelled} />}
    </section>
  );
}

/** The head says it, too: beside it the column need not take a line of the board. */
const emptyLine = 'col-span-full flex flex-wrap items-baseline gap-x-4 -mb-5 md:sr-only';
const columnsOf = (alone: boolean, wide: boolean): string => {
  if (alone) return 'gap-x-5 md:grid-cols-2 xl:grid-cols-3';
  return wide ? 'gap-x-5 md:grid-cols-2' : 'grid-cols-1';
};

type EntriesProps = BoardViewProps & { entries: readonly BoardEntry[]; columns: string };

function Entries({ entries, columns, ...props }: EntriesProps) {
  const { layout, nextKey, now, today, alarms, problemIn, newsOf, onAct } = props;
  return (
    <ul className={`grid items-start ${layout === 'rows' ? 'gap-1' : 'gap-3'} ${columns}`}>
      {entries.map((entry) => {
        const done = entry.column === 'left' || entry.column === 'no_show';
        const Piece = done ? DoneRow : layout === 'rows' ? CompactRow : BoardCard;
        return (
          <li key={entry.key}>
            <Piece
              entry={entry}
              next={entry.key === nextKey}
              alarming={isAlarming(entry, now, alarms)}
              now={now}
              today={today}
              problem={problemIn(entry)}
              news={newsOf(entry.reserve.id)}
              onAct={onAct}
            />
          </li>
        );
      })}
    </ul>
  );
}
