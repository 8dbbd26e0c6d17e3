import type { TimeRange } from '../time.ts';
import { ageClasses, type ChildrenByAge, noChildren, type RatioSettings, requiredStaff, together } from './ratio.ts';

/** A day on which the roster decides who is taken: who is there when, and the ratios of the day. */
export type Staffing = { readonly staff: readonly TimeRange[]; readonly settings: RatioSettings };

/** So many children like those asked about. */
type LikeThese = (count: number) => ChildrenByAge;

/**
 * Takes the wanted children oldest first; any beyond them count as the youngest. The wanted number gives exactly those
 * children, a smaller one errs on the generous side, a larger one on the strict side.
 */
export function likeThese(wanted: ChildrenByAge): LikeThese {
  const listed = ageClasses.toReversed().flatMap((age) => Array.from({ length: wanted[age] }, () => age));
  const youngest = listed.at(-1) ?? 'four';
  return (count) => {
    const some = { ...noChildren };
    for (let index = 0; index < count; index += 1) some[listed[index] ?? youngest] += 1;
    return some;
  };
}

/** How many such children could still come, up to `most`; −1 where already those present have too few to care for them. */
export function staffedSeats(
  present: ChildrenByAge,
  staff: number,
  like: LikeThese,
  settings: RatioSettings,
  most: number,
): number {
  const fits = (more: number) => requiredStaff(together(present, like(more)), settings) <= staff;
  // One child more never needs fewer: the last that fits is found by halving.
  let [fitting, tooMany] = [-1, Math.max(most, 0) + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}
