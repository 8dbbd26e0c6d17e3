import { type CodeOf, codeList } from '../code-list.ts';

/** Coded values of caring for children. SQL's checks have the same keys. */

/** child_allergies.severity */
export const allergySeverity = codeList({
  mild: [1, '軽い症状'],
  moderate: [2, '中くらいの症状'],
  severe: [3, '重い症状(アナフィラキシーのおそれ)'],
});
export type AllergySeverity = CodeOf<typeof allergySeverity>;
/** child_allergies.told_by */
export const allergySource = codeList({ family: [1, '保護者'], staff: [2, '園が聞き取り'] });
/** child_essentials.allergy_answer */
export const allergyAnswer = codeList({ notAsked: [1, '未確認'], none: [2, 'なし'], some: [3, 'あり'] });
export type AllergyAnswer = CodeOf<typeof allergyAnswer>;
/** child_essentials.diet_stage */
export const dietStage = codeList({
  milk: [1, 'ミルク・母乳のみ'],
  first: [2, '離乳食 初期(5〜6か月ごろ)'],
  middle: [3, '離乳食 中期(7〜8か月ごろ)'],
  late: [4, '離乳食 後期(9〜11か月ごろ)'],
  last: [5, '離乳食 完了期(12〜18か月ごろ)'],
  usual: [6, '普通食'],
});
export type DietStage = CodeOf<typeof dietStage>;
