import { allergyAnswer } from '../../../../domain/care/care-codes.ts';
import { allergyAnswerOf, allergyText, type ChildWithAllergies } from '../../../../domain/care/child-health.ts';

type KnownChild = ChildWithAllergies & { readonly id: number; readonly name: string };

export const isUnanswered = (child: ChildWithAllergies): boolean =>
  allergyAnswerOf(child) === allergyAnswer.code.notAsked;

/**
 * The allergies the branch will see. Empty if there are none: the page stays one screen, and families that have
 * not answered yet are asked once the seat is theirs (ask-allergies.tsx).
 */
export function allergyRow(family: readonly KnownChild[], from: 'confirm' | 'today' | 'series') {
  const answered = family.filter((child) => allergyAnswerOf(child) === allergyAnswer.code.some);
  const [first] = answered;
  if (first === undefined) return [];
  const value = answered.map((child) =>
    family.length > 1 ? `${child.name}: ${allergyText(child)}` : allergyText(child),
  );
  return [
    {
      label: 'アレルギー',
      value: value.join('\n'),
      edit: { to: `/mypage/children/health/${first.id}?from=${from}`, what: 'アレルギー' },
    },
  ];
}
