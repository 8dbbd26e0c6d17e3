import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { issueCustomToken } from '../store/users.ts';

const app = await testApp({ emulators: true });
const line = app.emulators?.line ?? '';
const person = (number: number) => `U${String(number).padStart(32, '0')}`;
const password = 'imahoiku-demo';
// Leaves the rate limits' window.
beforeEach(() => app.clock.advance(600));

/** A session whose sign-in lies an hour back. */
async function signedIn(uid: string) {
  const custom_token = await app.services.database.transaction(app.services.clock.now(), (tx) =>
    issueCustomToken(tx, uid),
  );
  const answer = await app.post('/auth/custom_token', { custom_token });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  app.clock.advance(3600);
  const refreshed = await app.post('/auth/refresh', {}, { cookie });
  return {
    token: refreshed.json<{ token: string }>().token,
    cookie: refreshed.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}
/** The LINE button of the identity step, and a button on LINE's own page. */
async function roundTrip(cookie: string, purpose: 'confirm' | 'change', form: Record<string, string>) {
  const url = `/auth/line/start?purpose=${purpose}&return_to=/mypage/customers/edit/confirm`;
  const start = await app.server.inject({ url, headers: { cookie } });
  const authorize = new URL(String(start.headers.location));
  const body = new URLSearchParams({ query: authorize.search.slice(1), ...form });
  const answer = await fetch(new URL('/oauth2/v2.1/authorize/consent', line), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const callback = new URL(answer.headers.get('location') ?? 'about:blank');
  const { code, state = '', error } = Object.fromEntries(callback.searchParams) as Record<string, string | undefined>;
  return { authorize, callback, answer: { code, state, error } };
}
const profile = async (uid: string) => {
  const { rows } = await app.pool.query(
    `select name, name_kana, gender, email, to_char(date_of_birth, 'YYYYMMDD') as date_of_birth, postal_code, prefecture_id,
       address1, address2, tel, emergency_contact_name, emergency_contact_tel, default_branch_id, social_media_upload
     from customers where uid = $1`,
    [uid],
  );
  return rows[0];
};

describe('what changes the ways to sign in', () => {
  it('asks for a fresh proof first, and changes nothing before', async () => {
    const { token, cookie } = await signedIn('demo-sato');
    const before = (await app.pool.query("select * from auth.users where uid = 'demo-sato'")).rows;
    const refused = { status: 'NG', type: 'identity_unconfirmed' };
    const data = { email: 'thief@example.jp', password: 'thief password' };
    expect(await app.call('changeEmailSignup', data, token)).toMatchObject(refused);
    const change = await roundTrip(cookie, 'change', { user_id: person(9) });
    expect(await app.call('changeLineLoginAccount', change.answer, token)).toMatchObject(refused);
    const own = await profile('demo-sato');
    expect(await app.call('updateCustomer', { ...own, email: 'thief@example.jp' }, token)).toMatchObject(refused);
    expect((await app.pool.query("select * from auth.users where uid = 'demo-sato'")).rows).toEqual(before);
    // All else of the profile goes through as ever, and the answer from LINE is not used up.
    expect(await app.call('updateCustomer', { ...own, address2: '9-9-9' }, token)).toMatchObject({ status: 'OK' });
    expect(await app.call('confirmIdentity', { password }, token)).toMatchObject({ status: 'OK' });
    expect(await app.call('changeLineLoginAccount', change.answer, token)).toMatchObject({ status: 'OK' });
  });

  it('right after a sign-in asks for nothing more', async () => {
    const answer = await app.post('/auth/password', { email: 'suzuki@example.jp', password });
    const { token } = answer.json<{ token: string }>();
    expect(await app.call('checkIdentity', null, token)).toMatchObject({ confirmed: true });
    const data = { email: 'suzuki@example.jp', password: 'a walk by the sea' };
    expect(await app.call('changeEmailSignup', data, token)).toEqual({
      status: 'OK',
      msg: expect.any(String),
      type: 'email_changed',
    });
  });
});

describe('confirmIdentity', () => {
  it('takes the present password, for this session alone and for 15 minutes', async () => {
    const [here, elsewhere] = [await signedIn('demo-takahashi'), await signedIn('demo-takahashi')];
    // The second sign-in moved the clock past the first token's life.
    const again = await app.post('/auth/refresh', {}, { cookie: here.cookie });
    const { token } = again.json<{ token: string }>();
    const state = async (of: string) => app.call('checkIdentity', null, of);
    expect(await state(token)).toEqual({
      status: 'OK',
      msg: expect.any(String),
      confirmed: false,
      by_password: true,
      by_line: true,
    });
    expect(await app.call('confirmIdentity', { password: 'wrong' }, token)).toMatchObject({
      type: 'password_wrong',
      fields: ['password'],
    });
    expect(await state(token)).toMatchObject({ confirmed: false });
    expect(await app.call('confirmIdentity', { password }, token)).toMatchObject({ status: 'OK' });
    expect(await state(token)).toMatchObject({ confirmed: true });
    expect(await state(elsewhere.token)).toMatchObject({ confirmed: false });
    app.clock.advance(15 * 60);
    const later = await app.post(
      '/auth/refresh',
      {},
      { cookie: again.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    );
    expect(await state(later.json().token)).toMatchObject({ confirmed: false });
  });

  it('stops a guesser', async () => {
    const { token } = await signedIn('demo-yamamoto');
    const types: unknown[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      types.push(
        ((await app.call('confirmIdentity', { password: `guess ${attempt}` }, token)) as { type?: string }).type,
      );
    }
    expect(types.slice(-2)).toEqual(['rate_limited', 'rate_limited']);
    expect(await app.call('confirmIdentity', { password }, token)).toMatchObject({ type: 'rate_limited' });
  });

  it('takes a fresh LINE sign-in where the account has no password, and leads back', async () => {
    const { token, cookie } = await signedIn('demo-nakamura');
    expect(await app.call('checkIdentity', null, token)).toEqual({
      status: 'OK',
      msg: expect.any(String),
      confirmed: false,
      by_password: false,
      by_line: true,
    });
    expect(await app.call('confirmIdentity', { password: 'anything' }, token)).toMatchObject({
      type: 'password_wrong',
    });
    const other = await roundTrip(cookie, 'confirm', { user_id: person(9) });
    expect(other.authorize.searchParams.get('disable_auto_login')).toBe('true');
    expect(other.callback.pathname).toBe('/mypage/identity/callback');
    expect(await app.call('confirmIdentity', other.answer, token)).toMatchObject({ type: 'line_other' });
    const own = await roundTrip(cookie, 'confirm', { user_id: person(8) });
    expect(await app.call('confirmIdentity', own.answer, token)).toEqual({
      status: 'OK',
      msg: expect.any(String),
      return_to: '/mypage/customers/edit/confirm',
    });
    expect(await app.call('confirmIdentity', own.answer, token)).toMatchObject({ type: 'line_state' });
    const data = { email: 'naoki@example.jp', password: 'a walk by the sea' };
    expect(await app.call('changeEmailSignup', data, token)).toEqual({
      status: 'OK',
      msg: expect.any(String),
      type: 'email_changed',
    });
  });

  it("does not take another's round trip", async () => {
    const [ito, tanaka] = [await signedIn('demo-ito'), await signedIn('demo-tanaka')];
    const trip = await roundTrip(tanaka.cookie, 'confirm', { user_id: person(4) });
    const again = await app.post('/auth/refresh', {}, { cookie: ito.cookie });
    expect(await app.call('confirmIdentity', trip.answer, again.json().token)).toMatchObject({ type: 'line_state' });
  });
});
