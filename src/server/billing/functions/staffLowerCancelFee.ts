import { requireBranch } from '../../auth/branch-access.ts';
import { implement, refuse } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { readReserve } from '../../reserves/store/reserves.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { audited } from '../../store/audit.ts';
import { lowerFee } from '../lower-fee.ts';
import { goodwillOfKey } from '../store/fee-goodwills.ts';
import { lockSettlement } from '../store/settlements.ts';

/** Goodwill of a manager or of headquarters, with a reason the family reads. */
export const staffLowerCancelFee = implement(
  'staffLowerCancelFee',
  async ({ database, clock, account }, input, acting) => {
    const { reserve_cancellation_id, lowered_amount, reason, idempotency_key } = input;
    const content_hash = contentHash(input);
    return database.transaction(clock.now(), async (tx) => {
      const fee = await lockSettlement(tx, { kind: 'cancellation', id: reserve_cancellation_id });
      if (fee === null) return refuse('not_found');
      requireBranch(account, fee.branch_id);
      const known = await goodwillOfKey(tx, idempotency_key);
      if (known !== null) {
        refuseOtherContent(known, content_hash);
        return { status: 'OK' };
      }
      const { branch_id, reserve_id, customer_id } = fee;
      const record = { account: acting, branch_id, table_name: 'reserve_cancellations' } as const;
      const asked = { reserve_cancellation_id, lowered_amount, reason, idempotency_key, content_hash };
      const lowered = await audited(tx, { ...record, record_id: reserve_cancellation_id, reason }, () =>
        lowerFee(tx, fee, { ...asked, account_id: account.id }),
      );
      const reserve = await readReserve(tx, reserve_id);
      if (reserve !== null) {
        const data = { ...reserve, lowered_amount, reason, ...lowered };
        const occurrence = `goodwill-${idempotency_key}`;
        await notify(tx, { customer_id, reserve_id, kind: 'cancel_fee_lowered', data, occurrence });
      }
      return { status: 'OK' };
    });
  },
);
