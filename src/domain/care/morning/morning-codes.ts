import { type CodeOf, codeList } from '../../code-list.ts';

/** morning_forms.symptoms: what a family ticks. Stools and vomiting are counted instead. */
export const symptom = codeList({
  cough: [1, '咳'],
  runnyNose: [2, '鼻水'],
  eyeDischarge: [3, '目やに'],
  badMood: [4, '機嫌が悪い'],
  noAppetite: [5, '食欲がない'],
  rash: [6, '発疹(ぶつぶつ)'],
  wheeze: [7, 'ゼーゼーする'],
  sleeplessCough: [8, '咳で眠れなかった'],
  mouthSores: [9, '口の中が痛い'],
  noUrine: [10, 'おしっこが出ていない'],
});
export type Symptom = CodeOf<typeof symptom>;

/** illness_notices.signs: why a child stays at home, in one press each. */
export const illnessSign = codeList({
  fever: [1, '熱がある'],
  cough: [2, '咳・鼻水'],
  vomiting: [3, '嘔吐'],
  looseStools: [4, '下痢'],
  rash: [5, '発疹'],
  infection: [6, '感染症かもしれない'],
  other: [7, 'そのほかの不調'],
});
export type IllnessSign = CodeOf<typeof illnessSign>;

/** morning_forms.reasons: why staff are to look at a form before the child comes. */
export const attentionReason = codeList({
  fever: [1, '体温が高め'],
  recentFever: [2, '24時間以内に高い熱'],
  antipyretic: [3, '24時間以内に解熱剤'],
  looseStools: [4, '下痢がつづいている'],
  vomiting: [5, '嘔吐がつづいている'],
  noUrine: [6, 'おしっこが出ていない'],
  breathing: [7, '呼吸・咳の症状'],
  rash: [8, '発疹'],
  mouthSores: [9, '口の中の痛み'],
  seizureMedicine: [10, '24時間以内にけいれん予防の座薬'],
  infection: [11, '感染症'],
  contact: [12, 'まわりに感染症'],
});
export type AttentionReason = CodeOf<typeof attentionReason>;

/** morning_forms.meal */
export const morningMeal = codeList({
  usual: [1, 'いつもどおり'],
  less: [2, '少なめ'],
  nothing: [3, '食べていない'],
});

/** morning_forms.sleep */
export const morningSleep = codeList({
  well: [1, 'よく眠れた'],
  less: [2, 'いつもより短い'],
  badly: [3, 'あまり眠れなかった'],
});

/** morning_forms.staff_answer: staff decide; nothing is cancelled by it. */
export const morningAnswer = codeList({
  come: [1, 'お預かりします'],
  call: [2, 'お電話でご相談します'],
  notToday: [3, '今日はお預かりできません'],
});
export type MorningAnswer = CodeOf<typeof morningAnswer>;

/** infections.paper: what the family brings when the child comes again. */
export const returnPaper = codeList({
  doctor: [1, '医師の意見書'],
  parent: [2, '登園届(受診のあとに保護者が記入)'],
});
