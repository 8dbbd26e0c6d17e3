import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { kanaRows } from '../../../../../domain/text/kana-rows.ts';
import type { Board } from './board.ts';
import { type BoardFilter, isFiltering, noFilter, railCounts } from './board-filter.ts';

type FindBarProps = { board: Board; filter: BoardFilter; onFilter: (filter: BoardFilter) => void };

/** One child among sixty: its letter, or a few letters of its name. */
export function FindBar({ board, filter, onFilter }: FindBarProps) {
  const field = useId();
  const counts = railCounts(board);
  return (
    <search className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-36 flex-1">
        <label htmlFor={field} className="sr-only">
          名前・かな・電話番号で探す
        </label>
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
        <input
          id={field}
          type="search"
          value={filter.text}
          placeholder="名前・電話"
          autoComplete="off"
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
          className="block h-11 w-full rounded-md border border-edge bg-white pr-3 pl-9 text-body text-ink placeholder:text-no/80"
        />
      </div>
      <fieldset
        aria-label="名前の行"
        className="flex min-w-0 gap-0.5 max-md:w-full max-md:overflow-x-auto max-md:*:shrink-0 md:flex-wrap"
      >
        {kanaRows.map((row) => {
          const count = counts.get(row) ?? 0;
          if (row === '他' && count === 0) return null;
          return (
            <button
              key={row}
              type="button"
              aria-pressed={filter.row === row}
              aria-disabled={count === 0 || undefined}
              aria-label={`${row}行 ${count}名`}
              onClick={() => count > 0 && onFilter({ ...filter, row: filter.row === row ? null : row })}
              className="inline-flex size-11 items-center justify-center rounded-md border border-line bg-white text-body font-bold hover:border-edge aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-no aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white forced-colors:aria-pressed:border-4"
            >
              {row}
            </button>
          );
        })}
        <button
          type="button"
          aria-label="しぼり込みをやめる"
          aria-disabled={!isFiltering(filter) || undefined}
          onClick={() => onFilter(noFilter)}
          className="inline-flex size-11 items-center justify-center rounded-md text-ink hover:bg-cream aria-disabled:text-line"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </fieldset>
    </search>
  );
}
