import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

const app = await testApp({ environment: { STRIPE_WEBHOOK_SECRET: 'whsec_account, whsec_connect' } });

it.each([
  ['whsec_account', 200],
  ['whsec_connect', 200],
  ['whsec_account, whsec_connect', 400],
  ['whsec_other', 400],
])('an event signed with %s is answered %i', async (secret, status) => {
  const payload = JSON.stringify({ id: `evt_${secret}`, type: 'customer.created', data: { object: { id: 'cus_1' } } });
  const signature = app.services.gateways.stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const answer = await app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers });
  expect(answer.statusCode).toBe(status);
  const { rowCount } = await app.pool.query('select from app.webhook_events where event_id = $1', [`evt_${secret}`]);
  expect(rowCount).toBe(status === 200 ? 1 : 0);
});

const lineSignature = (payload: string, secret = app.config.LINE_MESSAGING_SECRET) =>
  createHmac('sha256', secret).update(payload).digest('base64');

it.each<[string, number, string | undefined]>([
  ['by LINE', 200, 'right'],
  ['with another secret', 400, 'other secret'],
  ['over another body', 400, 'other body'],
  ['in hex', 400, 'hex'],
  ['with nothing', 400, ''],
  ['not at all', 400, undefined],
])('a LINE event signed %s is answered %i', async (_how, status, kind) => {
  const webhookEventId = `line-${kind}`;
  const event = { type: 'follow', webhookEventId, timestamp: 1, source: { type: 'user', userId: 'U1' } };
  const payload = JSON.stringify({ destination: 'U', events: [event] });
  const signatures: Record<string, string> = {
    right: lineSignature(payload),
    'other secret': lineSignature(payload, 'a guessed secret'),
    'other body': lineSignature(`${payload} `),
    hex: Buffer.from(lineSignature(payload), 'base64').toString('hex'),
    '': '',
  };
  const signed = kind === undefined ? {} : { 'x-line-signature': signatures[kind] ?? '' };
  const headers = { 'content-type': 'application/json', ...signed };
  const answer = await app.server.inject({ method: 'POST', url: '/webhooks/line', payload, headers });
  expect(answer.statusCode).toBe(status);
  const { rowCount } = await app.pool.query('select from app.webhook_events where event_id = $1', [webhookEventId]);
  expect(rowCount).toBe(status === 200 ? 1 : 0);
});
