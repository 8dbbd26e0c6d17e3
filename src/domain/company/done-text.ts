import { withSan } from '../text/called-name.ts';
import type { Instant } from '../time.ts';
import { formatMoment, formatTime } from '../time-format.ts';

/** What somebody did, as a colleague says it. By the function's name, as the audit log knows it. */
const done: Readonly<Record<string, string>> = {
  staffApproveReserve: '承認しました',
  staffRejectReserve: 'お断りしました',
  staffUndoAnswer: '回答を取り消しました',
  staffCancelReserve: '予約をキャンセルしました',
  staffUpdateReserve: '予約を変更しました',
  staffCheckIn: '登園にしました',
  staffCheckOut: '降園にしました',
  staffNoShow: '来園なしにしました',
  staffUndoCheck: '登降園を元に戻しました',
  staffSettleChildcare: '精算しました',
  staffRetrySettlement: 'もう一度決済しました',
  staffRecordCash: '現金で受け取りました',
  staffWriteOff: '請求を取り消しました',
  staffCorrectChildcare: '料金を訂正しました',
  staffCloseDay: '締めました',
  staffReopenDay: '締めを解除しました',
  staffAnswerFeeWaiver: '免除の申請に回答しました',
};

export type DoneAct = { name: string; action: string; created_at: Instant; today: boolean };

/** 「藤井さんが13:05に承認しました。」 On an earlier day with the day. */
export const doneText = ({ name, action, created_at, today }: DoneAct): string =>
  `${withSan(name)}が${today ? formatTime(created_at) : formatMoment(created_at)}に${done[action] ?? '変更しました'}。`;
