import { expect, it } from 'vitest';
import { demoStripeSeed } from '../../../../db/seed/demo-stripe.ts';
import { testApp } from '../../testing/app.ts';
import { registrationDesk } from '../../testing/registering.ts';

const app = await testApp({ emulators: true });
const desk = await registrationDesk(app);

it('finds the demo world and its Stripe side in step: nothing changes, nothing is paid or given back', async () => {
  await desk.control('reset');
  await desk.control('clock', { now: app.clock.now().toISOString() });
  await desk.control('seed', demoStripeSeed(app.clock.now()));
  const sample = async () => {
    const { rows } = await app.pool.query(
      `select id, status, stripe_subscription_id, stripe_subscription_status, subscription_period_end,
         subscription_last_paid_date,
         (select count(*) from payments p where p.customer_id = c.id) as paid
       from customers c order by id`,
    );
    return rows;
  };
  const before = await sample();
  await desk.runJob('reconcileSubscriptions');
  await desk.runJob('reconcileRegistrations');
  await desk.runJob('reconcileAccounts');
  await desk.runJob('reconcileRefunds');
  const { rows } = await app.pool.query("select from audit_logs where action like 'stripe%'");
  expect(rows).toEqual([]);
  const { data: refunds } = await desk.stripe.refunds.list();
  expect(refunds.length).toBeGreaterThan(0);
  expect(await sample()).toEqual(before);
});
