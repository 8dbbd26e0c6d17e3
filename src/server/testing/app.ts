import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../db/testing/database.ts';
import { TEST_NOW } from '../../../db/testing/template.ts';
import { startEmulators } from '../../../emulators/start.ts';
import { buildIfStale } from '../../../tools/build.ts';
import type { FunctionName, FunctionPayload, ResultOf } from '../../contract/functions/functions.ts';
import { createApp, type WebPlugin } from '../app.ts';
import { openSession } from '../auth/store/sessions.ts';
import { newSigningKey } from '../bearer-tokens.ts';
import { type AdjustableClock, adjustableClock } from '../clock.ts';
import { parseConfig } from '../config.ts';
import { type Catalogue, readCatalogue } from '../data-api/schema/catalogue.ts';
import { viewDeclarations } from '../data-api/schema/view-relations.ts';
import { runWaitingJobs } from '../worker.ts';
import { staffEntries } from './staff-entries.ts';

export type TestApp = Awaited<ReturnType<typeof testApp>>;

interface TestAppOptions {
  /** Third parties cost some 100 ms; most tests need none. */
  emulators?: boolean;
  environment?: Record<string, string>;
  /** The built web (`npm test` has built it before); most tests ask for no page. */
  web?: boolean;
  /** Whatever comes to mind is sent: an OK may mean that there was nothing to do, which leaves no entry (staff-entries.ts). */
  anything?: boolean;
  /** Instead of a new one on the tests' cluster. */
  database?: TestDatabase;
}

/** The real server on its own database, with the clock fixed at the test moment. */
export async function testApp(options: TestAppOptions = {}) {
  const { emulators: wanted = false, environment = {}, web = false, anything = false, database } = options;
  const { url, pool } = database ?? (await testDatabase());
  const emulators = wanted ? await startTestEmulators() : null;
  const clock: AdjustableClock = adjustableClock();
  clock.freeze(TEST_NOW);
  const dataDir = mkdtempSync(join(tmpdir(), 'imahoiku-test-'));
  const config = parseConfig({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    AUTH_SIGNING_KEY: await newSigningKey(),
    GOOGLE_SERVICE_ACCOUNT: serviceAccount(),
    LOG_LEVEL: 'silent',
    DATABASE_POOL_SIZE: '10',
    FORM_MINIMUM_SECONDS: '3',
    RATE_LIMIT_REQUEST: '100000/60',
    ...(emulators ? addresses(emulators.urls) : {}),
    ...environment,
  });
  const { server, services } = await createApp(config, {
    clock,
    ...(web ? { web: await builtWeb() } : {}),
    // A database handed in may have been changed before.
    ...(database === undefined ? { catalogue: await catalogueOf(pool) } : {}),
  });
  await server.ready();
  const entries = staffEntries();
  afterAll(async () => {
    const missing = anything ? [] : await entries.missing(pool);
    await server.close();
    await emulators?.close();
    rmSync(dataDir, { recursive: true, force: true });
    if (missing.length > 0) throw new Error(`no entry in the log was left by ${missing.join(', ')}`);
  });

  /** A bearer token as a sign-in would give it. */
  const tokenOf = async (uid: string, role: 'user' | 'staff' = 'user') => {
    const session = await services.database.transaction(services.clock.now(), (tx) =>
      openSession(tx, { uid, role }, config),
    );
    return services.bearer.issue({ uid, role, session_id: session.id });
  };
  const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url: path, payload: payload as object, headers });
  return {
    server,
    services,
    clock,
    pool,
    config,
    emulators: emulators?.urls ?? null,
    tokenOf,
    post,
    /** Calls a function as the real client would; the whole HTTP answer. */
    async request(name: string, data: unknown, token?: string) {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await post(`/imahoiku/asia-northeast1/${name}`, { data }, headers);
      if (answer.statusCode === 200) entries.note(name, answer.body);
      return answer;
    },
    /** Calls a function and gives its result (OK or NG). */
    async call<Name extends FunctionName>(name: Name, data: FunctionPayload<Name>, token?: string) {
      const answer = await this.request(name, data, token);
      if (answer.statusCode !== 200) throw new Error(`${name}: HTTP ${answer.statusCode} ${answer.body}`);
      return answer.json<{ result: ResultOf<Name> }>().result;
    },
    async query<Data>(id: string, variables: Record<string, unknown>, token?: string): Promise<Data> {
      const answer = await post('/v1/graphql', { id, variables }, token ? { authorization: `Bearer ${token}` } : {});
      if (answer.statusCode !== 200) throw new Error(`${id}: HTTP ${answer.statusCode} ${answer.body}`);
      return answer.json<{ data: Data }>().data;
    },
    runJobs: () => runWaitingJobs(services),
  };
}

let catalogue: Catalogue | null = null;
/** Every copy of the template has the same; reading it takes PostgreSQL as long as making the copy. */
async function catalogueOf(pool: TestDatabase['pool']): Promise<Catalogue> {
  catalogue ??= await readCatalogue(pool, viewDeclarations);
  return catalogue;
}

async function builtWeb(): Promise<WebPlugin> {
  await buildIfStale();
  const entry = new URL('../../../build/server/index.js', import.meta.url);
  const { webPlugin } = (await import(/* @vite-ignore */ entry.href)) as { webPlugin: WebPlugin };
  return webPlugin;
}

type EmulatorUrls = Awaited<ReturnType<typeof startEmulators>>['urls'];

function startTestEmulators() {
  return startEmulators({
    basePort: 0,
    webhooks: {
      stripe: { url: 'http://localhost:9/webhooks/stripe', secret: 'whsec_imahoiku_demo' },
      line: { url: 'http://localhost:9/webhooks/line' },
    },
    secrets: {
      lineChannelId: '1650000000',
      lineChannelSecret: 'imahoiku-demo-line-login-channel-secret',
      lineMessagingToken: 'imahoiku-demo-messaging-token',
      lineMessagingSecret: 'imahoiku-demo-messaging-secret',
      chatworkToken: 'imahoiku-demo-chatwork-token',
      s3Bucket: 'imahoiku-demo',
      s3AccessKeyId: 'imahoiku-demo-s3-access-key',
      s3SecretAccessKey: 'imahoiku-demo-s3-secret-access-key',
    },
  });
}

function addresses(urls: EmulatorUrls): Record<string, string> {
  return {
    STRIPE_API_BASE: urls.stripe,
    STRIPE_JS_URL: `${urls.stripe}/stripe.js`,
    LINE_ISSUER: urls.line,
    LINE_API_BASE: urls.line,
    LINE_API_DATA_BASE: urls.line,
    GOOGLE_TOKEN_URL: `${urls.googleCalendar}/token`,
    GOOGLE_CALENDAR_BASE: urls.googleCalendar,
    CHATWORK_BASE: urls.chatwork,
    SMTP_URL: urls.smtp,
  };
}

let account: string | null = null;
function serviceAccount(): string {
  account ??= JSON.stringify({
    client_email: 'calendar@imahoiku.example',
    private_key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }),
  });
  return account;
}
