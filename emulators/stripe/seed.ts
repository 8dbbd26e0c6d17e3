import { z } from 'zod';
import { newPrice, newProduct } from './catalogue.ts';
import { newAccount } from './payments/connect.ts';
import { historyShape, seedHistory } from './seed-history.ts';
import type { StripeState } from './state.ts';
import { newId } from './state.ts';

const seedInput = z.strictObject({
  ...historyShape,
  prices: z
    .array(
      z.strictObject({
        id: z.string(),
        product: z.string().optional(),
        product_name: z.string(),
        unit_amount: z.int().nonnegative(),
        currency: z.string().default('jpy'),
        interval: z.enum(['day', 'week', 'month', 'year']).nullable().default('month'),
        interval_count: z.int().positive().default(1),
      }),
    )
    .default([]),
  accounts: z
    .array(
      z.strictObject({
        id: z.string(),
        email: z.string().nullable().default(null),
        type: z.enum(['standard', 'express', 'custom']).default('standard'),
        charges_enabled: z.boolean().default(true),
      }),
    )
    .default([]),
  /** Authorization codes that /oauth/token will accept once. */
  oauth_codes: z.record(z.string(), z.string()).default({}),
  settings: z
    .strictObject({
      after_last_retry: z.enum(['canceled', 'unpaid', 'past_due']).optional(),
      retry_days: z.array(z.number().positive()).optional(),
      upcoming_days: z.number().nonnegative().optional(),
      processing: z.boolean().optional(),
    })
    .default({}),
});

export type StripeSeed = z.input<typeof seedInput>;

/** Adds what a dashboard would have set up. Seeding twice changes nothing the second time. */
export function seedStripe(state: StripeState, input: unknown): void {
  const seed = seedInput.parse(input);
  const created = Math.floor(Date.now() / 1000);
  for (const { id, product, product_name, unit_amount, currency, interval, interval_count } of seed.prices) {
    if (state.prices[id] !== undefined) continue;
    const productId = product ?? newId('prod', 14);
    state.products[productId] ??= newProduct({ id: productId, name: product_name, created });
    const recurring = interval === null ? null : { interval, interval_count };
    state.prices[id] = newPrice({ id, product: productId, currency, unit_amount, recurring, created });
  }
  for (const account of seed.accounts) {
    state.accounts[account.id] ??= newAccount({ ...account, created, ready: account.charges_enabled });
  }
  Object.assign(state.oauth_codes, seed.oauth_codes);
  Object.assign(state.settings, seed.settings);
  seedHistory(state, seed);
}
