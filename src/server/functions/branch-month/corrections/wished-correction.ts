import type { FunctionInput } from '../../../../contract/functions/functions.ts';
import type { WishedCorrection } from '../../../branch-desk/corrections/plan-correction.ts';
import type { Account } from '../../../store/sign-in/accounts.ts';

/** The same wish for the preview and for the save. */
export function wishOf(
  input: FunctionInput<'staffPreviewCorrection'>,
  { account, now }: { account: Account; now: Date },
): WishedCorrection {
  const { reserve_id, others_discount_amount, others_discount_reason, earlier_refunds } = input;
  const children = input.children?.map(({ child_id, start_time, end_time, ...flags }) => ({
    child_id,
    start_time,
    end_time,
    came_flag: flags.came_flag === 1,
    breakfast_support_flag: flags.breakfast_support_flag === 1,
    lunch_support_flag: flags.lunch_support_flag === 1,
    supper_support_flag: flags.supper_support_flag === 1,
  }));
  return { now, account, reserve_id, children, others_discount_amount, others_discount_reason, earlier_refunds };
}
