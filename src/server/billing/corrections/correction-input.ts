import type { EarlierRefunds } from '../../../domain/billing/bill/correction.ts';
import type { Account } from '../../auth/store/accounts.ts';
import type { CorrectedChildInput, CorrectionInput } from './plan-correction.ts';

type Flags = 'came_flag' | 'breakfast_support_flag' | 'lunch_support_flag' | 'supper_support_flag';
/** As the contract gives it: flags are numbers. */
type SentChild = Omit<CorrectedChildInput, Flags> & Record<Flags, 0 | 1>;
interface SentCorrection {
  reserve_id: number;
  children?: readonly SentChild[] | undefined;
  others_discount_amount?: number | undefined;
  others_discount_reason?: string | undefined;
  earlier_refunds?: EarlierRefunds | undefined;
}

/** The same wish for the preview and for the save. */
export function correctionInputOf(
  input: SentCorrection,
  { account, now }: { account: Account; now: Date },
): CorrectionInput {
  const { reserve_id, others_discount_amount, others_discount_reason, earlier_refunds } = input;
  const children = input.children?.map(({ child_id, absent_cause, start_time, end_time, ...flags }) => ({
    child_id,
    absent_cause,
    start_time,
    end_time,
    came_flag: flags.came_flag === 1,
    breakfast_support_flag: flags.breakfast_support_flag === 1,
    lunch_support_flag: flags.lunch_support_flag === 1,
    supper_support_flag: flags.supper_support_flag === 1,
  }));
  return { now, account, reserve_id, children, others_discount_amount, others_discount_reason, earlier_refunds };
}
