import { z } from 'zod';

/**
 * The environment, parsed once. In demo mode everything defaults to the local emulators, whose ports follow PORT; in
 * production mode a missing secret, or an address that is http or local, stops the start with a sentence naming it.
 */
export class ConfigError extends Error {}

const rateLimit = z
  .string()
  .regex(/^\d+\/\d+$/, 'must be written as attempts/seconds, for example 10/300')
  .transform((text) => {
    const [attempts, seconds] = text.split('/').map(Number);
    return { attempts: attempts ?? 0, seconds: seconds ?? 0 };
  });

const port = z.coerce.number('must be a port number').int('must be a port number').min(1).max(65_000);
const secret = z.string().min(1, 'must not be empty');
const url = z.url('must be a full address, for example https://example.jp');
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

const schema = z.object({
  MODE: z.enum(['demo', 'production'], 'must be demo or production'),
  PORT: port,
  HOST: z.string().min(1),
  DATA_DIR: z.string().min(1),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200),
  DATABASE_NAMED_STATEMENTS: flag,
  PUBLIC_URL: url,
  /** Used where headquarters name no chat (company_facts.chat_url). */
  CHAT_URL: url.optional(),
  STRIPE_API_BASE: url,
  STRIPE_JS_URL: url,
  STRIPE_PUBLISHABLE_KEY: secret,
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  LINE_ISSUER: url,
  LINE_API_BASE: url,
  LINE_API_DATA_BASE: url,
  LINE_LOGIN_CHANNEL_ID: secret,
  LINE_LOGIN_CHANNEL_SECRET: secret,
  LINE_MESSAGING_TOKEN: secret,
  LINE_MESSAGING_SECRET: secret,
  GOOGLE_TOKEN_URL: url,
  GOOGLE_CALENDAR_BASE: url,
  GOOGLE_SERVICE_ACCOUNT: secret,
  CHATWORK_BASE: url,
  CHATWORK_TOKEN: secret,
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
  MAIL_FROM: z.string().min(3),
  /** Web push is off without the pair of keys; the subject (mailto: or https:) is who the push services write to. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a VAPID public key')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a VAPID private key')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must start with mailto: or https://')
    .optional(),
  /** Taken as a push service beside the known ones, in a demo alone. */
  PUSH_EMULATOR_BASE: url.optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().min(1),
  S3_BUCKET: secret.optional(),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  AUTH_SIGNING_KEY: secret,
  /** Seals children's health cards (sealed-card.ts); it is not in the database, so a leaked database does not open them. */
  HEALTH_DATA_KEY: z.string().min(16, 'must have at least 16 characters'),
  HEALTH_DATA_OLD_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TROUBLE_CHECK_SECONDS: z.coerce.number().min(0).max(3600),
  TROUBLE_JOB_WAIT_SECONDS: z.coerce.number().int().min(1),
  TROUBLE_DISK_FREE_MB: z.coerce.number().int().min(0),
  TROUBLE_DATABASE_SIZE_GB: z.coerce.number().positive().optional(),
  TROUBLE_LINE_QUOTA_PERCENT: z.coerce.number().int().min(1).max(100),
  /** Shared out between known devices and strangers, so at least one for each. */
  RATE_LIMIT_SIGN_IN: rateLimit.refine(({ attempts }) => attempts >= 2, 'must allow at least 2 attempts'),
  RATE_LIMIT_SECOND_STEP: rateLimit,
  RATE_LIMIT_EMAIL_CHECK: rateLimit,
  RATE_LIMIT_FORM: rateLimit,
  RATE_LIMIT_REQUEST: rateLimit,
  RATE_LIMIT_UPLOAD: rateLimit,
  RATE_LIMIT_NEARBY: rateLimit,
  RATE_LIMIT_FEED: rateLimit,
  FORM_MINIMUM_SECONDS: z.coerce.number().int().min(0),
  SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(400),
  SESSION_LONGEST_DAYS: z.coerce.number().int().min(1).max(400),
  EMAIL_LINK_DAYS: z.coerce.number().int().min(1).max(60),
  IDENTITY_MINUTES: z.coerce.number().int().min(1).max(60),
  PROCESS: z.enum(['all', 'web', 'worker'], 'must be all, web or worker'),
  WORKER_WATCH_SECONDS: z.coerce.number().min(0.1).max(600),
  QUERY_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(600),
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(600),
  CONNECTIONS: z.coerce.number().int().min(1),
  CONNECTIONS_PER_NETWORK: z.coerce.number().int().min(1),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9),
  PAGE_CACHE: flag,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']),
  DEMO_CONTROLS: flag,
});

