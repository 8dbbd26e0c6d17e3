import { z } from 'zod';
import { key, oneOf, port, postgresUrl, rateLimit, seconds, text, url, whole, zeroOrOne } from './kinds.ts';

/** Where the variables of one reason begin in the document and in the example. */
export const variableGroups = {
  MODE: 'The process',
  DATABASE_URL: 'The database',
  AUTH_SIGNING_KEY: 'Secrets made by `npm run keys`',
  STRIPE_SECRET_KEY: 'Stripe, LINE, mail',
  CHATWORK_TOKEN: 'Chatwork and Google Calendar: only for companies that use them',
  S3_ENDPOINT: 'Where uploaded files lie',
  RATE_LIMIT_SIGN_IN: 'Limits',
  TROUBLE_CHECK_SECONDS: 'When something is wrong',
  STRIPE_API_BASE: 'Addresses of third parties: other ones only for rehearsals',
} as const;

interface Variable<Value extends z.ZodType> {
  value: Value;
  /** What docs/generated/environment.md says about it. */
  meaning: string;
  /** Without one, and not optional, the start stops and names it. */
  default?: string;
  /** Where production differs from the demo. */
  production?: string;
  /** What deploy/imahoiku.env.example shows; `keys`: made by `npm run keys`. */
  example?: string;
}

const variable = <Value extends z.ZodType>(
  value: Value,
  meaning: string,
  more: Omit<Variable<Value>, 'value' | 'meaning'> = {},
) => ({ value, meaning, ...more });

