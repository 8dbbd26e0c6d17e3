import { type CodeOf, codeList } from './code-list.ts';

/** Coded values that only the console knows: a parent's page does not carry them. SQL's checks have the same keys. */

/** childcare_corrections.status: what became of a corrected bill's difference. */
export const correctionSettlement = codeList({
  toCharge: [1, '請求前'],
  settled: [2, '精算済み'],
  chargeFailed: [3, '決済できませんでした'],
  writtenOff: [4, '請求しません'],
  carried: [5, '次の訂正に含めました'],
  refunding: [6, '返金の手続き中'],
  refundFailed: [7, '返金できませんでした'],
  withBill: [8, 'ご利用の精算に含めました'],
});
/** emergencies.kind */
export const emergencyKind = codeList({
  disaster: [1, '地震・災害'],
  evacuation: [2, '避難'],
  other: [3, 'その他の緊急'],
});
/** pick_up_calls: who was called, and what came of it. */
export const calledPerson = codeList({
  guardian: [1, '保護者'],
  emergencyContact: [2, '緊急連絡先'],
  pickUpPerson: [3, 'お迎えの方'],
  other: [4, 'その他'],
});
export const callResult = codeList({
  reached: [1, 'つながった'],
  noAnswer: [2, '出ない'],
  message: [3, '留守番電話'],
});
/** pick_up_escalations.step */
export const escalationStep = codeList({ managers: [1, '園長'], headquarters: [2, '本部'] });
/** reserve_details.fetched_by_kind: who fetched the child. */
export const fetchedByKind = codeList({
  named: [1, '予約のお迎えの方'],
  parent: [2, '保護者'],
  emergencyContact: [3, '緊急連絡先の方'],
  unlisted: [4, '登録のない方'],
  saved: [5, '登録のお迎えの方'],
});
export type FetchedByKind = CodeOf<typeof fetchedByKind>;
/** reserve_details.fetched_proof: how staff knew that the child might be handed over. */
export const fetchedProof = codeList({
  passScanned: [1, 'お迎えパスのQRコード'],
  passDigits: [2, 'お迎えパスの6桁の番号'],
  identitySeen: [3, '身分証'],
  knownPerson: [4, '顔見知り'],
});
export type FetchedProof = CodeOf<typeof fetchedProof>;
/** reserve_details.fetched_document and the others: which document staff saw. Written down only where it was entered. */
export const identityDocument = codeList({
  driversLicence: [1, '運転免許証'],
  myNumberCard: [2, 'マイナンバーカード'],
  passport: [3, 'パスポート'],
  residenceCard: [4, '在留カード'],
  other: [5, 'その他の身分証'],
});
export type IdentityDocument = CodeOf<typeof identityDocument>;
/** hand_over_exceptions.refusal: why the door does not hand a child over. */
export const doorRefusal = codeList({
  barred: [1, '引き渡し禁止の方'],
  hidden: [2, 'お引き渡しできない方'],
  removed: [3, 'ご家族から外れた方'],
  disputed: [4, '確認がとれていない方'],
  notListed: [5, '凍結中のリストにない方'],
});
export type DoorRefusal = CodeOf<typeof doorRefusal>;
/** hand_over_exceptions.how */
export const handedHow = codeList({
  byManager: [1, '園長の判断'],
  withoutConnection: [2, '接続のない間のお引き渡し'],
});
/** fee_waivers.status */
export const waiverStatus = codeList({
  waiting: [1, '園長の確認待ち'],
  granted: [2, '免除'],
  refused: [3, '免除しない'],
  lapsed: [4, '期限切れ(請求)'],
});
/** daily_reports.kind: what an entry of a day's report is about. */
export const reportKind = codeList({
  note: [1, '様子'],
  handover: [2, '引き継ぎ'],
  accident: [3, '事故・けが'],
  nearMiss: [4, 'ヒヤリハット'],
});
export const incidentKinds: readonly number[] = [reportKind.code.accident, reportKind.code.nearMiss];
/** What a template's words are for. */
export const templateKind = codeList({
  inquiry: [1, 'お問い合わせへの返信'],
  request: [2, 'リクエストへの回答'],
  family: [3, 'ご家族へのメッセージ'],
});
/** closures.choice: what becomes of the reserves. */
export const closureChoice = codeList({
  keep: [1, '予約を残す'],
  cancel: [2, '無料でキャンセルして知らせる'],
  move: [3, '近くの園への移動を提案する'],
});
export type ClosureChoice = CodeOf<typeof closureChoice>;
