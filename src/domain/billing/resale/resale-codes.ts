import { type CodeOf, codeList } from '../../code-list.ts';

/** fee_give_backs.how: the way a cancellation fee comes back. */
export const feeRefundWay = codeList({
  nothing: [1, 'お返しなし'],
  takenOff: [2, 'ご請求から差し引き'],
  card: [3, 'カードへ返金'],
  cash: [4, '園で返金'],
});
export type FeeRefundWay = CodeOf<typeof feeRefundWay>;
