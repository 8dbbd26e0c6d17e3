import type pg from 'pg';
import { amountOf, type PriceKind } from '../../src/domain/billing/pricing.ts';
import { addDays, addMinutes, addMonths, instantOf, type TokyoDate, tokyoDateOf } from '../../src/domain/time.ts';
import { demoCustomers } from './customer-list.ts';
import { type DemoCustomer, stripeCustomerOf, stripePaymentMethodOf } from './demo-customer.ts';
import { insertRows, type Row } from './insert.ts';
import { writeLines } from './money/ledgers.ts';
import { monthlyAmountOf } from './people.ts';
import { tenTickets, ticketPrices, twentyTickets } from './prices.ts';
import { actualTimes, type PlacedReserve } from './reserves.ts';

/** Tickets bought, with the days since; the uses are told in reserve-list.ts. */
const demoTickets = [
  { id: 1, customer_id: 1, ticket_price_id: tenTickets, days_ago: 60 },
  { id: 2, customer_id: 1, ticket_price_id: twentyTickets, days_ago: 25 },
  { id: 3, customer_id: 13, ticket_price_id: tenTickets, days_ago: 200 },
];

/** Actual usage and everything that was paid: childcares, tickets, intents, payments. */
export async function seedUsage(client: pg.Client, now: Date, reserves: readonly PlacedReserve[]): Promise<void> {
  const today = tokyoDateOf(now);
  const came = whoCame(reserves);
  const uses = came.flatMap((reserve) =>
    (reserve.spec.tickets ?? []).map((use) => ({ ...use, childcare_id: childcareId(reserve, came) })),
  );
  await insertRows(
    client,
    'childcares',
    came.map((reserve) => childcareRow(reserve, childcareId(reserve, came), now)),
  );
  await insertRows(
    client,
    'tickets',
    demoTickets.map((ticket) => {
      const { number, valid_days } = ticketPriceOf(ticket.ticket_price_id);
      const used = uses.filter((use) => use.ticket_id === ticket.id).reduce((sum, use) => sum + use.number, 0);
      const purchase_date = addDays(today, -ticket.days_ago);
      return {
        id: ticket.id,
        customer_id: ticket.customer_id,
        ticket_price_id: ticket.ticket_price_id,
        number,
        remaining: number - used,
        purchase_date,
        expiry_date: addDays(purchase_date, valid_days),
        paid_datetime: instantOf(purchase_date, 12 * 60 + 15),
      };
    }),
  );
  await insertRows(client, 'ticket_uses', uses);
  const charges = demoCharges(now, reserves);
  await insertRows(client, 'payment_intents', charges.map(intentRow));
  await insertRows(client, 'payments', paymentRows(today, charges));
  await writeLines(client);
  await seedRefunds(client);
}

/** The requests behind the refunds of the books; a fixed key, so that the same demo world twice is the same. */
async function seedRefunds(client: pg.Client): Promise<void> {
  await client.query(
    `insert into refunds (payment_id, account_id, amount, reason, status, stripe_refund_id, idempotency_key, created_at)
     select refunded_payment_id, 1, -amount, '空調の故障で予定の部屋を使えなかったため', 'succeeded', stripe_refund_id,
       ('00000000-0000-4000-8000-' || lpad(id::text, 12, '0'))::uuid, payment_datetime
     from payments where payment_type = 5`,
  );
}

const whoCame = (reserves: readonly PlacedReserve[]) => reserves.filter((reserve) => reserve.state > 1);
const childcareId = (reserve: PlacedReserve, came: readonly PlacedReserve[]): number => came.indexOf(reserve) + 1;

function ticketPriceOf(id: number) {
  const price = ticketPrices.find((candidate) => candidate.id === id);
  if (price === undefined) throw new Error(`Unexpected value: ${id}`);
  return price;
}

/** One ticket pays an hour of one child's childcare line, and a plan's hour costs the same for every child. */
const ticketsDiscount = ({ spec, price }: PlacedReserve): number =>
  (spec.tickets ?? []).reduce((sum, use) => sum + use.number, 0) * (price.lines[0]?.unit_price ?? 0);

