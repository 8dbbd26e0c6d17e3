import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { type KanaRow, kanaRows } from '../../domain/text/kana-rows.ts';

/** Whom staff look for: a row of the syllabary, and what they typed. */
export type NameFilter = { readonly row: KanaRow | null; readonly text: string };
export const noFilter: NameFilter = { row: null, text: '' };
export const isFiltering = ({ row, text }: NameFilter): boolean => row !== null || text.trim() !== '';

type NameFinderProps = {
  /** Children per letter, so that the rail shows which letters have any. */
  counts: ReadonlyMap<KanaRow, number>;
  filter: NameFilter;
  onFilter: (filter: NameFilter) => void;
  words?: string;
};

/** One child among sixty: its letter, or a few letters of its name. */
export function NameFinder({ counts, filter, onFilter, words = '名前・電話' }: NameFinderProps) {
  const field = useId();
  return (
    <search className="flex min-w-0 flex-wrap items-center gap-2">
      <div className="relative min-w-36 flex-1">
        <label htmlFor={field} className="sr-only">
          {words}で探す
        </label>
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
        <input
          id={field}
          type="search"
          value={filter.text}
          placeholder="名前"
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
          onClick={() => onFilter({ ...filter, ...noFilter })}
          className="inline-flex size-11 items-center justify-center rounded-md text-ink hover:bg-cream aria-disabled:text-line"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </fieldset>
    </search>
  );
}
