import type { FeeRefundWay } from '../../../domain/billing/resale/resale-codes.ts';
import { cancelCause, cancelSettlementStatus, paymentType } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { PaidPart } from './corrections.ts';

const { toCharge, charged, chargeFailed, waived } = cancelSettlementStatus.code;
const standingFee = `${toCharge}, ${charged}, ${chargeFailed}`;
/** A no-show is not a cancellation: the seat could not be resold. */
const byFamily = `${cancelCause.code.family}, ${cancelCause.code.illness}`;

export type FeeDay = { branch_id: number; date: TokyoDate };

/** Past days with fees that have not been counted yet. */
export async function daysToRefundFees(db: Queryable): Promise<FeeDay[]> {
  const { rows } = await db.query<FeeDay>(
    `select distinct r.branch_id, r.reserve_date as date
     from reserve_cancellations x join reserves r on r.id = x.reserve_id
     where x.cancel_amount > 0 and x.cancel_cause in (${byFamily}) and r.cancel_flag
       and x.cancel_settlement_status in (${standingFee}) and r.reserve_date < app.tokyo_today()
       and not exists (select from fee_give_backs g where g.reserve_cancellation_id = x.id)
     order by date, r.branch_id`,
  );
  return rows;
}

export interface CountedFee {
  id: number;
  reserve_id: number;
  customer_id: number;
  branch_name: string;
  date: Date;
  cancel_amount: number;
  charged: boolean;
  /** The bank has not answered yet. */
  charge_running: boolean;
  /** Counted before: it only takes part in the count of the others. */
  settled: boolean;
}

/**
 * The fees of a day that is over, locked as the charging job locks them, first cancelled first. The second statement sees
 * what was written while the first waited.
 */
export async function lockFeesOfDay(tx: Transaction, { branch_id, date }: FeeDay): Promise<CountedFee[]> {
  await tx.query(
    `select from reserve_cancellations x join reserves r on r.id = x.reserve_id
     where r.branch_id = $1 and r.reserve_date = $2 and r.reserve_date < app.tokyo_today()
       and r.cancel_flag and x.cancel_cause in (${byFamily})
     order by x.id for no key update of x`,
    [branch_id, date],
  );
  const { rows } = await tx.query<CountedFee>(
    `select x.id, r.id as reserve_id, r.customer_id, b.name as branch_name, r.start_datetime as date, x.cancel_amount,
       x.cancel_settlement_status = ${charged} as charged, g.id is not null as settled,
       exists (select from payment_intents i where i.reserve_cancellation_id = x.id and i.status = 'created') as charge_running
     from reserve_cancellations x join reserves r on r.id = x.reserve_id join branches b on b.id = r.branch_id
       left join fee_give_backs g on g.reserve_cancellation_id = x.id
     where r.branch_id = $1 and r.reserve_date = $2 and r.reserve_date < app.tokyo_today()
       and r.cancel_flag and x.cancel_cause in (${byFamily})
       and (g.id is not null or x.cancel_amount > 0 and x.cancel_settlement_status in (${standingFee}))
     order by x.cancel_datetime, x.id`,
    [branch_id, date],
  );
  return rows;
}

/** What is left of the fee's payments, locked: no refund is asked for beside. */
export async function lockFeePayments(tx: Transaction, reserve_id: number): Promise<PaidPart[]> {
  await tx.query('select from payments where reserve_id = $1 order by id for no key update', [reserve_id]);
  const { rows } = await tx.query<PaidPart>(
    `select id, payment_method, refundable_amount from view_payments
     where reserve_id = $1 and payment_type = ${paymentType.code.cancellationFee} and refundable_amount > 0 order by id`,
    [reserve_id],
  );
  return rows;
}

/** Lowers a fee not charged yet; nothing falls due for one that is gone. */
export async function takeOffFee(tx: Transaction, reserve_cancellation_id: number, amount: number): Promise<void> {
  await tx.query(
    `update reserve_cancellations set cancel_amount = cancel_amount - $2,
       cancel_settlement_status = case when cancel_amount = $2 then ${waived} else cancel_settlement_status end,
       settle_due_datetime = case when cancel_amount = $2 then null else settle_due_datetime end
     where id = $1 and cancel_settlement_status in (${toCharge}, ${chargeFailed})`,
    [reserve_cancellation_id, amount],
  );
  touchLedgers(tx, { reserve_cancellation_id });
}

interface FeeRefundRow {
  reserve_cancellation_id: number;
  reserve_id: number;
  branch_id: number;
  customer_id: number;
  fee_amount: number;
  resale_percent: number;
  seat_minutes: number;
  resold_minutes: number;
  amount: number;
  how: FeeRefundWay;
}

/** The count of one fee, once: a second one is refused by the table. */
export async function insertFeeRefund(tx: Transaction, row: FeeRefundRow): Promise<number> {
  const columns = Object.keys(row) as (keyof FeeRefundRow)[];
  const { rows } = await tx.query<{ id: number }>(
    `insert into fee_give_backs (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    columns.map((column) => row[column]),
  );
  return (rows[0] as { id: number }).id;
}

/** What a refund that went through was counted from. */
export async function feeRefundById(
  db: Queryable,
  id: number,
): Promise<Pick<FeeRefundRow, 'fee_amount' | 'seat_minutes' | 'resold_minutes'>> {
  const { rows } = await db.query<Pick<FeeRefundRow, 'fee_amount' | 'seat_minutes' | 'resold_minutes'>>(
    'select fee_amount, seat_minutes, resold_minutes from fee_give_backs where id = $1',
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`give-back ${id} is gone`);
  return row;
}
