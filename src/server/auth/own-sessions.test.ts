import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';

const app = await testApp();
const [email, password] = ['sato@example.jp', 'imahoiku-demo'];
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';

async function signIn(userAgent = 'curl/8') {
  app.clock.advance(300); // leaves the rate limit's window
  const answer = await app.post('/auth/password', { email, password }, { 'user-agent': userAgent });
  expect(answer.statusCode).toBe(200);
  return { token: answer.json<{ token: string }>().token, cookie: cookieOf(answer) };
}
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const list = async (token: string) => {
  const answer = await app.call('listSessions', null, token);
  if (answer.status !== 'OK') throw new Error('refused');
  return answer.sessions;
};

describe("one's sessions", () => {
  it('are listed by device and last use, this one marked; no address and no full user agent is stored', async () => {
    const old = await signIn();
    const phone = await signIn(iphone);
    const sessions = await list(phone.token);
    expect(sessions[0]).toMatchObject({ device: 'iPhone / Safari', current: true });
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions.find(({ device }) => device === '')).toMatchObject({ current: false });
    const { rows } = await app.pool.query("select * from auth.session_families where uid = 'demo-sato'");
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|AppleWebKit|curl/);
    expect((await list(old.token)).find(({ current }) => current)?.device).toBe('');
  });

  it('end one by one; nobody ends those of another', async () => {
    const [here, there] = [await signIn(), await signIn(iphone)];
    const target = (await list(there.token)).find(({ current }) => current)?.id ?? '';
    const stranger = await app.tokenOf('demo-suzuki');
    expect(await app.call('endSession', { session_id: target }, stranger)).toMatchObject({ status: 'OK' });
    expect((await list(here.token)).map(({ id }) => id)).toContain(target);

    expect(await app.call('endSession', { session_id: target }, here.token)).toEqual({
      status: 'OK',
      msg: expect.any(String),
    });
    expect((await list(here.token)).map(({ id }) => id)).not.toContain(target);
    expect((await app.post('/auth/refresh', {}, { cookie: there.cookie })).statusCode).toBe(401);
    await eventually(async () => expect((await app.request('listSessions', null, there.token)).statusCode).toBe(401));
    expect((await app.post('/auth/refresh', {}, { cookie: here.cookie })).statusCode).toBe(200);
  });

  it('are for customers who are signed in', async () => {
    const staff = await app.tokenOf('demo-honbu', 'staff');
    for (const name of ['listSessions', 'endSession', 'checkIdentity', 'confirmIdentity']) {
      const data = name === 'endSession' ? { session_id: crypto.randomUUID() } : { password: 'x' };
      expect([name, (await app.request(name, data)).statusCode]).toEqual([name, 401]);
      expect([name, (await app.request(name, data, staff)).statusCode]).toEqual([name, 403]);
    }
  });

  it('end after 180 days, however often they are used, and no bearer token outlives them', async () => {
    let { cookie } = await signIn();
    const begun = app.clock.now().getTime();
    const daysOf = (time: number) => (time - begun) / 86_400_000;
    let lastToken = begun;
    for (;;) {
      app.clock.advance(86_400 * 9);
      const answer = await app.post('/auth/refresh', {}, { cookie });
      if (answer.statusCode !== 200) break;
      cookie = cookieOf(answer);
      lastToken = app.clock.now().getTime() + answer.json<{ expires_in: number }>().expires_in * 1000;
    }
    expect(daysOf(app.clock.now().getTime())).toBe(180);
    expect(daysOf(lastToken)).toBeGreaterThan(170);
    // The last day itself: used a minute before its end, the token would live past it.
    const last = await signIn();
    await app.pool.query(
      "update auth.session_families set created_at = created_at - interval '179 days 23:45' where uid = 'demo-sato' and revoked_at is null",
    );
    const rotated = await app.post('/auth/refresh', {}, { cookie: last.cookie });
    expect(rotated.statusCode).toBe(200);
    app.clock.advance(5 * 60 + 1);
    expect((await app.post('/auth/refresh', {}, { cookie: cookieOf(rotated) })).statusCode).toBe(401);
  });
});
