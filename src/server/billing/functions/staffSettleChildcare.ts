import { childcareSettlement } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { clearSettleDue, lockChildcare, setDiscount } from '../../attendance/store/childcares.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { rulesOn } from '../../reserves/store/reserve-facts.ts';
import { audited } from '../../store/audit.ts';
import { settledAlready } from '../claim-target.ts';
import { requireDiscountWithin } from '../discount-limit.ts';
import { enqueueSettlement } from '../settle.ts';

/** Settles a finished stay now, with a discount and its reason if there is one; charged by the same idempotent job. */
export const staffSettleChildcare = implement(
  'staffSettleChildcare',
  async ({ clock, database, account }, input, acting) => {
    const { childcare_id, others_discount_amount, others_discount_reason } = input;
    if (others_discount_amount > 0 && others_discount_reason === '') {
      throw new Refusal('discount_reason_required', { fields: ['others_discount_reason'] });
    }
    const total_amount = await database.transaction(clock.now(), async (tx) => {
      const childcare = await lockChildcare(tx, childcare_id);
      if (childcare === null || !mayActIn(account, childcare.branch_id)) throw new Refusal('not_found');
      if (childcare.end_datetime === null) throw new Refusal('transition_refused');
      if (childcare.status !== childcareSettlement.code.toSettle || childcare.charged)
        throw await settledAlready(tx, { kind: 'childcare', id: childcare_id });
      if (others_discount_amount > childcare.total_amount + childcare.others_discount_amount) {
        throw new Refusal('input_error', { fields: ['others_discount_amount'] });
      }
      const { settings } = await rulesOn(tx, tokyoDateOf(childcare.start_datetime));
      requireDiscountWithin(account, settings, {
        bill: childcare.total_amount + childcare.others_discount_amount,
        discount: others_discount_amount,
        before: childcare.others_discount_amount,
      });
      const { branch_id } = childcare;
      const change = { account: acting, branch_id, table_name: 'childcares' } as const;
      const record = { ...change, record_id: childcare_id, reason: others_discount_reason };
      const total = await audited(tx, record, () =>
        setDiscount(tx, childcare_id, others_discount_amount, others_discount_reason, account.id),
      );
      await clearSettleDue(tx, childcare_id);
      await enqueueSettlement(tx, { kind: 'childcare', id: childcare_id });
      return total;
    });
    return { status: 'OK', childcare_id, total_amount, childcare_settlement: 1 };
  },
);
