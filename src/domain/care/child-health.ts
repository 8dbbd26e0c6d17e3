import { type AllergyAnswer, type AllergySeverity, allergyAnswer, allergySeverity } from './care-codes.ts';
import type { AllergyStanding } from './kitchen.ts';

/** One allergy as rows of child_allergies come with their allergen: staff's and parents' screens say it with the same words. */
export type KnownAllergy = {
  readonly other_name: string;
  readonly severity: number;
  readonly reaction: string;
  readonly epipen_flag: boolean;
  readonly allergen: { readonly name: string } | null;
};

/** A child's row with what was said about its allergies (at most one row of child_essentials). */
export type ChildWithAllergies = {
  readonly child_essentials: readonly { readonly allergy_answer: number }[];
  readonly child_allergies: readonly KnownAllergy[];
};

export const allergyName = (allergy: Pick<KnownAllergy, 'allergen' | 'other_name'>): string =>
  allergy.allergen?.name ?? allergy.other_name;

const { mild, moderate, severe } = allergySeverity.code;
const shortSeverity: Readonly<Record<AllergySeverity, string>> = {
  [mild]: '軽い症状',
  [moderate]: '中くらいの症状',
  [severe]: '重い症状',
};
export const severityWord = (severity: number): string => shortSeverity[severity as AllergySeverity] ?? '';
export const isSevere = ({ severity }: Pick<KnownAllergy, 'severity'>): boolean => severity === severe;

/** The worst first: it is read first, and it is what fits where there is little room. */
export const worstFirst = <Allergy extends KnownAllergy>(allergies: readonly Allergy[]): Allergy[] =>
  [...allergies].sort(
    (one, other) => other.severity - one.severity || Number(other.epipen_flag) - Number(one.epipen_flag),
  );

/** Not asked yet, none, or some. Entries count whatever the answer's row says: in doubt the child is shown. */
export function allergyAnswerOf({ child_essentials, child_allergies }: ChildWithAllergies): AllergyAnswer {
  if (child_allergies.length > 0) return allergyAnswer.code.some;
  const answer = child_essentials[0]?.allergy_answer;
  return allergyAnswer.has(answer) ? answer : allergyAnswer.code.notAsked;
}

/** As the kitchen needs it. */
export const allergyStandingOf = (child: ChildWithAllergies): AllergyStanding => ({
  answer: allergyAnswerOf(child),
  allergies: child.child_allergies.map((allergy) => ({
    name: allergyName(allergy),
    severity: allergy.severity as AllergySeverity,
    epipen_flag: allergy.epipen_flag,
  })),
});

/** 「卵(重い症状)・乳」: mild and moderate need no words where only the name is asked for. */
export const allergyList = (allergies: readonly KnownAllergy[]): string =>
  worstFirst(allergies)
    .map((allergy) =>
      isSevere(allergy) ? `${allergyName(allergy)}(${severityWord(allergy.severity)})` : allergyName(allergy),
    )
    .join('・');

/** 「卵 重い症状 エピペンあり 口のまわりが赤くなります」: all that is known of one, for paper and logs. */
export const allergyInFull = (allergy: KnownAllergy): string =>
  [allergyName(allergy), severityWord(allergy.severity), allergy.epipen_flag ? 'エピペンあり' : '', allergy.reaction]
    .filter(Boolean)
    .join(' ');

/** What a family reads about its own answer. */
export function allergyText(child: ChildWithAllergies): string {
  const answer = allergyAnswerOf(child);
  if (answer === allergyAnswer.code.notAsked) return '未回答';
  return answer === allergyAnswer.code.none ? 'アレルギーなし' : allergyList(child.child_allergies) || 'アレルギーあり';
}

/** Who reacts to one often reacts to the other, which a label need not name. */
const alike: readonly (readonly [string, string])[] = [
  ['カシューナッツ', 'ピスタチオ'],
  ['くるみ', 'ピーカンナッツ'],
];

/** Pairs of which one was named and the other was not. */
export const alsoLikely = (names: readonly string[]): { named: string; other: string }[] =>
  alike.flatMap(([one, other]) => {
    if (names.includes(one) === names.includes(other)) return [];
    return [names.includes(one) ? { named: one, other } : { named: other, other: one }];
  });
