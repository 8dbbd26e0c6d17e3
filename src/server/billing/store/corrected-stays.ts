import type { ChildcareAmount, TicketBundle } from '../../../domain/billing/childcare-amount.ts';
import type { PriceLine } from '../../../domain/billing/pricing.ts';
import type { Meals } from '../../../domain/calendar/meals.ts';
import {
  type CancelCause,
  type ChildAttendance,
  cancelSettlementStatus,
  childcareSettlement,
} from '../../../domain/codes.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Transaction } from '../../postgres/database.ts';

/** A stay as it is billed now; the columns a correction compares. */
export interface BilledStay {
  id: number;
  status: 1 | 2 | 3 | 4 | 5;
  start_datetime: Date;
  end_datetime: Date;
  amount_lines: PriceLine[];
  tickets_discount_amount: number;
  number_of_tickets_used: number;
  others_discount_amount: number;
  others_discount_reason: string;
  total_amount: number;
  /** Paid of it while it is open. */
  part_paid_amount: number;
}

export async function lockBilledStay(tx: Transaction, reserve_id: number): Promise<BilledStay | null> {
  const { rows } = await tx.query<BilledStay>(
    `select id, status, start_datetime, end_datetime, amount_lines, tickets_discount_amount, number_of_tickets_used,
       others_discount_amount, others_discount_reason, total_amount, part_paid_amount
     from childcares where reserve_id = $1 and end_datetime is not null for no key update`,
    [reserve_id],
  );
  return rows[0] ?? null;
}

/** A child of a finished reserve: as agreed, as it came, and the meals of the latest correction. */
export type BilledChild = Meals & {
  child_id: number;
  name: string;
  attendance_status: ChildAttendance;
  arrived_datetime: Date | null;
  left_datetime: Date | null;
  absent_cause: CancelCause | null;
};

export async function billedChildren(tx: Transaction, reserve_id: number): Promise<BilledChild[]> {
  const { rows } = await tx.query<BilledChild>(
    `select d.child_id, h.name, d.attendance_status, d.arrived_datetime, d.left_datetime, d.absent_cause,
       coalesce((k.child ->> 'breakfast_support_flag')::boolean, d.breakfast_support_flag) as breakfast_support_flag,
       coalesce((k.child ->> 'lunch_support_flag')::boolean, d.lunch_support_flag) as lunch_support_flag,
       coalesce((k.child ->> 'supper_support_flag')::boolean, d.supper_support_flag) as supper_support_flag
     from reserve_details d join children h on h.id = d.child_id
     left join lateral (select x.value as child from childcares u join childcare_corrections c on c.childcare_id = u.id
         cross join lateral jsonb_array_elements(c.after -> 'children') x
       where u.reserve_id = d.reserve_id and (x.value ->> 'child_id')::integer = d.child_id
       order by c.id desc limit 1) k on true
     where d.reserve_id = $1 order by d.id`,
    [reserve_id],
  );
  return rows;
}

interface MistakenFee {
  id: number;
  cancel_amount: number;
  part_paid_amount: number;
  charged: boolean;
  open: boolean;
}

/** The fee charged instead of a stay: a family that came was recorded as a no-show. */
export async function lockMistakenFee(tx: Transaction, reserve_id: number): Promise<MistakenFee | null> {
  const { charged, toCharge, chargeFailed } = cancelSettlementStatus.code;
  const { rows } = await tx.query<MistakenFee>(
    `select id, cancel_amount, part_paid_amount, cancel_settlement_status = ${charged} as charged,
       cancel_settlement_status in (${toCharge}, ${chargeFailed}) as open
     from reserve_cancellations where reserve_id = $1 for no key update`,
    [reserve_id],
  );
  return rows[0] ?? null;
}

