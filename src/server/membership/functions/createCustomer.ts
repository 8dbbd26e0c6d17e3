import { childrenFromForm, futureBirthDates } from '../../../contract/form-mapping.ts';
import { registrationStatus } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { refuseOtherPersons } from '../../callable/account-guards.ts';
import { type FunctionContext, type InputOf, implement, Refusal, refuse } from '../../callable/context.ts';
import { agreedConsents } from '../../company/consents.ts';
import { PaymentRefused } from '../../gateways/payment-refused.ts';
import { notify } from '../../notifying/notify.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { confirmedCard, setDefaultCard } from '../card.ts';
import { type CustomerRow, customerByUid, emailIsTaken } from '../store/customers.ts';
import { startPlan } from '../store/plan-type-histories.ts';
import { offeredPlanType, type StoredPlanType } from '../store/plan-types.ts';
import {
  insertChildren,
  insertConsents,
  insertCustomer,
  type NewCustomer,
  unknownPlaces,
} from '../store/registering.ts';
import { forgetTemporary } from '../store/temporary-customers.ts';
import { ensureStripeCustomer } from '../stripe-customer.ts';
import { ensureSubscription } from '../subscription/subscribe.ts';

type Form = InputOf<'createCustomer'>;
type Context = FunctionContext<'signed_in'>;

/**
 * SPEC §7, variant A: turns the account into a customer with children, consents, card and plan. Everything is checked
 * before money moves; the subscription is made (or found) before the customer is written, and a registration that
 * stops in between is cleaned up by reconcileRegistrations.
 */
export const createCustomer = implement('createCustomer', async (context, form) => {
  const { clock, database, uid } = context;
  const earlier = await database.read(clock.now(), (db) => customerByUid(db, uid));
  if (earlier !== null) return sameAsBefore(context, earlier, form);
  await refuseOtherPersons(context, 'already_registered');
  const today = tokyoDateOf(clock.now());
  const consents = await agreedConsents(context, form.consents);
  const plan = await checkedPlan(context, form, today);
  const payment = await arrangePayment(context, form, plan);
  try {
    const customer_id = await database.transaction(clock.now(), async (tx) => {
      const id = await insertCustomer(tx, { ...customerColumns(uid, form), ...payment });
      await insertChildren(tx, id, childrenFromForm(form));
      await insertConsents(tx, id, consents);
      await startPlan(tx, id, plan.id, today);
      await forgetTemporary(tx, uid);
      await notify(tx, { customer_id: id, kind: 'welcome', data: { detailsPending: false } });
      await enqueue(tx, 'sendVerificationMail', { customer_id: id });
      await enqueue(tx, 'syncSubscription', { customer_id: id }, { key: `syncSubscription-${id}` });
      await enqueue(tx, 'dropUnlinkedSubscriptions', { customer_id: id });
      return id;
    });
    return { status: 'OK', customer_id };
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'customers_email_of_the_living') return refuse('email_taken', { fields: ['email'] });
    // The other click of a double click was faster.
    const winner = constraint?.startsWith('customers_')
      ? await database.read(clock.now(), (db) => customerByUid(db, uid))
      : null;
    if (winner !== null) return sameAsBefore(context, winner, form);
    throw error;
  }
});

/** A repeated call (double click, lost answer) gets the first one's answer; a different registration is refused. */
async function sameAsBefore({ clock, database, uid }: Context, customer: CustomerRow, form: Form) {
  const same =
    customer.name === form.name && customer.email === form.email && customer.plan_type_id === form.plan_type_id;
  await database.transaction(clock.now(), async (tx) => {
    await forgetTemporary(tx, uid);
    // A second window may have subscribed to another plan meanwhile.
    await enqueue(tx, 'dropUnlinkedSubscriptions', { customer_id: customer.id });
  });
  if (!same) return refuse('already_registered');
  return { status: 'OK' as const, customer_id: customer.id };
}

async function checkedPlan({ clock, database, uid }: Context, form: Form, today: string): Promise<StoredPlanType> {
  const fields = [
    ...futureBirthDates(form, today),
    ...(await database.read(clock.now(), (db) => unknownPlaces(db, form))),
  ];
  if (fields.length > 0) throw new Refusal('input_error', { fields });
  if (await database.read(clock.now(), (db) => emailIsTaken(db, form.email, uid)))
    throw new Refusal('email_taken', { fields: ['email'] });
  const plan = await database.transaction(clock.now(), (tx) => offeredPlanType(tx, form.plan_type_id));
  if (plan === null) throw new Refusal('plan_unavailable', { fields: ['plan_type_id'] });
  return plan;
}

async function arrangePayment(context: Context, { name, email, setup_intent_id }: Form, plan: StoredPlanType) {
  const { gateways, uid } = context;
  const stripe_customer_id = await ensureStripeCustomer(context, uid);
  const card = await confirmedCard(gateways.stripe, stripe_customer_id, setup_intent_id);
  await setDefaultCard(gateways.stripe, stripe_customer_id, card, { name, email });
  const paid = { payment_method: 1, stripe_customer_id, stripe_payment_method_id: card } as const;
  if (plan.stripe_price_id === null || !plan.charge_flag) return paid;
  const { stripe_price_id } = plan;
  const subscriber = { uid, stripe_customer_id, plan_type_id: plan.id, stripe_price_id };
  const { id, status, client_secret } = await ensureSubscription(context, subscriber);
  if (client_secret !== null) throw new PaymentRefused('card_action_required', { clientSecret: client_secret });
  return { ...paid, stripe_subscription_id: id, stripe_subscription_status: status };
}

function customerColumns(uid: string, form: Form): NewCustomer {
  const {
    consents: _consents,
    setup_intent_id: _intent,
    child1: _1,
    child2: _2,
    child3: _3,
    child4: _4,
    ...columns
  } = form;
  return { uid, ...columns, registration_status: registrationStatus.code.complete };
}
