import { allergyAnswer } from '../../../domain/care/care-codes.ts';
import { allergyAnswerOf, allergyWords, type ChildWithAllergies } from '../../../domain/care/child-health.ts';

type KnownChild = ChildWithAllergies & { readonly id: number; readonly name: string };

export const isUnanswered = (child: ChildWithAllergies): boolean =>
  allergyAnswerOf(child) === allergyAnswer.code.not_asked;

/** What the branch will know of the children's allergies. Unanswered it is asked for here, and stands in nobody's way. */
export function allergyRow(family: readonly KnownChild[], from: 'confirm' | 'today') {
  const asked = family.find(isUnanswered) ?? family[0];
  if (asked === undefined) return [];
  const value = family.map((child) =>
    family.length > 1 ? `${child.name}: ${allergyWords(child)}` : allergyWords(child),
  );
  return [
    {
      label: 'アレルギー',
      value: value.join('\n'),
      edit: {
        to: `/mypage/children/health/${asked.id}?from=${from}`,
        what: 'アレルギー',
        ...(isUnanswered(asked) ? { word: '答える' } : {}),
      },
    },
  ];
}
