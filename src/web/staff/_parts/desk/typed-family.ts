import { parseTokyoDate } from '../../../../domain/time.ts';
import type { FormChild } from '../reserves/reserve-form.tsx';

export type TypedChild = { name: string; name_kana: string; date_of_birth: string; customer_remarks: string };
export type TypedConsent = { read: boolean; consented_name: string };
export type TypedFamily = { name: string; name_kana: string; tel: string; email: string; children: TypedChild[] };

export const emptyChild: TypedChild = { name: '', name_kana: '', date_of_birth: '', customer_remarks: '' };
export const mostChildren = 4;

/** As the estimate and the meals know them: by their places, once the birth date is a day. */
export const placedChildren = (children: readonly TypedChild[]): FormChild[] =>
  children.flatMap((child, index) => {
    const date_of_birth = parseTokyoDate(child.date_of_birth);
    const name = child.name.trim() || `お子さま${index + 1}`;
    return date_of_birth === null ? [] : [{ id: index + 1, name, date_of_birth }];
  });

/** SPEC §3: child1 … child4. */
export const childFields = (children: readonly TypedChild[]) => {
  const [child1 = emptyChild, child2, child3, child4] = children;
  return { child1, child2: child2 ?? null, child3: child3 ?? null, child4: child4 ?? null };
};
