import { type BoardColumn, type BoardEntry, boardColumns } from './board.ts';

type BoardTabsProps = {
  board: Record<BoardColumn, readonly BoardEntry[]>;
  shown: BoardColumn;
  onShow: (column: BoardColumn) => void;
};

/** On a phone one column at a time; wider screens show all of them. */
export function BoardTabs({ board, shown, onShow }: BoardTabsProps) {
  return (
    <fieldset aria-label="表示する一覧" className="mb-4 grid grid-cols-4 gap-1 rounded-md bg-cream p-1 md:hidden">
      {boardColumns.map(({ column, title }) => (
        <button
          key={column}
          type="button"
          aria-pressed={column === shown}
          onClick={() => onShow(column)}
          className="flex min-h-13 flex-col items-center justify-center rounded-sm text-note leading-tight text-ink-soft aria-pressed:bg-white aria-pressed:font-bold aria-pressed:text-ink aria-pressed:shadow-raised forced-colors:aria-pressed:border-2"
        >
          {title}
          <span className="figures text-body font-bold">{board[column].length}</span>
        </button>
      ))}
    </fieldset>
  );
}
