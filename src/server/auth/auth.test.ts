import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { refusals } from '../../contract/errors.ts';
import { removeSignIn } from '../membership/store/deleted-identities.ts';
import { testApp } from '../testing/app.ts';

const app = await testApp({ environment: { RATE_LIMIT_SIGN_IN: '5/300' } });

let account = 0;
/** A fresh account with a session: its cookie and its first answer. */
async function signUp(password = 'correct horse') {
  account += 1;
  app.clock.advance(300); // leaves the rate limit's window
  const email = `parent${account}@example.jp`;
  const { customToken } = (await app.call('emailSignup', { email, password })) as { customToken: string };
  const answer = await app.post('/auth/custom_token', { custom_token: customToken });
  return { email, password, customToken, answer, cookie: cookieOf(answer) };
}
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const refresh = (cookie: string) => app.post('/auth/refresh', {}, { cookie });

describe('custom tokens', () => {
  it('sign in once and within five minutes', async () => {
    const { answer, customToken } = await signUp();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ expires_in: 600, user: { role: 'user', allowed_roles: ['user'] } });
    expect((await app.post('/auth/custom_token', { custom_token: customToken })).statusCode).toBe(401);

    const late = (await app.call('emailSignup', { email: 'late@example.jp', password: 'correct horse' })) as {
      customToken: string;
    };
    app.clock.advance(301);
    expect((await app.post('/auth/custom_token', { custom_token: late.customToken })).statusCode).toBe(401);
  });

  it('lead to an HttpOnly cookie and a token that the published keys verify, with Hasura claims', async () => {
    const { answer } = await signUp();
    for (const cookie of [answer.headers['set-cookie']].flat()) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const keys = (await app.server.inject('/.well-known/jwks.json')).json();
    expect(keys.keys[0]).not.toHaveProperty('d');
    const { token, user } = answer.json();
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { currentDate: app.clock.now() });
    expect(payload).toMatchObject({
      user_id: user.uid,
      'https://hasura.io/jwt/claims': { 'x-hasura-default-role': 'user', 'x-hasura-allowed-roles': ['user'] },
    });
  });
});

