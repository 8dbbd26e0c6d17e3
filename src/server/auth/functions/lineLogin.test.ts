import { beforeEach, describe, expect, it } from 'vitest';
import { removeSignIn } from '../../membership/store/deleted-identities.ts';
import { testApp } from '../../testing/app.ts';
import type { LinePurpose } from '../store/line-login-states.ts';

const app = await testApp({ emulators: true });
const line = app.emulators?.line ?? '';
const person = (number: number) => `U${String(number).padStart(32, '0')}`;
const [sato, newcomer, another] = [person(1), person(9), person(10)];

const control = (path: string, body: unknown, method = 'POST') =>
  fetch(`${line}/emulator/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: method === 'DELETE' ? null : JSON.stringify(body),
  });
beforeEach(async () => {
  await control('faults', null, 'DELETE');
});

/** Presses the LINE button: where the browser is sent, and the cookie it gets. */
async function start(purpose: LinePurpose, query: Record<string, string> = {}, cookie = '') {
  const url = `/auth/line/start?${new URLSearchParams({ purpose, ...query })}`;
  const answer = await app.server.inject({ url, headers: { cookie } });
  const location = String(answer.headers.location);
  const stateCookie = answer.cookies.find(({ name }) => name === 'line_state');
  return { location, cookie: stateCookie, state: stateCookie?.value ?? '' };
}

/** Presses a button on LINE's own page and comes back to the callback page. */
async function consent(location: string, form: Record<string, string>) {
  const body = new URLSearchParams({ query: new URL(location).search.slice(1), ...form });
  const url = new URL('/oauth2/v2.1/authorize/consent', line);
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

type Answer = { code?: string; state: string; error?: string };
const answerOf = (callback: URL) => Object.fromEntries(callback.searchParams) as unknown as Answer;

/** The whole round trip; the answer of lineLogin. */
async function roundTrip(
  purpose: Exclude<LinePurpose, 'change' | 'confirm'>,
  form: Record<string, string>,
  options: { query?: Record<string, string>; cookie?: string; token?: string } = {},
) {
  const { location } = await start(purpose, options.query, options.cookie);
  const callback = await consent(location, form);
  return finish(purpose, answerOf(callback), options.token);
}
const finish = (type: Exclude<LinePurpose, 'change' | 'confirm'>, { code, state, error }: Answer, token?: string) =>
  app.call('lineLogin', { type, code, state, error }, token);

async function signedIn(customToken: unknown) {
  const answer = await app.post('/auth/custom_token', { custom_token: customToken });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { ...answer.json<{ token: string; user: { uid: string } }>(), cookie };
}
const tokenIn = (result: object) => (result as { customToken?: string }).customToken;

describe('the LINE button', () => {
  it('asks LINE as SPEC §6 says, with a state of 24 characters in a cookie for 60 minutes', async () => {
    const { location, cookie, state } = await start('register', { branch: 'minato', return_to: '/mypage/top' });
    const url = new URL(location);
    expect(url.origin).toBe(line);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      scope: 'profile openid',
      prompt: 'consent',
      bot_prompt: 'normal',
      state,
      redirect_uri: `${app.config.PUBLIC_URL}/registration/customers/callback`,
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{24}$/),
    });
    expect(url.searchParams.has('disable_auto_login')).toBe(false);
    expect(state).toMatch(/^[\w-]{24}$/);
    expect(cookie).toMatchObject({ path: '/', maxAge: 3600, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('httpOnly');
    const { rows } = await app.pool.query("select * from auth.line_login_states where purpose = 'register'");
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  it.each([
    ['register', '/registration/customers/callback'],
    ['reserves', '/registration_reserves/customers/callback'],
    ['login', '/login/callback'],
  ] as const)('for %s comes back to %s', async (purpose, path) => {
    const { location } = await start(purpose, { retry: '1' });
    const query = new URL(location).searchParams;
    expect(new URL(query.get('redirect_uri') ?? '').pathname).toBe(path);
    expect(query.get('disable_auto_login')).toBe('true');
  });

  it('asks for a sign-in first where the link belongs to a customer', async () => {
    const { location, cookie } = await start('notification', { return_to: '/mypage/customers' });
    expect(location).toBe('/require_login?return_to=/mypage/customers');
    expect(cookie).toBeUndefined();
  });

  it('leads back with the reason and nothing lost when LINE cannot be reached', async () => {
    const fresh = await testApp({ environment: { LINE_ISSUER: 'http://localhost:9' } });
    const url = '/auth/line/start?purpose=reserves&branch=minato&return_to=/mypage/top';
    const { headers } = await fresh.server.inject(url);
    expect(headers.location).toBe(
      '/registration_reserves/customers?line_error=line_unavailable&branch=minato&return_to=%2Fmypage%2Ftop',
    );
  });

  it('keeps no address of another site, and no unknown purpose', async () => {
    await start('login', { return_to: 'https://evil.example/' });
    const { rows } = await app.pool.query(
      "select distinct return_to from auth.line_login_states where purpose = 'login'",
    );
    expect(rows).toEqual([{ return_to: null }]);
    expect((await app.server.inject('/auth/line/start?purpose=steal')).headers.location).toBe('/login');
  });
});

describe('lineLogin', () => {
  it('makes an account of a newcomer and keeps branch and return_to over the round trip', async () => {
    const query = { branch: 'minato', return_to: '/mypage/reserves/list?page=2' };
    const result = await roundTrip('reserves', { user_id: newcomer, add_friend: '1' }, { query });
    expect(result).toMatchObject({ status: 'OK', ...query, registered: false, friend: true });
    const { user } = await signedIn(tokenIn(result));
    const { rows } = await app.pool.query('select * from auth.users where uid = $1', [user.uid]);
    expect(rows[0]).toMatchObject({ line_user_id: newcomer, line_display_name: '小林 さくら', line_friend: true });
    const again = await roundTrip('register', { user_id: newcomer });
    expect((await signedIn(tokenIn(again))).user.uid).toBe(user.uid);
  });

  it('signs a registered customer in and says so, also from the registration button', async () => {
    for (const type of ['login', 'register', 'reserves'] as const) {
      const result = await roundTrip(type, { user_id: sato });
      expect(result).toMatchObject({ status: 'OK', registered: true });
      expect((await signedIn(tokenIn(result))).user.uid).toBe('demo-sato');
    }
  });

  it('refuses an unknown account at the login, with the way on', async () => {
    const result = await roundTrip('login', { user_id: another }, { query: { return_to: '/mypage/top' } });
    expect(result).toMatchObject({ type: 'line_unregistered', details: { return_to: '/mypage/top' } });
  });

  it('tells a deleted account so, and lets it register anew', async () => {
    const [who, uid] = [person(11), 'line-deleted'];
    await app.services.database.transaction(app.services.clock.now(), async (tx) => {
      await tx.query("insert into auth.users (uid, kind, line_user_id) values ($1, 'customer', $2)", [uid, who]);
      await removeSignIn(tx, app.config.AUTH_SIGNING_KEY, uid);
    });
    expect(await roundTrip('login', { user_id: who })).toMatchObject({ type: 'account_deleted' });
    const anew = await roundTrip('register', { user_id: who });
    expect((await signedIn(tokenIn(anew))).user.uid).not.toBe(uid);
    expect(await roundTrip('login', { user_id: who })).toMatchObject({ status: 'OK' });
  });

  it('a refused consent, a failed automatic login, and LINE being down each have their own answer', async () => {
    expect(await roundTrip('login', { decision: 'deny' })).toMatchObject({ type: 'line_denied' });
    expect(await roundTrip('login', { decision: 'auto_login_failed' })).toMatchObject({ type: 'line_state' });
    await control('faults', { kind: 'status', status: 503, path: '/oauth2/v2.1/token', times: 5 });
    expect(await roundTrip('login', { user_id: sato })).toMatchObject({ type: 'line_unavailable' });
  });

  it('takes a state once, within 60 minutes, and only for its purpose', async () => {
    const answer = async (purpose: 'login' | 'register') =>
      answerOf(await consent((await start(purpose)).location, { user_id: sato }));
    const used = await answer('login');
    expect(await finish('login', used)).toMatchObject({ status: 'OK' });
    expect(await finish('login', used)).toMatchObject({ type: 'line_state' });
    expect(await finish('login', await answer('register'))).toMatchObject({ type: 'line_state' });
    const late = await answer('login');
    app.clock.advance(3601);
    expect(await finish('login', late)).toMatchObject({ type: 'line_state' });
    const forged = await answer('login');
    expect(await finish('login', { ...forged, code: 'not-the-code' })).toMatchObject({ type: 'line_state' });
  });

  it('joins two tabs of a newcomer in one account', async () => {
    const who = { user_id: person(12) };
    const results = await Promise.all([roundTrip('register', who), roundTrip('register', who)]);
    const users = await Promise.all(results.map(async (result) => (await signedIn(tokenIn(result))).user.uid));
    expect(new Set(users).size).toBe(1);
  });
});

describe('LINE messages', () => {
  const customerRow = async (uid: string) =>
    (await app.pool.query('select line_user_id, line_notification_flag from customers where uid = $1', [uid])).rows[0];
  async function asCustomer(uid: string) {
    const { issueCustomToken } = await import('../store/users.ts');
    return signedIn(
      await app.services.database.transaction(app.services.clock.now(), (tx) => issueCustomToken(tx, uid)),
    );
  }

  it('are linked by the customer who started, with the friendship LINE reports', async () => {
    const { cookie, token } = await asCustomer('demo-suzuki');
    const options = { cookie, token, query: { return_to: '/mypage/customers' } };
    const who = { user_id: another };
    expect(await roundTrip('notification', who, options)).toMatchObject({
      return_to: '/mypage/customers',
      friend: false,
    });
    expect(await customerRow('demo-suzuki')).toEqual({ line_user_id: another, line_notification_flag: false });
    const friend = await roundTrip('friend', { ...who, add_friend: '1' }, { cookie, token });
    expect(friend).toMatchObject({ status: 'OK', friend: true, return_to: '/mypage/top' });
    expect(await customerRow('demo-suzuki')).toEqual({ line_user_id: another, line_notification_flag: true });
  });

  it('are linked by the second guardian for themselves', async () => {
    const { cookie, token } = await asCustomer('demo-kimura-partner');
    const linked = await roundTrip('notification', { user_id: person(13), add_friend: '1' }, { cookie, token });
    expect(linked).toMatchObject({ status: 'OK', friend: true });
    const { rows } = await app.pool.query(
      `select m.uid, k.line_notification_flag from family_member_contacts k join family_members m on m.id = k.family_member_id
       where k.line_user_id = $1`,
      [person(13)],
    );
    expect(rows).toEqual([{ uid: 'demo-kimura-partner', line_notification_flag: true }]);
    // No other member of this family or another gets messages there.
    const other = await asCustomer('demo-kimura');
    expect(await roundTrip('notification', { user_id: person(13) }, other)).toMatchObject({ type: 'line_taken' });
  });

  it("are not linked to another customer's LINE account, nor by another user", async () => {
    const { cookie, token } = await asCustomer('demo-takahashi');
    expect(await roundTrip('friend', { user_id: sato }, { cookie, token })).toMatchObject({ type: 'line_taken' });
    const { token: other } = await asCustomer('demo-sato');
    const options = { cookie, token: other };
    expect(await roundTrip('friend', { user_id: person(3) }, options)).toMatchObject({ type: 'line_state' });
  });
});
