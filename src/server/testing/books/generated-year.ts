import { randomUUID } from 'node:crypto';
import { cancelCause, cancelSettlementStatus, cancelType, paymentType } from '../../../domain/codes.ts';
import { addDays, instantOf, type TokyoDate } from '../../../domain/time.ts';
import { beginChildcare, endChildcare, reopenChildcare, setDiscount } from '../../attendance/store/childcares.ts';
import { lowerOpenFee } from '../../billing/store/fee-goodwills.ts';
import { completeRefund, insertRefund, lockRefund } from '../../billing/store/refunds.ts';
import { bookPayment } from '../../books/store/books.ts';
import { noteExpiredTickets } from '../../books/store/ledgers.ts';
import type { Transaction } from '../../postgres/database.ts';
import { insertCancellation } from '../../reserves/store/reserve-cancellations.ts';
import { lockTickets } from '../../tickets/store/ticket-bundles.ts';
import { insertFreeTickets, takeRefundedTickets } from '../../tickets/store/ticket-care.ts';
import { addTickets, insertPurchase, lockPurchaseByKey } from '../../tickets/store/tickets.ts';
import type { TestApp } from '../app.ts';
import { generatedBill, generatedLines, type Next, numbers } from './generated-bills.ts';
import {
  type At,
  blankEntry,
  correct,
  type Day,
  type GeneratedFamily,
  type GeneratedStay,
  payClaim,
  generatedReason as reason,
  refundSome,
} from './generated-claims.ts';

export const generatedYear = { first: '2025-01-01', last: '2025-12-31', seed: 37 } as const;

const branches = [2, 3, 4];
/**
 * A year of money through the functions that write it, each at its own moment: stays paid by card, in cash, by slip, in
 * parts, not at all; tickets bought, given, used, refunded and run out; discounts, bills with nothing left to pay, fees paid,
 * lowered and let go, corrections up and down, refunds of which some come back, plans, and two months that are closed.
 */
export async function generateYear(app: TestApp): Promise<void> {
  const next = numbers(generatedYear.seed);
  const at: At = (date, minute, work) => app.services.database.transaction(instantOf(date, minute), work);
  await prepareYear(app);
  const families = await readFamilies(app);
  let number = 0;
  for (let date: TokyoDate = generatedYear.first; date <= generatedYear.last; date = addDays(date, 1)) {
    number += 1;
    const family = families[number % families.length] as GeneratedFamily;
    const day: Day = { date, branch_id: branches[next(branches.length)] as number, family };
    if (date.endsWith('-01')) await beginMonth(app, at, date, families, next);
    if (next(6) === 0) await cancelledReserve(app, at, day, next);
    else await stay(app, at, day, next);
    if (next(20) === 0) await at(date, 1430, noteExpiredTickets);
  }
}

/** 無償化: one branch has its paper from March to October, one for good, one never; the covered kinds change in June. */
async function prepareYear(app: TestApp): Promise<void> {
  await app.pool.query('delete from branch_certificates where branch_id = any ($1) and kind = 2', [branches]);
  await app.pool.query(
    `insert into branch_certificates (branch_id, kind, start_date, end_date, issuer, source_url) values
       (2, 2, '2025-03-15', '2025-10-20', '試験市', 'https://example.jp/'), (3, 2, '2024-01-01', null, '試験市', 'https://example.jp/')`,
  );
  await app.pool.query(
    `insert into tax_settings (adaptation_date, standard_percent, childcare_benefit, zero_year_old_benefit,
       after_business_benefit, holiday_benefit, current_day_benefit, meal_support_benefit, benefit_cap_preschool,
       benefit_cap_infant, receipt_keep_years, provision_keep_years)
     values ('2025-06-01', 10, 1, 2, 2, 1, 1, 2, 37000, 42000, 7, 5)`,
  );
}

async function readFamilies(app: TestApp): Promise<GeneratedFamily[]> {
  const { rows } = await app.pool.query<GeneratedFamily>(
    `select customer_id, jsonb_agg(jsonb_build_object('id', id, 'date_of_birth', date_of_birth) order by id) as children
     from children where not disable group by customer_id order by count(*) desc, customer_id limit 3`,
  );
  return rows.map(({ customer_id, children }) => ({ customer_id, children: children.slice(0, 2) }));
}

async function beginMonth(app: TestApp, at: At, date: TokyoDate, families: readonly GeneratedFamily[], next: Next) {
  const month = Number(date.slice(5, 7));
  const [first, second] = families as [GeneratedFamily, GeneratedFamily];
  if (month === 4 || month === 8)
    await app.pool.query(
      `insert into month_closes (branch_id, month, figures, account_id, closed_at)
       select b, date_trunc('month', $1::date - 1), '{}', 1, $1 from unnest(array[2, null]::integer[]) b`,
      [date],
    );
  await at(date, 540, async (tx) => {
    await bookPayment(tx, { ...blankEntry, ...first, amount: 7700, payment_type: paymentType.code.monthlyPlan });
  });
  const { rows } = await app.pool.query(
    'select id, name, number, price, valid_days from ticket_prices order by id limit 1',
  );
  const price = rows[0];
  const key = randomUUID();
  const bought = { key, content_hash: '', today: date, expiry_date: addDays(date, 20 + next(70)) };
  const ticket_id = await at(date, 600, async (tx) => {
    await insertPurchase(tx, first.customer_id, price, bought);
    const purchase = await lockPurchaseByKey(tx, first.customer_id, key);
    const id = purchase?.ticket_id ?? 0;
    await addTickets(tx, id);
    const paid = {
      ...blankEntry,
      ...first,
      amount: price.price,
      payment_type: paymentType.code.tickets,
      ticket_id: id,
    };
    await bookPayment(tx, { ...paid, stripe_payment_intent_id: `pi_tickets_${date}` });
    return id;
  });
  if (month % 3 === 0) await refundTickets(app, at, addDays(date, 12), ticket_id);
  if (month % 4 === 0)
    await at(date, 620, (tx) =>
      insertFreeTickets(tx, {
        customer_id: second.customer_id,
        number: 3,
        today: date,
        expiry_date: addDays(date, 25),
        reason,
        account_id: 1,
        key: randomUUID(),
        content_hash: '',
      }),
    );
}

