import type { SelectStaffWaiversData } from '../../../../../contract/operations/generated.ts';
import { cancelCause } from '../../../../../domain/codes.ts';
import { formatYen } from '../../../../../domain/yen.ts';

export type Waiver = SelectStaffWaiversData['waiting'][number];

/** The same-day line that a refused move costs. */
const lineOf = ({ refused_amount, reserve }: Waiver): number =>
  refused_amount === null ? 0 : Math.max(0, refused_amount - (reserve?.reserve_amount ?? 0));

/** What is let go if the request is granted. */
export const waivedAmount = (waiver: Waiver): number => waiver.fee_amount - waiver.granted_amount + lineOf(waiver);

/** What it is about: a cancellation with its cause, or a move and what it leaves behind. */
export function waiverText(waiver: Waiver): string {
  const { reserve_cancellation: fee, fee_amount, granted_amount, free_move_flag } = waiver;
  if (fee) return `キャンセル(${cancelCause.label(fee.cancel_cause)}) ${formatYen(fee_amount - granted_amount)}`;
  const line = lineOf(waiver);
  const parts = [
    fee_amount > 0 && `変更前のキャンセル料 ${formatYen(fee_amount)}`,
    line > 0 && `当日の追加料金 ${formatYen(line)}`,
    free_move_flag && '無料の日にち変更1回',
  ].filter((part) => part !== false);
  return `園からのお願いによる変更(${parts.join('、')})`;
}
