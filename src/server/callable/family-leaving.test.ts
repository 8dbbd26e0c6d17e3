import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

const app = await testApp({ emulators: true });

async function addPerson(uid: string, customer_uid: string, role: number) {
  await app.pool.query(
    `with u as (insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $1 || '@example.jp', 'x'))
     insert into family_members (customer_id, role, uid, name) select id, $3, $1, '試験 花子' from customers where uid = $2`,
    [uid, customer_uid, role],
  );
}

describe('a person who is removed', () => {
  it('is out at once: the session ended, and what is signed in anew belongs to no family', async () => {
    await addPerson('leaving', 'demo-sato', 3);
    const token = await app.tokenOf('leaving');
    await app.pool.query("update family_members set removed_at = app.now() where uid = 'leaving'");
    const ended = await app.pool.query(
      "select count(*)::integer as n from auth.session_families where uid = 'leaving' and revoked_at is null",
    );
    expect(ended.rows).toEqual([{ n: 0 }]);
    await expect.poll(async () => (await app.request('listSessions', {}, token)).statusCode).toBe(401);
  });
});

describe('a family whose account is deleted', () => {
  it('has no members any more: those who belonged to it may register again', async () => {
    await addPerson('left-behind', 'demo-takahashi', 2);
    await app.pool.query("update customers set status = 4 where uid = 'demo-takahashi'");
    const { rows } = await app.pool.query(
      "select removed_at is not null as removed from family_members where uid = 'left-behind'",
    );
    expect(rows).toEqual([{ removed: true }]);
    const setup = await app.request('createStripeCustomer', {}, await app.tokenOf('left-behind'));
    expect(setup.json().result.status).toBe('OK');
  });
});

describe('the token', () => {
  it('names the person and the family for its readers', async () => {
    const sign_in = { email: 'kimura-partner@example.jp', password: 'imahoiku-demo' };
    const answer = await app.post('/auth/password', sign_in);
    const claims = JSON.parse(Buffer.from(String(answer.json().token).split('.')[1] ?? '', 'base64url').toString());
    expect(claims['https://hasura.io/jwt/claims']).toMatchObject({
      'x-hasura-family-member-id': expect.stringMatching(/^\d+$/),
      'x-hasura-family-role': '2',
    });
  });
});