describe('sessions', () => {
  it('rotate the cookie, let two tabs refresh at once, and end when an old cookie comes back', async () => {
    const { cookie } = await signUp();
    const first = await refresh(cookie);
    expect(first.statusCode).toBe(200);
    const rotated = cookieOf(first);
    expect(rotated).not.toBe(cookie);
    const otherTab = await refresh(cookie);
    expect(otherTab.statusCode).toBe(200);
    const current = cookieOf(otherTab);
    expect([cookie, rotated]).not.toContain(current);
    app.clock.advance(31);
    expect((await refresh(cookie)).statusCode).toBe(401);
    for (const each of [rotated, current]) expect((await refresh(each)).statusCode).toBe(401);
  });

  it('go on after an answer that got lost: the same cookie is exchanged once more, and its successor lasts', async () => {
    const { cookie } = await signUp();
    await refresh(cookie);
    const current = cookieOf(await refresh(cookie));
    app.clock.advance(16 * 60 * 60);
    expect((await refresh(current)).statusCode).toBe(200);
  });

  it('end at sign-out, and everywhere at once when asked', async () => {
    const { email, password, cookie } = await signUp();
    const second = await app.post('/auth/password', { email, password });
    const bearer = { authorization: `Bearer ${second.json().token}` };
    await app.post('/auth/sign_out', {}, { cookie });
    expect((await refresh(cookie)).statusCode).toBe(401);
    const secondCookie = cookieOf(second);
    expect((await app.post('/auth/sign_out_everywhere', {}, bearer)).statusCode).toBe(200);
    expect((await refresh(secondCookie)).statusCode).toBe(401);
  });

  it('are not missed where there never was one', async () => {
    const answer = await app.post('/auth/refresh', {});
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('refuse a post from another site', async () => {
    const { cookie } = await signUp();
    const answer = await app.post('/auth/refresh', {}, { cookie, origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('of a post without Origin the browser’s word decides: %s → %i', async (relation, status) => {
    const { cookie } = await signUp();
    const answer = await app.post('/auth/refresh', {}, { cookie, 'sec-fetch-site': relation });
    expect(answer.statusCode).toBe(status);
  });

  it('what brings no cookie is asked by nobody where it comes from: functions, data, webhooks', async () => {
    const { answer } = await signUp();
    const headers = { 'sec-fetch-site': 'same-site' };
    const bearer = { ...headers, authorization: `Bearer ${answer.json().token}` };
    const call = await app.post('/imahoiku/asia-northeast1/checkIdentity', { data: null }, bearer);
    expect(call.json()).toMatchObject({ result: { status: 'OK' } });
    expect((await app.post('/v1/graphql', { id: 'SelectCustomersStatus' }, bearer)).statusCode).toBe(200);
    // Refused for its signature, not for where it comes from.
    for (const path of ['/webhooks/stripe', '/webhooks/line'])
      expect((await app.post(path, {}, headers)).statusCode).toBe(400);
  });
});

describe('passwords', () => {
  it('give the same answer for a wrong password and an unknown address, and stop a guesser', async () => {
    const { email } = await signUp();
    const wrong = await app.post('/auth/password', { email, password: 'wrong password' });
    const unknown = await app.post('/auth/password', { email: 'nobody@example.jp', password: 'wrong password' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrong.body).toBe(unknown.body);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await app.post('/auth/password', { email, password: 'wrong password' })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('tell a deleted account to register anew, and no more once it has', async () => {
    const { email, password, answer } = await signUp();
    const { uid } = answer.json().user;
    await app.services.database.transaction(app.services.clock.now(), (tx) =>
      removeSignIn(tx, app.config.AUTH_SIGNING_KEY, uid),
    );
    const refused = await app.post('/auth/password', { email, password });
    expect([refused.statusCode, refused.json().error]).toEqual([401, refusals.account_deleted]);
    await app.call('emailSignup', { email, password: 'another horse' });
    const wrong = await app.post('/auth/password', { email, password });
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, refusals.email_unknown]);
  });

  it('do not open the staff door to a customer, nor the other way round', async () => {
    const { email, password } = await signUp();
    expect((await app.post('/auth/staff', { email, password })).statusCode).toBe(401);
    const staff = { email: 'honbu@example.jp', password: 'imahoiku-demo' };
    expect((await app.post('/auth/password', staff)).statusCode).toBe(401);
  });

  it('give staff their role and branch, and nothing to a disabled account', async () => {
    const answer = await app.post('/auth/staff', { email: 'minato-manager@example.jp', password: 'imahoiku-demo' });
    expect(answer.json().user).toMatchObject({
      role: 'staff',
      allowed_roles: ['staff'],
      branch_id: 2,
      account_role: 2,
    });
    await app.pool.query("update accounts set disable = true where uid = 'demo-minato-manager'");
    expect((await refresh(cookieOf(answer))).statusCode).toBe(401);
    await app.pool.query("update accounts set disable = false where uid = 'demo-minato-manager'");
  });

  it('refuse bodies of the wrong shape with 400', async () => {
    for (const body of [{}, { email: 1, password: 2 }, { email: 'a@b.jp' }]) {
      expect((await app.post('/auth/password', body)).statusCode).toBe(400);
    }
  });
});

describe('an expired bearer token', () => {
  it('is 401 at the data API and UNAUTHENTICATED at a function', async () => {
    const { answer } = await signUp();
    const { token } = answer.json();
    app.clock.advance(601);
    const headers = { authorization: `Bearer ${token}` };
    const data = await app.post('/v1/graphql', { id: 'SelectCustomersStatus' }, headers);
    expect(data.statusCode).toBe(401);
    const call = await app.request('mypageCustomer', null, token);
    expect(call.statusCode).toBe(401);
    expect(call.json().error.status).toBe('UNAUTHENTICATED');
  });
});
