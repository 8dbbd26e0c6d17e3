import { type KanaRow, kanaRowOf } from '../../../../../domain/text/kana-rows.ts';
import { matchesQuery } from '../../../../../domain/text/search-text.ts';
import { isFiltering, type NameFilter, noFilter } from '../../../../console/name-finder.tsx';
import { type Board, type BoardEntry, boardColumns } from './board.ts';

export type BoardFilter = NameFilter;
export { isFiltering, noFilter };

/** A telephone number is compared by its digits, however it was typed. */
const digitsIn = (text: string): string | null => {
  const plain = text.normalize('NFKC').replaceAll(/[\s()‐‑–—−ー-]/g, '');
  return /^\d{3,}$/.test(plain) ? plain : null;
};

function matchesFilter({ reserve, children }: BoardEntry, { row, text }: BoardFilter): boolean {
  if (row !== null && !children.some(({ name_kana }) => kanaRowOf(name_kana) === row)) return false;
  const digits = digitsIn(text);
  const { customer } = reserve;
  if (digits !== null) {
    const numbers = [customer?.tel, customer?.emergency_contact_tel, reserve.pick_up_tel];
    return numbers.some((tel) => tel?.replaceAll(/\D/g, '').includes(digits));
  }
  const names = children.flatMap(({ name, name_kana }) => [name, name_kana]);
  return matchesQuery(text, [...names, customer?.name ?? '', reserve.pick_up_name ?? '']);
}

export function filteredBoard(board: Board, filter: BoardFilter): Board {
  if (!isFiltering(filter)) return board;
  const of = (entries: readonly BoardEntry[]) => entries.filter((entry) => matchesFilter(entry, filter));
  const columns = Object.fromEntries(boardColumns.map(({ column }) => [column, of(board[column])]));
  return { ...board, ...columns };
}

/** Number of children per letter, so the rail shows which letters have any. */
export function railCounts(board: Board): ReadonlyMap<KanaRow, number> {
  const counts = new Map<KanaRow, number>();
  for (const { column } of boardColumns) {
    for (const { children } of board[column]) {
      for (const { name_kana } of children) {
        const row = kanaRowOf(name_kana);
        counts.set(row, (counts.get(row) ?? 0) + 1);
      }
    }
  }
  return counts;
}
