import { latestExpiry } from '../../../domain/tickets/ticket-care.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { requireLivingCustomer } from '../../membership/living-customer.ts';
import { notify } from '../../notifying/notify.ts';
import { lockCaredTicket, setTicketExpiry } from '../store/ticket-care.ts';

/** A later last day: for sold tickets within six months of the sale (domain lastExtension), for granted ones a year. */
export const headquartersExtendTickets = implement(
  'headquartersExtendTickets',
  async ({ account, clock, database }, { ticket_id, version, expiry_date, reason }, acting) => {
    const today = tokyoDateOf(clock.now());
    await database.transaction(clock.now(), async (tx) => {
      const ticket = await lockCaredTicket(tx, ticket_id);
      if (ticket === null || ticket.remaining === 0) throw new Refusal('not_found');
      const { customer_id, remaining: number } = ticket;
      await requireLivingCustomer(tx, customer_id);
      if (expiry_date > latestExpiry(ticket, today)) {
        throw new Refusal('ticket_extension_limit', { fields: ['expiry_date'] });
      }
      if (expiry_date < today || expiry_date <= ticket.expiry_date) {
        const details = [{ path: 'expiry_date', message: 'いまの期限より後の日にしてください。' }];
        throw new Refusal('input_error', { fields: ['expiry_date'], details });
      }
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'tickets',
        record_id: ticket_id,
        version,
        reason,
      } as const;
      await editRow(tx, change, () => setTicketExpiry(tx, ticket_id, expiry_date));
      const data = { number, expiry_date };
      await notify(tx, {
        customer_id,
        kind: 'tickets_extended',
        data,
        occurrence: `ticket-${ticket_id}-${expiry_date}`,
      });
    });
    return { status: 'OK' };
  },
);
