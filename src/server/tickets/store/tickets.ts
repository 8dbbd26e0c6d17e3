import { childcareStatus } from '../../../domain/codes.ts';
import type { TicketStay } from '../../../domain/tickets/planned-tickets.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export interface TicketPrice {
  id: number;
  name: string;
  number: number;
  price: number;
  valid_days: number;
}

/** Tickets that are sold now. */
export async function soldTickets(db: Queryable, id: number): Promise<TicketPrice | null> {
  const { rows } = await db.query<TicketPrice>(
    'select id, name, number, price, valid_days from view_ticket_prices where sold_flag and id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** The family's stays not settled yet, which their tickets are planned for. Excludes an upcoming stay whose time is over. */
export async function openTicketStays(db: Queryable, customer_id: number): Promise<TicketStay[]> {
  const { rows } = await db.query<TicketStay>(
    `select id, start_datetime, amount_lines as lines, use_tickets as choice from reserves
     where customer_id = $1 and live and (childcare_status = ${childcareStatus.code.present}
       or childcare_status = ${childcareStatus.code.upcoming} and end_datetime > app.now())
     order by start_datetime, id`,
    [customer_id],
  );
  return rows;
}

/** Bought tickets: written before the card is charged, usable once it was. */
export interface TicketPurchase {
  ticket_id: number;
  customer_id: number;
  ticket_price_id: number;
  name: string;
  number: number;
  price: number;
  expiry_date: TokyoDate;
  paid: boolean;
  content_hash: string | null;
}

const purchase = `select t.id as ticket_id, t.customer_id, t.ticket_price_id, p.name, t.number, p.price, t.expiry_date,
    t.paid_datetime is not null as paid, t.content_hash
  from tickets t join ticket_prices p on p.id = t.ticket_price_id`;

export async function lockPurchaseByKey(
  tx: Transaction,
  customerId: number,
  key: string,
): Promise<TicketPurchase | null> {
  const { rows } = await tx.query<TicketPurchase>(
    `${purchase} where t.customer_id = $1 and t.idempotency_key = $2 for no key update of t`,
    [customerId, key],
  );
  return rows[0] ?? null;
}

export async function lockPurchase(tx: Transaction, ticket_id: number): Promise<TicketPurchase | null> {
  const { rows } = await tx.query<TicketPurchase>(`${purchase} where t.id = $1 for no key update of t`, [ticket_id]);
  return rows[0] ?? null;
}

/** Once per key: a second click finds the first one's row. */
export async function insertPurchase(
  tx: Transaction,
  customerId: number,
  price: TicketPrice,
  bought: { key: string; content_hash: string; today: TokyoDate; expiry_date: TokyoDate },
): Promise<void> {
  await tx.query(
    `insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, idempotency_key,
       content_hash)
     values ($1, $2, $3, 0, $4, $5, $6, $7) on conflict (customer_id, idempotency_key) do nothing`,
    [customerId, price.id, price.number, bought.today, bought.expiry_date, bought.key, bought.content_hash],
  );
}

export async function addTickets(tx: Transaction, ticket_id: number): Promise<void> {
  await tx.query(
    'update tickets set remaining = number, paid_datetime = app.now() where id = $1 and paid_datetime is null',
    [ticket_id],
  );
  touchLedgers(tx, { ticket_id });
}
