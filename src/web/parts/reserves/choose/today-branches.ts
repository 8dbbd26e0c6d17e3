import type { FunctionOk } from '../../../../contract/functions/functions.ts';

/** A near branch with what it still has today. */
export type TodayBranch = FunctionOk<'reserveTodayBranches'>['branches'][number];

/** The branch to begin with: the one already chosen if it still has a seat, else the nearest that has. */
export function chosenToday(branches: readonly TodayBranch[], value: number): number {
  const open = branches.filter((branch) => branch.next_start !== null);
  return (open.find((branch) => branch.branch_id === value) ?? open[0])?.branch_id ?? 0;
}
