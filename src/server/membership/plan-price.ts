import type Stripe from 'stripe';
import type { Services } from '../services.ts';
import { type PlanPriceAttempt, priceAttempt, savePlanPrice } from './store/plan-price-attempts.ts';

/**
 * Creates a plan's monthly price at Stripe. The attempt was recorded first; its key finds a price whose response was
 * lost, and makes a repeated call return the first call's price. A price no longer wanted is deactivated.
 */
export async function putPriceOfPlan(
  { clock, database, gateways }: Pick<Services, 'clock' | 'database' | 'gateways'>,
  attempt_id: number,
): Promise<void> {
  const attempt = await database.read(clock.now(), (db) => priceAttempt(db, attempt_id));
  if (attempt === null) return;
  const { stripe } = gateways;
  const found = await findPrice(stripe, attempt.key);
  if (attempt.plan_type_id === null) {
    if (found?.active) await stripe.prices.update(found.id, { active: false });
    return;
  }
  const price = found ?? (await createPrice(stripe, attempt));
  if (!price.active) await stripe.prices.update(price.id, { active: true });
  await database.transaction(clock.now(), (tx) => savePlanPrice(tx, attempt, price.id));
}

async function findPrice(stripe: Stripe, key: string): Promise<Stripe.Price | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1 });
  return data[0] ?? null;
}

const createPrice = (stripe: Stripe, attempt: PlanPriceAttempt): Promise<Stripe.Price> =>
  stripe.prices.create(
    {
      currency: 'jpy',
      unit_amount: attempt.monthly_amount,
      recurring: { interval: 'month' },
      product_data: { name: attempt.name, metadata: { plan_type_id: String(attempt.plan_type_id) } },
      lookup_key: attempt.key,
    },
    { idempotencyKey: `plan-price-${attempt.key}` },
  );
