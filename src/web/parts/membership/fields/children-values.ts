import type { z } from 'zod';
import type { seatChildForm } from '../../../../contract/forms.ts';

/** SPEC §5's names of the up to four children of a registration. */
export const childKeys = ['child1', 'child2', 'child3', 'child4'] as const;
export type ChildKey = (typeof childKeys)[number];

/** As typed; the gender may be left open where only the seat is asked for. */
export type ChildValues = z.input<typeof seatChildForm>;
export type ChildrenValues = Record<'child1', ChildValues> & Partial<Record<ChildKey, ChildValues | null>>;

export const emptyChild: ChildValues = {
  name: '',
  name_kana: '',
  gender: '0',
  date_of_birth: '',
  customer_remarks: '',
};

export const noChildValues = { child1: emptyChild, child2: null, child3: null, child4: null };

/** The children that are there, in order. */
export function childrenOf(values: Partial<Record<ChildKey, ChildValues | null>>): ChildValues[] {
  return childKeys.flatMap((key) => values[key] ?? []);
}

/** Without the child at a position; those after it move up, the first place is never empty. */
export function removeChild(values: ChildrenValues, position: number): Record<ChildKey, ChildValues | null> {
  const left = childrenOf(values).filter((_, at) => at !== position);
  const [child1 = emptyChild, child2 = null, child3 = null, child4 = null] = left;
  return { child1, child2, child3, child4 };
}
