import { type Board, type BoardColumn, boardColumns, childCount } from './board.ts';

type BoardTabsProps = { board: Board; shown: BoardColumn; onShow: (column: BoardColumn) => void };

/** On a phone one column at a time, the choice always in view; wider screens show all of them. */
export function BoardTabs({ board, shown, onShow }: BoardTabsProps) {
  return (
    <div className="sticky-bar sticky top-14 z-20 -mx-4 mb-2 bg-paper px-4 py-1 md:hidden">
      <fieldset aria-label="表示する一覧" className="grid grid-cols-4 gap-1 rounded-md bg-cream p-1">
        {boardColumns.map(({ column, title }) => (
          <button
            key={column}
            type="button"
            aria-pressed={column === shown}
            onClick={() => onShow(column)}
            className="flex min-h-13 flex-col items-center justify-center rounded-sm text-note leading-tight text-ink-soft aria-pressed:bg-white aria-pressed:font-bold aria-pressed:text-ink aria-pressed:shadow-raised forced-colors:aria-pressed:border-2"
          >
            {title}
            <span className="figures text-body font-bold">{childCount(board[column])}名</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
