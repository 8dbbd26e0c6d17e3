import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { spoiled, spoiling } from '../testing/fuzz/hostile.ts';
import { fuzzSettings } from '../testing/fuzz/settings.ts';

/** Signed, so they come from Stripe or LINE; malformed all the same. */
const app = await testApp({ emulators: true });

function send(source: 'stripe' | 'line', payload: string | Buffer) {
  const { STRIPE_WEBHOOK_SECRET: secret, LINE_MESSAGING_SECRET } = app.config;
  const headers: Record<string, string> =
    source === 'stripe'
      ? {
          'stripe-signature': app.services.gateways.stripe.webhooks.generateTestHeaderString({
            payload: payload.toString(),
            secret,
          }),
        }
      : { 'x-line-signature': createHmac('sha256', LINE_MESSAGING_SECRET).update(payload).digest('base64') };
  headers['content-type'] = 'application/json';
  return app.server.inject({ method: 'POST', url: `/webhooks/${source}`, payload, headers });
}
/** Events not yet processed, and jobs that failed and wait for another try, or gave up. */
async function leftOver() {
  await app.runJobs();
  return counts();
}
async function counts() {
  const { rows } = await app.pool.query(
    `select (select count(*)::int from app.webhook_events where processed_at is null) as events,
       (select count(*)::int from graphile_worker._private_jobs where last_error is not null) as failed`,
  );
  return rows[0];
}
beforeEach(async () => {
  await app.pool.query('delete from app.webhook_events');
  await app.pool.query('delete from graphile_worker._private_jobs');
});

const event = (id: string, type: string, object: unknown) => ({ id, type, object: 'event', data: { object } });

describe('a signed webhook', () => {
  it.each([
    ['stripe', 'null'],
    ['stripe', '[]'],
    ['stripe', '"event"'],
    ['stripe', '{}'],
    ['stripe', '{"id":1,"type":"customer.created"}'],
    ['stripe', `{"id":"${'x'.repeat(10_000)}","type":"customer.created"}`],
    ['stripe', `{"id":"evt_deep","type":"x","data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['line', 'null'],
    ['line', '[]'],
    ['line', '{}'],
    ['line', '{"events":{}}'],
    ['line', '{"events":"x"}'],
    ['line', 'no json'],
    ['line', ''],
    ['line', `{"events":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ] as const)('of %s without the shape of an event is refused (%#)', async (source, body) => {
    expect((await send(source, body)).statusCode).toBe(400);
    expect(await leftOver()).toEqual({ events: 0, failed: 0 });
  });

  it('from Stripe with unstorable text is stored readable', async () => {
    const body = JSON.stringify(event('evt_nul', 'customer.created', { id: 'cus_1', name: 'a\u0000b\ud800' }));
    expect((await send('stripe', body)).statusCode).toBe(200);
    const { rows } = await app.pool.query(
      "select payload #>> '{data,object,name}' as name from app.webhook_events where event_id = 'evt_nul'",
    );
    expect(rows).toEqual([{ name: 'a\ufffdb\ufffd' }]);
    expect(await leftOver()).toEqual({ events: 0, failed: 0 });
  });

  it('of LINE: what can be read of it counts', async () => {
    const events = [null, 1, {}, { type: 'follow' }, { type: 1, webhookEventId: 'bad' }];
    const good = { type: 'follow', webhookEventId: 'good', source: { userId: 'U\u0000' } };
    expect((await send('line', JSON.stringify({ events: [...events, good] }))).statusCode).toBe(200);
    const { rows } = await app.pool.query('select event_id from app.webhook_events');
    expect(rows).toEqual([{ event_id: 'good' }]);
    expect(await leftOver()).toEqual({ events: 0, failed: 0 });
  });

  it.each([
    ['payment_intent.succeeded', { id: 'pi_unknown' }],
    ['payment_intent.succeeded', { id: 'a/../b' }],
    ['payment_intent.succeeded', { id: 7 }],
    ['payment_intent.succeeded', null],
    ['charge.dispute.created', { id: 'dp_unknown' }],
    ['charge.dispute.created', {}],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_unknown' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: { id: null } }],
    ['customer.subscription.updated', { id: 'sub_unknown' }],
    ['invoice.paid', { id: 'in_1', parent: { subscription_details: { subscription: 'sub_unknown' } } }],
    ['invoice.paid', { id: 'in_1', parent: 'x' }],
    ['account.updated', { id: 'acct_unknown' }],
  ])('of an object nobody knows is done with after one try: %s %j', async (type, object) => {
    expect((await send('stripe', JSON.stringify(event('evt_unknown', type, object)))).statusCode).toBe(200);
    expect(await leftOver()).toEqual({ events: 0, failed: 0 });
  });

  it('that has no data at all is done with', async () => {
    expect((await send('stripe', '{"id":"evt_thin","type":"payment_intent.succeeded"}')).statusCode).toBe(200);
    expect(await leftOver()).toEqual({ events: 0, failed: 0 });
  });

  it('waits for another try where Stripe does not answer', async () => {
    const faults = `${app.emulators?.stripe}/emulator/faults`;
    const fault = { path: '/v1/payment_intents', method: 'GET', kind: 'status', status: 500, times: 3 };
    const headers = { 'content-type': 'application/json' };
    await fetch(faults, { method: 'POST', headers, body: JSON.stringify(fault) });
    await send('stripe', JSON.stringify(event('evt_later', 'payment_intent.succeeded', { id: 'pi_unknown' })));
    await app.runJobs();
    // The queue writes a job's end down a moment after it ended.
    await expect.poll(counts, { timeout: 10_000 }).toEqual({ events: 1, failed: 1 });
    await fetch(faults, { method: 'DELETE' });
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    await expect.poll(counts, { timeout: 10_000 }).toEqual({ events: 0, failed: 0 });
  });

  it('is never answered 500 or more, whatever it holds, and its job ends', async () => {
    const line = { events: [{ type: 'follow', webhookEventId: 'e1', source: { userId: 'U1' } }] };
    const stripe = event('evt_1', 'invoice.paid', {
      id: 'in_1',
      parent: { subscription_details: { subscription: 'sub_1' } },
      payment_intent: 'pi_1',
    });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), spoiling, async (isLine, spoils) => {
        const body = JSON.stringify(spoiled(isLine ? line : stripe, spoils)) ?? '';
        expect((await send(isLine ? 'line' : 'stripe', body)).statusCode).toBeLessThan(500);
      }),
      fuzzSettings(300),
    );
    expect(await leftOver()).toEqual({ events: 0, failed: 0 });
  });
});
