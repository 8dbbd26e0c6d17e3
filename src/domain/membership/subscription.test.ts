import { describe, expect, it } from 'vitest';
import type { CustomerStatus } from '../codes.ts';
import { decideSubscription, needsSubscription, subscriptionMeaning } from './subscription.ts';

const customer = (status: CustomerStatus, charge_flag = true) => ({
  status,
  charge_flag,
  subscription_period_end: '2026-11-30',
  subscription_last_paid_date: '2026-10-31',
});
/** 2026-12-16 01:00 and 2026-11-15 16:30 in UTC: the latter is the 16th in Tokyo. */
const facts = (status: string) => ({ status, currentPeriodEnd: 1797382800, lastPaidAt: 1794760200 });

/** Stripe's status, then the customer's status 1, 2, 3, 4 afterwards: with a charged plan, and with a free one. */
const table: readonly [string, readonly CustomerStatus[], readonly CustomerStatus[]][] = [
  ['active', [1, 1, 3, 4], [1, 1, 3, 4]],
  ['trialing', [1, 1, 3, 4], [1, 1, 3, 4]],
  ['incomplete', [2, 2, 3, 4], [2, 2, 3, 4]],
  ['past_due', [2, 2, 3, 4], [2, 2, 3, 4]],
  ['unpaid', [2, 2, 3, 4], [2, 2, 3, 4]],
  ['paused', [2, 2, 3, 4], [2, 2, 3, 4]],
  ['canceled', [2, 2, 3, 4], [1, 2, 3, 4]],
  ['incomplete_expired', [2, 2, 3, 4], [1, 2, 3, 4]],
  ['a_status_of_next_year', [1, 1, 3, 4], [1, 1, 3, 4]],
];
const statuses = [1, 2, 3, 4] as const;

describe('decideSubscription', () => {
  it.each(table)('%s moves the status of each customer as written', (status, charged, free) => {
    expect(statuses.map((from) => decideSubscription(customer(from), facts(status)).status)).toEqual(charged);
    expect(statuses.map((from) => decideSubscription(customer(from, false), facts(status)).status)).toEqual(free);
  });

  it('takes the dates in Tokyo, and keeps the paid period while the next one is unpaid', () => {
    expect(decideSubscription(customer(1), facts('active'))).toEqual({
      status: 1,
      stripe_subscription_status: 'active',
      subscription_period_end: '2026-12-16',
      subscription_last_paid_date: '2026-11-16',
    });
    expect(decideSubscription(customer(1), { ...facts('past_due'), lastPaidAt: null })).toMatchObject({
      subscription_period_end: '2026-11-30',
      subscription_last_paid_date: '2026-10-31',
    });
  });

  it('says the same the second time', () => {
    for (const [status] of table) {
      for (const from of statuses) {
        const once = decideSubscription(customer(from), facts(status));
        expect(decideSubscription({ charge_flag: true, ...once }, facts(status))).toEqual(once);
      }
    }
  });
});

describe('subscriptions', () => {
  it('are needed by the enabled and the disabled with a charged plan', () => {
    expect(statuses.map((status) => needsSubscription({ status, charge_flag: true }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(statuses.map((status) => needsSubscription({ status, charge_flag: false }))).not.toContain(true);
  });

  it('that ended are distinguished from those that are unpaid', () => {
    expect(['active', 'past_due', 'canceled'].map(subscriptionMeaning)).toEqual(['paid', 'unpaid', 'ended']);
  });
});
