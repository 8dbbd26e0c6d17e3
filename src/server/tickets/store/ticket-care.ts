import { paymentType } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Transaction } from '../../postgres/database.ts';

/** A bundle with what headquarters may do about it. */
interface CaredTicket {
  id: number;
  customer_id: number;
  number: number;
  remaining: number;
  refunded_number: number;
  purchase_date: TokyoDate;
  expiry_date: TokyoDate;
  granted_flag: boolean;
  /** Zero for granted ones. */
  price: number;
  /** The payment that bought them. */
  payment_id: number | null;
}

export async function lockCaredTicket(tx: Transaction, id: number): Promise<CaredTicket | null> {
  const { rows } = await tx.query<CaredTicket>(
    `select t.id, t.customer_id, t.number, t.remaining, t.refunded_number, t.purchase_date, t.expiry_date, t.granted_flag,
       coalesce(p.price, 0) as price,
       (select x.id from payments x where x.ticket_id = t.id and x.payment_type = ${paymentType.code.tickets}
          and x.reverses_payment_id is null order by x.id limit 1) as payment_id
     from tickets t left join ticket_prices p on p.id = t.ticket_price_id
     where t.id = $1 and t.paid_datetime is not null for no key update of t`,
    [id],
  );
  return rows[0] ?? null;
}

/** Free of charge; null where the same click has given them already. */
export async function insertFreeTickets(
  tx: Transaction,
  freeTickets: {
    customer_id: number;
    number: number;
    today: TokyoDate;
    expiry_date: TokyoDate;
    reason: string;
    account_id: number;
    key: string;
    content_hash: string;
  },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into tickets (customer_id, number, remaining, purchase_date, expiry_date, paid_datetime, grant_reason,
       granted_account_id, idempotency_key, content_hash)
     values ($1, $2, $2, $3, $4, app.now(), $5, $6, $7, $8)
     on conflict (customer_id, idempotency_key) do nothing returning id`,
    [
      freeTickets.customer_id,
      freeTickets.number,
      freeTickets.today,
      freeTickets.expiry_date,
      freeTickets.reason,
      freeTickets.account_id,
      freeTickets.key,
      freeTickets.content_hash,
    ],
  );
  const [given] = rows;
  if (given === undefined) return null;
  touchLedgers(tx, { ticket_id: given.id });
  return given.id;
}

export async function freeTicketsByKey(tx: Transaction, customer_id: number, key: string) {
  const { rows } = await tx.query<{ id: number; content_hash: string | null }>(
    'select id, content_hash from tickets where customer_id = $1 and idempotency_key = $2',
    [customer_id, key],
  );
  return rows[0] ?? null;
}

export async function setTicketExpiry(tx: Transaction, id: number, expiry_date: TokyoDate): Promise<void> {
  await tx.query('update tickets set expiry_date = $2 where id = $1', [id, expiry_date]);
  touchLedgers(tx, { ticket_id: id });
}

/** The refund that the same click asked for already, of this bundle. */
export async function refundByKey(tx: Transaction, ticket_id: number, key: string) {
  const { rows } = await tx.query<{ amount: number; content_hash: string | null }>(
    `select f.amount, f.content_hash from refunds f join payments p on p.id = f.payment_id
     where p.ticket_id = $1 and f.idempotency_key = $2`,
    [ticket_id, key],
  );
  return rows[0] ?? null;
}

/** The unused ones leave with their refund. */
export async function takeRefundedTickets(tx: Transaction, id: number, refund_id: number): Promise<void> {
  await tx.query(
    'update tickets set refund_id = $2, refunded_number = remaining, remaining = 0 where id = $1 and remaining > 0',
    [id, refund_id],
  );
  touchLedgers(tx, { ticket_id: id });
}

/** The money did not go after all: the tickets are the family's again. */
export async function returnRefundedTickets(tx: Transaction, refund_id: number): Promise<void> {
  const { rows } = await tx.query<{ ticket_id: number }>(
    `update tickets set remaining = remaining + refunded_number, refunded_number = 0, refund_id = null
     where refund_id = $1 returning id as ticket_id`,
    [refund_id],
  );
  touchLedgers(tx, ...rows);
}
