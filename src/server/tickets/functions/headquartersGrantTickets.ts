import { longestFreeTicket } from '../../../domain/tickets/ticket-care.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { addRow } from '../../edit-row.ts';
import { requireLivingCustomer } from '../../membership/living-customer.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import { notify } from '../../notifying/notify.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { freeTicketsByKey, insertFreeTickets } from '../store/ticket-care.ts';

/** Free tickets, with a reason; no money moves, and the family sees that they were given. */
export const headquartersGrantTickets = implement(
  'headquartersGrantTickets',
  async ({ account, clock, database }, input, acting) => {
    const { customer_id, number, expiry_date, reason, idempotency_key: key } = input;
    const today = tokyoDateOf(clock.now());
    if (expiry_date < today || expiry_date > longestFreeTicket(today)) {
      const details = [{ path: 'expiry_date', message: '今日から1年以内の日にしてください。' }];
      return refuse('input_error', { fields: ['expiry_date'], details });
    }
    const content_hash = contentHash(input);
    const ticket_id = await database.transaction(clock.now(), async (tx) => {
      await holdCustomer(tx, customer_id);
      await requireLivingCustomer(tx, customer_id);
      const again = await freeTicketsByKey(tx, customer_id, key);
      if (again !== null) {
        refuseOtherContent(again.content_hash, content_hash);
        return again.id;
      }
      const change = { account: acting, branch_id: account.branch_id, reason };
      const id = await addRow(tx, { ...change, table_name: 'tickets' }, async () => {
        const granted = { customer_id, number, today, expiry_date, reason, account_id: account.id, key, content_hash };
        const id = await insertFreeTickets(tx, granted);
        if (id === null) throw new Refusal('stale_status');
        return id;
      });
      const data = { number, expiry_date };
      await notify(tx, { customer_id, kind: 'tickets_granted', data, occurrence: `ticket-${id}` });
      return id;
    });
    return { status: 'OK', ticket_id };
  },
);
