import { branchStatus, type ReservableStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { Mark } from '../../ui/mark.tsx';

type MarkRow = { readonly branch_id: number; readonly date: string; readonly reservable_status: string };

/** Today's and tomorrow's mark of each branch. */
export type MarksOfBranch = { readonly today: ReservableStatus; readonly tomorrow: ReservableStatus };

export function marksByBranch(rows: readonly MarkRow[], today: TokyoDate): Record<number, MarksOfBranch> {
  const marks: Record<number, MarksOfBranch> = {};
  for (const row of rows) {
    const known = marks[row.branch_id] ?? { today: '×', tomorrow: '×' };
    const mark = row.reservable_status as ReservableStatus;
    marks[row.branch_id] = row.date === today ? { ...known, today: mark } : { ...known, tomorrow: mark };
  }
  return marks;
}

type BranchMarksProps = { status: number; open_date: string; marks: MarksOfBranch | undefined };

/** 今日 ○ 空きあり · 明日 △ リクエスト; a branch that is not open yet says when it will be. */
export function BranchMarks({ status, open_date, marks }: BranchMarksProps) {
  if (status === branchStatus.code.preparing) {
    return <p className="text-note text-ink-soft">{formatMonthDay(open_date)} 開園予定</p>;
  }
  if (marks === undefined) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5">
      <Mark mark={marks.today} prefix="今日" />
      <Mark mark={marks.tomorrow} prefix="明日" />
    </p>
  );
}
