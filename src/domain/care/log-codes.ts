import { type CodeOf, codeList } from '../code-list.ts';

/** Coded values of a child's log and naps. SQL's checks have the same keys. */

/** child_logs.kind */
export const childLogKind = codeList({
  temperature: [1, '体温'],
  meal: [2, '食事'],
  milk: [3, 'ミルク'],
  toilet: [4, '排泄'],
  mood: [5, 'きげん'],
  note: [6, 'メモ'],
  photo: [7, '写真'],
});
export type ChildLogKind = CodeOf<typeof childLogKind>;
/** child_logs.meal_amount */
export const mealAmount = codeList({
  all: [1, '完食'],
  most: [2, '半分より多い'],
  half: [3, '半分'],
  little: [4, '少し'],
  nothing: [5, '食べなかった'],
});
/** child_logs.toilet */
export const toiletResult = codeList({
  urine: [1, 'おしっこ'],
  stool: [2, 'うんち'],
  both: [3, '両方'],
  loose: [4, 'ゆるい便'],
  nothing: [5, '出なかった'],
});
/** child_logs.mood */
export const childMood = codeList({
  good: [1, 'ごきげん'],
  usual: [2, 'いつもどおり'],
  unwell: [3, 'ぐずり気味'],
  crying: [4, '泣いている'],
});
/** naps.end_cause */
export const napEnd = codeList({ woke: [1, '起きた'], left: [2, '園を出たため終了'] });
/** nap_gaps.cause */
export const napGap = codeList({ notAwake: [1, '「起きた」の取り消し'], backAgain: [2, '降園の取り消し'] });
/** sleep_calls.step */
export const sleepStep = codeList({ manager: [1, '園長'], headquarters: [2, '本部'] });
/** sleep_checks.position */
export const sleepPosition = codeList({
  back: [1, '仰向け'],
  left: [2, '左向き'],
  right: [3, '右向き'],
  prone: [4, 'うつぶせ'],
});
export type SleepPosition = CodeOf<typeof sleepPosition>;