const totalOf = (reserve: PlacedReserve): number =>
  reserve.price.total - ticketsDiscount(reserve) - (reserve.spec.others_discount?.amount ?? 0);

function childcareRow(reserve: PlacedReserve, id: number, now: Date): Row {
  const { spec, price } = reserve;
  const left = reserve.state === 3;
  const { arrived_datetime, left_datetime } = actualTimes(reserve, now);
  const amount = (kind: PriceKind) => (left ? amountOf(price.lines, kind) : 0);
  return {
    id,
    reserve_id: reserve.id,
    branch_id: spec.branch_id,
    customer_id: spec.customer_id,
    start_datetime: arrived_datetime,
    end_datetime: left_datetime,
    childcare_amount: amount('childcare'),
    after_business_amount: amount('after_business'),
    current_day_amount: amount('current_day'),
    holiday_amount: amount('holiday'),
    meal_support_amount: amount('meal_support'),
    zero_year_old_amount: amount('zero_year_old'),
    tickets_discount_amount: left ? ticketsDiscount(reserve) : 0,
    others_discount_amount: left ? (spec.others_discount?.amount ?? 0) : 0,
    others_discount_reason: left ? (spec.others_discount?.reason ?? '') : '',
    total_amount: left ? totalOf(reserve) : 0,
    amount_lines: left ? price.lines : [],
    number_of_tickets_used: (spec.tickets ?? []).reduce((sum, use) => sum + use.number, 0),
    pick_up_name: spec.pick_up?.name ?? null,
    pick_up_tel: spec.pick_up?.tel ?? null,
    status: !left ? 1 : spec.settlement === 'failed' ? 3 : spec.settlement === 'refunded' ? 4 : 2,
    created_at: reserve.start,
  };
}

interface Charge {
  id: number;
  customer_id: number;
  branch_id: number | null;
  payment_type: 1 | 2 | 4;
  childcare_id: number | null;
  reserve_cancellation_id: number | null;
  ticket_id: number | null;
  reserve_id: number | null;
  amount: number;
  at: Date;
  remarks: string;
  outcome: 'paid' | 'failed' | 'refunded';
}

/** Each charge of a card, oldest first: stays, cancellation fees, tickets. */
export function demoCharges(now: Date, reserves: readonly PlacedReserve[]): Charge[] {
  const came = whoCame(reserves);
  const nothing = { childcare_id: null, reserve_cancellation_id: null, ticket_id: null, reserve_id: null };
  const usage = came
    .filter((reserve) => reserve.state === 3 && totalOf(reserve) > 0)
    .map((reserve) => ({
      ...nothing,
      customer_id: reserve.spec.customer_id,
      branch_id: reserve.spec.branch_id,
      payment_type: 1 as const,
      childcare_id: childcareId(reserve, came),
      reserve_id: reserve.id,
      amount: totalOf(reserve),
      at: addMinutes(reserve.end, -2),
      remarks: 'ご利用料金',
      outcome: reserve.spec.settlement ?? ('paid' as const),
    }));
  const cancelled = reserves.filter((reserve) => reserve.spec.cancelled !== undefined);
  const fees = cancelled
    .map((reserve, index) => ({ reserve, percent: reserve.spec.cancelled?.percent ?? 0, cancellation_id: index + 1 }))
    .filter(({ percent }) => percent > 0)
    .map(({ reserve, percent, cancellation_id }) => ({
      ...nothing,
      customer_id: reserve.spec.customer_id,
      branch_id: reserve.spec.branch_id,
      payment_type: 2 as const,
      reserve_cancellation_id: cancellation_id,
      reserve_id: reserve.id,
      amount: Math.floor((reserve.price.total * percent) / 100),
      at: addMinutes(instantOf(reserve.date), 7 * 60 + 22),
      remarks: 'キャンセル料',
      outcome: 'paid' as const,
    }));
  const tickets = demoTickets.map((ticket) => ({
    ...nothing,
    customer_id: ticket.customer_id,
    branch_id: null,
    payment_type: 4 as const,
    ticket_id: ticket.id,
    amount: ticketPriceOf(ticket.ticket_price_id).price,
    at: instantOf(addDays(tokyoDateOf(now), -ticket.days_ago), 12 * 60 + 15),
    remarks: ticketPriceOf(ticket.ticket_price_id).name,
    outcome: 'paid' as const,
  }));
  return [...usage, ...fees, ...tickets]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((charge, index) => ({ id: index + 1, ...charge }));
}

