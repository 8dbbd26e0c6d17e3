import { implement, refuse } from '../../callable/context.ts';
import { confirmedCard, setDefaultCard } from '../../membership/card.ts';
import { setPaymentMethod } from '../../membership/store/memberships.ts';
import { notify } from '../../notifying/notify.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { retrySettlements } from '../settle.ts';

/**
 * SPEC §7: the card of the confirmed SetupIntent becomes the one that is charged; what could not be charged before is
 * tried again with it. Stripe goes first: repeated after a crash, the same card is set again and nothing else happens. The old
 * card leaves Stripe's customer by a job.
 */
export const changePaymentMethod = implement('changePaymentMethod', async (context, input) => {
  const { customer, clock, database, gateways } = context;
  const { stripe_customer_id } = customer;
  if (stripe_customer_id === null) return refuse('card_missing');
  const card = await confirmedCard(gateways.stripe, stripe_customer_id, input?.setup_intent_id);
  await setDefaultCard(gateways.stripe, stripe_customer_id, card);
  const { card: shown } = await gateways.stripe.paymentMethods.retrieve(card);
  const { brand = '', last4 = '' } = shown ?? {};
  const retried = await database.transaction(clock.now(), async (tx) => {
    const previous = await setPaymentMethod(tx, customer.id, card);
    if (previous !== null && previous !== card) {
      const dropped = { customer_id: customer.id, stripe_payment_method_id: previous };
      await enqueue(tx, 'detachPaymentMethod', dropped, { key: `detachPaymentMethod ${previous}` });
    }
    await notify(tx, { customer_id: customer.id, kind: 'card_changed', data: { brand, last4 }, occurrence: card });
    return retrySettlements(tx, customer.id);
  });
  return { status: 'OK', brand, last4, retried };
});
