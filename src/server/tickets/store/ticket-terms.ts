import type { PriceLine } from '../../../domain/billing/pricing.ts';
import { customerStatus } from '../../../domain/codes.ts';
import type { TicketTerms } from '../../../domain/tickets/ticket-terms.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { TicketPrice } from './tickets.ts';

const { accountDeleted } = customerStatus.code;

/** The terms of tickets in force on a day; null before the first. */
export async function ticketTermsOn(db: Queryable, day: TokyoDate): Promise<TicketTerms | null> {
  const { rows } = await db.query<TicketTerms>('select * from app.ticket_terms_on($1)', [day]);
  return rows[0] ?? null;
}

/** Every kind of bundle on sale. */
export async function bundlesOnSale(db: Queryable): Promise<TicketPrice[]> {
  const { rows } = await db.query<TicketPrice>(
    'select id, name, number, price, valid_days from view_ticket_prices where sold_flag order by number, id',
  );
  return rows;
}

/** The lines of each stay of a family that began on or after `from` and is over, also under numbers merged into it. */
export async function linesOfStays(
  db: Queryable,
  customer_id: number,
  from: TokyoDate,
): Promise<(readonly PriceLine[])[]> {
  const { rows } = await db.query<{ amount_lines: readonly PriceLine[] }>(
    `select c.amount_lines from childcares c
     where (c.customer_id = $1 or c.customer_id in (
         select from_customer_id from customer_merges where into_customer_id = $1))
       and c.end_datetime is not null and c.start_datetime >= $2::date::timestamp at time zone 'Asia/Tokyo'
     order by c.id`,
    [customer_id, from],
  );
  return rows.map(({ amount_lines }) => amount_lines);
}

/** An hour of childcare today with a plan. */
export async function planHour(
  db: Queryable,
  plan_type_id: number | null,
  day: TokyoDate,
): Promise<{ plan_name: string | null; hour: number } | null> {
  const { rows } = await db.query<{ plan_name: string | null; hour: number }>(
    `select p.name as plan_name, greatest(0, u.childcare - coalesce(p.childcare_discount_per_hour, 0)) as hour
     from app.unit_prices_on($2) u left join plan_types p on p.id = $1`,
    [plan_type_id, day],
  );
  return rows[0] ?? null;
}

export async function writeFamilyTicketChoice(
  tx: Transaction,
  customer_id: number,
  use_tickets: boolean | null,
): Promise<void> {
  await tx.query('update customers set use_tickets = $2 where id = $1', [customer_id, use_tickets]);
}

interface ExpiringTickets {
  id: number;
  customer_id: number;
  remaining: number;
  expiry_date: TokyoDate;
  granted_flag: boolean;
  /** Which of the two reminders is due. */
  last: boolean;
}

/** Bundles with tickets left whose last day is near. One that was bought or given that late already needs no reminder. */
export async function expiringTickets(db: Queryable): Promise<ExpiringTickets[]> {
  const { rows } = await db.query<ExpiringTickets>(
    `select t.id, t.customer_id, t.remaining, t.expiry_date, t.granted_flag, d.days = s.last_reminder_days as last
     from tickets t join customers c on c.id = t.customer_id
     cross join app.ticket_terms_on(app.tokyo_today()) s
     cross join lateral (select case when t.expiry_date - s.last_reminder_days <= app.tokyo_today()
       then s.last_reminder_days else s.first_reminder_days end as days) d
     where t.remaining > 0 and t.paid_datetime is not null and c.status <> ${accountDeleted}
       and t.expiry_date >= app.tokyo_today() and t.expiry_date - d.days <= app.tokyo_today()
       and t.purchase_date < t.expiry_date - d.days
     order by t.id`,
  );
  return rows;
}
