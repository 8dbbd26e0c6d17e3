import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { ReservableStatus } from '../../../../domain/codes.ts';

type Listed = { readonly id: number; readonly name: string; readonly prefecture: { readonly name: string } | null };
type Seat = FunctionOk<'reserveTodayBranches'>['branches'][number];

export type TodayBranch<Branch extends Listed = Listed> = Branch & {
  reservable_status: ReservableStatus;
  next_start: string | null;
  free_until: string | null;
  remarks: string;
};

/**
 * What can still be had today, the nearest first: the usual branch, then its prefecture, then by the next free time.
 * Branches with nothing left come last.
 */
export function sortTodayBranches<Branch extends Listed>(
  branches: readonly Branch[],
  seats: readonly Seat[],
  usualId: number | null | undefined,
): TodayBranch<Branch>[] {
  const prefecture = branches.find((branch) => branch.id === usualId)?.prefecture?.name;
  const rank = (branch: TodayBranch<Branch>): string =>
    [
      branch.next_start === null ? 1 : 0,
      branch.id === usualId ? 0 : 1,
      branch.prefecture?.name === prefecture ? 0 : 1,
      branch.next_start ?? '',
      branch.reservable_status === '○' ? 0 : 1,
      String(branch.id).padStart(9, '0'),
    ].join(' ');
  return branches
    .map((branch): TodayBranch<Branch> => {
      const seat = seats.find((each) => each.branch_id === branch.id);
      return {
        ...branch,
        reservable_status: seat?.reservable_status ?? '×',
        next_start: seat?.next_start ?? null,
        free_until: seat?.free_until ?? null,
        remarks: seat?.reserve_remarks ?? '',
      };
    })
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** The branch to begin with: the one already chosen if it still has a seat, else the first that has. */
export function chosenToday(sorted: readonly TodayBranch[], value: number): number {
  const open = sorted.filter((branch) => branch.next_start !== null);
  return (open.find((branch) => branch.id === value) ?? open[0])?.id ?? 0;
}
