import pg from 'pg';
import { writeLedgers, writeLines } from '../../db/seed/money/ledgers.ts';

/** 天神おひさま園: no spec counts what its desk has behind it. */
export const quietBranch = 14;

/**
 * 佐藤's nine past stays, her tickets and everything she paid, once more for a family of a test's own (made like 佐藤), straight
 * into the database. All of it in the first half of November, a day apart: earlier months are closed or about to be. A stay
 * stands with the children of the same names; no payment has a counterpart at the payment provider.
 */
export async function givePast(email: string): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `create temporary table family on commit drop as
       select mine.id, theirs.id as theirs from customers mine, customers theirs
       where mine.email = $1 and theirs.uid = 'demo-sato'`,
      [email],
    );
    for (const step of steps) await client.query(step);
    await writeLines(client);
    const stays = await client.query<{ reserve_id: number }>('select reserve_id from stay');
    const books = await client.query<{ ticket_id: number }>('select ticket_id from book');
    await writeLedgers(client, {
      reserve_ids: stays.rows.map(({ reserve_id }) => reserve_id),
      ticket_ids: books.rows.map(({ ticket_id }) => ticket_id),
    });
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** The newest on the 15th. */
const day = (newest_first: string) => `date '2026-11-16' - row_number() over (order by ${newest_first} desc)::integer`;
const next = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))::integer`;
const reserveFlags = `breakfast_support_flag, lunch_support_flag, supper_support_flag`;
const amounts = `childcare_amount, after_business_amount, current_day_amount, holiday_amount, meal_support_amount,
  zero_year_old_amount, tickets_discount_amount, others_discount_amount, others_discount_reason, total_amount,
  number_of_tickets_used, status`;

const steps = [
  `create temporary table stay on commit drop as
   select r.id as theirs, u.id as their_childcare, ${next('reserves')} as reserve_id, ${next('childcares')} as childcare_id,
     (${day('r.start_datetime')} - r.reserve_date) * interval '1 day' as later
   from family f join reserves r on r.customer_id = f.theirs join childcares u on u.reserve_id = r.id`,
  `insert into reserves (id, branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
     ${reserveFlags}, current_day_flag, holiday_flag, after_business_hours, pick_up_name, pick_up_tel, reserve_amount,
     amount_lines, plan_type_id, use_tickets, reminded_datetime, created_at)
   select s.reserve_id, ${quietBranch}, f.id, start_datetime + later, end_datetime + later, approval_status, childcare_status,
     ${reserveFlags}, current_day_flag, holiday_flag, after_business_hours, pick_up_name, pick_up_tel, reserve_amount,
     amount_lines, plan_type_id, use_tickets, reminded_datetime, created_at
   from family f, stay s join reserves r on r.id = s.theirs`,
  `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag, ${reserveFlags},
     attendance_status, arrived_datetime, left_datetime)
   select s.reserve_id, mine.id, d.date_of_birth, zero_year_old_flag, schoolchild_flag, ${reserveFlags},
     attendance_status, arrived_datetime + later, left_datetime + later
   from family f, stay s join reserve_details d on d.reserve_id = s.theirs join children theirs on theirs.id = d.child_id,
     children mine where mine.customer_id = f.id and mine.name = theirs.name order by d.id`,
  `insert into childcares (id, reserve_id, branch_id, customer_id, start_datetime, end_datetime, amount_lines, ${amounts})
   select s.childcare_id, s.reserve_id, ${quietBranch}, f.id, start_datetime + later, end_datetime + later, amount_lines, ${amounts}
   from family f, stay s join childcares u on u.id = s.their_childcare`,
  `create temporary table book on commit drop as
   select t.id as theirs, ${next('tickets')} as ticket_id from family f join tickets t on t.customer_id = f.theirs`,
  `insert into tickets (id, customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime)
   select b.ticket_id, f.id, ticket_price_id, number, remaining, '2026-11-01', date '2026-11-01' + (expiry_date - purchase_date),
     '2026-11-01T03:15:00Z'
   from family f, book b join tickets t on t.id = b.theirs`,
  `insert into ticket_uses (ticket_id, childcare_id, number)
   select b.ticket_id, s.childcare_id, u.number
   from ticket_uses u join book b on b.theirs = u.ticket_id join stay s on s.their_childcare = u.childcare_id`,
  `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, remarks, reserve_id,
     childcare_id, ticket_id)
   select f.id, case when s.reserve_id is not null then ${quietBranch} end, p.amount,
     (${day('p.payment_datetime')} + time '17:00') at time zone 'Asia/Tokyo', payment_method, payment_type, remarks,
     s.reserve_id, s.childcare_id, b.ticket_id
   from family f join payments p on p.customer_id = f.theirs left join stay s on s.their_childcare = p.childcare_id
     left join book b on b.theirs = p.ticket_id
   where payment_type <> 5`,
];
