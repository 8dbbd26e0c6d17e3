import { z } from 'zod';
import { planShape } from '../../../contract/forms.ts';
import type { Flow } from '../../flow/flow.ts';

/** Variant B, second part: plan and card. */
export const paymentForm = z.object({ ...planShape, setup_intent_id: z.string() });
type PaymentValues = z.input<typeof paymentForm>;

export const paymentFlow: Flow<PaymentValues> = {
  name: 'registration_reserves/payment_methods',
  cookie: 'confirm',
  missing: 'plan_selection_missing',
  form: '/registration_reserves/payment_methods/add',
  confirm: '/registration_reserves/payment_methods/confirm',
  done: '/registration_reserves/payment_methods/done',
  choices: ({ plan_type_id }) => ({ plan_type_id: String(plan_type_id) }),
};
