import { unusedShare } from '../../../domain/tickets/ticket-care.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { audited, rowOf, writeAudit } from '../../store/audit.ts';
import { lockCaredTicket, takeRefundedTickets } from '../../tickets/store/ticket-care.ts';
import { insertRefund, lockPayment } from '../store/refunds.ts';

/**
 * The unused share of sold tickets goes back to the card it came from; the tickets leave at once, and come back if the
 * money does not go (store/refunds failRefund). The job asks Stripe and writes the books.
 */
export const headquartersRefundTickets = implement(
  'headquartersRefundTickets',
  async ({ account, clock, database }, input, acting) => {
    const { ticket_id, quoted_amount, reason, idempotency_key } = input;
    const content_hash = contentHash(input);
    const amount = await database.transaction(clock.now(), async (tx) => {
      const ticket = await lockCaredTicket(tx, ticket_id);
      if (ticket === null) throw new Refusal('not_found');
      const payment = ticket.payment_id === null ? null : await lockPayment(tx, ticket.payment_id);
      if (ticket.granted_flag || payment === null) throw new Refusal('ticket_not_refundable');
      const row = { payment_id: payment.id, account_id: account.id, amount: quoted_amount, reason };
      const refund = await insertRefund(tx, { ...row, idempotency_key, content_hash });
      if (refund.id === null) {
        refuseOtherContent(refund.content_hash, content_hash);
        return quoted_amount;
      }
      const amount = Math.min(unusedShare(ticket), payment.refundable_amount);
      if (amount === 0) throw new Refusal('ticket_not_refundable');
      if (amount !== quoted_amount) throw new Refusal('quote_changed', { details: { amount } });
      const refund_id = refund.id;
      const change = { account: acting, branch_id: account.branch_id, reason };
      await writeAudit(
        tx,
        { ...change, table_name: 'refunds' },
        refund_id,
        null,
        await rowOf(tx, 'refunds', refund_id),
      );
      await audited(tx, { ...change, table_name: 'tickets', record_id: ticket_id }, () =>
        takeRefundedTickets(tx, ticket_id, refund_id),
      );
      await enqueue(tx, 'refundPayment', { refund_id }, { key: `refund ${refund_id}` });
      const { customer_id, remaining: number } = ticket;
      const data = { number, amount };
      await notify(tx, { customer_id, kind: 'tickets_refunded', data, occurrence: `refund-${refund_id}` });
      return amount;
    });
    return { status: 'OK', amount };
  },
);
