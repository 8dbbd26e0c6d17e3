import { NameFinder } from '../../../../console/name-finder.tsx';
import type { Board } from './board.ts';
import { type BoardFilter, railCounts } from './board-filter.ts';

type FindBarProps = { board: Board; filter: BoardFilter; onFilter: (filter: BoardFilter) => void };

/** One child of the board. */
export const FindBar = ({ board, filter, onFilter }: FindBarProps) => (
  <NameFinder counts={railCounts(board)} filter={filter} onFilter={onFilter} words="名前・かな・電話番号" />
);
