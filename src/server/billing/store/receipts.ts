import type { PaidForReceipt } from '../../../domain/billing/papers/receipt-paper.ts';
import type { YearLine } from '../../../domain/billing/papers/statement-paper.ts';
import { correctionSettlement } from '../../../domain/staff-codes.ts';
import type { Queryable } from '../../postgres/database.ts';

type ReceiptPaymentRow = PaidForReceipt & {
  readonly customer_id: number;
  readonly branch_id: number | null;
};

const bookLine = `'line', l.line, 'tax', l.tax, 'covered_flag', l.covered_flag, 'child_id', l.child_id, 'amount', l.amount`;

export async function paymentForReceipt(db: Queryable, id: number): Promise<ReceiptPaymentRow | null> {
  const { rows } = await db.query<ReceiptPaymentRow>(
    `select p.id, p.customer_id, c.name as customer_name, p.amount, p.payment_date, p.payment_method, p.payment_type,
       p.remarks, p.branch_id, b.name as branch_name, r.start_datetime, r.end_datetime,
       array(select h.name from reserve_details d join children h on h.id = d.child_id
         where d.reserve_id = r.id order by d.id) as child_names,
       array(select d.child_id from reserve_details d where d.reserve_id = r.id order by d.id) as child_ids,
       coalesce((select jsonb_agg(jsonb_build_object(${bookLine}) order by l.id) from app.payment_lines l
         where l.payment_id = p.id), '[]') as book_lines,
       coalesce((select jsonb_agg(jsonb_build_object(${bookLine}, 'date', l.date) order by l.id)
         from app.payment_lines l join payments x on x.id = l.payment_id where x.refunded_payment_id = p.id), '[]') as refund_lines,
       coalesce((select t.standard_percent from app.tax_settings_on(coalesce(r.reserve_date, p.payment_date)) t), 0) as standard_percent,
       case when k.bill is not null then k.bill
         when u.id is not null then jsonb_build_object('amount_lines', u.amount_lines,
         'number_of_tickets_used', u.number_of_tickets_used, 'others_discount_amount', u.others_discount_amount,
         'others_discount_reason', u.others_discount_reason) end as childcare,
       (select jsonb_build_object('before', x.before, 'after', x.after) from childcare_corrections x
         where x.id = p.childcare_correction_id) as correction,
       coalesce((select -sum(x.amount) from payments x where x.refunded_payment_id = p.id), 0)::integer as refunded_amount,
       (select max(x.payment_date) from payments x where x.refunded_payment_id = p.id) as refunded_date,
       coalesce((select x.fee_reason from reserve_cancellations x where x.reserve_id = p.reserve_id
         order by x.id desc limit 1), '') as fee_reason
     from payments p join customers c on c.id = p.customer_id
     left join childcares u on u.id = p.childcare_id
     -- The stay's own row says what it costs after every correction; the first bill stands with the first correction
     -- that came after its charge.
     left join lateral (select x.before as bill from childcare_corrections x
       where x.childcare_id = u.id and x.status <> ${correctionSettlement.code.withBill} order by x.id limit 1) k on true
     left join reserves r on r.id = coalesce(p.reserve_id, u.reserve_id)
     left join branches b on b.id = coalesce(p.branch_id, r.branch_id)
     where p.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What the family's books say of a calendar year, also under numbers that were merged into this one. */
export async function yearLines(db: Queryable, customer_ids: readonly number[], year: number): Promise<YearLine[]> {
  const { rows } = await db.query<YearLine>(
    `select extract(month from l.date)::integer as month, p.payment_type, h.name as child_name, l.tax, l.covered_flag,
       sum(l.amount)::integer as amount
     from app.payment_lines l join payments p on p.id = l.payment_id left join children h on h.id = l.child_id
     where p.customer_id = any ($1) and p.payment_date between make_date($2, 1, 1) and make_date($2, 12, 31)
     group by 1, 2, l.child_id, 3, 4, 5 having sum(l.amount) <> 0 order by 1, 2, l.child_id nulls last, 4, 5 desc`,
    [customer_ids, year],
  );
  return rows;
}

/** Rates of the consumption tax in force at some day of a year, the oldest first. */
export async function percentsOfYear(db: Queryable, year: number): Promise<number[]> {
  const { rows } = await db.query<{ percent: number }>(
    'select standard_percent as percent from app.tax_settings_during(make_date($1, 1, 1), make_date($1, 12, 31))',
    [year],
  );
  return [...new Set(rows.map(({ percent }) => percent))];
}
