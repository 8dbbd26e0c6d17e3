import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

const app = await testApp({ emulators: true });

let account = 0;
async function newAccount() {
  account += 1;
  app.clock.advance(300); // leaves the rate limit's window
  const email = `reset${account}@example.jp`;
  const signedUp = (await app.call('emailSignup', { email, password: 'correct horse' })) as { customToken: string };
  const { rows } = await app.pool.query('select uid from auth.users where email = $1', [email]);
  return { email, uid: rows[0].uid as string, customToken: signedUp.customToken };
}

/** Asks for a link and opens the mail; the token of the newest link. */
async function mailedLink(email: string): Promise<string> {
  const answer = await app.post('/auth/password_reset', { email });
  expect(answer.statusCode).toBe(200);
  const { rows } = await app.pool.query('select payload from graphile_worker._private_jobs');
  // A queue is read by more eyes than a mailbox; failed jobs stay there.
  expect(JSON.stringify(rows)).not.toContain('token');
  await app.runJobs();
  const inbox = await fetch(`${app.emulators?.mail}/emulator/messages?to=${encodeURIComponent(email)}`);
  const links = [...(await inbox.text()).matchAll(/forget_password\/reset\/([\w-]{43})/g)].map(([, token]) => token);
  return [...new Set(links)].find((token) => !seen.has(token ?? '') && seen.add(token ?? '')) ?? '';
}
const seen = new Set<string>();
const confirm = async (token: string, password = 'another horse') =>
  (await app.post('/auth/password_reset/confirm', { token, password })).statusCode;

describe('a password reset link', () => {
  it('works once; using it ends every other link and every sign-in under way', async () => {
    const { email, customToken } = await newAccount();
    const [first, second] = [await mailedLink(email), await mailedLink(email)];
    expect(first).not.toBe(second);
    const signedIn = await app.post('/auth/password', { email, password: 'correct horse' });
    expect(await confirm(second)).toBe(200);
    expect(await confirm(second)).toBe(400);
    expect(await confirm(first)).toBe(400);
    expect((await app.post('/auth/custom_token', { custom_token: customToken })).statusCode).toBe(401);
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await app.post('/auth/refresh', {}, { cookie })).statusCode).toBe(401);
  });

  it('of two uses at the same moment one counts', async () => {
    const { email } = await newAccount();
    const token = await mailedLink(email);
    const answers = await Promise.all([confirm(token, 'first horse'), confirm(token, 'second horse')]);
    expect(answers.toSorted()).toEqual([200, 400]);
  });

  it('sent to an address that was given up no longer works', async () => {
    const uid = 'demo-sato';
    const { rows } = await app.pool.query(
      "update auth.users set email = 'lost@example.jp' where uid = $1 returning uid",
      [uid],
    );
    expect(rows).toHaveLength(1);
    const link = await mailedLink('lost@example.jp');
    const changed = await app.call(
      'changeEmailSignup',
      { email: 'kept@example.jp', password: 'new password' },
      await app.tokenOf(uid),
    );
    expect(changed).toMatchObject({ status: 'OK' });
    expect(await confirm(link)).toBe(400);
  });
});
