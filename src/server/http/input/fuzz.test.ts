import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { parse, print, type TypeNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documents } from '../../../contract/operations/documents.generated.ts';
import { routes } from '../../../domain/routing/routes.ts';
import { testApp } from '../../testing/app.ts';
import { hostileTexts, hostileValue, spoiled, spoiling } from '../../testing/fuzz/hostile.ts';
import { fuzzSettings } from '../../testing/fuzz/settings.ts';

/** Everything that is answered besides functions (callable/fuzz.test.ts) and webhooks (webhooks/hostile.test.ts). */
const app = await testApp({
  web: true,
  environment: {
    RATE_LIMIT_SIGN_IN: '1000000/60',
    RATE_LIMIT_REQUEST: '10000000/60',
    LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent',
  },
});
const origin = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
const uidOf = async (sql: string) => (await app.pool.query<{ uid: string }>(sql)).rows[0]?.uid ?? '';
const tokens = [
  undefined,
  await app.tokenOf(await uidOf('select uid from customers where registration_status = 1 limit 1')),
  await app.tokenOf(await uidOf('select uid from accounts where role = 1 limit 1'), 'staff'),
];

describe('sign-in and whatever a client sends', () => {
  const bodies: Readonly<Record<string, unknown>> = {
    custom_token: { custom_token: 'x' },
    password: { email: 'sato@example.jp', password: 'x' },
    staff: { email: 'honbu@example.jp', password: 'x' },
    password_reset: { email: 'sato@example.jp' },
    'password_reset/confirm': { token: 'x', password: 'a-long-password' },
    refresh: {},
    sign_out: {},
    sign_out_everywhere: {},
  };

  it('never answers 500 or more', async () => {
    const cookie = fc.oneof(fc.constantFrom('', 'x', '%00', '%', 'a=b', '"'), fc.string({ maxLength: 200 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(bodies)),
        fc.option(spoiling, { nil: [] }),
        cookie,
        async (name, spoils, value) => {
          const headers = {
            cookie: `session=${encodeURIComponent(value)}; __Host-session=${value.replace(/\W/g, '')}`,
          };
          const answer = await app.post(`/auth/${name}`, { ...(spoiled(bodies[name], spoils) as object) }, headers);
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      fuzzSettings(80),
    );
  });

  it.each(['password', 'staff'])('knows no email with NUL (%s)', async (name) => {
    const answer = await app.post(`/auth/${name}`, { email: 'a\u0000@example.jp', password: 'x' });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the data API and whatever a client sends', () => {
  const variablesOf = documents.map(({ name, text }) => {
    const [operation] = parse(text).definitions;
    const definitions = operation?.kind === 'OperationDefinition' ? (operation.variableDefinitions ?? []) : [];
    return { name, variables: definitions.map(({ variable, type }) => ({ name: variable.name.value, type })) };
  });
  const fitting = (type: TypeNode): fc.Arbitrary<unknown> => {
    if (type.kind === 'NonNullType') return fitting(type.type);
    if (type.kind === 'ListType') return fc.array(fitting(type.type), { maxLength: 3 });
    const known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
      Int: fc.constantFrom(0, 1, -1, 2_147_483_647, -2_147_483_648),
      String: fc.constantFrom(...hostileTexts),
      Boolean: fc.boolean(),
      date: fc.constantFrom('2026-11-16', '0001-01-01', '9999-12-31', 'infinity', '99999-01-01'),
      timestamptz: fc.constantFrom(
        '2026-11-16T00:00:00Z',
        'infinity',
        '0001-01-01T00:00:00Z',
        '294277-01-01T00:00:00Z',
      ),
    };
    return known[print(type)] ?? hostileValue;
  };
  const request = fc.constantFrom(...variablesOf).chain(({ name, variables }) =>
    fc.record({
      id: fc.constant(name),
      variables: fc.record(
        Object.fromEntries(
          variables.map((each) => [each.name, fc.oneof({ weight: 3, arbitrary: fitting(each.type) }, hostileValue)]),
        ),
      ),
    }),
  );

  it('never answers 500 or more to any document', async () => {
    await fc.assert(
      fc.asyncProperty(request, fc.constantFrom(...tokens), async (body, token) => {
        const answer = await app.post('/v1/graphql', body, token ? { authorization: `Bearer ${token}` } : {});
        expect(answer.statusCode).toBeLessThan(500);
        expect(() => answer.json()).not.toThrow();
      }),
      fuzzSettings(400),
    );
  });

  it.each([
    String.raw`{ branches(where: {path_name: {_eq: "a\u0000b"}}) { id } }`,
    String.raw`{ branches(where: {path_name: {_in: ["\uD800", "\u0000"]}}) { id } }`,
    '{ branches(where: {id: {_eq: 99999999999}}) { id } }',
    '{ branches(limit: -1) { id } }',
    '{ branches(where: {open_date: {_eq: "0000-00-00"}}) { id } }',
    'query a\u0000 { branches { id } }',
    `{ ${'a'.repeat(64)}: branches { id } }`,
    `{ branches { ${'connect'.repeat(20)}: id } }`,
    `{ branches${' { branch_images { branch'.repeat(20)} { id } ${'} }'.repeat(20)} }`,
    `{ ${'branches { id } '.repeat(3_000)} }`,
    `{ ${Array.from({ length: 900 }, (_, index) => `a${index}: branches { id }`).join(' ')} }`,
  ])('answers a free query with odd values as a wrong one or an empty one: %s', async (query) => {
    const answer = await app.post('/v1/graphql', { query });
    expect(answer.statusCode).toBeLessThan(500);
    expect(() => answer.json()).not.toThrow();
  });

  it.each(['id', 'documentId', 'operationName', 'query', 'extensions', 'variables'])(
    'never answers 500 or more to any %s',
    async (key) => {
      await fc.assert(
        fc.asyncProperty(hostileValue, async (value) => {
          const answer = await app.post('/v1/graphql', { id: 'SelectQanda', [key]: value });
          expect(answer.statusCode).toBeLessThan(500);
        }),
        fuzzSettings(20),
      );
    },
  );
});

describe('pages and whatever a client asks for', () => {
  const get = (path: string, headers: Record<string, string> = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = origin;
      const asked = httpRequest({ hostname, port, path, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.once('error', reject);
      asked.end();
    });
  /** What no HTTP library would send. */
  const sendRaw = (text: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(origin.port), origin.hostname, () => socket.write(text, 'latin1'));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      socket.once('error', reject);
      socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
    });

  it.each([
    ['/branches/a%00b', 404],
    ['/branches/a%00b.data', 404],
    ['/branches/%ff', 404],
    ['/branches/%', 404],
    ['/branches/%ED%A0%80', 404],
    ['/magazine/detail/99999999999', 404],
    ['/magazine/detail/-1', 404],
    ['/magazine/detail/%00', 404],
    ['/staff_recruitments/apply/99999999999', 404],
    ['/branches/list?code=%00', 200],
    ['/branches/list?q=%00%ff%', 200],
    ['//', 200],
    ['//evil.example/%00', 404],
    ['/%00', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/assets/%00', 404],
    ['/assets/..%2f..%2fpackage.json', 404],
    ['/postal_code/%00', 400],
    ['/receipts/%00.pdf', 404],
    ['/calendar/1-1-%00.ics', 404],
    ['/auth/line/start?purpose=%00', 303],
    ['/auth/line/start?purpose=login&branch=%00&return_to=%00', 303],
    [`/branches/${'x'.repeat(8_000)}`, 404],
  ])('%s is answered %i', async (path, status) => {
    expect(await get(path)).toBe(status);
  });

  it.each([
    'GET http://imahoiku.example/about HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'GET http:// HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'GET /branches/\xff\xfe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'GET /\\..\\ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'GET /about#x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'GET ?x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: \r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: \xff, , ::::\r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: x\r\nif-none-match: "\xff\r\naccept-encoding: gzip;q=x,*\r\nconnection: close\r\n\r\n',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\nconnection: close\r\n\r\na\0b',
    'POST /about.data HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 3\r\nconnection: close\r\n\r\na\0b',
    'PUT /about HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
    'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  ])('%j is no fault of ours', async (text) => {
    const status = await sendRaw(text);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });

  it('never answer 500 or more', async () => {
    const part = fc.oneof(
      fc.constantFrom('branches', 'magazine', 'detail', 'list', 'about', '_.data', '..', '.', '%2e%2e', '', 'a%00b'),
      fc.constantFrom(...hostileTexts.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 500))),
      fc.string({ unit: fc.constantFrom('%', '0', 'f', 'F', 'a', '.', '~', ';', ':', '@', '&', '='), maxLength: 12 }),
    );
    const known = fc
      .tuple(fc.constantFrom(...routes.map(({ path }) => path)), part)
      .map(([path, value]) => path.replaceAll(/:\w+/g, value));
    const path = fc.oneof(
      known,
      fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
    );
    const query = fc.option(
      fc
        .tuple(fc.constantFrom('code', 'q', 'return_to', 'branch', '_routes', 'x'), part)
        .map(([key, value]) => `?${key}=${value}`),
      { nil: '' },
    );
    await fc.assert(
      fc.asyncProperty(path, fc.constantFrom('', '', '.data'), query, async (asked, data, search) => {
        expect(await get(`${asked}${data}${search}`)).toBeLessThan(500);
      }),
      fuzzSettings(150),
    );
  });
});
