import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { logOptions } from './log.ts';
import { workerLogger } from './worker-log.ts';

/** What the log holds after some requests and errors. */
async function logged(work: (server: ReturnType<typeof fastify>) => Promise<unknown>): Promise<string> {
  let text = '';
  const options = logOptions({ LOG_LEVEL: 'debug' });
  const server = fastify({ logger: { ...options, stream: { write: (line: string) => (text += line) } } });
  server.get('/*', async () => 'page');
  await work(server);
  await server.close();
  return text;
}

describe('the log', () => {
  it.each([
    '/receipts/12-1794754608-0123456789abcdef.pdf',
    '/calendar/12-1794754608-0123456789abcdef.ics',
    '/forget_password/reset/0123456789abcdef',
    '/login/callback?code=0123456789abcdef&state=0123456789abcdef',
  ])('never holds the secret of %s', async (url) => {
    const text = await logged((server) => server.inject(url));
    expect(text).toContain(url.split('/')[1]);
    expect(text).not.toContain('0123456789abcdef');
  });

  it('holds no email address of a mail server’s answer', async () => {
    const error = new Error("Can't send mail: 550 5.1.1 <hanako@example.jp>\n550 no mailbox hanako@example.jp here");
    const text = await logged(async (server) => {
      server.log.error({ err: error }, 'mail');
      workerLogger(server.log).error(`Failed task 7 (sendInquiryReply) with error '${error.message}'`);
    });
    expect(text.match(/Can't send mail/g)).toHaveLength(2);
    expect(text).not.toContain('hanako');
  });
});

describe('an address nobody answers', () => {
  it('is 404 in our own words and not repeated', async () => {
    const app = await testApp();
    const answer = await app.server.inject('/nothing?code=0123456789abcdef');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('0123456789abcdef');
  });
});
