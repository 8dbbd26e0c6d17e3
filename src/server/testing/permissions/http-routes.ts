import type { FastifyInstance } from 'fastify';
import { apiPath } from '../../../contract/api/openapi.ts';
import type { ApiScope } from '../../../contract/api/operation.ts';
import { apiOperations } from '../../../contract/api/operations.ts';
import type { TestApp } from '../app.ts';
import { mentionsFamily } from './marks.ts';
import { type PersonName, persons, type Tokens } from './persons.ts';

/**
 * Every route of the server besides the pages: who it is for, what proves it, and a request that names the family's row
 * without that proof. The test reads the routes off the server, so one missing here fails it.
 */
export interface HttpRoute {
  who: string;
  proof: string;
  url: string;
  body?: unknown;
  /** Only a visitor asks: a stream would stay open, a sign-out would end what the others ask with. */
  visitorOnly?: true;
  /** Shows who is let in with the proof, and that a changed, late or other one is refused. */
  test: string;
}

const everybody = { who: 'everybody', proof: 'none needed' } as const;
const signedLink = 'a link signed by us, for minutes';
const ownSite = 'a request of our own site (Sec-Fetch-Site, Origin)';
const key = '00000000-0000-4000-8000-000000000000';

const health = 'src/server/monitoring/health.test.ts';
const auth = 'src/server/auth/auth.test.ts';
const reset = 'src/server/auth/password-reset.test.ts';
const secondFactor = 'src/server/auth/second-factor/second-factor.test.ts';
const tablets = 'src/server/auth/tablets/tablets.test.ts';
const upload = 'src/server/files/upload.test.ts';
const callable = 'src/server/callable/plugin.test.ts';
const graphql = 'src/server/data-api/plugin.test.ts';

const api = 'src/server/partners/api/api.test.ts';
const wrongMethod = { ...everybody, proof: 'none: only POST is answered' } as const;
const callableUrl = '/imahoiku/asia-northeast1/mypageCustomer';
const email = { email: 'sato@example.jp' };

