import Stripe from 'stripe';
import type { TestApp } from './app.ts';
import { deliverStripeEvents } from './stripe-events.ts';

/** Stripe's stand-in with the plans' prices, and parents who sign up and type a card number. */
export async function registrationDesk(app: TestApp) {
  const base = app.emulators?.stripe ?? '';
  const control = async (path: string, body: unknown = {}) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${base}/emulator/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const prices = [
    { id: 'price_standard', product_name: 'スタンダード', unit_amount: 1100 },
    { id: 'price_premium', product_name: 'プレミアム', unit_amount: 3300 },
  ];
  // Webhooks are carried by hand: see deliver.
  const reset = async () => {
    await control('reset');
    await control('seed', { prices });
    await control('webhooks', { mode: 'hold' });
  };
  await reset();
  const { stripe } = app.services.gateways;
  let parents = 0;

  return {
    control,
    stripe,
    fault: (fault: Record<string, unknown>) => control('faults', fault),
    /** An account as emailSignup leaves it. */
    async parent() {
      parents += 1;
      const email = `registering${parents}@example.jp`;
      const uid = `registering-${parents}`;
      await app.pool.query(
        "insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $2, 'unusable')",
        [uid, email],
      );
      return { uid, email, token: await app.tokenOf(uid) };
    },
    /** What the Payment Element does with a test card; returns the SetupIntent's state afterwards. */
    async enterCard(setupIntentId: string, card: string): Promise<Stripe.SetupIntent> {
      try {
        return await stripe.setupIntents.confirm(setupIntentId, {
          payment_method: card,
          return_url: 'http://localhost/',
        });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return stripe.setupIntents.retrieve(setupIntentId);
        throw error;
      }
    },
    /** The parent answers the bank's 3-D Secure page. */
    async authenticate(clientSecret: string, approved = true) {
      const id = clientSecret.split('_secret')[0];
      const url = `${base}/3d_secure/${id}?client_secret=${encodeURIComponent(clientSecret)}`;
      const body = new URLSearchParams({ answer: approved ? 'approve' : 'deny' });
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      if (answer.status >= 400) throw new Error(`3-D Secure: ${answer.status}`);
    },
    async subscriptionsOf(stripeCustomerId: string) {
      return (await stripe.subscriptions.list({ customer: stripeCustomerId, status: 'all' })).data;
    },
    /** What the parent was charged and got back, in yen. */
    async moneyOf(stripeCustomerId: string) {
      const { data } = await stripe.charges.list({ customer: stripeCustomerId, limit: 100 });
      const paid = data.filter(({ status }) => status === 'succeeded');
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      return {
        charged: sum(paid.map(({ amount }) => amount)),
        refunded: sum(paid.map((each) => each.amount_refunded)),
      };
    },
    deliver: (arrange?: (events: Stripe.Event[]) => Stripe.Event[]) => deliverStripeEvents(app, arrange),
    /** Runs a job that otherwise the crontab starts. */
    async runJob(name: string) {
      await app.pool.query('select graphile_worker.add_job($1)', [name]);
      await app.runJobs();
    },
  };
}
export type RegistrationDesk = Awaited<ReturnType<typeof registrationDesk>>;
