import { describe, expect, it } from 'vitest';
import { pinWeaknessText } from '../../../domain/auth/pin.ts';
import { childAttendance } from '../../../domain/codes.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp({ environment: { RATE_LIMIT_SIGN_IN: '40/60' } });
const password = 'imahoiku-demo';
const minato = 2;
const musashino = 3;
let people = 0;

/** A new member of staff with a PIN, so that no test meets the errors of another. */
async function person(role: 1 | 2 | 3 = 3, branch_id = minato, pin: string | null = '4826') {
  people += 1;
  app.clock.advance(60);
  const [uid, email] = [`tablet-${people}`, `tablet${people}@example.jp`];
  await app.pool.query(
    `insert into auth.users (uid, kind, email, password_hash)
     select $1, 'staff', $2, password_hash from auth.users where uid = 'demo-honbu'`,
    [uid, email],
  );
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into accounts (uid, name, role, branch_id) values ($1, $2, $3, $4) returning id`,
    [uid, `試験 ${people}`, role, branch_id],
  );
  const token = await app.tokenOf(uid, 'staff');
  if (pin)
    expect(await app.call('staffSetPin', { current_password: password, pin }, token)).toMatchObject({ status: 'OK' });
  return { uid, email, token, account_id: rows[0]?.id as number };
}

type Cookies = Record<string, string>;
const header = (cookies: Cookies) => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});
const jar = (answer: { cookies: readonly { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name.replace(/_\d+$/, ''), value]));
const port = () => new URL(app.config.PUBLIC_URL).port || '80';
const named = (cookies: Cookies): Cookies =>
  Object.fromEntries(Object.entries(cookies).map(([name, value]) => [`${name}_${port()}`, value]));
const post = (path: string, body: object, cookies: Cookies = {}, more: Record<string, string> = {}) =>
  app.post(path, body, { ...header(named(cookies)), ...more });

async function tablet(branch_id = minato) {
  const manager = await person(2, branch_id, null);
  const answer = await post('/auth/tablet/register', { branch_id, name: '玄関' }, {}, bearer(manager.token));
  expect(answer.statusCode).toBe(200);
  return { manager, id: answer.json<{ tablet_id: number }>().tablet_id, secret: jar(answer).tablet ?? '' };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function byPin(secret: string, account_id: number, pin = '4826', session?: string) {
  const answer = await post(
    '/auth/tablet/pin',
    { account_id, pin },
    { tablet: secret, ...(session ? { session } : {}) },
  );
  const body = answer.json<{ token: string; type?: string; user: { tablet: object; account_role: number } }>();
  return { status: answer.statusCode, ...body, cookie: jar(answer).session ?? '' };
}

describe('registering', () => {
  it('is a manager’s, for an own branch, with a fresh proof', async () => {
    const refusedFor = async (someone: { token: string; uid: string }, branch_id = minato) =>
      (await post('/auth/tablet/register', { branch_id, name: '玄関' }, {}, bearer(someone.token))).statusCode;
    expect(await refusedFor(await person(3))).toBe(403);
    expect(await refusedFor(await person(2, musashino))).toBe(403);
    expect(await refusedFor(await person(2))).toBe(200);
    expect(await refusedFor(await person(1, musashino))).toBe(200);
    expect((await post('/auth/tablet/register', { branch_id: minato, name: '玄関' })).statusCode).toBe(401);
    const parent = await app.tokenOf('demo-sato');
    expect(await refusedFor({ token: parent, uid: '' })).toBe(401);
    const tired = await person(2);
    await app.pool.query("update auth.session_families set identity_confirmed_at = 'epoch' where uid = $1", [
      tired.uid,
    ]);
    expect(await refusedFor(tired)).toBe(403);
  });

  it('comes from our own pages only', async () => {
    const { token } = await person(2);
    const answer = await post(
      '/auth/tablet/register',
      { branch_id: minato, name: '玄関' },
      {},
      { ...bearer(token), origin: 'https://evil.example' },
    );
    expect(answer.statusCode).toBe(403);
  });

  it('keeps the secret as a hash, out of reach of scripts, and makes the session stay on the tablet', async () => {
    const manager = await person(2);
    const answer = await post('/auth/tablet/register', { branch_id: minato, name: '玄関' }, {}, bearer(manager.token));
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    const { rows } = await app.pool.query<{ secret_hash: Buffer }>('select secret_hash from auth.tablet_secrets');
    expect(rows.some(({ secret_hash }) => secret_hash.includes(Buffer.from(cookie?.value ?? '')))).toBe(false);
    const sessions = await app.pool.query<{ tablet_id: number | null; hours: number }>(
      `select tablet_id, extract(epoch from expires_at - app.now())::integer / 3600 as hours
       from auth.session_families where uid = $1`,
      [manager.uid],
    );
    expect(sessions.rows).toEqual([{ tablet_id: answer.json().tablet_id, hours: expect.any(Number) }]);
    expect(sessions.rows[0]?.hours).toBeLessThanOrEqual(12);
  });
});

describe('the lock screen', () => {
  it('names who has a PIN here, counts the children and says nothing else', async () => {
    const { secret } = await tablet();
    const [here, elsewhere, without] = [await person(), await person(3, musashino), await person(3, minato, null)];
    const answer = (await post('/auth/tablet', {}, { tablet: secret })).json();
    const ids = answer.people.map(({ account_id }: { account_id: number }) => account_id);
    expect(ids).toContain(here.account_id);
    expect(ids).not.toContain(elsewhere.account_id);
    expect(ids).not.toContain(without.account_id);
    expect(Object.keys(answer).toSorted()).toEqual(['people', 'present', 'tablet']);
    expect(Object.keys(answer.people[0]).toSorted()).toEqual(['account_id', 'digits', 'locked', 'name']);
    expect((await post('/auth/tablet', {}, { tablet: 'made up' })).json()).toEqual({ tablet: null });
    expect((await post('/auth/tablet', {})).json()).toEqual({ tablet: null });
  });

  it('still counts a child of an earlier day who was never checked out', async () => {
    const { secret } = await tablet();
    const counted = async () => (await post('/auth/tablet', {}, { tablet: secret })).json().present;
    const before = await counted();
    // As the board has them: in the house since yesterday.
    const { rowCount } = await app.pool.query(
      `update reserve_details set attendance_status = $2, arrived_datetime = lower(during), left_datetime = null where reserve_id in (
         select id from reserves where branch_id = $1 and reserve_date < app.tokyo_today() and not cancel_flag limit 1)`,
      [minato, childAttendance.code.present],
    );
    expect(rowCount).toBeGreaterThan(0);
    expect(await counted()).toBe(before + (rowCount ?? 0));
  });
});

describe('a PIN', () => {
  it('opens a session as branch staff of the tablet’s branch, whoever it is', async () => {
    const { secret, id } = await tablet();
    const manager = await person(2);
    const come = await byPin(secret, manager.account_id);
    expect([come.status, come.user.account_role]).toEqual([200, 3]);
    expect(come.user.tablet).toEqual({ id, branch_id: minato, limited: true, lock_minutes: 5 });
  });

  it('takes the place of who was there before', async () => {
    const { secret } = await tablet();
    const [first, second] = [await person(), await person()];
    const before = await byPin(secret, first.account_id);
    await byPin(secret, second.account_id, '4826', before.cookie);
    expect((await post('/auth/refresh', {}, { session: before.cookie, tablet: secret })).statusCode).toBe(401);
    await expect.poll(async () => (await app.request('staffReadOwnPin', null, before.token)).statusCode).toBe(401);
  });

  it('is also wrong for another’s tile, and on an unregistered device', async () => {
    const { secret } = await tablet();
    const [here, elsewhere, without] = [await person(), await person(3, musashino), await person(3, minato, null)];
    expect((await byPin(secret, here.account_id, '4827')).type).toBe('pin_wrong');
    expect((await byPin(secret, elsewhere.account_id)).type).toBe('pin_wrong');
    expect((await byPin(secret, without.account_id)).type).toBe('pin_wrong');
    expect((await byPin('made up', here.account_id)).type).toBe('tablet_unknown');
    await app.pool.query('update accounts set disable = true where id = $1', [here.account_id]);
    expect((await byPin(secret, here.account_id)).type).toBe('pin_wrong');
  });

  it('is locked after five errors, also when they come at once; the password or a manager unlocks', async () => {
    const { secret, id, manager } = await tablet();
    const someone = await person();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => byPin(secret, someone.account_id, String(3000 + n))),
    );
    expect(guesses.filter(({ type }) => type === 'pin_wrong')).toHaveLength(4);
    expect((await byPin(secret, someone.account_id)).type).toBe('pin_locked');
    // The same person on another tablet is not.
    const other = await tablet();
    expect((await byPin(other.secret, someone.account_id)).status).toBe(200);
    const state = await app.call('staffReadTablets', { branch_id: minato }, manager.token);
    expect(state).toMatchObject({ locked: [{ account_id: someone.account_id, tablet_id: id }] });
    const unlock = { account_id: someone.account_id, tablet_id: id };
    expect(await app.call('staffUnlockPin', unlock, manager.token)).toMatchObject({ status: 'OK' });
    expect((await byPin(secret, someone.account_id)).status).toBe(200);

    for (let n = 0; n < 5; n += 1) await byPin(secret, someone.account_id, '3999');
    expect((await byPin(secret, someone.account_id)).type).toBe('pin_locked');
    app.clock.advance(120);
    const signIn = await post('/auth/staff', { email: someone.email, password }, { tablet: secret });
    expect(signIn.json()).toMatchObject({ user: { tablet: { id, limited: false } } });
    expect((await byPin(secret, someone.account_id)).status).toBe(200);
  });

  it('is set with the password, is not an easy one, and is stored so that the row does not tell it', async () => {
    const { token, uid } = await person(3, minato, null);
    const set = (pin: string, current_password = password) => app.call('staffSetPin', { current_password, pin }, token);
    expect(await set('4826', 'wrong password')).toMatchObject({ type: 'password_wrong' });
    expect(await set('1234')).toMatchObject({ type: 'pin_easy', msg: pinWeaknessText.run });
    expect(await set('2580')).toMatchObject({ type: 'pin_easy', msg: pinWeaknessText.keypad });
    expect(await set('48a6')).toMatchObject({ type: 'input_error' });
    expect(await set('482613')).toMatchObject({ status: 'OK' });
    expect(await app.call('staffReadOwnPin', null, token)).toMatchObject({ digits: 6 });
    const { rows } = await app.pool.query<{ pin_hash: string }>('select pin_hash from auth.pins where uid = $1', [uid]);
    expect(rows[0]?.pin_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('a session on a tablet', () => {
  it('is renewed there only; its cookie from elsewhere ends it', async () => {
    const { secret } = await tablet();
    const other = await tablet();
    const someone = await person();
    const come = await byPin(secret, someone.account_id);
    const renewed = await post('/auth/refresh', {}, { session: come.cookie, tablet: secret });
    expect(renewed.statusCode).toBe(200);
    const next = jar(renewed).session ?? '';
    expect((await post('/auth/refresh', {}, { session: next, tablet: other.secret })).statusCode).toBe(401);
    expect((await post('/auth/refresh', {}, { session: next, tablet: secret })).statusCode).toBe(401);
    const again = await byPin(secret, someone.account_id);
    expect((await post('/auth/refresh', {}, { session: again.cookie })).statusCode).toBe(401);
  });

  it('lasts the hours headquarters set, however often it is renewed', async () => {
    const { secret } = await tablet();
    const someone = await person();
    let { cookie } = await byPin(secret, someone.account_id);
    for (let hour = 0; hour < 11; hour += 1) {
      app.clock.advance(3600);
      const renewed = await post('/auth/refresh', {}, { session: cookie, tablet: secret });
      expect(renewed.statusCode).toBe(200);
      cookie = jar(renewed).session ?? '';
    }
    app.clock.advance(3601);
    expect((await post('/auth/refresh', {}, { session: cookie, tablet: secret })).statusCode).toBe(401);
  });

  it('ends at once with the tablet’s registration, only by a manager of the branch', async () => {
    const { secret, id, manager } = await tablet();
    const someone = await person();
    const come = await byPin(secret, someone.account_id);
    const stranger = await person(2, musashino);
    expect(await app.call('staffRevokeTablet', { tablet_id: id }, stranger.token)).toMatchObject({ type: 'not_found' });
    expect((await app.request('staffRevokeTablet', { tablet_id: id }, someone.token)).statusCode).toBe(403);
    expect(await app.call('staffRevokeTablet', { tablet_id: id }, manager.token)).toMatchObject({ status: 'OK' });
    await expect.poll(async () => (await app.request('staffReadOwnPin', null, come.token)).statusCode).toBe(401);
    expect((await post('/auth/refresh', {}, { session: come.cookie, tablet: secret })).statusCode).toBe(401);
    expect((await byPin(secret, someone.account_id)).type).toBe('tablet_unknown');
    expect((await post('/auth/tablet', {}, { tablet: secret })).json()).toEqual({ tablet: null });
  });

  it('has the person’s own rights for the minutes after the password, and a PIN’s again afterwards', async () => {
    const { secret } = await tablet();
    const manager = await person(2);
    const come = await byPin(secret, manager.account_id);
    const list = async (token: string) => app.call('staffReadTablets', { branch_id: minato }, token);
    expect(await list(come.token)).toMatchObject({ type: 'needs_password' });
    expect(await app.call('staffConfirmIdentity', { current_password: 'wrong' }, come.token)).toMatchObject({
      type: 'password_wrong',
    });
    await app.call('staffConfirmIdentity', { current_password: password }, come.token);
    // The token at hand stays what it is; the next one says more.
    expect(await list(come.token)).toMatchObject({ type: 'needs_password' });
    const full = await post('/auth/refresh', {}, { session: come.cookie, tablet: secret });
    expect(full.json()).toMatchObject({ user: { account_role: 2, tablet: { limited: false } } });
    expect(await list(full.json().token)).toMatchObject({ status: 'OK' });
    app.clock.advance(15 * 60);
    const later = await post('/auth/refresh', {}, { session: jar(full).session ?? '', tablet: secret });
    expect(later.json()).toMatchObject({ user: { account_role: 3, tablet: { limited: true } } });
  });
});
