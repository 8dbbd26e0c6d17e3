import { type CodeOf, codeList } from '../code-list.ts';

/** subsidies.kind: what a benefit does to what a family pays. */
export const subsidyKind = codeList({
  discount: [1, 'その場で割引'],
  refund: [2, 'あとで戻る'],
  ownTariff: [3, '別の料金'],
});
export type SubsidyKind = CodeOf<typeof subsidyKind>;

/** subsidies.giver: who pays it, and whom it is claimed from. */
export const subsidyGiver = codeList({ municipality: [1, '自治体'], employer: [2, '勤務先'] });

/** Where a limit begins anew; nothing is carried over. A year is the school year. */
export const limitPeriod = codeList({ month: [1, '1か月'], year: [2, '年度(4月から翌年3月)'] });

/** What a cancellation after the free time uses up of the hours that were reserved. */
export const lateCancelUse = codeList({ nothing: [1, '減りません'], reserved: [2, '予約した時間が減ります'] });

/** The class of a household's reduction, without a word about why. */
export const reductionClass = codeList({
  none: [0, 'なし'],
  a: [1, '区分1'],
  b: [2, '区分2'],
  c: [3, '区分3'],
  d: [4, '区分4'],
});
export type ReductionClass = CodeOf<typeof reductionClass>;
