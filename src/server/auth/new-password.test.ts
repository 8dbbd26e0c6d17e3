import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { issuePasswordReset } from './store/users.ts';

const app = await testApp({ emulators: true });
beforeEach(() => app.clock.advance(600));
const newLink = (uid: string) =>
  app.services.database.transaction(app.services.clock.now(), (tx) => issuePasswordReset(tx, uid));
const check = async (token: string) => {
  const answer = await app.post('/auth/password_reset/check', { token });
  return [answer.statusCode, answer.json().type ?? answer.json().status];
};
const confirm = (token: string, password: string) => app.post('/auth/password_reset/confirm', { token, password });
const subjectsTo = async (address: string) => {
  const answer = await fetch(`${app.emulators?.mail}/emulator/messages?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { messages: { subject: string }[] }).messages.map(({ subject }) => subject);
};

const weak = [
  ['password', 'one of the first everybody tries'],
  ['Sunshine', 'a leaked one, whatever its capitals'],
  ['11111111', 'one letter again and again'],
  ['abcd1234', 'letters in their order'],
  ['hanako.mori9', 'the name of the address'],
] as const;

describe('a password that is easy to guess', () => {
  it.each(weak)('%s is refused at sign-up: %s', async (password) => {
    const answer = await app.call('emailSignup', { email: 'hanako.mori@example.jp', password });
    expect(answer).toMatchObject({ status: 'NG', type: 'password_weak', fields: ['password'] });
    expect((await app.pool.query("select from auth.users where email = 'hanako.mori@example.jp'")).rowCount).toBe(0);
  });

  it('is refused when the sign-in changes, and nothing changes', async () => {
    const token = await app.tokenOf('demo-sato');
    const data = { email: 'sato@example.jp', password: 'password1' };
    expect(await app.call('changeEmailSignup', data, token)).toMatchObject({ type: 'password_weak' });
    const old = await app.post('/auth/password', { email: 'sato@example.jp', password: 'imahoiku-demo' });
    expect(old.statusCode).toBe(200);
  });

  it('is refused by the reset link, which can then be used with a better one', async () => {
    const token = await newLink('demo-suzuki');
    const refused = await confirm(token, 'suzuki12');
    expect([refused.statusCode, refused.json().type]).toEqual([422, 'password_weak']);
    expect((await confirm(token, 'password')).json().error).toContain('推測されやすい');
    expect((await confirm(token, 'a walk by the sea')).statusCode).toBe(200);
  });
});

describe('the page of a reset link', () => {
  it('knows at once that the link is open, used, too old or none of ours', async () => {
    const [used, other] = [await newLink('demo-takahashi'), await newLink('demo-takahashi')];
    expect(await check(used)).toEqual([200, 'OK']);
    expect((await confirm(used, 'a walk by the sea')).statusCode).toBe(200);
    expect(await check(used)).toEqual([400, 'used']);
    // Using one ends the others.
    expect(await check(other)).toEqual([400, 'used']);
    const old = await newLink('demo-takahashi');
    app.clock.advance(3601);
    expect(await check(old)).toEqual([400, 'expired']);
    expect(await check('x'.repeat(43))).toEqual([400, 'unknown']);
  });
});

describe('a new password', () => {
  it('is announced by mail: to families, newcomers and staff', async () => {
    for (const key of ['sato', 'matsumoto', 'minato-staff']) {
      expect((await confirm(await newLink(`demo-${key}`), 'a walk by the sea')).statusCode).toBe(200);
      await app.runJobs();
      expect(await subjectsTo(`${key}@example.jp`)).toEqual(['【いまほいく】パスワードが変更されました']);
    }
  });
});