export type Config = z.infer<typeof schema> & {
  demo: {
    emulators: boolean;
    freeQueries: boolean;
    gallery: boolean;
    signIns: boolean;
    openMetrics: boolean;
    controls: boolean;
  };
};

const limits = {
  HOST: '0.0.0.0',
  DATABASE_POOL_SIZE: '20',
  DATABASE_NAMED_STATEMENTS: '1',
  TROUBLE_CHECK_SECONDS: '60',
  TROUBLE_JOB_WAIT_SECONDS: '300',
  TROUBLE_DISK_FREE_MB: '1024',
  TROUBLE_LINE_QUOTA_PERCENT: '80',
  RATE_LIMIT_SIGN_IN: '10/300',
  RATE_LIMIT_SECOND_STEP: '20/3600',
  RATE_LIMIT_EMAIL_CHECK: '30/300',
  RATE_LIMIT_FORM: '10/3600',
  RATE_LIMIT_REQUEST: '1200/60',
  RATE_LIMIT_UPLOAD: '200/3600',
  RATE_LIMIT_NEARBY: '60/300',
  RATE_LIMIT_FEED: '120/3600',
  S3_REGION: 'ap-northeast-1',
  FORM_MINIMUM_SECONDS: '3',
  SESSION_IDLE_DAYS: '30',
  SESSION_LONGEST_DAYS: '180',
  EMAIL_LINK_DAYS: '7',
  IDENTITY_MINUTES: '15',
  PROCESS: 'all',
  WORKER_WATCH_SECONDS: '10',
  QUERY_TIMEOUT_SECONDS: '5',
  REQUEST_TIMEOUT_SECONDS: '30',
  CONNECTIONS: '4000',
  CONNECTIONS_PER_NETWORK: '600',
  DRAIN_SECONDS: '0',
  TRUST_PROXY: '0',
  PAGE_CACHE: '1',
  LOG_LEVEL: 'info',
  DEMO_CONTROLS: '0',
};

/** The local emulators: their ports follow PORT, their secrets are public knowledge. */
export function demoDefaults(mainPort: number): Record<string, string> {
  const local = (offset: number) => `http://localhost:${mainPort + offset}`;
  return {
    DATA_DIR: '.data',
    PUBLIC_URL: local(0),
    CHAT_URL: local(7),
    STRIPE_API_BASE: local(2),
    STRIPE_JS_URL: `${local(2)}/stripe.js`,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_imahoiku',
    STRIPE_SECRET_KEY: 'sk_test_imahoiku',
    STRIPE_WEBHOOK_SECRET: 'whsec_imahoiku_demo',
    LINE_ISSUER: local(1),
    LINE_API_BASE: local(1),
    LINE_API_DATA_BASE: local(1),
    LINE_LOGIN_CHANNEL_ID: '1650000000',
    LINE_LOGIN_CHANNEL_SECRET: 'imahoiku-demo-line-login-channel-secret',
    LINE_MESSAGING_TOKEN: 'imahoiku-demo-messaging-token',
    LINE_MESSAGING_SECRET: 'imahoiku-demo-messaging-secret',
    GOOGLE_TOKEN_URL: `${local(5)}/token`,
    GOOGLE_CALENDAR_BASE: local(5),
    CHATWORK_BASE: local(6),
    CHATWORK_TOKEN: 'imahoiku-demo-chatwork-token',
    SMTP_URL: `smtp://localhost:${mainPort + 3}`,
    MAIL_FROM: 'いまほいく <info@imahoiku.example>',
    VAPID_PUBLIC_KEY: 'BIeiNzoDvMV_jMnJMzNgYjIH84XCLuinnOn2r_f5yIGv6hB4NZ2J7UpkJrCMowHYU7JQoqlgF5Ew0TBFnjn9050',
    VAPID_PRIVATE_KEY: 'DgPSsD6KCwV7GqOpVaJSb2CqTGLn9BdX7ZSfYMdK_4Q',
    VAPID_SUBJECT: 'mailto:info@imahoiku.example',
    // The emulator's; without S3_ENDPOINT files lie in a folder.
    S3_BUCKET: 'imahoiku-demo',
    S3_ACCESS_KEY_ID: 'imahoiku-demo-s3-access-key',
    S3_SECRET_ACCESS_KEY: 'imahoiku-demo-s3-secret-access-key',
    HEALTH_DATA_KEY: 'imahoiku-demo-health-data-key',
    ...limits,
  };
}

