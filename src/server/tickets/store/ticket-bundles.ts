import type { TicketBundle } from '../../../domain/billing/childcare-amount.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/**
 * Bundles with a ticket left, locked in one order: two check-outs at once do not spend the same ticket. Which of them are
 * valid on the day is decided by applyTickets.
 */
export async function lockTickets(tx: Transaction, customer_id: number): Promise<TicketBundle[]> {
  const { rows } = await tx.query<TicketBundle>(`${bundles} for no key update of t`, [customer_id]);
  return rows;
}

const bundles = `select t.id, t.purchase_date, t.expiry_date, t.remaining, t.number, coalesce(p.price, 0) as price
  from tickets t left join ticket_prices p on p.id = t.ticket_price_id
  where t.customer_id = $1 and t.remaining > 0 order by t.purchase_date, t.id`;

/** To show what they would do; promises nothing. */
export async function readTickets(db: Queryable, customer_id: number): Promise<TicketBundle[]> {
  const { rows } = await db.query<TicketBundle>(bundles, [customer_id]);
  return rows;
}
