import { addDays, tokyoDateOf } from '../../domain/time.ts';
import { chargePurchase } from '../billing/buy-tickets.ts';
import { refuseUnlessEnabled } from '../billing/plan-refusal.ts';
import { contentHash, refuseOtherContent } from '../same-content.ts';
import { beginPurchase, purchaseByKey, ticketPriceInForce } from '../store/tickets.ts';
import { implement, Refusal } from './context.ts';

/**
 * Tickets are charged to the card on file. Ticket and intent rows are written before Stripe is asked, and the browser's
 * key makes a second click the same purchase. A card that wants 3-D Secure is refused: off-session it cannot answer.
 */
export const buyTickets = implement('buyTickets', async (context, input) => {
  const { clock, customer, database } = context;
  const { ticket_price_id, quoted_amount, idempotency_key } = input;
  const content_hash = contentHash(input);
  const today = tokyoDateOf(clock.now());
  let purchase = await purchaseByKey(database.pool, customer.id, idempotency_key);
  if (purchase === null) {
    refuseUnlessEnabled(customer);
    if (customer.stripe_payment_method_id === null) throw new Refusal('card_missing');
    const price = await ticketPriceInForce(database.pool, ticket_price_id, today);
    if (price === null) throw new Refusal('ticket_unavailable', { fields: ['ticket_price_id'] });
    if (price.price !== quoted_amount) throw new Refusal('quote_changed', { details: { amount: price.price } });
    const expiry_date = addDays(today, price.valid_days);
    await database.transaction((tx) =>
      beginPurchase(tx, customer.id, price, { key: idempotency_key, content_hash, today, expiry_date }),
    );
    purchase = await purchaseByKey(database.pool, customer.id, idempotency_key);
    if (purchase === null) throw new Refusal('stale_status');
  }
  refuseOtherContent(purchase.content_hash, content_hash);
  if (purchase.status === 'created') await chargePurchase(context, customer, purchase);
  const { ticket_id, number, expiry_date } = purchase;
  return { status: 'OK', ticket_id, number, expiry_date };
});