/** Every variable of the environment, once: what may stand in it, what stands in it by itself, and what it is for. */
export const variables = {
  MODE: variable(oneOf('demo', 'production'), '`production`: no emulators, only known GraphQL documents, no gallery', {
    default: 'demo',
    example: 'production',
  }),
  PROCESS: variable(oneOf('all', 'web', 'worker'), 'any number of each may run', { default: 'all' }),
  PORT: variable(port, 'where to listen', { default: '3000' }),
  HOST: variable(text, 'where to listen', { default: '0.0.0.0' }),
  PUBLIC_URL: variable(
    url,
    'our own https address; a proxy with the certificate stands in front, also on one machine',
    { example: 'https://imahoiku.example.jp' },
  ),
  TRUST_PROXY: variable(
    whole(0, 9),
    'how many proxies of ours stand in front and add to `X-Forwarded-For`. Too high a number lets callers choose the address they are counted by',
    { default: '0', example: '1' },
  ),
  DATA_DIR: variable(
    text,
    'a folder this process may write: uploaded files where there is no bucket, the disk that is watched',
    { default: '.data', example: '/var/lib/imahoiku' },
  ),
  CHAT_URL: variable(url.optional(), 'the chat where headquarters entered none (会社の情報)'),
  PAGE_CACHE: variable(
    zeroOrOne,
    '`1`: public pages are kept in memory until their content changes; `0`: each is made when it is asked for',
    { default: '1' },
  ),
  LOG_LEVEL: variable(oneOf('silent', 'error', 'warn', 'info', 'debug'), 'from what weight on a line is written', {
    default: 'info',
  }),
  DEMO_CONTROLS: variable(
    zeroOrOne,
    '`1` gives the demo addresses that set the clock; production does not start with it',
    {
      default: '0',
    },
  ),
  DATABASE_URL: variable(
    postgresUrl,
    'PostgreSQL 16, 17 or 18. The login role owns the database and needs `CREATEROLE` for the first migration (roles `anonymous`, `user`, `staff`)',
    { example: 'postgres://imahoiku:PASSWORD@db.example.jp/imahoiku' },
  ),
  DATABASE_DIRECT_URL: variable(
    postgresUrl.optional(),
    'for LISTEN, migrations and the worker, where `DATABASE_URL` is a transaction pooler; then also `DATABASE_NAMED_STATEMENTS=0`',
  ),
  DATABASE_POOL_SIZE: variable(whole(1, 200), 'connections of one process', { default: '20' }),
  DATABASE_NAMED_STATEMENTS: variable(zeroOrOne, '`0` behind a transaction pooler', { default: '1' }),
  QUERY_TIMEOUT_SECONDS: variable(
    seconds(0.1, 600),
    "a page's question to the database is given up after it (504, and the page offers to ask again)",
    { default: '5' },
  ),
  AUTH_SIGNING_KEY: variable(
    text,
    "private ES256 JWK as JSON. The secrets of staff's one-time codes are encrypted under it: after a change of the key staff come in by passkey or recovery code and set the app up again, or headquarters reset their second factor",
    { example: 'keys' },
  ),
  HEALTH_DATA_KEY: variable(
    key,
    "children's health cards are sealed under it (decision 38): it is not in the database, so a leaked database does not open them. Keep it where the database's backups are not; without it no card can be read again",
    { example: 'keys' },
  ),
  HEALTH_DATA_OLD_KEY: variable(
    key.optional(),
    'while the key is changed: the nightly `sealHealthCards` seals every card and version under the new one, and then the old one can go',
  ),
  METRICS_TOKEN: variable(
    key.optional(),
    '`/metrics` answers `Authorization: Bearer …` with it and is 404 otherwise, also while it is not set; `/health` gives its figures with it',
    { example: 'keys' },
  ),
  VAPID_PUBLIC_KEY: variable(
    z
      .string()
      .regex(/^[\w-]{87}$/, 'must be a VAPID public key (npm run keys)')
      .optional(),
    'web push; off without the pair. A new pair ends every subscription',
    { example: 'keys' },
  ),
  VAPID_PRIVATE_KEY: variable(
    z
      .string()
      .regex(/^[\w-]{43}$/, 'must be a VAPID private key (npm run keys)')
      .optional(),
    'the other half of the pair',
    { example: 'keys' },
  ),
  VAPID_SUBJECT: variable(
    z
      .string()
      .regex(/^(mailto:|https:\/\/)/, 'must start with mailto: or https://')
      .optional(),
    'where a push service complains; `PUBLIC_URL` without it',
  ),
  STRIPE_SECRET_KEY: variable(text, 'from the dashboard', { example: 'sk_live_…' }),
  STRIPE_PUBLISHABLE_KEY: variable(text, 'from the dashboard', { example: 'pk_live_…' }),
  STRIPE_WEBHOOK_SECRET: variable(
    text,
    'of the webhook `PUBLIC_URL/webhooks/stripe`; the endpoint for connected accounts (`account.updated`) has its own: give both, a comma between',
    { example: 'whsec_…' },
  ),
  LINE_LOGIN_CHANNEL_ID: variable(text, 'the login channel', { example: '2000000000' }),
  LINE_LOGIN_CHANNEL_SECRET: variable(text, 'the login channel', { example: '…' }),
  LINE_MESSAGING_TOKEN: variable(text, 'the messaging channel', { example: '…' }),
  LINE_MESSAGING_SECRET: variable(text, 'the messaging channel; its webhook is `PUBLIC_URL/webhooks/line`', {
    example: '…',
  }),
  SMTP_URL: variable(
    z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
    'the mail server, with its user and password',
    { example: 'smtps://USER:PASSWORD@mail.example.jp' },
  ),
  MAIL_FROM: variable(z.string().min(3, 'must be a mail address'), 'who the mails come from', {
    example: 'いまほいく <info@imahoiku.example.jp>',
  }),
  CHATWORK_TOKEN: variable(
    text.optional(),
    "posts to a branch's Chatwork room (園 → 基本情報); without it nothing is posted",
  ),
  GOOGLE_SERVICE_ACCOUNT: variable(
    text.optional(),
    "the service account's JSON (`client_email`, `private_key`), in systemd's file between single quotes: reserves appear in a branch's Google Calendar; without it none do",
  ),
  S3_ENDPOINT: variable(
    url.optional(),
    'any S3-compatible service, path style. Without it: the folder `DATA_DIR/files`, which all processes must share',
  ),
  S3_BUCKET: variable(text.optional(), 'needs no public access'),
  S3_ACCESS_KEY_ID: variable(text.optional(), 'needed with `S3_ENDPOINT`'),
  S3_SECRET_ACCESS_KEY: variable(text.optional(), 'needed with `S3_ENDPOINT`'),
  S3_REGION: variable(text, 'as the service names it', { default: 'ap-northeast-1' }),
  RATE_LIMIT_SIGN_IN: variable(
    rateLimit.refine(({ attempts }) => attempts >= 2, 'must allow at least 2 attempts'),
    'passwords per account: a third for devices it signed in on before, the rest for strangers (decision 70)',
    { default: '10/300' },
  ),
  RATE_LIMIT_SECOND_STEP: variable(rateLimit, 'second steps per person', { default: '20/3600' }),
  RATE_LIMIT_EMAIL_CHECK: variable(rateLimit, 'questions whether an address is taken', { default: '30/300' }),
  RATE_LIMIT_FORM: variable(rateLimit, 'public forms', { default: '10/3600' }),
  RATE_LIMIT_REQUEST: variable(rateLimit, 'requests per network, in each process for itself', { default: '1200/60' }),
  RATE_LIMIT_UPLOAD: variable(rateLimit, 'uploads per person', { default: '200/3600' }),
  RATE_LIMIT_NEARBY: variable(rateLimit, 'searches for what is near and free', { default: '60/300' }),
  RATE_LIMIT_API: variable(rateLimit, 'calls of the API per parent; a partner’s key has its own limit', {
    default: '120/60',
  }),
  RATE_LIMIT_FEED: variable(rateLimit, 'calendar feeds per family', { default: '120/3600' }),
  FORM_MINIMUM_SECONDS: variable(whole(0, 60), 'a public form sent sooner is a machine', { default: '3' }),
  CONNECTIONS: variable(whole(1, 1_000_000), 'per process', { default: '4000' }),
  CONNECTIONS_PER_NETWORK: variable(
    whole(1, 1_000_000),
    'per process. A network is an IPv4 address or an IPv6 /64. With `TRUST_PROXY` above 0 the requests being answered are counted, by the address the proxies vouch for; without, the connections',
    { default: '600' },
  ),
  REQUEST_TIMEOUT_SECONDS: variable(
    seconds(0.1, 600),
    'a request, headers and body, has to arrive within it (cut with 408 up to 5 s later). Answers and event streams may last',
    { default: '30' },
  ),
  DRAIN_SECONDS: variable(
    seconds(0, 600),
    "how long a stopping process still serves while `/readyz` says 503; longer than the proxy's interval of asking",
    { default: '0', production: '5' },
  ),
  WORKER_WATCH_SECONDS: variable(
    seconds(0.1, 600),
    'how often a worker looks for jobs of workers that are gone; they are freed at the second look',
    { default: '10' },
  ),
  SESSION_IDLE_DAYS: variable(whole(1, 400), 'a browser signs in again after so long without use', { default: '30' }),
  SESSION_LONGEST_DAYS: variable(whole(1, 400), 'and at the latest after so long', { default: '180' }),
  EMAIL_LINK_DAYS: variable(whole(1, 60), 'how long the mailed link to a new address works', { default: '7' }),
  IDENTITY_MINUTES: variable(
    whole(1, 60),
    "how long a family's proof of identity counts for changing the ways to sign in and for the export (for staff headquarters set it, decision 71)",
    { default: '15' },
  ),
  TROUBLE_CHECK_SECONDS: variable(seconds(0, 3600), 'how often each process looks; 0: never', { default: '60' }),
  TROUBLE_JOB_WAIT_SECONDS: variable(whole(1, 86_400), 'a job that waited longer is a trouble', { default: '300' }),
  TROUBLE_DISK_FREE_MB: variable(whole(0, 10_000_000), "less free on `DATA_DIR`'s disk is a trouble", {
    default: '1024',
  }),
  TROUBLE_DATABASE_SIZE_GB: variable(
    z.coerce.number('must be a number').positive('must be above 0').optional(),
    'a database elsewhere cannot tell how full its disk is: the size at which somebody must act',
  ),
  TROUBLE_LINE_QUOTA_PERCENT: variable(whole(1, 100), "of LINE's monthly limit", { default: '80' }),
  STRIPE_API_BASE: variable(url, "Stripe's API", { production: 'https://api.stripe.com' }),
  STRIPE_JS_URL: variable(url, "Stripe's script, loaded by the card form", {
    production: 'https://js.stripe.com/endive/stripe.js',
  }),
  LINE_ISSUER: variable(url, 'LINE Login', { production: 'https://access.line.me' }),
  LINE_API_BASE: variable(url, "LINE's API", { production: 'https://api.line.me' }),
  LINE_API_DATA_BASE: variable(url, "LINE's API for pictures", { production: 'https://api-data.line.me' }),
  GOOGLE_TOKEN_URL: variable(url, "Google's tokens", { production: 'https://oauth2.googleapis.com/token' }),
  GOOGLE_CALENDAR_BASE: variable(url, "Google Calendar's API", { production: 'https://www.googleapis.com' }),
  CHATWORK_BASE: variable(url, "Chatwork's API", { production: 'https://api.chatwork.com' }),
  PUSH_EMULATOR_BASE: variable(url.optional(), 'taken as a push service beside the known ones, in a demo alone'),
};