/** What is left of a bundle goes back for part of its price. */
async function refundTickets(app: TestApp, at: At, date: TokyoDate, ticket_id: number): Promise<void> {
  const { rows } = await app.pool.query<{ id: number }>('select id from payments where ticket_id = $1', [ticket_id]);
  const refund_id = await at(date, 700, async (tx) => {
    const id = await askRefund(tx, rows[0]?.id ?? 0, 3000);
    await takeRefundedTickets(tx, ticket_id, id);
    return id;
  });
  await at(date, 705, async (tx) => {
    const refund = await lockRefund(tx, refund_id);
    if (refund) await completeRefund(tx, refund, `re_tickets_${date}`);
  });
}

async function askRefund(tx: Transaction, payment_id: number, amount: number): Promise<number> {
  const { id } = await insertRefund(tx, {
    payment_id,
    account_id: 1,
    amount,
    reason,
    idempotency_key: randomUUID(),
    content_hash: '',
  });
  return id ?? 0;
}

async function insertReserve(app: TestApp, { date, branch_id, family }: Day, cancelled: boolean, next: Next) {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
       reserve_amount, current_day_flag, holiday_flag, cancel_flag, created_at)
     values ($1, $2, $3, $4, 1, $5, 0, false, false, $6, $3) returning id`,
    [branch_id, family.customer_id, instantOf(date, 240), instantOf(date, 420), cancelled ? 1 : 3, cancelled],
  );
  const reserve_id = rows[0]?.id ?? 0;
  for (const [index, child] of family.children.entries())
    await app.pool.query(
      `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
         attendance_status, arrived_datetime, left_datetime) values ($1, $2, $3, false, $4, $5, $6, $7)`,
      [
        reserve_id,
        child.id,
        child.date_of_birth,
        index === 1 && next(3) === 0,
        cancelled ? 1 : 3,
        cancelled ? null : instantOf(date, 240),
        cancelled ? null : instantOf(date, 420),
      ],
    );
  return reserve_id;
}

async function cancelledReserve(app: TestApp, at: At, day: Day, next: Next): Promise<void> {
  const { date } = day;
  const reserve_id = await insertReserve(app, day, true, next);
  const id = await at(date, 300, (tx) =>
    insertCancellation(tx, {
      reserve_id,
      cancel_amount: 60 + next(2000),
      cancel_type: cancelType.code.byCustomer,
      cancel_cause: cancelCause.code.family,
      cancel_settlement_status: cancelSettlementStatus.code.toCharge,
      cancel_remarks: '',
      fee_reason: '',
    }),
  );
  const target = { kind: 'cancellation', id } as const;
  if (next(3) === 0) await at(date, 310, (tx) => lowerOpenFee(tx, id, 1 + next(50)));
  await payClaim(at, target, addDays(date, next(3)), next);
}

async function stay(app: TestApp, at: At, day: Day, next: Next): Promise<void> {
  const { date, family } = day;
  const reserve_id = await insertReserve(app, day, false, next);
  const reserve = { id: reserve_id, branch_id: day.branch_id, customer_id: family.customer_id };
  await at(date, 240, (tx) => beginChildcare(tx, reserve, instantOf(date, 240)));
  const { rows } = await app.pool.query<{ id: number }>('select id from childcares where reserve_id = $1', [
    reserve_id,
  ]);
  const id = rows[0]?.id ?? 0;
  const end = async (minute: number) =>
    at(date, minute, async (tx) => {
      const discount = (['none', 'some', 'none', 'all'] as const)[next(4)] ?? 'none';
      const lines = generatedLines(next, date, family.children.length);
      const bill = generatedBill(next, lines, await lockTickets(tx, family.customer_id), discount);
      const { others_discount_amount: given, total_amount } = bill;
      const amount = { ...bill, others_discount_amount: 0, total_amount: total_amount + given };
      const billed = { end_datetime: instantOf(date, 420), settle_due_datetime: instantOf(date, 600), amount };
      await endChildcare(tx, id, { ...billed, pick_up_name: null, pick_up_tel: null });
      if (given > 0) await setDiscount(tx, id, given, reason, 1);
      return bill;
    });
  let bill = await end(420);
  if (next(9) === 0) {
    await at(date, 430, (tx) => reopenChildcare(tx, id));
    bill = await end(440);
  }
  const made: GeneratedStay = { id, reserve_id, bill };
  const early = next(12) === 0;
  if (early) await correct(app, at, day, made, date, next);
  await payClaim(at, { kind: 'childcare', id }, addDays(date, next(2)), next);
  if (next(4) === 0) await refundSome(app, at, made, addDays(date, 3 + next(30)), next);
  if (!early && next(4) === 0) await correct(app, at, day, made, addDays(date, 5 + next(40)), next);
  if (next(12) === 0) await correct(app, at, day, made, addDays(date, 50), next);
}
