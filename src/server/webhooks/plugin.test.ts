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
