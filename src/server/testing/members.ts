import type Stripe from 'stripe';
import { TEST_NOW } from '../../../db/testing/template.ts';
import { addDays, addMonths, instantOf, tokyoDateOf } from '../../domain/time.ts';
import type { TestApp } from './app.ts';
import { consentsOf } from './consents.ts';

/** The state of a subscription at Stripe; `ending` runs to the end of the paid period, `ended` is over. */
type SubscriptionState = 'none' | 'active' | 'ending' | 'past_due' | 'ended';

export interface MemberOptions {
  plan_type_id?: number | null;
  status?: 1 | 2 | 3;
  registration_status?: 1 | 2;
  subscription?: SubscriptionState;
  /** A name of the emulator's test cards; null without a card. */
  card?: string | null;
}

const statuses: Readonly<Record<SubscriptionState, string | null>> = {
  none: null,
  active: 'active',
  ending: 'active',
  past_due: 'past_due',
  ended: 'canceled',
};
const today = tokyoDateOf(TEST_NOW);
const seconds = (date: string) => Math.floor(instantOf(date, 10 * 60).getTime() / 1000);
/** Paid nine days ago: a third of the month is gone. */
const paidOn = addDays(today, -9);
export const periodEnd = addMonths(paidOn, 1);

/** Stripe's stand-in at the test's moment, and customers in any state on both sides. */
export async function memberDesk(app: TestApp) {
  const base = app.emulators?.stripe ?? '';
  const control = async (path: string, body: unknown = {}, method = 'POST') => {
    const answer = await fetch(`${base}/emulator/${path}`, {
      method,
      ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await control('clock', { now: TEST_NOW.toISOString() });
  await control('webhooks', { mode: 'hold' });
  await control('seed', {
    prices: [
      { id: 'price_standard', product_name: 'スタンダード', unit_amount: 1100 },
      { id: 'price_premium', product_name: 'プレミアム', unit_amount: 3300 },
    ],
  });
  const { stripe } = app.services.gateways;
  let members = 0;

  async function seedStripe(key: string, email: string, options: Required<MemberOptions>) {
    const { card, plan_type_id, subscription } = options;
    const pastDue = subscription === 'past_due';
    const started = pastDue ? addDays(today, -2) : paidOn;
    await control('seed', {
      customers: [
        { id: `cus_${key}`, email, name: key, payment_method: card === null ? null : { id: `pm_${key}`, card } },
      ],
      subscriptions:
        subscription === 'none'
          ? []
          : [
              {
                id: `sub_${key}`,
                customer: `cus_${key}`,
                price: plan_type_id === 3 ? 'price_premium' : 'price_standard',
                status: pastDue ? 'past_due' : 'active',
                current_period_start: seconds(started),
                current_period_end: seconds(addMonths(started, 1)),
                cancel_at_period_end: subscription === 'ending',
              },
            ],
    });
    if (subscription === 'ended') await stripe.subscriptions.cancel(`sub_${key}`);
  }

  return {
    stripe,
    control,
    fault: (fault: Record<string, unknown>) => control('faults', fault),
    noFaults: () => control('faults', {}, 'DELETE'),
    /** A customer with sign-in, history and Stripe objects, all named after one key. */
    async member(options: MemberOptions = {}) {
      members += 1;
      const key = `member${members}`;
      const email = `${key}@example.jp`;
      const uid = `uid-${key}`;
      const all = {
        plan_type_id: 1,
        status: 1,
        registration_status: 1,
        subscription: 'none',
        card: options.subscription === 'past_due' ? 'charge_fails' : 'visa',
        ...options,
      } as Required<MemberOptions>;
      await seedStripe(key, email, all);
      const subscribed = all.subscription !== 'none';
      const paidUntil = all.subscription === 'past_due' ? addDays(today, -2) : periodEnd;
      await app.pool.query(
        "insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $2, 'unusable')",
        [uid, email],
      );
      const { rows } = await app.pool.query<{ id: number }>(
        `insert into customers (uid, name, name_kana, gender, date_of_birth, postal_code, prefecture_id, address1,
           address2, tel, email, default_branch_id, payment_method, plan_type_id, registration_status,
           social_media_upload, status, stripe_customer_id, stripe_payment_method_id, stripe_subscription_id,
           stripe_subscription_status, subscription_period_end, subscription_last_paid_date, withdrawn_date)
         values ($1, '会員 花子', 'カイイン ハナコ', 2, '1990-01-01', '1080074', 13, '港区高輪', '1-2-3',
           '09012345678', $2, 2, 1, $3, $4, 1, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
        [
          uid,
          email,
          all.plan_type_id,
          all.registration_status,
          all.status,
          `cus_${key}`,
          all.card === null ? null : `pm_${key}`,
          subscribed ? `sub_${key}` : null,
          statuses[all.subscription],
          subscribed ? paidUntil : null,
          subscribed ? paidOn : null,
          all.status === 3 ? addDays(today, -1) : null,
        ],
      );
      const id = rows[0]?.id ?? 0;
      await app.pool.query(consentsOf('id = $1'), [id]);
      if (all.plan_type_id !== null) {
        const left = all.status === 3 ? (subscribed ? paidUntil : addDays(today, -1)) : null;
        await app.pool.query(
          `insert into plan_type_customer_histories (customer_id, plan_type_id, start_date, end_date)
           values ($1, $2, $3, $4)`,
          [id, all.plan_type_id, addDays(today, -40), left],
        );
      }
      return {
        id,
        uid,
        email,
        token: await app.tokenOf(uid),
        stripe_customer_id: `cus_${key}`,
        stripe_subscription_id: `sub_${key}`,
        stripe_payment_method_id: `pm_${key}`,
      };
    },
    async row(id: number) {
      const { rows } = await app.pool.query('select * from customers where id = $1', [id]);
      return rows[0] as Record<string, unknown>;
    },
    async history(id: number) {
      const { rows } = await app.pool.query<{ plan_type_id: number; start_date: string; end_date: string | null }>(
        `select plan_type_id, start_date, end_date from plan_type_customer_histories
         where customer_id = $1 order by start_date`,
        [id],
      );
      return rows.map((each) => [each.plan_type_id, each.start_date, each.end_date]);
    },
    /** Everything of a customer on both sides, to see that nothing happened. */
    async everything(member: { id: number; uid: string; stripe_customer_id: string }) {
      const [customer, history] = [await this.row(member.id), await this.history(member.id)];
      const { data } = await stripe.subscriptions.list({ customer: member.stripe_customer_id, status: 'all' });
      const { rows } = await app.pool.query('select * from auth.users where uid = $1', [member.uid]);
      return { customer, history, user: rows, charged: await this.charged(member), subscriptions: data.map(facts) };
    },
    async charged({ stripe_customer_id }: { stripe_customer_id: string }) {
      const { data } = await stripe.charges.list({ customer: stripe_customer_id, limit: 100 });
      return data.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
    },
    /** A card typed into the Payment Element and confirmed. */
    async setUpCard(member: { token: string }, card: string): Promise<string> {
      const intent = (await app.call('createSetupIntent', null, member.token)) as { setupIntentId: string };
      await stripe.setupIntents.confirm(intent.setupIntentId, {
        payment_method: card,
        return_url: 'http://localhost/',
      });
      return intent.setupIntentId;
    },
    /** Both clocks, ours and Stripe's. */
    async advance(days: number) {
      app.clock.advance(days * 86_400);
      await control('clock', { now: app.clock.now().toISOString() });
    },
    async runJob(name: string) {
      await app.pool.query('select graphile_worker.add_job($1)', [name]);
      await app.runJobs();
    },
  };
}

const facts = ({ id, status, cancel_at_period_end, items }: Stripe.Subscription) => ({
  id,
  status,
  cancel_at_period_end,
  price: items.data[0]?.price.id,
});