const productionDefaults: Record<string, string> = {
  DATA_DIR: '.data',
  STRIPE_API_BASE: 'https://api.stripe.com',
  STRIPE_JS_URL: 'https://js.stripe.com/endive/stripe.js',
  LINE_ISSUER: 'https://access.line.me',
  LINE_API_BASE: 'https://api.line.me',
  LINE_API_DATA_BASE: 'https://api-data.line.me',
  GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  GOOGLE_CALENDAR_BASE: 'https://www.googleapis.com',
  CHATWORK_BASE: 'https://api.chatwork.com',
  ...limits,
  // Long enough for the proxies in front to notice that this process is no longer ready.
  DRAIN_SECONDS: '5',
};

export const configFromEnvironment = (): Config => parseConfig(process.env);

export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const mode = given.MODE ?? 'demo';
  const mainPort = port.safeParse(given.PORT ?? '3000');
  const defaults = mode === 'production' ? productionDefaults : demoDefaults(mainPort.data ?? 3000);
  const parsed = schema.safeParse({ PORT: '3000', MODE: 'demo', ...defaults, ...given });
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => sentence(issue, given)).join('\n'));
  const config = parsed.data;
  refuseHalfStore(config);
  refuseHalfPush(config);
  if (config.MODE === 'production') {
    refuseLocalAddresses(config);
    refuseDemoSecrets(config);
  }
  const demo = config.MODE === 'demo';
  return {
    ...config,
    demo: {
      emulators: demo,
      freeQueries: demo,
      gallery: demo,
      signIns: demo,
      openMetrics: demo,
      controls: demo && config.DEMO_CONTROLS,
    },
  };
}

function sentence(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = issue.path.join('.');
  return given[name] === undefined ? `${name} is missing: please set it.` : `${name} ${issue.message}.`;
}

/** Files of a company lie in one place: half of an S3 store must not quietly become a folder. */
function refuseHalfStore(config: z.infer<typeof schema>): void {
  if (config.S3_ENDPOINT === undefined) return;
  const missing = (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter(
    (name) => config[name] === undefined,
  );
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name} is missing: please set it.`).join('\n'));
}

/** Browsers subscribe under one key and are written to under the other: one alone is a mistake. */
function refuseHalfPush(config: z.infer<typeof schema>): void {
  const pair = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;
  const [missing, ...others] = pair.filter((name) => config[name] === undefined);
  if (missing && others.length === 0) throw new ConfigError(`${missing} is missing: please set it.`);
}

function refuseLocalAddresses(config: z.infer<typeof schema>): void {
  const wrong = Object.entries(config).filter(
    ([name, value]) =>
      /(_URL|_BASE|_ISSUER|_ENDPOINT)$/.test(name) &&
      !name.startsWith('DATABASE') &&
      typeof value === 'string' &&
      isLocal(value),
  );
  if (config.DEMO_CONTROLS) wrong.push(['DEMO_CONTROLS', '1']);
  if (wrong.length > 0) {
    throw new ConfigError(
      wrong.map(([name]) => `${name} must not be an http or local address in production.`).join('\n'),
    );
  }
}

/** Their values are in our source: anyone who reads it could sign webhooks or identities. */
function refuseDemoSecrets(config: z.infer<typeof schema>): void {
  const known = Object.entries(demoDefaults(config.PORT)).filter(([name]) => /_(KEY|SECRET|TOKEN|ID)$/.test(name));
  const wrong = known.filter(([name, value]) => String(Reflect.get(config, name)).includes(value));
  if (wrong.length > 0) throw new ConfigError(wrong.map(([name]) => `${name} must not be the demo's.`).join('\n'));
}

function isLocal(value: string): boolean {
  return value.startsWith('http:') || /\/\/([^@/]*@)?(localhost|127\.|\[::1\])/.test(value);
}
