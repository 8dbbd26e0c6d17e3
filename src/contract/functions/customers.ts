import { z } from 'zod';
import { noInput, okResult } from '../callable.ts';
import * as field from '../fields.ts';
import {
  consentsShape,
  customerEditForm,
  planForm,
  planShape,
  questionnaireForm,
  registrationCustomerShape,
} from '../forms.ts';
import { define } from './definition.ts';

const stripeId = z.string().min(1).max(255);
/** The confirmed SetupIntent; without it the server looks at the customer's newest card. */
const setupIntent = { setup_intent_id: stripeId.optional() };
const optionalSetupIntent = z.object(setupIntent).nullish();

export const customerFunctions = {
  createStripeCustomer: define('signed_in', noInput, okResult({ customerId: z.string() })),
  createSetupIntent: define('signed_in', noInput, okResult({ clientSecret: z.string(), setupIntentId: z.string() })),
  createSubscription: define(
    'signed_in',
    z.object({ customerId: stripeId, priceId: stripeId }),
    okResult({
      subscriptionId: z.string(),
      subscriptionStatus: z.string(),
      /** Present when the first payment needs 3-D Secure. */
      clientSecret: z.string().optional(),
    }),
  ),
  changePaymentMethod: define(
    'customer',
    optionalSetupIntent,
    okResult({ brand: z.string(), last4: z.string(), retried: z.number().int(), still_unpaid: z.number().int() }),
  ),
  changePaymentMethodSubscription: define(
    'customer',
    optionalSetupIntent,
    okResult({ subscriptionStatus: z.string().nullable() }),
  ),
  createCustomer: define(
    'signed_in',
    z.object({ ...registrationCustomerShape, ...consentsShape, ...setupIntent }),
    okResult({ customer_id: z.number().int() }),
  ),
  updateCustomer: define('customer', customerEditForm, okResult({ customToken: z.string().optional() })),
  updateReservesCustomerPayment: define(
    'customer',
    z.object({ ...planShape, ...setupIntent }),
    okResult({ registration_status: z.number().int() }),
  ),
  unsubscribeCustomer: define('customer', questionnaireForm, okResult({ expiry_date: z.string() })),
  cancelCustomer: define('customer', questionnaireForm, okResult({})),
  resubscribeCustomer: define('customer', planForm, okResult({})),
  editPlanTypeCustomer: define(
    'customer',
    /** What was shown as charged now; asked again if it changed meanwhile. */
    z.object({ ...planShape, quoted_amount: field.yen('お支払い額').optional() }),
    okResult({ start_date: z.string() }),
  ),
  /** Ours: what a plan change costs now, shown before confirming. */
  quotePlanTypeCustomer: define(
    'customer',
    planForm,
    okResult({
      charged_now: z.number().int(),
      next_amount: z.number().int(),
      start_date: z.string(),
      next_payment_date: z.string().nullable(),
    }),
  ),
  buyTickets: define(
    'customer',
    z.object({
      ticket_price_id: field.id('回数券'),
      quoted_amount: field.yen('お支払い額'),
      idempotency_key: field.idempotency_key,
    }),
    okResult({ ticket_id: z.number().int(), number: z.number().int(), expiry_date: z.string() }),
  ),
  exportCustomerData: define(
    'signed_in',
    noInput,
    okResult({ exported_at: z.string(), data: z.record(z.string(), z.unknown()) }),
  ),
};
