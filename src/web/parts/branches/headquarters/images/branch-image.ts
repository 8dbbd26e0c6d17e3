import type { SelectStaffBranchImagesData } from '../../../../../contract/operations/generated.ts';

export type BranchImage = SelectStaffBranchImagesData['branches'][number]['branch_images'][number];

/** The ids with one of them moved by a place; the same where it cannot move. */
export function movedIds(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const moved = ids.toSpliced(from, 1);
  moved.splice(to, 0, id);
  return moved;
}
