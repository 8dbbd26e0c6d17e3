import { type CodeOf, codeList } from '../code-list.ts';

/** Coded values of medicines and incidents. SQL's checks have the same keys. */

/** medicine_requests.kind */
export const medicineKind = codeList({
  powder: [1, '粉薬'],
  syrup: [2, 'シロップ'],
  tablet: [3, '錠剤'],
  ointment: [4, 'ぬり薬'],
  drops: [5, '点眼・点鼻薬'],
  inhaler: [6, '吸入・貼り薬'],
  suppository: [7, '坐薬'],
});
/** medicine_requests.timing */
export const medicineTiming = codeList({
  beforeMeal: [1, '食事の前'],
  afterMeal: [2, '食事のあと'],
  clock: [3, '時刻を決めて'],
});
/** medicine_requests.storage */
export const medicineStorage = codeList({ room: [1, '室温'], fridge: [2, '冷蔵庫'] });
/** medicine_doses.status */
export const doseStatus = codeList({
  toCheck: [1, '確認待ち'],
  checked: [2, '確認済み'],
  given: [3, '与薬済み'],
  notGiven: [4, '与薬しなかった'],
  wrong: [5, '確認で差し戻し'],
});

/** incidents.kind */
export const incidentKind = codeList({
  nearMiss: [1, 'ヒヤリハット'],
  accident: [2, '事故・けが'],
  serious: [3, '重大事故'],
});
export type IncidentKind = CodeOf<typeof incidentKind>;
/** incidents.serious_kind: what the authorities must hear of the same day. */
export const seriousKind = codeList({
  death: [1, '死亡'],
  unconscious: [2, '意識不明'],
  treatment: [3, '治療に30日以上かかるけが・病気'],
  lost: [4, '行方不明・置き去り・連れ去り'],
  foodPoisoning: [5, '食中毒'],
  violence: [6, '暴力・わいせつ行為'],
  other: [7, '命にかかわる出来事・その他'],
});
/** incident_entries.kind */
export const incidentEntryKind = codeList({ course: [1, '経過'], addendum: [2, '追記'] });

/** Shown for a child whose family has not been informed yet. */
export const notInformedYet = 'まだ伝えていません';
