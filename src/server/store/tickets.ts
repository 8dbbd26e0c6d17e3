import type { TokyoDate } from '../../domain/time.ts';
import type { Queryable, Tx } from './database.ts';

export interface TicketPrice {
  id: number;
  name: string;
  number: number;
  price: number;
  valid_days: number;
}

/** What a number of tickets costs today: the newest row of that number in force. */
export async function ticketPriceInForce(db: Queryable, id: number, today: TokyoDate): Promise<TicketPrice | null> {
  const { rows } = await db.query<TicketPrice>(
    `select p.id, p.name, p.number, p.price, p.valid_days from ticket_prices p
     where p.id = $1 and p.adaptation_date = (
       select max(q.adaptation_date) from ticket_prices q where q.number = p.number and q.adaptation_date <= $2)`,
    [id, today],
  );
  return rows[0] ?? null;
}

/** A purchase with its charge: the ticket row holds nothing until the charge has succeeded. */
export interface TicketPurchase {
  ticket_id: number;
  customer_id: number;
  ticket_price_id: number;
  number: number;
  expiry_date: TokyoDate;
  payment_intent_id: number;
  amount: number;
  status: 'created' | 'succeeded' | 'failed';
  name: string;
  content_hash: string | null;
}

const purchase = `select t.id as ticket_id, t.customer_id, t.ticket_price_id, t.number, t.expiry_date, t.content_hash,
    i.id as payment_intent_id, i.amount, i.status, p.name
  from tickets t join payment_intents i on i.ticket_id = t.id join ticket_prices p on p.id = t.ticket_price_id`;

export async function purchaseByKey(db: Queryable, customerId: number, key: string): Promise<TicketPurchase | null> {
  const { rows } = await db.query<TicketPurchase>(
    `${purchase} where t.customer_id = $1 and t.idempotency_key = $2 order by i.attempt desc limit 1`,
    [customerId, key],
  );
  return rows[0] ?? null;
}

/** By the row that was charged; null once it was dropped. */
export async function purchaseByIntent(db: Queryable, payment_intent_id: number): Promise<TicketPurchase | null> {
  const { rows } = await db.query<TicketPurchase>(`${purchase} where i.id = $1`, [payment_intent_id]);
  return rows[0] ?? null;
}

export async function purchasesLeftOpen(db: Queryable, before: Date): Promise<TicketPurchase[]> {
  const { rows } = await db.query<TicketPurchase>(`${purchase} where i.status = 'created' and i.created_at < $1`, [
    before,
  ]);
  return rows;
}

export async function beginPurchase(
  tx: Tx,
  customerId: number,
  price: TicketPrice,
  bought: { key: string; content_hash: string; today: TokyoDate; expiry_date: TokyoDate },
): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, idempotency_key,
       content_hash)
     values ($1, $2, $3, 0, $4, $5, $6, $7) on conflict (customer_id, idempotency_key) do nothing returning id`,
    [customerId, price.id, price.number, bought.today, bought.expiry_date, bought.key, bought.content_hash],
  );
  const [ticket] = rows;
  if (ticket === undefined) return;
  await tx.query('insert into payment_intents (customer_id, payment_type, ticket_id, amount) values ($1, 4, $2, $3)', [
    customerId,
    ticket.id,
    price.price,
  ]);
}

/** Paid: the tickets can be used and the payment is in the history. Once, whoever comes first. */
export async function completePurchase(tx: Tx, done: TicketPurchase, stripePaymentIntentId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update payment_intents set status = 'succeeded', stripe_payment_intent_id = $2
     where id = $1 and status = 'created'`,
    [done.payment_intent_id, stripePaymentIntentId],
  );
  if (rowCount === 0) return false;
  await tx.query('update tickets set remaining = number where id = $1', [done.ticket_id]);
  await tx.query(
    `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type, remarks,
       stripe_payment_intent_id, ticket_id)
     values ($1, $2, app.now(), 1, 4, $3, $4, $5)`,
    [done.customer_id, done.amount, done.name, stripePaymentIntentId, done.ticket_id],
  );
  return true;
}

/** Not paid: there are no such tickets. Stripe keeps the trace of the attempt. */
export async function dropPurchase(tx: Tx, dropped: TicketPurchase): Promise<void> {
  const { rowCount } = await tx.query("delete from payment_intents where id = $1 and status = 'created'", [
    dropped.payment_intent_id,
  ]);
  if (rowCount === 1) await tx.query('delete from tickets where id = $1 and remaining = 0', [dropped.ticket_id]);
}
