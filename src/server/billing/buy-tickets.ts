import { bookPayment } from '../books/store/books.ts';
import { PaymentRefused, paymentRefusalOf } from '../gateways/payment-refused.ts';
import type { CustomerRow } from '../membership/store/customers.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import type { Services } from '../services.ts';
import { addTickets, lockPurchase, type TicketPurchase } from '../tickets/store/tickets.ts';
import { chargeAttempt, findCharge, type Outcome, outcomeOf } from './attempts.ts';
import { type Attempt, closeAttempt, openAttempt } from './store/attempts.ts';

/** The attempt to charge tickets that are written down and not paid. The caller holds the tickets' row. */
export function openTicketAttempt(tx: Transaction, customer: CustomerRow, purchase: TicketPurchase): Promise<Attempt> {
  const { stripe_customer_id, stripe_payment_method_id } = customer;
  if (stripe_customer_id === null || stripe_payment_method_id === null) throw new PaymentRefused('card_missing');
  return openAttempt(
    tx,
    { kind: 'ticket', id: purchase.ticket_id },
    {
      customer_id: purchase.customer_id,
      amount: purchase.price,
      stripe_customer_id,
      stripe_payment_method_id,
      stripe_connect_code: null,
    },
  );
}

/** Charges the card while the parent waits; what the card says is thrown as a refusal. */
export async function chargeTickets(services: Services, attempt: Attempt): Promise<void> {
  const outcome = await chargeAttempt(services, attempt).catch((error) => {
    // It may have been charged: the attempt stays open, and resumeAttempts asks Stripe.
    throw paymentRefusalOf(error) ?? error;
  });
  if (outcome === null) throw new PaymentRefused('payment_unavailable');
  await services.database.transaction(services.clock.now(), (tx) => finishTickets(tx, attempt, outcome));
  if (!outcome.paid) throw paymentRefusalOf(outcome.error) ?? new PaymentRefused('card_declined');
}

/**
 * Resolves ticket purchases whose response was lost: if Stripe was paid, the tickets are given. If Stripe knows no charge, none is
 * made now: the parent was informed that it failed.
 */
export async function resumeTickets(services: Services, attempt: Attempt): Promise<void> {
  const found = await findCharge(services.gateways.stripe, attempt);
  const outcome = found === null ? notAtStripe : outcomeOf(found);
  if (outcome !== null)
    await services.database.transaction(services.clock.now(), (tx) => finishTickets(tx, attempt, outcome));
}
const notAtStripe: Outcome = { paid: false, stripe_payment_intent_id: null, failure_code: 'not_at_stripe' };

/** Records the outcome of an attempt; recording the same outcome twice changes nothing. */
export async function finishTickets(tx: Transaction, attempt: Attempt, outcome: Outcome): Promise<void> {
  const purchase = await lockPurchase(tx, attempt.target.id);
  if (purchase === null) return;
  const { stripe_payment_intent_id } = outcome;
  if (!outcome.paid) {
    const { failure_code } = outcome;
    await closeAttempt(tx, attempt.id, { status: 'failed', stripe_payment_intent_id, failure_code });
    return;
  }
  await closeAttempt(tx, attempt.id, { status: 'succeeded', stripe_payment_intent_id, failure_code: null });
  const { customer_id, ticket_id, name, number, expiry_date } = purchase;
  const isNew = await bookPayment(tx, {
    customer_id,
    branch_id: null,
    amount: attempt.amount,
    payment_type: 4,
    remarks: name,
    reserve_id: null,
    childcare_id: null,
    ticket_id,
    stripe_payment_intent_id,
    stripe_invoice_id: null,
  });
  if (!isNew) return;
  await addTickets(tx, ticket_id);
  const data = { name, number, amount: attempt.amount, expiry_date };
  await notify(tx, { customer_id, kind: 'tickets_bought', data, occurrence: `ticket-${ticket_id}` });
}
