import type { TestApp } from './app.ts';
import type { RegistrationDesk } from './registering.ts';
import { registrationForm } from './registration-form.ts';

/** The result, if it is OK; else the test ends with the refusal as its message. */
export async function ok<Result extends { status: string }>(call: Promise<Result>) {
  const result = await call;
  if (result.status !== 'OK') throw new Error(JSON.stringify(result));
  return result as Extract<Result, { status: 'OK' }>;
}

type Parent = Awaited<ReturnType<RegistrationDesk['parent']>>;

/** Parents on their way through variant A, and what the database has of them. */
export function parentsOf(app: TestApp, desk: RegistrationDesk) {
  const first = async (sql: string, uid: string) => (await app.pool.query(sql, [uid])).rows[0] ?? null;
  return {
    /** Everything the add page does: Stripe customer, SetupIntent, card. */
    async withCard(card = 'pm_card_visa') {
      const parent = await desk.parent();
      const { customerId } = await ok(app.call('createStripeCustomer', null, parent.token));
      const { setupIntentId, clientSecret } = await ok(app.call('createSetupIntent', null, parent.token));
      const intent = await desk.enterCard(setupIntentId, card);
      return { ...parent, customerId, setupIntentId, clientSecret, intent };
    },
    subscribe: (parent: Parent & { customerId: string }, priceId = 'price_standard') =>
      app.call('createSubscription', { customerId: parent.customerId, priceId }, parent.token),
    register: (parent: Parent & { setupIntentId?: string }, changes = {}) =>
      app.call(
        'createCustomer',
        registrationForm(parent.email, { setup_intent_id: parent.setupIntentId, ...changes }),
        parent.token,
      ),
    rowOf: (uid: string) => first('select * from customers where uid = $1', uid),
    temporaryOf: (uid: string) => first('select * from temporary_customer_informations where uid = $1', uid),
    async paymentsOf(uid: string) {
      const { rows } = await app.pool.query(
        `select amount, payment_type, remarks from payments
         where customer_id = (select id from customers where uid = $1)`,
        [uid],
      );
      return rows;
    },
  };
}
