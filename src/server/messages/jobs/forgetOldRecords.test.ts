import { expect, it } from 'vitest';
import { recordWebhookEvent } from '../../store/webhook-events.ts';
import { testApp } from '../../testing/app.ts';
import { forgetOldRecords } from './forgetOldRecords.ts';

const app = await testApp();
const tables = ['auth.rate_limits', 'auth.custom_tokens', 'auth.session_families', 'auth.session_tokens'];
const counts = async () =>
  Promise.all(tables.map(async (table) => (await app.pool.query(`select from ${table}`)).rowCount));

it('forgets addresses, networks and ended sessions, and nothing that still counts', async () => {
  const { rows: before } = await app.pool.query('select count(*)::int as sessions from auth.session_families');
  await app.post('/auth/password', { email: 'somebody@example.jp', password: 'wrong password' });
  const { customToken } = (await app.call('emailSignup', { email: 'new@example.jp', password: 'correct horse' })) as {
    customToken: string;
  };
  const signedIn = await app.post('/auth/custom_token', { custom_token: customToken });
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await app.services.database.transaction(app.services.clock.now(), (tx) =>
    recordWebhookEvent(tx, 'stripe', 'evt_1', 'x', {}),
  );
  await app.pool.query('update app.webhook_events set processed_at = received_at');

  await forgetOldRecords(app.services, {});
  expect(await counts()).toEqual([3, 1, before[0].sessions + 1, before[0].sessions + 1]);
  expect((await app.post('/auth/refresh', {}, { cookie })).statusCode).toBe(200);

  app.clock.advance(2 * 86_400);
  await forgetOldRecords(app.services, {});
  expect((await counts()).slice(0, 2)).toEqual([0, 0]);
  expect((await app.pool.query("select from app.webhook_events where event_id <> 'evt_opening'")).rowCount).toBe(1);

  app.clock.advance(90 * 86_400);
  await forgetOldRecords(app.services, {});
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect((await app.pool.query('select from app.webhook_events')).rowCount).toBe(0);
});

it('forgets sweeps that failed and jobs that were replaced, and no other job', async () => {
  await app.pool.query("select graphile_worker.add_job('settleDue', '{}', max_attempts := 1)");
  await app.pool.query("select graphile_worker.add_job('settleDue', '{}', max_attempts := 12)");
  await app.pool.query("update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'it failed'");
  // Replaced under its key while its worker was killed: another one ran instead.
  await app.pool.query("select graphile_worker.add_job('serveWaitlist', '{}', max_attempts := 12)");
  await app.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
  const left = async () => (await app.pool.query('select from graphile_worker.jobs')).rowCount;
  const before = await left();
  await app.pool.query("update graphile_worker._private_jobs set updated_at = '2100-01-01'");
  await forgetOldRecords(app.services, {});
  expect(await left()).toBe(before);
  await app.pool.query("update graphile_worker._private_jobs set updated_at = '2000-01-01'");
  await forgetOldRecords(app.services, {});
  expect(await left()).toBe((before ?? 0) - 2);
});