const apiWho = (scope: ApiScope): string => {
  if (scope === 'family') return 'guardians, of their own family';
  return scope === 'refer' ? 'partners’ keys' : 'partners’ keys and parents';
};
const noOperation = { ...everybody, proof: 'none: nothing is there', url: '/api/v1/nothing', test: api };
const apiRoutes = Object.fromEntries(
  Object.values(apiOperations).map(({ method, path, scope }) => [
    `${method} ${apiPath}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    {
      who: apiWho(scope),
      proof: 'bearer token or a partner’s key',
      url: `${apiPath}${path.replaceAll(/\{\w+\}/g, '1')}`,
      ...(method === 'POST' || method === 'PATCH' ? { body: {} } : {}),
      test: scope === 'family' ? api : 'src/server/partners/api/keys.test.ts',
    },
  ]),
);

export const httpRoutes: Readonly<Record<string, HttpRoute>> = {
  'GET /metrics': {
    who: 'the operator (everybody in a demo)',
    proof: 'METRICS_TOKEN',
    url: '/metrics',
    test: 'src/server/http/metrics.test.ts',
  },
  // 503 where no worker runs, as in the tests: what it says is the health test's.
  'GET /health': { ...everybody, url: '/health', visitorOnly: true, test: health },
  'GET /healthz': { ...everybody, url: '/healthz', test: health },
  'GET /readyz': { ...everybody, url: '/readyz', test: health },
  'GET /.well-known/jwks.json': { ...everybody, url: '/.well-known/jwks.json', test: auth },
  'GET /postal_code/:code': {
    ...everybody,
    url: '/postal_code/1080074',
    test: 'src/server/branches/postal-code/route.test.ts',
  },
  'GET /receipts/:file': {
    who: 'whoever the paper was made for',
    proof: signedLink,
    url: '/receipts/1-9999999999-x.pdf',
    test: 'src/server/billing/functions/issueReceiptLink.test.ts',
  },
  'GET /papers/:paper/:file': {
    who: 'whoever the paper was made for',
    proof: `${signedLink}, with the person's session cookie`,
    url: '/papers/child_day/1-9999999999-x.pdf',
    test: 'src/server/papers/papers.test.ts',
  },
  'GET /calendar/:file': {
    who: 'the person the link was made for',
    proof: `${signedLink}, with the person's session cookie`,
    url: '/calendar/1-9999999999-x.ics',
    test: 'src/server/reserves/calendar-file/calendar-feed.test.ts',
  },
  'GET /calendar_feeds/:file': {
    who: 'whoever has the address',
    proof: 'a secret in the address, stored as a hash',
    url: '/calendar_feeds/x.ics',
    test: 'src/server/reserves/calendar-file/calendar-feed.test.ts',
  },
  'GET /api/v1/openapi.json': { ...everybody, url: '/api/v1/openapi.json', test: api },
  ...Object.fromEntries(
    // What lies below /api/v1 besides: the server prints a wildcard without what stands before it.
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [`${method} *`, noOperation]),
  ),
  ...apiRoutes,
  'GET /files/:key/:name': { ...everybody, url: `/files/${key}/400.webp`, test: upload },
  'GET /files/private/:key/:name': {
    who: 'the person the link was made for',
    proof: `${signedLink}, with the person's session cookie`,
    url: `/files/private/${key}/400.webp?until=9999999999&signature=x`,
    test: upload,
  },
  'POST /files': {
    who: 'a family for itself, staff for their branch',
    proof: 'bearer token',
    url: '/files?purpose=branch_image&branch_id=2',
    body: {},
    test: upload,
  },
  'GET /live/branch_day': {
    who: 'staff, of their branches',
    proof: 'bearer token',
    url: '/live/branch_day',
    visitorOnly: true,
    test: 'src/server/live/live.test.ts',
  },
  'GET /live/family_day': {
    who: 'a family, of its own days',
    proof: 'bearer token',
    url: '/live/family_day',
    visitorOnly: true,
    test: 'src/server/live/family-streams.test.ts',
  },
  'POST /webhooks/stripe': {
    who: 'Stripe',
    proof: 'Stripe’s signature over the body',
    url: '/webhooks/stripe',
    body: {},
    test: 'src/server/webhooks/hostile.test.ts',
  },
  'POST /webhooks/line': {
    who: 'LINE',
    proof: 'LINE’s signature over the body',
    url: '/webhooks/line',
    body: {},
    test: 'src/server/webhooks/hostile.test.ts',
  },
  'GET /auth/line/start': {
    ...everybody,
    url: '/auth/line/start?purpose=login',
    test: 'src/server/auth/functions/lineLogin.test.ts',
  },
  'POST /auth/custom_token': {
    who: 'whoever LINE or a registration signed in',
    proof: `a token good once for five minutes; ${ownSite}`,
    url: '/auth/custom_token',
    body: { custom_token: 'x' },
    test: auth,
  },
  'POST /auth/password': {
    who: 'customers',
    proof: `address and password; ${ownSite}`,
    url: '/auth/password',
    body: { ...email, password: 'x' },
    visitorOnly: true,
    test: auth,
  },
  'POST /auth/password_reset': { ...everybody, url: '/auth/password_reset', body: email, test: reset },
  'POST /auth/password_reset/check': {
    who: 'whoever got the mail',
    proof: 'a token good once',
    url: '/auth/password_reset/check',
    body: { token: 'x' },
    test: reset,
  },
  'POST /auth/password_reset/confirm': {
    who: 'whoever got the mail',
    proof: 'a token good once',
    url: '/auth/password_reset/confirm',
    body: { token: 'x', password: 'a-long-password' },
    visitorOnly: true,
    test: reset,
  },
  'POST /auth/refresh': {
    who: 'whoever is signed in',
    proof: `session cookie, replaced each time; ${ownSite}`,
    url: '/auth/refresh',
    body: {},
    test: auth,
  },
  'POST /auth/sign_out': { ...everybody, url: '/auth/sign_out', body: {}, test: auth },
  'POST /auth/sign_out_everywhere': {
    who: 'whoever is signed in',
    proof: 'bearer token',
    url: '/auth/sign_out_everywhere',
    body: {},
    visitorOnly: true,
    test: auth,
  },
  'POST /auth/staff': {
    who: 'staff',
    proof: `address and password, and the second step where it is set; ${ownSite}`,
    url: '/auth/staff',
    body: { email: 'honbu@example.jp', password: 'x' },
    visitorOnly: true,
    test: auth,
  },
  'POST /auth/staff/second_step': {
    who: 'staff after the password',
    proof: 'one-time code, recovery code or passkey',
    url: '/auth/staff/second_step',
    body: { step: 'x', code: '000000' },
    test: secondFactor,
  },
  'POST /auth/tablet': {
    who: 'a registered tablet',
    proof: 'the tablet’s cookie',
    url: '/auth/tablet',
    body: {},
    test: tablets,
  },
  'POST /auth/tablet/watch': {
    who: 'a registered tablet, also locked',
    proof: 'the tablet’s cookie',
    url: '/auth/tablet/watch',
    body: { device_key: key, sound_flag: true },
    test: 'src/server/care/sleep-watch.test.ts',
  },
  'POST /auth/tablet/register': {
    who: 'a manager for an own branch',
    proof: 'bearer token with a fresh password',
    url: '/auth/tablet/register',
    body: { branch_id: 2, name: '玄関' },
    test: tablets,
  },
  'POST /auth/tablet/pin': {
    who: 'staff at a registered tablet',
    proof: 'the tablet’s cookie and a PIN',
    url: '/auth/tablet/pin',
    body: { account_id: 3, pin: '4826' },
    test: tablets,
  },
  'POST /auth/email_verification': {
    who: 'whoever got the mail',
    proof: 'a token good once',
    url: '/auth/email_verification',
    body: { token: 'x' },
    test: 'src/server/membership/functions/updateCustomer.test.ts',
  },
  'POST /v1/graphql': {
    who: 'by document, above',
    proof: 'bearer token; PostgreSQL’s policies',
    url: '/v1/graphql',
    body: { id: 'x' },
    test: graphql,
  },
  'GET /v1/graphql': { ...wrongMethod, url: '/v1/graphql', test: graphql },
  'PUT /v1/graphql': { ...wrongMethod, url: '/v1/graphql', test: graphql },
  'PATCH /v1/graphql': { ...wrongMethod, url: '/v1/graphql', test: graphql },
  'DELETE /v1/graphql': { ...wrongMethod, url: '/v1/graphql', test: graphql },
  'POST /:project/asia-northeast1/:name': {
    who: 'by function, above',
    proof: 'bearer token; each function names its callers',
    url: '/imahoiku/asia-northeast1/unknownFunction',
    body: { data: null },
    test: callable,
  },
  'GET /:project/asia-northeast1/:name': { ...wrongMethod, url: callableUrl, test: callable },
  'PUT /:project/asia-northeast1/:name': { ...wrongMethod, url: callableUrl, test: callable },
  'PATCH /:project/asia-northeast1/:name': { ...wrongMethod, url: callableUrl, test: callable },
  'DELETE /:project/asia-northeast1/:name': { ...wrongMethod, url: callableUrl, test: callable },
  'POST /:project/asia-northeast1/headquartersPreviewImport': {
    who: 'headquarters',
    proof: 'bearer token',
    url: '/imahoiku/asia-northeast1/headquartersPreviewImport',
    body: { data: 7 },
    test: 'src/server/membership/functions/imports.test.ts',
  },
  'POST /:project/asia-northeast1/headquartersRunImport': {
    who: 'headquarters',
    proof: 'bearer token',
    url: '/imahoiku/asia-northeast1/headquartersRunImport',
    body: { data: 7 },
    test: 'src/server/membership/functions/imports.test.ts',
  },
};

