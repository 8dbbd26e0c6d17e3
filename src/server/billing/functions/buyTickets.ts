import { addDays, tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { refuseDueConsents } from '../../company/consents.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import { customerById } from '../../membership/store/customers.ts';
import { refuseUnlessEnabled } from '../../membership/subscription/plan-refusal.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { insertPurchase, lockPurchaseByKey, soldTickets } from '../../tickets/store/tickets.ts';
import { chargeTickets, openTicketAttempt } from '../buy-tickets.ts';

/**
 * Tickets are charged to the card on file. Tickets and attempt are written before Stripe is asked, and the browser's key
 * makes a second click the same purchase. A card that wants 3-D Secure is refused: off-session it cannot answer.
 */
export const buyTickets = implement('buyTickets', async (context, input) => {
  const { clock, customer, database } = context;
  const { ticket_price_id, quoted_amount, idempotency_key: key } = input;
  const content_hash = contentHash(input);
  await refuseDueConsents(context, customer);
  const { purchase, attempt } = await database.transaction(clock.now(), async (tx) => {
    let purchase = await lockPurchaseByKey(tx, customer.id, key);
    if (purchase === null) {
      // Anyone who stops or merges the family at this moment is waited for.
      await holdCustomer(tx, customer.id);
      refuseUnlessEnabled((await customerById(tx, customer.id)) ?? customer);
      if (customer.stripe_payment_method_id === null) throw new Refusal('card_missing');
      const today = tokyoDateOf(clock.now());
      const price = await soldTickets(tx, ticket_price_id);
      if (price === null) throw new Refusal('ticket_unavailable', { fields: ['ticket_price_id'] });
      if (price.price !== quoted_amount) throw new Refusal('quote_changed', { details: { amount: price.price } });
      const expiry_date = addDays(today, price.valid_days);
      await insertPurchase(tx, customer.id, price, { key, content_hash, today, expiry_date });
      purchase = await lockPurchaseByKey(tx, customer.id, key);
    }
    if (purchase === null) throw new Refusal('stale_status');
    refuseOtherContent(purchase.content_hash, content_hash);
    return { purchase, attempt: purchase.paid ? null : await openTicketAttempt(tx, customer, purchase) };
  });
  if (attempt !== null) await chargeTickets(context, attempt);
  const { ticket_id, number, expiry_date } = purchase;
  return { status: 'OK', ticket_id, number, expiry_date };
});
