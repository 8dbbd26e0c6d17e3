import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

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
