import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { memberDesk } from '../testing/members.ts';

/** Two connections for everybody: requests that held one while they wait for Stripe would stop all others. */
const app = await testApp({ emulators: true, environment: { DATABASE_POOL_SIZE: '2' } });
const desk = await memberDesk(app);
beforeEach(() => desk.noFaults());

it('a slow Stripe holds no connection of the database: other requests go on', async () => {
  const members = await Promise.all([1, 2, 3].map(() => desk.member({ plan_type_id: 2, subscription: 'active' })));
  await desk.fault({ path: '/v1/invoices', method: 'GET', kind: 'slow', delay_ms: 2500, times: 3 });
  let waiting = members.length;
  const slow = members.map((member) =>
    app.request('changePaymentMethodSubscription', null, member.token).finally(() => {
      waiting -= 1;
    }),
  );
  let answered = 0;
  const held: unknown[] = [];
  while (waiting > 0) {
    const { statusCode } = await app.request('reserveTodayBranches', { children: 1 });
    expect(statusCode).toBe(200);
    if (waiting === members.length) answered += 1;
    const { rows } = await app.pool.query(
      `select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
         and state_change < clock_timestamp() - interval '1.5 seconds'`,
    );
    held.push(...rows);
    await new Promise((wake) => setTimeout(wake, 100));
  }
  expect(held).toEqual([]);
  expect(answered).toBeGreaterThan(3);
  for (const answer of await Promise.all(slow)) {
    expect(answer.json()).toMatchObject({ result: { status: 'OK', subscriptionStatus: 'active' } });
  }
});
