import type pg from 'pg';
import { documentKind } from '../../../src/domain/billing/papers/paper-codes.ts';
import { receiptNumber } from '../../../src/domain/billing/papers/receipt.ts';
import { defaultPurpose, type PaidForReceipt, receiptPaper } from '../../../src/domain/billing/papers/receipt-paper.ts';
import { addDays } from '../../../src/domain/time.ts';
import { demoCompany } from '../content/company.ts';

/** Two receipts handed out the day after: of a bundle of tickets, and of another family's monthly plan. */
export async function seedPapers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<PaidForReceipt & { customer_id: number; branch_id: number | null }>(
    `select p.id, p.customer_id, p.branch_id, c.name as customer_name, p.amount, p.payment_date::text, p.payment_method,
       p.payment_type, p.remarks, null as branch_name, '[]'::jsonb as child_names, null as start_datetime,
       null as end_datetime, null as childcare, 0 as refunded_amount, null as refunded_date, '[]'::jsonb as refund_lines,
       (select jsonb_agg(to_jsonb(l) order by l.id) from app.payment_lines l where l.payment_id = p.id) as book_lines,
       (select t.standard_percent from app.tax_settings_on(p.payment_date) t) as standard_percent
     from payments p join customers c on c.id = p.customer_id
     where p.id in ((select min(id) from payments where customer_id = 1 and payment_type = 4),
       (select max(id) from payments where customer_id = (select max(y.customer_id) from payments y where y.payment_type = 3)
         and payment_type = 3))
     order by p.id`,
  );
  for (const payment of rows) {
    const day = addDays(payment.payment_date, 1);
    const choice = { addressee: payment.customer_name, honorific: '様', purpose: defaultPurpose(payment) };
    const paper = receiptPaper(payment, choice, { number: receiptNumber(payment), company: demoCompany, today: day });
    await client.query(
      `insert into issued_documents (kind, number, customer_id, payment_id, branch_id, document_date, amount, addressee, content,
         issued_at, keep_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ($10::date + time '10:00') at time zone 'Asia/Tokyo', app.receipt_kept_until($6))`,
      [
        documentKind.code.receipt,
        paper.number,
        payment.customer_id,
        payment.id,
        payment.branch_id,
        payment.payment_date,
        paper.total,
        paper.addressee,
        JSON.stringify(paper),
        day,
      ],
    );
  }
}
