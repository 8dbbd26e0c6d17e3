import { describe, expect, it } from 'vitest';
import { apiOperationNames, apiOperations } from '../../../contract/api/operations.ts';
import { type FunctionPayload, functions } from '../../../contract/functions/functions.ts';
import { testApp } from '../../testing/app.ts';
import { ok } from '../../testing/parents.ts';

/** The demo world at Mon 2026-11-16 10:00 in Tokyo. */
const app = await testApp();
const honbu = await app.tokenOf('demo-honbu', 'staff');
await app.pool.query('update auth.session_families set identity_confirmed_at = $1', [app.services.clock.now()]);

const asked = {
  name: '港区ポータル',
  contact_name: '担当 花子',
  contact_email: 'portal@example.jp',
  places_flag: 1,
  availability_flag: 1,
  refer_flag: 1,
  calls_per_minute: 100,
  expiry_date: '2027-03-31',
} as const;
const issue = (changes = {}) =>
  ok(app.call('headquartersIssuePartnerKey', { ...asked, ...changes }, honbu)) as Promise<{
    secret: string;
    partner_key_id: number;
  }>;
async function ask(secret: string, path: string, body?: object, remoteAddress = '203.0.113.7', { server } = app) {
  const answer = await server.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${secret}` },
    remoteAddress,
    ...(body ? { payload: body } : {}),
  });
  return answer.statusCode;
}
const places = '/branches';
const seats = '/branches/2/availability?date=2026-11-17';
const stay = { branch_id: 2, date: '2026-11-17', start_time: '10:00', end_time: '12:00' };

describe('a partner’s key', () => {
  it.each([
    [{ availability_flag: 0, refer_flag: 0 }, [200, 403, 403, 403]],
    [{ places_flag: 0, refer_flag: 0 }, [403, 200, 200, 403]],
    [{ places_flag: 0, availability_flag: 0 }, [403, 403, 403, 200]],
  ])('opens its own scopes alone: %j', async (scopes, statuses) => {
    const { secret } = await issue(scopes);
    expect([
      await ask(secret, places),
      await ask(secret, seats),
      await ask(secret, '/quotes', { ...stay, ages: [2] }),
      await ask(secret, '/referrals', stay),
    ]).toEqual(statuses);
  });

  it('opens nothing of a family, not by its ids either', async () => {
    const { secret } = await issue();
    const ofFamilies = apiOperationNames.filter((name) => apiOperations[name].scope === 'family');
    for (const name of ofFamilies) {
      const { method, path } = apiOperations[name];
      const answer = await app.server.inject({
        method,
        url: `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`,
        headers: { authorization: `Bearer ${secret}` },
      });
      expect(answer.statusCode, name).toBe(403);
    }
    expect(await ask(secret, '/quotes', { ...stay, child_ids: [1] })).toBe(409);
    expect(await ask(secret, '/quotes', { ...stay, ages: [2], reserve_id: 1 })).toBe(404);
  });

  it('opens no function and no document', async () => {
    const { secret } = await issue();
    for (const name of Object.keys(functions)) {
      expect((await app.request(name, {}, secret)).statusCode, name).toBe(401);
    }
    const data = await app.post('/v1/graphql', { id: 'SelectBranchesList' }, { authorization: `Bearer ${secret}` });
    expect(data.statusCode).toBe(401);
  });

  it('leads to the reserve’s page with place and hours', async () => {
    const { secret } = await issue();
    const answer = await app.post('/api/v1/referrals', stay, { authorization: `Bearer ${secret}` });
    expect(answer.json()).toEqual({
      url: `${app.config.PUBLIC_URL}/mypage/reserves/select_branches?branch=minato-hiroba&date=2026-11-17&start=10%3A00&end=12%3A00`,
    });
  });

  it('is of its branches and its addresses', async () => {
    const { secret } = await issue({ branch_ids: [3], addresses: '203.0.113.0/24' });
    expect(await ask(secret, '/branches/3/availability?date=2026-11-17')).toBe(200);
    expect(await ask(secret, seats)).toBe(403);
    expect(await ask(secret, '/referrals', stay)).toBe(403);
    expect(await ask(secret, places, undefined, '198.51.100.1')).toBe(403);
    const listed = await app.server.inject({
      url: '/api/v1/branches',
      headers: { authorization: `Bearer ${secret}` },
      remoteAddress: '203.0.113.9',
    });
    expect(listed.json().branches.map(({ branch_id }: { branch_id: number }) => branch_id)).toEqual([3]);
  });

  it('is rotated with an overlap, and ended at once in every process', async () => {
    const other = await testApp({ database: { url: app.config.DATABASE_URL, pool: app.pool } });
    const { secret, partner_key_id } = await issue();
    const rotate = { partner_key_id, version: 1, overlap_hours: 24 };
    const next = (await ok(app.call('headquartersRotatePartnerKey', rotate, honbu))).secret;
    expect([await ask(secret, places), await ask(next, places)]).toEqual([200, 200]);
    expect(await app.call('headquartersRotatePartnerKey', rotate, honbu)).toMatchObject({ type: 'stale_status' });
    await app.pool.query("update auth.partner_keys set previous_until = '2026-11-16T00:59:59Z' where id = $1", [
      partner_key_id,
    ]);
    expect([await ask(secret, places), await ask(next, places)]).toEqual([401, 200]);
    await ok(app.call('headquartersEndPartnerKey', { partner_key_id, version: 2 }, honbu));
    expect([await ask(next, places), await ask(next, places, undefined, '203.0.113.7', other)]).toEqual([401, 401]);
  });

  it('ends after its last day', async () => {
    const { secret, partner_key_id } = await issue();
    await app.pool.query("update auth.partner_keys set expiry_date = '2026-11-16' where id = $1", [partner_key_id]);
    expect(await ask(secret, places)).toBe(200);
    await app.pool.query("update auth.partner_keys set expiry_date = '2026-11-15' where id = $1", [partner_key_id]);
    expect(await ask(secret, places)).toBe(401);
  });

  it('has so many calls a minute over two processes', async () => {
    const other = await testApp({ database: { url: app.config.DATABASE_URL, pool: app.pool } });
    const { secret } = await issue({ calls_per_minute: 3 });
    const from = (process: typeof app) => ask(secret, places, undefined, '203.0.113.7', process);
    expect([await from(app), await from(other), await from(app), await from(other), await from(app)]).toEqual([
      200, 200, 200, 429, 429,
    ]);
  });

  it('is stored as a hash, and what it did is seen', async () => {
    const { secret, partner_key_id } = await issue({ name: '見える鍵' });
    await ask(secret, places);
    await ask(secret, seats);
    await ask(secret, seats);
    const stored = await app.pool.query(
      'select k::text as row from auth.partner_keys k union all select l::text from audit_logs l',
    );
    expect(JSON.stringify(stored.rows)).not.toContain(secret.slice(4, -4));
    const { keys } = await ok(app.call('headquartersReadPartnerKeys', {}, honbu));
    expect(keys.find((key) => key.partner_key_id === partner_key_id)).toMatchObject({
      name: '見える鍵',
      last_four: secret.slice(-4),
      last_called_at: '2026-11-16T01:00:00.000Z',
      calls: [
        { date: '2026-11-16', operation: 'listBranches', calls: 1 },
        { date: '2026-11-16', operation: 'readAvailability', calls: 2 },
      ],
    });
    const { rows } = await app.pool.query(
      "select action, table_name, record_id from audit_logs where table_name = 'auth.partner_keys' order by id desc limit 1",
    );
    expect(rows).toEqual([
      { action: 'headquartersIssuePartnerKey', table_name: 'auth.partner_keys', record_id: partner_key_id },
    ]);
  });

  it.each<[string, Partial<FunctionPayload<'headquartersIssuePartnerKey'>>, string]>([
    ['no scope', { places_flag: 0, availability_flag: 0, refer_flag: 0 }, 'places_flag'],
    ['a day that is over', { expiry_date: '2026-11-16' }, 'expiry_date'],
    ['an address that is none', { addresses: 'example.jp' }, 'addresses'],
  ])('is not made with %s', async (_case, changes, field) => {
    const refused = await app.call('headquartersIssuePartnerKey', { ...asked, ...changes }, honbu);
    expect(refused).toMatchObject({ status: 'NG', type: 'input_error', fields: [field] });
  });

  it.each(['imk_', 'imk_x', `imk_${'A'.repeat(43)}`])('is not %s', async (secret) => {
    expect(await ask(secret, places)).toBe(401);
  });
});
