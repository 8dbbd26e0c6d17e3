import type { BillStanding } from '../../../domain/billing/bill/correction.ts';
import { paymentType } from '../../../domain/codes.ts';
import { correctionSettlement } from '../../../domain/staff-codes.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Transaction } from '../../postgres/database.ts';

const { toCharge, chargeFailed, carried, refunding, refundFailed, settled } = correctionSettlement.code;
const { refund } = paymentType.code;

export interface PaidPart {
  id: number;
  payment_method: 1 | 2;
  refundable_amount: number;
}

/** Everything the books know of a reserve, with its payments locked: no refund is asked for beside a correction. */
export async function lockStanding(
  tx: Transaction,
  reserve_id: number,
): Promise<BillStanding & { payments: PaidPart[]; charge_running: boolean; refund_running: boolean }> {
  await tx.query('select from payments where reserve_id = $1 order by id for no key update', [reserve_id]);
  const { rows } = await tx.query<BillStanding & { charge_running: boolean; refund_running: boolean }>(
    `select
       coalesce(sum(p.amount) filter (where p.payment_type <> ${refund}), 0)::integer as received,
       coalesce(-sum(p.amount) filter (where p.payment_type = ${refund} and p.childcare_correction_id is not null), 0)::integer
         as given_back_by_corrections,
       coalesce(-sum(p.amount) filter (where p.payment_type = ${refund} and p.childcare_correction_id is null), 0)::integer
         as refunded,
       coalesce((select sum(w.amount) from write_offs w where w.reserve_id = $1 and w.reserve_cancellation_id is null), 0)::integer
         as written_off,
       coalesce((select sum(k.included_refund_amount) from childcare_corrections k join childcares u on u.id = k.childcare_id
         where u.reserve_id = $1), 0)::integer as included_refunds,
       coalesce((select sum(k.kept_refund_amount) from childcare_corrections k join childcares u on u.id = k.childcare_id
         where u.reserve_id = $1), 0)::integer as kept_refunds,
       exists (select from payment_intents i
         left join childcare_corrections k on k.id = i.childcare_correction_id
         left join childcares u on u.id in (i.childcare_id, k.childcare_id)
         left join reserve_cancellations x on x.id = i.reserve_cancellation_id
         where i.status = 'created' and $1 in (u.reserve_id, x.reserve_id))
         or exists (select from childcare_corrections k join childcares u on u.id = k.childcare_id
           where u.reserve_id = $1 and k.status = ${toCharge}) as charge_running,
       exists (select from refunds f join payments y on y.id = f.payment_id
         where y.reserve_id = $1 and f.status = 'created') as refund_running
     from payments p where p.reserve_id = $1`,
    [reserve_id],
  );
  const { rows: payments } = await tx.query<PaidPart>(
    `select id, payment_method, refundable_amount from view_payments
     where reserve_id = $1 and refundable_amount > 0 order by id`,
    [reserve_id],
  );
  return { ...(rows[0] as BillStanding & { charge_running: boolean; refund_running: boolean }), payments };
}

export interface CorrectionRow {
  childcare_id: number;
  account_id: number;
  reason: string;
  before: object;
  after: object;
  before_amount: number;
  after_amount: number;
  difference: number;
  included_refund_amount: number;
  kept_refund_amount: number;
  payment_method: 1 | 2;
  status: number;
  idempotency_key: string;
  content_hash: string;
}

export async function insertCorrection(tx: Transaction, row: CorrectionRow): Promise<number> {
  const columns = Object.keys(row) as (keyof CorrectionRow)[];
  const { rows } = await tx.query<{ id: number }>(
    `insert into childcare_corrections (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    columns.map((column) => (column === 'before' || column === 'after' ? JSON.stringify(row[column]) : row[column])),
  );
  touchLedgers(tx, { childcare_id: row.childcare_id });
  return (rows[0] as { id: number }).id;
}

/** What was saved under this key before: a repeat of the same request. */
export async function correctionByKey(
  tx: Transaction,
  key: string,
): Promise<{
  id: number;
  childcare_id: number;
  difference: number;
  status: number;
  content_hash: string | null;
} | null> {
  const { rows } = await tx.query<{
    id: number;
    childcare_id: number;
    difference: number;
    status: number;
    content_hash: string | null;
  }>(
    `select id, childcare_id, difference, status, content_hash from childcare_corrections where idempotency_key = $1`,
    [key],
  );
  return rows[0] ?? null;
}

/** Differences that were never paid go into the next correction, which is computed from what was. */
export async function carryOpenCorrections(tx: Transaction, childcare_id: number): Promise<void> {
  await tx.query(
    `update childcare_corrections set status = ${carried}
     where childcare_id = $1 and status in (${toCharge}, ${chargeFailed}, ${refundFailed})`,
    [childcare_id],
  );
  touchLedgers(tx, { childcare_id });
}

/** A correction is settled when every refund of it has gone through. */
export async function syncCorrectionRefunds(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update childcare_corrections k set status = f.status
     from (select case when bool_or(status = 'created') then ${refunding}
         when bool_or(status = 'failed') then ${refundFailed} else ${settled} end as status
       from refunds where childcare_correction_id = $1) f
     where k.id = $1 and k.status in (${refunding}, ${refundFailed}, ${settled}) and k.status <> f.status`,
    [id],
  );
  touchLedgers(tx, { childcare_correction_id: id });
}
