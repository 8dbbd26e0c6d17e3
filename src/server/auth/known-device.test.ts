import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { shareOf } from './password-attempts.ts';
import { issuePasswordReset } from './store/users.ts';

const app = await testApp({ environment: { RATE_LIMIT_SIGN_IN: '10/300', TRUST_PROXY: '1' } });
const password = 'correct horse';
let people = 0;
let addresses = 0;

type Answer = Awaited<ReturnType<typeof app.post>>;
const cookiesOf = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const deviceOf = (answer: Answer) =>
  answer.cookies.filter(({ name }) => name.startsWith('device_')).map(({ name, value }) => `${name}=${value}`)[0] ?? '';

/** Every attempt from another network, so that only the account's own limit is met. */
const attempt = (door: string, email: string, given: string, cookie = '') => {
  addresses += 1;
  const address = `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
  return app.post(door, { email, password: given }, { 'x-forwarded-for': address, ...(cookie && { cookie }) });
};

async function parent() {
  people += 1;
  app.clock.advance(300); // leaves the limit's window
  const email = `known${people}@example.jp`;
  const { customToken } = (await app.call('emailSignup', { email, password })) as { customToken: string };
  const answer = await app.post('/auth/custom_token', { custom_token: customToken });
  return { door: '/auth/password', email, password, device: deviceOf(answer), cookies: cookiesOf(answer) };
}
async function staff(email = 'minato-manager@example.jp') {
  app.clock.advance(300);
  const answer = await attempt('/auth/staff', email, 'imahoiku-demo');
  return {
    door: '/auth/staff',
    email,
    password: 'imahoiku-demo',
    device: deviceOf(answer),
    cookies: cookiesOf(answer),
  };
}
const strangersGuess = async (door: string, email: string, times = 10) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await attempt(door, email, `guess ${n}`)).statusCode);
  return statuses;
};

describe.each([
  ['a family', parent],
  ['staff', staff],
])('strangers who guess the password of %s', (_who, person) => {
  it('do not keep the owner out of a device signed in on before, also after sign-out', async () => {
    const own = await person();
    await app.post('/auth/sign_out', {}, { cookie: own.cookies });
    app.clock.advance(300);
    expect((await strangersGuess(own.door, own.email)).at(-1)).toBe(429);
    expect((await attempt(own.door, own.email, own.password)).statusCode).toBe(429);
    expect((await attempt(own.door, own.email, own.password, own.device)).statusCode).toBe(200);
  });

  it('get no more guesses together with a device than the limit has', async () => {
    const own = await person();
    app.clock.advance(300);
    const statuses = await strangersGuess(own.door, own.email, 20);
    for (let n = 0; n < 20; n += 1)
      statuses.push((await attempt(own.door, own.email, `guess ${n}`, own.device)).statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect((await attempt(own.door, own.email, own.password, own.device)).statusCode).toBe(429);
  });

  it('are not taken for the owner by another’s device or an invented one', async () => {
    const own = await person();
    const other = await parent();
    const invented = `${own.device.split('=')[0]}=${'0'.repeat(32)}`;
    app.clock.advance(300);
    await strangersGuess(own.door, own.email);
    for (const device of [other.device, invented, 'device_80=', `${other.device}.${'f'.repeat(32)}`])
      expect((await attempt(own.door, own.email, own.password, device)).statusCode).toBe(429);
  });
});

it('a new device comes in by the mailed link, and is known then', async () => {
  const { door, email } = await parent();
  app.clock.advance(300);
  await strangersGuess(door, email);
  const { rows } = await app.pool.query<{ uid: string }>('select uid from auth.users where email = $1', [email]);
  const { clock, database } = app.services;
  const token = await database.transaction(clock.now(), (tx) => issuePasswordReset(tx, rows[0]?.uid ?? ''));
  const confirmed = await app.post('/auth/password_reset/confirm', { token, password: 'another horse 7' });
  expect(confirmed.statusCode).toBe(200);
  expect((await attempt(door, email, 'another horse 7')).statusCode).toBe(429);
  expect((await attempt(door, email, 'another horse 7', deviceOf(confirmed))).statusCode).toBe(200);
});

it('a signed-in user proves who they are while strangers guess', async () => {
  const { door, email } = await staff('musashino-manager@example.jp');
  app.clock.advance(300);
  await strangersGuess(door, email);
  const token = await app.tokenOf('demo-musashino-manager', 'staff');
  expect(await app.call('staffConfirmIdentity', { current_password: 'imahoiku-demo' }, token)).toMatchObject({
    status: 'OK',
  });
});

it('several people of one browser are known on it, the one before six others no more', async () => {
  const first = await parent();
  let device = first.device;
  for (let n = 0; n < 6; n += 1) {
    const next = await parent();
    device = deviceOf(await attempt(next.door, next.email, next.password, device)) || device;
    if (n === 4) expect(device.split('.')).toHaveLength(6);
  }
  app.clock.advance(300);
  await strangersGuess(first.door, first.email);
  expect(device.split('.')).toHaveLength(6);
  expect((await attempt(first.door, first.email, password, device)).statusCode).toBe(429);
});

it('every limit is divided without a rest, and leaves each side at least one', () => {
  for (let attempts = 2; attempts < 50; attempts += 1) {
    const parts = (['known_device', 'stranger'] as const).map(
      (guesser) => shareOf({ attempts, seconds: 60 }, guesser).attempts,
    );
    expect(parts.reduce((sum, part) => sum + part)).toBe(attempts);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(1);
  }
});
