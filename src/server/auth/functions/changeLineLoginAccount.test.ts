import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { issueCustomToken } from '../store/users.ts';

const app = await testApp({ emulators: true });
const line = app.emulators?.line ?? '';
const person = (number: number) => `U${String(number).padStart(32, '0')}`;
const [satosAccount, newAccount, thirdAccount] = [person(1), person(9), person(10)];

async function signIn(uid: string) {
  const custom_token = await app.services.database.transaction(app.services.clock.now(), (tx) =>
    issueCustomToken(tx, uid),
  );
  const answer = await app.post('/auth/custom_token', { custom_token });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { token: answer.json<{ token: string }>().token, cookie };
}

/** Presses the button on login_methods/edit, and one on LINE's page. */
async function roundTrip(cookie: string, form: Record<string, string>) {
  const start = await app.server.inject({ url: '/auth/line/start?purpose=change', headers: { cookie } });
  const query = new URL(String(start.headers.location)).search.slice(1);
  const body = new URLSearchParams({ query, ...form });
  const url = new URL('/oauth2/v2.1/authorize/consent', line);
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const callback = new URL(answer.headers.get('location') ?? 'about:blank');
  expect(callback.pathname).toBe('/mypage/login_methods/callback');
  const { code, state = '', error } = Object.fromEntries(callback.searchParams) as Record<string, string | undefined>;
  return { code, state, error };
}
const userOf = async (uid: string) =>
  (await app.pool.query('select * from auth.users where uid = $1', [uid])).rows[0] as Record<string, unknown>;

describe('changeLineLoginAccount', () => {
  it('moves the sign-in and the messages to another LINE account; the token signs in again', async () => {
    const { token, cookie } = await signIn('demo-suzuki');
    const answer = await roundTrip(cookie, { user_id: newAccount, add_friend: '1' });
    const result = (await app.call('changeLineLoginAccount', answer, token)) as { customToken: string };
    expect(result).toMatchObject({
      status: 'OK',
      type: 'line_changed',
      msg: expect.any(String),
      customToken: expect.any(String),
    });
    expect(await userOf('demo-suzuki')).toMatchObject({ line_user_id: newAccount, email: 'suzuki@example.jp' });
    const { rows } = await app.pool.query(
      "select line_user_id, line_notification_flag from customers where uid = 'demo-suzuki'",
    );
    expect(rows).toEqual([{ line_user_id: newAccount, line_notification_flag: true }]);
    const signedIn = await app.post('/auth/custom_token', { custom_token: result.customToken });
    expect(signedIn.json()).toMatchObject({ user: { uid: 'demo-suzuki' } });
    // The old browser has to sign in again; a second use of the answer finds nothing.
    expect((await app.server.inject({ method: 'POST', url: '/auth/refresh', headers: { cookie } })).statusCode).toBe(
      401,
    );
    await eventually(async () =>
      expect((await app.request('changeLineLoginAccount', answer, token)).statusCode).toBe(401),
    );
    const again = await app.call('changeLineLoginAccount', answer, signedIn.json().token);
    expect(again).toMatchObject({ type: 'line_state' });
  });

  it('adds LINE to an email account and takes email off in the same step', async () => {
    const first = await signIn('demo-kimura');
    const added = await app.call(
      'changeLineLoginAccount',
      { ...(await roundTrip(first.cookie, { user_id: thirdAccount })), remove_email_flag: 1 },
      first.token,
    );
    expect(added).toMatchObject({ status: 'OK' });
    expect(await userOf('demo-kimura')).toMatchObject({ line_user_id: thirdAccount, email: null, password_hash: null });
  });

  it("refuses another user's LINE account, a denial, and another's round trip", async () => {
    const { token, cookie } = await signIn('demo-takahashi');
    const was = await userOf('demo-takahashi');
    const taken = await roundTrip(cookie, { user_id: satosAccount });
    expect(await app.call('changeLineLoginAccount', taken, token)).toMatchObject({ status: 'NG', type: 'line_taken' });
    const denied = await roundTrip(cookie, { decision: 'deny' });
    expect(await app.call('changeLineLoginAccount', denied, token)).toMatchObject({
      status: 'NG',
      type: 'line_denied',
    });
    const stranger = await signIn('demo-mori');
    const foreign = await roundTrip(cookie, { user_id: person(11) });
    expect(await app.call('changeLineLoginAccount', foreign, stranger.token)).toMatchObject({ type: 'line_state' });
    expect(await userOf('demo-takahashi')).toEqual(was);
  });

  it('wants a state', async () => {
    const { token } = await signIn('demo-takahashi');
    const answer = { state: 'x'.repeat(24), code: 'code' };
    expect(await app.call('changeLineLoginAccount', answer, token)).toMatchObject({ type: 'line_state' });
  });
});
