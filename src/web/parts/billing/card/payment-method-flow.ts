import { z } from 'zod';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionOutcome } from '../../../data/call-function.ts';
import type { Flow } from '../../../flow/flow.ts';

/** The card itself never comes here: Stripe has it, the draft holds the confirmed SetupIntent's id. */
export const paymentMethodForm = z.object({ setup_intent_id: z.string().min(1) });
type PaymentMethodValues = z.input<typeof paymentMethodForm>;

export const paymentMethodFlow: Flow<PaymentMethodValues, PaymentMethodResult> = {
  name: 'mypage/payment_methods/edit',
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/mypage/payment_methods/edit',
  confirm: '/mypage/payment_methods/edit/confirm',
  done: '/mypage/payment_methods/edit/done',
};

type PaymentMethodResult = Pick<FunctionOk<'changePaymentMethod'>, 'brand' | 'last4' | 'retried'> &
  Pick<FunctionOk<'changePaymentMethodSubscription'>, 'recovered'>;

/** SPEC §7: the card first, then the subscription with it. Repeated, both set the same card again. */
export async function changeCard({
  setup_intent_id,
}: PaymentMethodValues): Promise<FunctionOutcome<PaymentMethodResult>> {
  const card = await callFunction('changePaymentMethod', { setup_intent_id });
  if (card.kind !== 'ok') return card;
  const subscription = await callFunction('changePaymentMethodSubscription', { setup_intent_id });
  if (subscription.kind !== 'ok') return subscription;
  const { brand, last4, retried } = card.result;
  const { recovered } = subscription.result;
  return { kind: 'ok', result: { brand, last4, retried, recovered } };
}
