import { z } from 'zod';
import { port } from './environment/kinds.ts';
import { variables } from './environment/variables.ts';

/**
 * The environment, parsed once. In demo mode everything defaults to the local emulators, whose ports follow PORT; in
 * production mode a missing secret, or an address that is http or local, stops the start with a sentence naming it.
 */
export class ConfigError extends Error {}

type Values = { [Name in keyof typeof variables]: (typeof variables)[Name]['value'] };
const values = Object.fromEntries(Object.entries(variables).map(([name, { value }]) => [name, value])) as Values;
const schema = z.object(values);

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

/** What stands in a variable by itself. */
function defaultsOf(mode: 'demo' | 'production'): Record<string, string> {
  const known = Object.entries(variables).map(
    ([name, variable]: [string, { default?: string; production?: string }]) => [
      name,
      (mode === 'production' ? variable.production : undefined) ?? variable.default,
    ],
  );
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** The local emulators: their ports follow PORT, their secrets are public knowledge. */
export function demoDefaults(mainPort: number): Record<string, string> {
  const local = (offset: number) => `http://localhost:${mainPort + offset}`;
  return {
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
  };
}

export const configFromEnvironment = (): Config => parseConfig(process.env);

export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const mode = given.MODE ?? 'demo';
  const mainPort = port.safeParse(given.PORT ?? '3000');
  const defaults =
    mode === 'production'
      ? defaultsOf('production')
      : { ...defaultsOf('demo'), ...demoDefaults(mainPort.data ?? 3000) };
  const parsed = schema.safeParse({ ...defaults, ...given });
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => sentence(issue, given)).join('\n'));
  const config = parsed.data;
  refuseHalfStore(config);
  refuseHalfPush(config);
  if (config.MODE === 'production') {
    refuseUnfilled(given);
    refuseLocalAddresses(config);
    refuseDemoSecrets(config);
    refuseUnusableKeys(config);
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

/** What deploy/imahoiku.env.example leaves to be filled in. */
function refuseUnfilled(given: Record<string, string | undefined>): void {
  const names = Object.keys(given).filter((name) => name in variables && /…|^KEYS$|PASSWORD@/.test(given[name] ?? ''));
  if (names.length > 0) throw new ConfigError(names.map((name) => `${name} is not filled in.`).join('\n'));
}

function refuseLocalAddresses(config: z.infer<typeof schema>): void {
  const wrong = Object.entries(config).filter(
    ([name, value]) =>
      /(_URL|_BASE|_ISSUER|_ENDPOINT)$/.test(name) &&
      !name.startsWith('DATABASE') &&
      typeof value === 'string' &&
      isLocal(value),
  );
  if (config.DEMO_CONTROLS)
    throw new ConfigError('DEMO_CONTROLS must be 0 in production: it lets anybody set the clock.');
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

const signingKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), d: z.string() });
const serviceAccount = z.object({ client_email: z.string(), private_key: z.string().includes('PRIVATE KEY') });

/** A key of the wrong kind would be found out by the first parent: it is read before the start instead. */
function refuseUnusableKeys(config: z.infer<typeof schema>): void {
  const wrong: string[] = [];
  const holds = (json: string, kind: z.ZodType) => kind.safeParse(parsedJson(json)).success;
  if (!holds(config.AUTH_SIGNING_KEY, signingKey)) {
    wrong.push('AUTH_SIGNING_KEY must be a private ES256 key as JSON: npm run keys makes one.');
  }
  if (config.GOOGLE_SERVICE_ACCOUNT !== undefined && !holds(config.GOOGLE_SERVICE_ACCOUNT, serviceAccount)) {
    wrong.push("GOOGLE_SERVICE_ACCOUNT must be the service account's JSON, with client_email and private_key.");
  }
  const beginnings: [name: keyof typeof config, pattern: RegExp, words: string][] = [
    ['STRIPE_SECRET_KEY', /^(sk|rk)_/, 'start with sk_ or rk_'],
    ['STRIPE_PUBLISHABLE_KEY', /^pk_/, 'start with pk_'],
    ['STRIPE_WEBHOOK_SECRET', /^whsec_[^,\s]+(,whsec_[^,\s]+)*$/, 'be whsec_…, two with a comma between'],
  ];
  for (const [name, pattern, words] of beginnings) {
    if (!pattern.test(String(config[name]))) wrong.push(`${name} must ${words}.`);
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isLocal(value: string): boolean {
  return value.startsWith('http:') || /\/\/([^@/]*@)?(localhost|127\.|\[::1\])/.test(value);
}
