import type { ChildcareAmount } from '../../../domain/billing/childcare-amount.ts';
import { cancelSettlementStatus, childcareSettlement } from '../../../domain/codes.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Transaction } from '../../postgres/database.ts';

interface ChildcareRow {
  id: number;
  reserve_id: number;
  branch_id: number;
  customer_id: number;
  start_datetime: Date;
  end_datetime: Date | null;
  status: 1 | 2 | 3 | 4;
  total_amount: number;
  others_discount_amount: number;
  /** A charge was attempted, so nothing may be undone any more. */
  charged: boolean;
}

const select = `select u.id, u.reserve_id, u.branch_id, u.customer_id, u.start_datetime, u.end_datetime, u.status,
    u.total_amount, u.others_discount_amount,
    exists (select from payment_intents i where i.childcare_id = u.id) as charged
  from childcares u`;

export async function lockChildcareOfReserve(tx: Transaction, reserve_id: number): Promise<ChildcareRow | null> {
  const { rows } = await tx.query<ChildcareRow>(`${select} where u.reserve_id = $1 for no key update of u`, [
    reserve_id,
  ]);
  return rows[0] ?? null;
}

export async function lockChildcare(tx: Transaction, id: number): Promise<ChildcareRow | null> {
  const { rows } = await tx.query<ChildcareRow>(`${select} where u.id = $1 for no key update of u`, [id]);
  return rows[0] ?? null;
}

/** The stay begins with the earliest arrival, in whatever order they are entered. */
export async function beginChildcare(
  tx: Transaction,
  reserve: { id: number; branch_id: number; customer_id: number },
  start: Date,
): Promise<void> {
  await tx.query(
    `insert into childcares (reserve_id, branch_id, customer_id, start_datetime) values ($1, $2, $3, $4)
     on conflict (reserve_id) do update set start_datetime = least(childcares.start_datetime, excluded.start_datetime)`,
    [reserve.id, reserve.branch_id, reserve.customer_id, start],
  );
}

/** After an arrival was taken back: the first of those that are left. */
export async function moveChildcareStart(tx: Transaction, id: number, start: Date): Promise<void> {
  await tx.query('update childcares set start_datetime = $2 where id = $1', [id, start]);
}

export async function deleteChildcare(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from childcares where id = $1', [id]);
}

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

/** The end of a stay with all it costs; the tickets are taken now, the charge follows when it is due. */
export async function endChildcare(
  tx: Transaction,
  id: number,
  end: {
    end_datetime: Date;
    pick_up_name: string | null;
    pick_up_tel: string | null;
    settle_due_datetime: Date;
    amount: ChildcareAmount;
  },
): Promise<void> {
  const sets = amountColumns.map((column, index) => `${column} = $${index + 7}`).join(', ');
  tx.write(
    `update childcares set end_datetime = $2, pick_up_name = $3, pick_up_tel = $4, settle_due_datetime = $5,
       amount_lines = $6, ${sets} where id = $1`,
    [
      id,
      end.end_datetime,
      end.pick_up_name,
      end.pick_up_tel,
      end.settle_due_datetime,
      JSON.stringify(end.amount.price.lines),
      ...amountColumns.map((column) => end.amount[column]),
    ],
  );
  for (const { ticket_id, number } of end.amount.ticket_uses) {
    tx.write('update tickets set remaining = remaining - $2 where id = $1', [ticket_id, number]);
    tx.write('insert into ticket_uses (ticket_id, childcare_id, number) values ($1, $2, $3)', [ticket_id, id, number]);
  }
  touchLedgers(tx, { childcare_id: id }, { tickets_of: id });
}

/** Back to "present": the tickets return to their bundles and nothing is owed. */
export async function reopenChildcare(tx: Transaction, id: number): Promise<void> {
  // In the order of lockTickets, so that a check-out at the same moment and this never wait for each other.
  await tx.query(
    `select from tickets where id in (select ticket_id from ticket_uses where childcare_id = $1)
     order by purchase_date, id for no key update`,
    [id],
  );
  await tx.query(
    `update tickets t set remaining = t.remaining + u.number from ticket_uses u where u.ticket_id = t.id and u.childcare_id = $1`,
    [id],
  );
  await tx.query('delete from ticket_uses where childcare_id = $1', [id]);
  await tx.query(
    `update childcares set end_datetime = null, settle_due_datetime = null, pick_up_name = null, pick_up_tel = null,
       amount_lines = '[]', others_discount_reason = '', ${amountColumns.map((column) => `${column} = 0`).join(', ')}
     where id = $1`,
    [id],
  );
  touchLedgers(tx, { childcare_id: id }, { tickets_of: id });
}

/** An unchanged discount keeps who gave it. */
export async function setDiscount(
  tx: Transaction,
  id: number,
  amount: number,
  reason: string,
  account_id: number,
): Promise<number> {
  const { rows } = await tx.query<{ total_amount: number }>(
    `update childcares set total_amount = total_amount + others_discount_amount - $2, others_discount_amount = $2,
       others_discount_reason = $3,
       others_discount_account_id = case when $2 = 0 then null when $2 = others_discount_amount then others_discount_account_id else $4 end,
       others_discount_datetime = case when $2 = 0 then null when $2 = others_discount_amount then others_discount_datetime else app.now() end
     where id = $1 returning total_amount`,
    [id, amount, reason, account_id],
  );
  touchLedgers(tx, { childcare_id: id });
  return rows[0]?.total_amount ?? 0;
}

type DueSettlement = { kind: 'childcare' | 'cancellation'; id: number };

/** Takes what is due off the list; the caller enqueues it in the same transaction. */
export async function takeDueSettlements(tx: Transaction, now: Date): Promise<DueSettlement[]> {
  const { rows } = await tx.query<DueSettlement>(
    `with c as (
       update childcares set settle_due_datetime = null where settle_due_datetime <= $1 and status = ${childcareSettlement.code.toSettle} returning id
     ), x as (
       update reserve_cancellations set settle_due_datetime = null
       where settle_due_datetime <= $1 and cancel_settlement_status = ${cancelSettlementStatus.code.toCharge} returning id
     )
     select 'childcare' as kind, id from c union all select 'cancellation', id from x`,
    [now],
  );
  return rows;
}

export async function clearSettleDue(tx: Transaction, childcare_id: number): Promise<void> {
  await tx.query('update childcares set settle_due_datetime = null where id = $1', [childcare_id]);
}
