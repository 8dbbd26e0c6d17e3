import { refuseOtherPersons } from '../../callable/account-guards.ts';
import { CallableError, implement } from '../../callable/context.ts';
import { ensureStripeCustomer } from '../stripe-customer.ts';

/** SPEC §7: what the Payment Element needs to take a card, of a newcomer or of a customer who changes it. */
export const createSetupIntent = implement('createSetupIntent', async (context) => {
  const { gateways, uid } = context;
  await refuseOtherPersons(context, 'paying_member_only');
  const customer = await ensureStripeCustomer(context, uid);
  const intent = await gateways.stripe.setupIntents.create({
    customer,
    allowed_payment_method_types: ['card'],
    // Usage is charged after the child has left, without the parent at the screen.
    usage: 'off_session',
    metadata: { uid },
  });
  if (intent.client_secret === null) throw new CallableError('INTERNAL');
  return { status: 'OK', clientSecret: intent.client_secret, setupIntentId: intent.id };
});
