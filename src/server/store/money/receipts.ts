import type { ReceiptChildcare, ReceiptCorrection } from '../../../domain/money/receipt.ts';
import { correctionSettlement } from '../../../domain/reserves/staff-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export interface ReceiptPaymentRow {
  id: number;
  customer_id: number;
  customer_name: string;
  amount: number;
  payment_date: TokyoDate;
  payment_method: number;
  payment_type: number;
  remarks: string;
  branch_name: string | null;
  child_names: string[];
  start_datetime: Date | null;
  end_datetime: Date | null;
  childcare: ReceiptChildcare | null;
  /** Set for the difference of a corrected bill. */
  correction: ReceiptCorrection | null;
  /** Given back of this payment so far, and when last. */
  refunded_amount: number;
  refunded_date: TokyoDate | null;
  /** Of a cancellation fee: the policy's sentence at the time. */
  fee_reason: string;
}

export async function paymentForReceipt(db: Queryable, id: number): Promise<ReceiptPaymentRow | null> {
  const { rows } = await db.query<ReceiptPaymentRow>(
    `select p.id, p.customer_id, c.name as customer_name, p.amount, p.payment_date, p.payment_method, p.payment_type,
       p.remarks, b.name as branch_name, r.start_datetime, r.end_datetime,
       array(select h.name from reserve_details d join children h on h.id = d.child_id
         where d.reserve_id = r.id order by d.id) as child_names,
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
       where x.childcare_id = u.id and x.status <> ${correctionSettlement.code.with_bill} order by x.id limit 1) k on true
     left join reserves r on r.id = coalesce(p.reserve_id, u.reserve_id)
     left join branches b on b.id = coalesce(p.branch_id, r.branch_id)
     where p.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface ReceiptCopy {
  id: number;
  payment_id: number;
  /** 1 is the original. */
  copy: number;
  addressee: string;
  /** 様 or 御中 */
  honorific: string;
  issued_at: Date;
}

const columns = 'id, payment_id, copy, addressee, honorific, issued_at';

/** One more copy, unless the same one was handed out moments ago: a second click is no new issue. */
export async function issueCopy(
  tx: Transaction,
  paymentId: number,
  { addressee, honorific }: { addressee: string; honorific: string },
  minutes: number,
): Promise<ReceiptCopy> {
  await tx.query('select from payments where id = $1 for update', [paymentId]);
  const { rows } = await tx.query<ReceiptCopy>(
    `select ${columns} from app.receipt_copies where payment_id = $1 order by copy desc limit 1`,
    [paymentId],
  );
  const { rows: again } = await tx.query<ReceiptCopy>(
    `select ${columns} from app.receipt_copies
     where id = $1 and addressee = $2 and honorific = $3 and issued_at > app.now() - make_interval(mins => $4)`,
    [rows[0]?.id ?? 0, addressee, honorific, minutes],
  );
  if (again[0]) return again[0];
  const { rows: issued } = await tx.query<ReceiptCopy>(
    `insert into app.receipt_copies (payment_id, copy, addressee, honorific, issued_at) values ($1, $2, $3, $4, app.now())
     returning ${columns}`,
    [paymentId, (rows[0]?.copy ?? 0) + 1, addressee, honorific],
  );
  return issued[0] as ReceiptCopy;
}

export async function receiptCopy(db: Queryable, id: number): Promise<ReceiptCopy | null> {
  const { rows } = await db.query<ReceiptCopy>(`select ${columns} from app.receipt_copies where id = $1`, [id]);
  return rows[0] ?? null;
}
