import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { testApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';

const app = await testApp();
const uid = 'demo-sato';
/** A thief's session, which the customer then ends from another one. */
async function stolenAndEnded(): Promise<string> {
  const stolen = await app.tokenOf(uid);
  const headers = { authorization: `Bearer ${await app.tokenOf(uid)}` };
  expect((await app.post('/auth/sign_out_everywhere', {}, headers)).statusCode).toBe(200);
  return stolen;
}

describe('the bearer token of a session that was ended', () => {
  // It is read for up to ten minutes more; that must not be enough to take the account back.
  it.each([
    ['changeEmailSignup', { email: 'thief@example.jp', password: 'thief password' }],
    ['changeLineLoginAccount', { state: 'x'.repeat(24), code: 'y' }],
    ['exportCustomerData', null],
    ['cancelCustomer', {}],
  ])('does not open %s', async (name, data) => {
    const answer = await app.request(name, data, await stolenAndEnded());
    expect([answer.statusCode, answer.json().error?.status]).toEqual([401, 'UNAUTHENTICATED']);
    const { rows } = await app.pool.query('select email from auth.users where uid = $1', [uid]);
    expect(rows[0].email).not.toBe('thief@example.jp');
  });

  it('does not move the account to another address (updateCustomer)', async () => {
    const { rows } = await app.pool.query(
      `select name, name_kana, gender, to_char(date_of_birth, 'YYYYMMDD') as date_of_birth, postal_code, prefecture_id,
         address1, address2, tel, emergency_contact_name, emergency_contact_tel, default_branch_id, social_media_upload
       from customers where uid = $1`,
      [uid],
    );
    const answer = await app.request(
      'updateCustomer',
      { ...rows[0], email: 'thief@example.jp' },
      await stolenAndEnded(),
    );
    expect(answer.statusCode).toBe(401);
  });
});

describe('reads with the token of an ended session', () => {
  const read = (token: string, server = app.server) =>
    server.inject({
      method: 'POST',
      url: '/v1/graphql',
      payload: { id: 'SelectCustomersStatus', variables: {} },
      headers: { authorization: `Bearer ${token}` },
    });
  /** Well within the promised minute. */
  const refused = (token: string, server = app.server) =>
    eventually(async () => expect((await read(token, server)).statusCode).toBe(401));

  it('are refused, in this process and in every other', async () => {
    const other = await createApp(app.config, { clock: app.clock });
    await other.server.ready();
    try {
      const token = await app.tokenOf(uid);
      expect([(await read(token)).statusCode, (await read(token, other.server)).statusCode]).toEqual([200, 200]);
      const kept = await app.tokenOf('demo-suzuki');
      await app.post('/auth/sign_out_everywhere', {}, { authorization: `Bearer ${token}` });
      await refused(token);
      await refused(token, other.server);
      expect((await read(kept, other.server)).statusCode).toBe(200);
    } finally {
      await other.server.close();
    }
  });

  it('are refused after the account is gone', async () => {
    const token = await app.tokenOf('demo-kimura');
    await app.pool.query("delete from auth.session_families where uid = 'demo-kimura'");
    await refused(token);
  });
});
