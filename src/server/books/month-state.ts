import { type MonthBlock, monthBlocks } from '../../domain/books/month-sheet.ts';
import type { TokyoDate } from '../../domain/time.ts';
import type { DayInTheWay } from './store/month-closes.ts';

/** What blocks the close of a branch's month. The company's own sheet counts tickets used at every branch. */
export function blocksOf(
  days: readonly DayInTheWay[],
  { month, branch_id, today }: { month: string; branch_id: number | null; today: TokyoDate },
  faults: readonly string[] = [],
): MonthBlock[] {
  const own = days.filter(({ date }) => date.slice(0, 7) === month);
  const of = (kind: DayInTheWay['kind'], concerned: (day: DayInTheWay) => boolean) => [
    ...new Set(own.filter((day) => day.kind === kind && concerned(day)).map(({ date }) => date)),
  ];
  return monthBlocks(
    month,
    today,
    {
      open: of('open', (day) => branch_id === null || day.branch_id === branch_id),
      unbalanced: of('unbalanced', () => true),
      unchecked: of('unchecked', (day) => day.branch_id === branch_id),
    },
    faults,
  );
}