/** `METHOD /path` of every route, HEAD and OPTIONS aside. */
export function routesOf(server: FastifyInstance): string[] {
  const found: string[] = [];
  const parents: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (.*?) \(([A-Z, ]+)\)$/.exec(line);
    if (match === null) continue;
    const [, indent = '', text = '', methods = ''] = match;
    const depth = indent.length / 4;
    const path = `${depth === 0 ? '' : parents[depth - 1]}${text}`;
    parents[depth] = path;
    for (const method of methods.split(', ')) {
      if (method !== 'HEAD' && method !== 'OPTIONS') found.push(`${method} ${path}`);
    }
  }
  return found.sort();
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The HTTP status of every person's request; '' where it was not made. */
export async function askRoute(
  app: TestApp,
  tokens: Tokens,
  [route, { url, body, visitorOnly }]: [string, HttpRoute],
): Promise<{ statuses: string[]; tells: PersonName[] }> {
  const tells: PersonName[] = [];
  const statuses = await Promise.all(
    persons.map(async (who) => {
      if (visitorOnly && who !== 'visitor') return '';
      const token = tokens[who];
      const answer = await app.server.inject({
        method: route.split(' ')[0] as Method,
        url,
        ...(body === undefined ? {} : { payload: body as object }),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
      if (mentionsFamily(answer.body)) tells.push(who);
      return String(answer.statusCode);
    }),
  );
  return { statuses, tells };
}
