import type pg from 'pg';

/** A bill that was corrected before it was charged, and a fee a manager let go; neither moved any money. */
export async function seedCorrections(client: pg.Client): Promise<void> {
  await client.query(
    `insert into childcare_corrections (childcare_id, account_id, reason, before, after, before_amount, after_amount,
       difference, payment_method, status, idempotency_key, created_at)
     select u.id, a.id, 'お迎えの時刻の入力の誤り', bill.row || jsonb_build_object('total_amount', u.total_amount + 275),
       bill.row, u.total_amount + 275, u.total_amount, 0, 1, 8, '00000000-0000-4000-8000-00000000c0de', u.end_datetime
     from (select * from childcares where branch_id = 4 and status = 2 order by id limit 1) u
     cross join (select id from accounts where role = 1 order by id limit 1) a
     cross join lateral (select jsonb_build_object('children', '[]'::jsonb, 'amount_lines', u.amount_lines,
       'tickets_discount_amount', u.tickets_discount_amount, 'number_of_tickets_used', u.number_of_tickets_used,
       'others_discount_amount', u.others_discount_amount, 'others_discount_reason', u.others_discount_reason,
       'no_show_fee', 0, 'total_amount', u.total_amount) as row) bill`,
  );
  await client.query(
    `with let_go as (
       update reserve_cancellations x set cancel_amount = 1100, cancel_settlement_status = 4
       from reserves r where x.id = (select y.id from reserve_cancellations y join reserves q on q.id = y.reserve_id
         where y.cancel_settlement_status = 0 and q.branch_id not in (2, 3) order by y.id limit 1) and r.id = x.reserve_id
       returning x.id, r.id as reserve_id, r.branch_id, r.customer_id, x.cancel_datetime
     )
     insert into write_offs (reserve_cancellation_id, reserve_id, branch_id, customer_id, account_id, amount, reason, created_at)
     select l.id, l.reserve_id, l.branch_id, l.customer_id, a.id, 1100, 'ご家族の入院のため', l.cancel_datetime
     from let_go l cross join (select id from accounts where role = 1 order by id limit 1) a`,
  );
}
