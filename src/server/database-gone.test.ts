import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../../db/cluster/cluster.ts';
import { demoSignIns } from '../../db/seed/demo-sign-ins.ts';
import { createTemplate, TEST_NOW } from '../../db/testing/template.ts';
import { callableErrors } from '../contract/page-errors.ts';
import { screens } from '../contract/screen-errors.ts';
import { testApp } from './testing/app.ts';

/** A real PostgreSQL of its own, stopped and started under the real server with its pages. */
const folder = mkdtempSync(join(tmpdir(), 'imahoiku-gone-'));
let cluster: Cluster | null = await startCluster({ folder, flushes: false });
const admin = new pg.Client(cluster.urlOf('postgres'));
await admin.connect();
await createTemplate(admin, cluster.urlOf);
await admin.end();
const url = cluster.urlOf('template_demo', 'imahoiku');
const pool = new pg.Pool({ connectionString: url });
pool.on('error', () => {});
const app = await testApp({ database: { url, pool }, web: true, emulators: true });
afterAll(async () => {
  await pool.end();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const person = demoSignIns[0];
const credentials = { email: person?.email, password: person?.password };
const get = (path: string, headers: Record<string, string> = {}) => app.server.inject({ url: path, headers });
/** Until the server listens for changes it keeps nothing. */
const isListening = async () => {
  // Live board, cached pages, ended sessions; after ten seconds each asks whether the server still answers.
  const listening = `select from pg_stat_activity where state = 'idle' and (query like 'listen %' or query = 'select')`;
  return ((await pool.query(listening)).rowCount ?? 0) >= 3;
};
const kept = ['/', '/branches/list', '/branches/list.data'];
const gone = async () => {
  await cluster?.stop();
  cluster = null;
};

describe('a database that goes and comes back', () => {
  let token = '';
  let session = '';

  it('is asked before it goes', async () => {
    const signedIn = await app.post('/auth/password', credentials);
    expect(signedIn.statusCode).toBe(200);
    token = signedIn.json<{ token: string }>().token;
    session = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    await expect.poll(isListening, { timeout: 10_000 }).toBe(true);
    for (const path of kept) expect((await get(path)).statusCode, path).toBe(200);
    await gone();
  });

  it.each([
    ['reserveTodayBranches', { children: 1 }],
    ['exportCustomerData', null],
    ['mypageCustomer', null],
  ])('lets the function %s answer UNAVAILABLE', async (name, data) => {
    const answer = await app.request(name, data, token);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ error: { status: 'UNAVAILABLE', message: callableErrors.UNAVAILABLE } });
  });

  it.each([
    ['password', credentials],
    ['staff', credentials],
    ['custom_token', { custom_token: 'x' }],
    ['refresh', undefined],
    ['password_reset', { email: person?.email }],
  ])('lets /auth/%s answer 503', async (name, body) => {
    const answer = await app.post(`/auth/${name}`, body, { cookie: session });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ error: callableErrors.UNAVAILABLE });
    // The session is not over: its state is unknown.
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('lets the data API answer 503 unavailable', async () => {
    const answer = await app.post('/v1/graphql', {
      id: 'SelectQanda',
      variables: { today: '2026-11-16' },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'unavailable' } }] });
  });

  it('lets webhooks be sent again, and everything else answer 503', async () => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'customer.created', data: { object: { id: 'cus_1' } } });
    const { stripe } = app.services.gateways;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: app.config.STRIPE_WEBHOOK_SECRET });
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const webhook = await app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers });
    expect(webhook.statusCode).toBe(503);
    const postal = await get('/postal_code/1080074');
    expect(postal.statusCode).toBe(503);
    expect(postal.json()).toEqual({ error: callableErrors.UNAVAILABLE });
    expect((await get('/auth/line/start?purpose=login')).headers.location).toContain('line_error=line_unavailable');
  });

  it.each(kept)('keeps serving %s from memory', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    // From the database: how many branches a prefecture has.
    expect(answer.body).toContain('東京都');
    expect(answer.body).not.toContain('nonce="');
    if (!path.endsWith('.data')) expect(answer.headers['content-security-policy']).toContain("'sha256-");
    expect(answer.headers.etag).toBeDefined();
    const again = await get(path, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('keeps them over a long time, but not to another day', async () => {
    app.clock.advance(3 * 3600);
    expect((await get('/branches/list')).statusCode).toBe(200);
    app.clock.advance(24 * 3600);
    expect((await get('/branches/list')).statusCode).toBe(503);
    app.clock.freeze(TEST_NOW);
  });

  it('renders what needs no database, and says kindly of the rest that reserving is paused', async () => {
    expect((await get('/sign_out')).statusCode).toBe(200);
    for (const path of ['/qanda', '/company', '/branches/no-such-branch', '/magazine/detail/1', '/sitemap.xml']) {
      const answer = await get(path);
      expect(answer.statusCode, path).toBe(503);
      expect(answer.headers['retry-after'], path).toBeDefined();
      expect(answer.headers['cache-control'], path).not.toContain('public');
    }
    const page = await get('/qanda');
    expect(page.body).toContain(screens.paused);
    expect(page.body).not.toContain(screens.page_500);
  });

  it('is asked again as soon as it is back', async () => {
    cluster = await startCluster({ folder, flushes: false });
    await expect.poll(async () => (await get('/qanda')).statusCode, { timeout: 10_000 }).toBe(200);
    expect((await app.post('/auth/password', credentials)).statusCode).toBe(200);
    expect((await app.request('mypageCustomer', null, token)).statusCode).toBe(200);
    await expect.poll(isListening, { timeout: 10_000 }).toBe(true);
  });
});
