import { mayActIn } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { rowOf, writeAudit } from '../../store/audit.ts';
import { insertRefund, lockPayment } from '../store/refunds.ts';

/** A manager gives money back, in whole or in part; the job asks Stripe and writes the books. */
export const staffRefundPayment = implement(
  'staffRefundPayment',
  async ({ clock, database, account }, input, acting) => {
    const { payment_id, amount, reason, idempotency_key } = input;
    const content_hash = contentHash(input);
    await database.transaction(clock.now(), async (tx) => {
      const payment = await lockPayment(tx, payment_id);
      if (payment === null || !mayActIn(account, payment.branch_id ?? 0)) throw new Refusal('not_found');
      const row = { payment_id, account_id: account.id, amount, reason, idempotency_key, content_hash };
      const refund = await insertRefund(tx, row);
      if (refund.id === null) return refuseOtherContent(refund.content_hash, content_hash);
      const refund_id = refund.id;
      if (amount > payment.refundable_amount) throw new Refusal('refund_too_large', { fields: ['amount'] });
      const branch_id = payment.branch_id ?? account.branch_id;
      const change = { account: acting, branch_id, table_name: 'refunds', reason } as const;
      await writeAudit(tx, change, refund_id, null, await rowOf(tx, 'refunds', refund_id));
      await enqueue(tx, 'refundPayment', { refund_id }, { key: `refund ${refund_id}` });
    });
    return { status: 'OK', payment_id };
  },
);
