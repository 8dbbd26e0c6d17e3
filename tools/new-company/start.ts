import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { demoKeys } from '../demo-keys.ts';
import { newAuthority } from './authority.ts';
import { startTlsFront } from './tls-front.ts';

const root = join(import.meta.dirname, '..', '..');
const names = join(import.meta.dirname, 'names.ts');
const run = promisify(execFile);

export type NewCompany = Awaited<ReturnType<typeof startNewCompany>>;

/**
 * A company that does not exist yet, in production mode: an empty database, https addresses through a TLS front with an
 * authority of its own, secrets of its own. `port`: with eight free ones behind it.
 */
export async function startNewCompany(options: { databaseUrl: string; port: number; now: Date }) {
  const { databaseUrl, port, now } = options;
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-company-'));
  const authority = newAuthority();
  const front = await startTlsFront(authority, {
    'www.imahoiku.test': port,
    'line.imahoiku.test': port + 1,
    'stripe.imahoiku.test': port + 2,
    'smtp.imahoiku.test': port + 3,
    'google.imahoiku.test': port + 5,
    'chatwork.imahoiku.test': port + 6,
    'chat.imahoiku.test': port + 7,
  });
  const authorityFile = join(folder, 'authority.pem');
  writeFileSync(authorityFile, authority.certificate);
  const at = (name: string) => `https://${name}.imahoiku.test:${front.port}`;
  const secret = () => randomBytes(18).toString('base64url');
  const environment: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    NODE_EXTRA_CA_CERTS: authorityFile,
    MODE: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: at('www'),
    CHAT_URL: at('chat'),
    STRIPE_API_BASE: at('stripe'),
    STRIPE_JS_URL: `${at('stripe')}/stripe.js`,
    STRIPE_SECRET_KEY: `sk_test_${secret()}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    LINE_ISSUER: at('line'),
    LINE_API_BASE: at('line'),
    LINE_API_DATA_BASE: at('line'),
    LINE_LOGIN_CHANNEL_ID: '2012345678',
    LINE_LOGIN_CHANNEL_SECRET: secret(),
    HEALTH_DATA_KEY: secret(),
    LINE_MESSAGING_TOKEN: secret(),
    LINE_MESSAGING_SECRET: secret(),
    GOOGLE_TOKEN_URL: `${at('google')}/token`,
    GOOGLE_CALENDAR_BASE: at('google'),
    CHATWORK_BASE: at('chatwork'),
    CHATWORK_TOKEN: secret(),
    SMTP_URL: `smtps://smtp.imahoiku.test:${front.port}`,
    MAIL_FROM: '新しい園 <info@imahoiku.test>',
    DRAIN_SECONDS: '0',
    TROUBLE_CHECK_SECONDS: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...(await demoKeys(folder)),
    COMPANY_NOW: now.toISOString(),
  };
  let server: ReturnType<typeof spawn> | null = null;
  let lines: AsyncIterator<string> | null = null;

  /** A documented command, as somebody types it on the company's machine. */
  const command = async (file: string, ...given: string[]) => {
    const options = { cwd: root, env: environment };
    return (await run(process.execPath, ['--import', names, file, ...given], options)).stdout.trim();
  };
  return {
    url: at('www'),
    /** The mailbox of everybody, the books of the payment stand-in, and what people do in LINE. */
    emulators: {
      line: `http://localhost:${port + 1}`,
      mail: `http://localhost:${port + 4}`,
      stripe: `http://localhost:${port + 2}`,
    },
    command,
    /** What a browser needs to come here and trust it. */
    browserArguments: [
      '--host-resolver-rules=MAP *.imahoiku.test 127.0.0.1',
      `--ignore-certificate-errors-spki-list=${authority.fingerprint}`,
    ],
    async start() {
      server = spawn(process.execPath, ['--import', names, join(import.meta.dirname, 'run.ts')], {
        cwd: root,
        env: environment,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      if (server.stdout === null) throw new Error('no output');
      lines = createInterface(server.stdout)[Symbol.asyncIterator]();
      await said('ready');
    },
    /** The company's clock goes on by so much. */
    async advance(seconds: number) {
      server?.stdin?.write(`${seconds}\n`);
      await said('moved');
    },
    async stop() {
      if (server !== null && server.exitCode === null) {
        const gone = new Promise((resolve) => server?.once('exit', resolve));
        server.kill('SIGTERM');
        await gone;
      }
      await front.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  /** Other lines are the log's. */
  async function said(word: string): Promise<void> {
    for (;;) {
      const line = await lines?.next();
      if (line === undefined || line.done) throw new Error(`the company ended before it said ${word}`);
      if (line.value === word) return;
      console.error(line.value);
    }
  }
}
