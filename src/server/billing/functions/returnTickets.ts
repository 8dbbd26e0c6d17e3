import { type ReturnRefusal, ticketReturn } from '../../../domain/tickets/ticket-terms.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { lockCaredTicket, refundByKey, takeRefundedTickets } from '../../tickets/store/ticket-care.ts';
import { ticketTermsOn } from '../../tickets/store/ticket-terms.ts';
import { insertRefund, lockPayment } from '../store/refunds.ts';

/**
 * Ours: unused tickets go back by the terms of the day they were bought. The bundle is locked first, as a check-out locks
 * it: the later one sees what is left. The tickets are taken at once and come back if the refund fails.
 */
export const returnTickets = implement('returnTickets', async ({ clock, customer, database }, input) => {
  const { ticket_id, quoted_amount, idempotency_key } = input;
  const content_hash = contentHash(input);
  const now = clock.now();
  const returned = await database.transaction(now, async (tx) => {
    const ticket = await lockCaredTicket(tx, ticket_id);
    if (ticket === null || ticket.customer_id !== customer.id) throw new Refusal('not_found');
    const again = await refundByKey(tx, ticket_id, idempotency_key);
    if (again !== null) {
      refuseOtherContent(again.content_hash, content_hash);
      return { amount: again.amount, number: ticket.refunded_number };
    }
    const terms = await ticketTermsOn(tx, ticket.purchase_date);
    const answer = ticketReturn(ticket, terms, tokyoDateOf(now));
    if ('refusal' in answer) throw new Refusal(refusalOf[answer.refusal]);
    const payment = ticket.payment_id === null ? null : await lockPayment(tx, ticket.payment_id);
    const amount = Math.min(answer.amount, payment?.refundable_amount ?? 0);
    if (payment === null || amount <= 0) throw new Refusal('ticket_return_nothing');
    if (amount !== quoted_amount) throw new Refusal('quote_changed', { details: { amount } });
    const { number } = answer;
    const row = { payment_id: payment.id, account_id: null, amount, reason: 'ご本人による回数券の返金' };
    const refund = await insertRefund(tx, { ...row, idempotency_key, content_hash });
    // The key belongs to another refund than this bundle's.
    if (refund.id === null) throw new Refusal('key_used_for_other_content');
    const refund_id = refund.id;
    await takeRefundedTickets(tx, ticket_id, refund_id);
    await enqueue(tx, 'refundPayment', { refund_id }, { key: `refund ${refund_id}` });
    const notice = { customer_id: customer.id, kind: 'tickets_refunded' as const, data: { number, amount } };
    await notify(tx, { ...notice, occurrence: `refund-${refund_id}` });
    return { amount, number };
  });
  return { status: 'OK', ...returned };
});

const refusalOf = {
  granted: 'ticket_granted',
  none_left: 'ticket_none_left',
  late: 'ticket_return_late',
  nothing: 'ticket_return_nothing',
} as const satisfies Readonly<Record<ReturnRefusal, string>>;
