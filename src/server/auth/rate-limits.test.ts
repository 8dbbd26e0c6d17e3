import { afterAll, describe, expect, it } from 'vitest';
import { createApp, type WebPlugin } from '../app.ts';
import { testApp } from '../testing/app.ts';

// Behind one proxy, which adds the address it was called from to the end of X-Forwarded-For.
const app = await testApp({
  environment: { RATE_LIMIT_SIGN_IN: '3/300', RATE_LIMIT_EMAIL_CHECK: '2/300', TRUST_PROXY: '1' },
});
const guess = (email: string, forwarded: string) =>
  app.post('/auth/password', { email, password: 'wrong password' }, { 'x-forwarded-for': forwarded });
const check = (forwarded: string) => {
  const path = '/imahoiku/asia-northeast1/checkAuthEmailExist';
  return app.post(path, { data: { email: 'nobody@example.jp' } }, { 'x-forwarded-for': forwarded });
};
const statuses = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted();

describe('a guesser is stopped', () => {
  it('who writes addresses of his own into X-Forwarded-For', async () => {
    const answers = Array.from({ length: 3 }, (_, index) => check(`198.51.100.${index}, 203.0.113.1`));
    expect(await statuses(answers)).toEqual([200, 200, 429]);
    expect(await statuses([check('198.51.100.1, 203.0.113.2')])).toEqual([200]);
  });

  it('who has a whole IPv6 network, as every subscriber does', async () => {
    const answers = Array.from({ length: 3 }, (_, index) => check(`2001:db8:1:2::${index + 1}`));
    expect(await statuses(answers)).toEqual([200, 200, 429]);
    expect(await statuses([check('2001:db8:1:3::1')])).toEqual([200]);
  });

  it('who spells the address with letters that only the database takes for the same', async () => {
    const email = 'minori@example.jp';
    await app.call('emailSignup', { email, password: 'correct horse' });
    const spellings = [email, 'MINORI@example.jp', 'mİnori@example.jp', 'minorİ@example.jp'];
    const answers = spellings.map((spelling, index) => guess(spelling, `203.0.113.${index + 10}`));
    expect(await statuses(answers)).toEqual([401, 401, 429, 429]);
  });
});

describe('files of the build', () => {
  it('are not counted; addresses that only look like one are', async () => {
    const web: WebPlugin = async (scope) => {
      scope.get('/assets/entry.js', async () => 'script');
      scope.get('/*', async (_request, reply) => reply.code(404).send('a whole page'));
    };
    const { server } = await createApp({ ...app.config, RATE_LIMIT_REQUEST: { attempts: 2, seconds: 60 } }, { web });
    afterAll(() => server.close());
    const statusesOf = async (url: string) => {
      const answers: number[] = [];
      for (let time = 0; time < 3; time += 1) answers.push((await server.inject(url)).statusCode);
      return answers;
    };
    expect(await statusesOf('/assets/entry.js')).toEqual([200, 200, 200]);
    expect(await statusesOf('/assets/nothing.js')).toEqual([404, 404, 429]);
  });
});
