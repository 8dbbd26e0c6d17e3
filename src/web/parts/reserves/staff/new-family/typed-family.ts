import { parseTokyoDate } from '../../../../../domain/time.ts';
import { sentAllergies, type TypedHealth } from '../../../care/health/health-values.ts';
import type { FormChild } from '../reserve-form.tsx';

export type TypedChild = { name: string; name_kana: string; date_of_birth: string; customer_remarks: string };
export type TypedFamily = {
  name: string;
  name_kana: string;
  tel: string;
  email: string;
  emergency_contact_name: string;
  emergency_contact_tel: string;
  children: TypedChild[];
};
/** The allergy answer per child; '' where it was not asked. */
export type TypedAllergies = Pick<TypedHealth, 'allergy_answer' | 'allergies'>;
export const unasked: TypedAllergies = { allergy_answer: '', allergies: [] };

export const untypedChild: TypedChild = { name: '', name_kana: '', date_of_birth: '', customer_remarks: '' };
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
  const [child1 = untypedChild, child2, child3, child4] = children;
  return { child1, child2: child2 ?? null, child3: child3 ?? null, child4: child4 ?? null };
};

/** Only of the children about whom it was asked. */
export const allergyAnswers = (allergies: readonly TypedAllergies[]) =>
  allergies
    .map((typed, index) => ({ place: index + 1, ...sentAllergies(typed) }))
    .filter(({ allergy_answer }) => allergy_answer !== '');

/** The server's words about the answer of one child, by the names of that question's own fields. */
export function errorsOfPlace(
  errors: Readonly<Record<string, string>>,
  allergies: readonly TypedAllergies[],
  place: number,
): Readonly<Record<string, string>> {
  const prefix = `allergy_answers.${allergyAnswers(allergies).findIndex((sent) => sent.place === place + 1)}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, words]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), words]] : [],
    ),
  );
}
