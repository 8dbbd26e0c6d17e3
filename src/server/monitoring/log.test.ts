import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { logOptions } from './log.ts';
import { logOutput } from './log-output.ts';
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
    '/calendar_feeds/0123456789abcdef.ics',
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

it('may go to a full disk: the lines are lost, not the process', () => {
  const full = openSync('/dev/full', 'w');
  const log = new URL('./log.ts', import.meta.url).href;
  const program = `
    import fastify from 'fastify';
    import { logOptions } from '${log}';
    const server = fastify({ logger: logOptions({ LOG_LEVEL: 'info' }) });
    server.get('/', async () => 'page');
    for (let count = 0; count < 50; count += 1) await server.inject('/');
    await new Promise((wake) => setTimeout(wake, 100));
    process.stderr.write('alive');
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', full, 'pipe'],
    cwd: import.meta.dirname,
    timeout: 20_000,
    encoding: 'utf8',
  });
  closeSync(full);
  expect([stderr, status]).toEqual(['alive', 0]);
});

it('says how many lines were lost once there is room again', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'imahoiku-log-')), 'log');
  const descriptor = openSync(file, 'w');
  const output = logOutput(descriptor);
  output.write('first\n');
  closeSync(descriptor);
  output.write('lost\n');
  output.write('lost\n');
  // The next file opened takes the number that was set free.
  expect(openSync(file, 'a')).toBe(descriptor);
  output.write('last\n');
  closeSync(descriptor);
  const [first, lost, last] = readFileSync(file, 'utf8').split('\n');
  expect([first, JSON.parse(lost ?? '').lost_log_lines, last]).toEqual(['first', 2, 'last']);
});

describe('an address without a route', () => {
  it('is 404 in our own words and not repeated', async () => {
    const app = await testApp();
    const answer = await app.server.inject('/nothing?code=0123456789abcdef');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('0123456789abcdef');
  });
});
