import type { FunctionOk, FunctionPayload } from '../../../../../contract/functions/functions.ts';
import { cancelCause } from '../../../../../domain/codes.ts';
import { parseTime } from '../../../../../domain/time.ts';

export type CorrectionPreview = FunctionOk<'staffPreviewCorrection'>;
type Child = CorrectionPreview['after']['children'][number];
export type CorrectionDraft = {
  children: readonly Child[];
  others_discount_amount: string;
  others_discount_reason: string;
  earlier_refunds: 'included' | 'kept' | null;
};

/** The current bill; a no-show as it was planned. */
export const draftOf = ({ after }: CorrectionPreview): CorrectionDraft => ({
  children: after.children,
  others_discount_amount: after.others_discount_amount > 0 ? String(after.others_discount_amount) : '',
  others_discount_reason: after.others_discount_reason,
  earlier_refunds: null,
});

export const absenceOptions = cancelCause.options.filter(({ key }) => Number(key) !== cancelCause.code.family);

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** How the day was and what is taken off, as it is sent. */
const corrected = (draft: CorrectionDraft) => ({
  children: draft.children.map((child) => ({
    child_id: child.child_id,
    came_flag: flag(child.came_flag),
    absent_cause: child.absent_cause,
    start_time: child.came_flag ? child.start_time : null,
    end_time: child.came_flag ? child.end_time : null,
    breakfast_support_flag: flag(child.breakfast_support_flag),
    lunch_support_flag: flag(child.lunch_support_flag),
    supper_support_flag: flag(child.supper_support_flag),
  })),
  others_discount_amount: Number(draft.others_discount_amount || 0),
  others_discount_reason: draft.others_discount_reason,
  ...(draft.earlier_refunds !== null && { earlier_refunds: draft.earlier_refunds }),
});

export const lacksDiscountReason = ({ others_discount_amount: amount, others_discount_reason }: CorrectionDraft) =>
  Number(amount || 0) > 0 && others_discount_reason.trim() === '';

/** What is asked of the server; null while a time is half typed or the discount has no reason yet. */
export function correctionInput(
  reserve_id: number,
  draft: CorrectionDraft,
): FunctionPayload<'staffPreviewCorrection'> | null {
  const typed = draft.children.every(
    ({ came_flag, start_time, end_time }) =>
      !came_flag || (parseTime(start_time) !== null && parseTime(end_time) !== null),
  );
  const whole = Number.isInteger(Number(draft.others_discount_amount || 0));
  return typed && whole && !lacksDiscountReason(draft) ? { reserve_id, ...corrected(draft) } : null;
}

/** What is saved: the correction with the amounts that were shown. A time that was not typed is wrong, not left out. */
export const correctionToSave = (
  reserve_id: number,
  { reason, payment_method, ...draft }: CorrectionDraft & { reason: string; payment_method: number },
  quoted: CorrectionPreview | undefined,
) => ({
  reserve_id,
  ...corrected(draft),
  reason,
  payment_method,
  quoted_total: quoted?.after.total_amount,
  quoted_difference: quoted?.difference,
});