/** The row stays because of the payment made for it; nothing is owed on it. */
export async function dropMistakenFee(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update reserve_cancellations set cancel_amount = 0, cancel_settlement_status = ${cancelSettlementStatus.code.noFee},
       settle_due_datetime = null, cancel_remarks = 'ご来園があったため、ご利用に訂正しました' where id = $1`,
    [id],
  );
  touchLedgers(tx, { reserve_cancellation_id: id });
}

/**
 * Bundles as if this stay had used none: what it took comes back first, then the new bill takes what it needs. All of the
 * family's are locked in one order, so that a check-out at the same moment and this never wait for each other.
 */
export async function lockTicketsForCorrection(
  tx: Transaction,
  customer_id: number,
  childcare_id: number | null,
): Promise<TicketBundle[]> {
  const { rows } = await tx.query<TicketBundle>(
    `select t.id, t.purchase_date, t.expiry_date, t.remaining + coalesce(u.number, 0) as remaining, t.number,
       coalesce(p.price, 0) as price
     from tickets t left join ticket_prices p on p.id = t.ticket_price_id
       left join ticket_uses u on u.ticket_id = t.id and u.childcare_id = $2
     where t.customer_id = $1 or u.id is not null order by t.purchase_date, t.id for no key update of t`,
    [customer_id, childcare_id],
  );
  return rows;
}

export type StayedChild = { child_id: number } & (
  | { came: true; start_datetime: Date; end_datetime: Date }
  | { came: false; absent_cause: CancelCause }
);

const amountColumns = [
  'childcare_amount',
  'after_business_amount',
  'current_day_amount',
  'holiday_amount',
  'meal_support_amount',
  'zero_year_old_amount',
  'own_tariff_amount',
  'subsidies_discount_amount',
  'tickets_discount_amount',
  'others_discount_amount',
  'total_amount',
  'number_of_tickets_used',
] as const;

/** The stay says what it costs now; its tickets follow. */
export async function writeCorrectedBill(
  tx: Transaction,
  id: number,
  bill: {
    start_datetime: Date;
    end_datetime: Date;
    amount: ChildcareAmount;
    others_discount_reason: string;
    /** Null leaves the giver as it was. */
    others_discount_account_id: number | null;
  },
): Promise<void> {
  const { amount } = bill;
  const sets = amountColumns.map((column, index) => `${column} = $${index + 7}`).join(', ');
  await tx.query(
    `update childcares set start_datetime = $2, end_datetime = $3, amount_lines = $4, others_discount_reason = $5,
       others_discount_account_id = case when $6::integer is null then others_discount_account_id else $6 end,
       others_discount_datetime = case when $6::integer is null then others_discount_datetime else app.now() end, ${sets}
     where id = $1`,
    [
      id,
      bill.start_datetime,
      bill.end_datetime,
      JSON.stringify(amount.price.lines),
      amount.others_discount_amount > 0 ? bill.others_discount_reason : '',
      bill.others_discount_account_id,
      ...amountColumns.map((column) => amount[column]),
    ],
  );
  await tx.query(
    `update tickets t set remaining = t.remaining + u.number from ticket_uses u where u.ticket_id = t.id and u.childcare_id = $1`,
    [id],
  );
  await tx.query('delete from ticket_uses where childcare_id = $1', [id]);
  for (const { ticket_id, number } of amount.ticket_uses) {
    await tx.query('update tickets set remaining = remaining - $2 where id = $1', [ticket_id, number]);
    await tx.query('insert into ticket_uses (ticket_id, childcare_id, number) values ($1, $2, $3)', [
      ticket_id,
      id,
      number,
    ]);
  }
  touchLedgers(tx, { childcare_id: id }, { tickets_of: id });
}

/** Money comes for what was wholly refunded, or was a paid fee: the stay counts as settled, its difference is beside it. */
export async function setStaySettled(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update childcares set status = ${childcareSettlement.code.settled}, settle_due_datetime = null
     where id = $1 and status in (${childcareSettlement.code.toSettle}, ${childcareSettlement.code.refunded})`,
    [id],
  );
  touchLedgers(tx, { childcare_id: id });
}