export const stripeIntentOf = (charge: { id: number }): string => `pi_demo_${String(charge.id).padStart(4, '0')}`;
/** A demo charge is refunded at most once. */
export const stripeRefundOf = (intent: string): string => intent.replace('pi_', 're_');

function intentRow(charge: Charge): Row {
  const { id, customer_id, payment_type, childcare_id, reserve_cancellation_id, ticket_id, amount, at } = charge;
  const failed = charge.outcome === 'failed';
  const key = demoCustomers.find((customer) => customer.id === customer_id)?.key ?? '';
  return {
    id,
    customer_id,
    payment_type,
    childcare_id,
    reserve_cancellation_id,
    ticket_id,
    amount,
    attempt: 1,
    stripe_payment_intent_id: stripeIntentOf(charge),
    stripe_customer_id: stripeCustomerOf(key),
    stripe_payment_method_id: stripePaymentMethodOf(key),
    status: failed ? 'failed' : 'succeeded',
    failure_code: failed ? 'card_declined' : null,
    created_at: at,
  };
}

function paymentRows(today: TokyoDate, charges: readonly Charge[]): Row[] {
  const base = { stripe_payment_intent_id: null, stripe_invoice_id: null, stripe_refund_id: null, reserve_id: null };
  const links = { childcare_id: null, ticket_id: null, refunded_payment_id: null, branch_id: null };
  const paid = charges
    .filter((charge) => charge.outcome !== 'failed')
    .map((charge) => ({
      ...base,
      ...links,
      customer_id: charge.customer_id,
      branch_id: charge.branch_id,
      amount: charge.amount,
      payment_datetime: charge.at,
      payment_type: charge.payment_type as number,
      remarks: charge.remarks,
      stripe_payment_intent_id: stripeIntentOf(charge) as string | null,
      reserve_id: charge.reserve_id,
      childcare_id: charge.childcare_id,
      ticket_id: charge.ticket_id,
      refunded: charge.outcome === 'refunded',
    }));
  const monthly = demoCustomers
    .flatMap((customer) => monthlyPayments(customer, today))
    .map((payment) => ({
      ...base,
      ...links,
      ...payment,
      payment_type: 3,
      remarks: '月額プラン',
      refunded: false,
    }));
  const ordered = [...paid, ...monthly]
    .toSorted((a, b) => a.payment_datetime.getTime() - b.payment_datetime.getTime())
    .map(({ refunded, ...payment }, index) => ({ row: { id: index + 1, payment_method: 1, ...payment }, refunded }));
  const refunds = ordered
    .filter(({ refunded }) => refunded)
    .map(({ row }, index) => ({
      ...row,
      id: ordered.length + index + 1,
      amount: -row.amount,
      payment_datetime: addMinutes(row.payment_datetime, 1500),
      payment_type: 5,
      remarks: '返金',
      stripe_refund_id: stripeRefundOf(row.stripe_payment_intent_id ?? ''),
      refunded_payment_id: row.id,
    }));
  // insertRows wants one column order for all.
  return [...ordered.map(({ row }) => row), ...refunds].map((row) =>
    Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
}

/** At most five months back, so that lists have a second page but stay readable. */
function monthlyPayments(customer: DemoCustomer, today: TokyoDate) {
  if (customer.paid_days_ago === undefined) return [];
  const last = addDays(today, -customer.paid_days_ago);
  const months = customer.key === 'sato' ? 6 : Math.min(customer.joined_months_ago, 5);
  return Array.from({ length: months }, (_, index) => ({
    customer_id: customer.id,
    amount: monthlyAmountOf(customer.plan_type_id),
    payment_datetime: instantOf(addMonths(last, -index), 10 * 60),
    stripe_invoice_id: `in_demo_${customer.key}_${index + 1}`,
  }));
}
