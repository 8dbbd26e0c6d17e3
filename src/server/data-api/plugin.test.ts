import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import { openedDatabase } from '../postgres/testing/open.ts';
import { createDataApi } from './data-api.ts';
import { DataApiError } from './errors.ts';
import { dataApiPlugin } from './plugin.ts';
import { createFixture } from './testing/fixture.ts';

const text = 'query SelectPets($name: String) { pets(where: {name: {_eq: $name}}) { name } }';
/** As a client's own library would print it. */
const laidOut = `# of our own
query SelectPets(
  $name: String,
) {
  pets(where: { name: { _eq: $name } }) {
    name
  }
}
`;
const pets = { id: 'sha-of-pets', name: 'SelectPets', text };
let app: FastifyInstance;

beforeAll(async () => {
  const { pool, url } = await testDatabase('empty');
  const catalogue = await createFixture(pool);
  const dataApi = createDataApi({
    database: openedDatabase(url),
    catalogue,
    documents: [pets],
    clock: () => new Date('2026-11-16T01:00:00Z'),
    allowFreeQueries: false,
    limits: { bodyBytes: 4_000, documentTokens: 500 },
  });
  app = fastify();
  // As @fastify/rate-limit does it: before the handler, with the status on the error.
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-too-many']) throw Object.assign(new Error('Rate limit exceeded'), { statusCode: 429 });
  });
  await app.register(dataApiPlugin, {
    dataApi,
    authenticate: async (request) => {
      const token = request.headers.authorization;
      if (token === 'Bearer expired') throw new Error('expired');
      if (token === 'Bearer busy') throw new DataApiError(429, 'resource-exhausted', 'Too many requests');
      return token ? { role: 'user', uid: token.slice('Bearer '.length) } : { role: 'anonymous', uid: '' };
    },
  });
});
afterAll(() => app.close());

async function post(payload: unknown, token = 'ume', headers: Record<string, string> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/v1/graphql',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  expect(response.headers['content-type']).toContain('application/json');
  return { status: response.statusCode, body: response.json() };
}

describe('POST /v1/graphql', () => {
  it.each([
    ['id', { id: pets.id }],
    ['name as id', { id: 'SelectPets' }],
    ['documentId', { documentId: pets.id, operationName: 'SelectPets' }],
    ['persistedQuery', { extensions: { persistedQuery: { version: 1, sha256Hash: pets.id } } }],
    ['operationName alone', { operationName: 'SelectPets' }],
    ['its whole text', { query: text, operationName: 'SelectPets' }],
    ['its text in another layout', { query: laidOut, operationName: 'SelectPets' }],
    ['the same without its name beside it', { query: laidOut }],
  ])('finds a document by %s', async (_, request) => {
    const { status, body } = await post({ ...request, variables: { name: 'たま' } });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { pets: [{ name: 'たま' }] } });
  });

  it('answers a GET as JSON too', async () => {
    const response = await app.inject({ method: 'GET', url: '/v1/graphql?query=%7B__typename%7D' });
    expect(response.statusCode).toBe(405);
    expect(response.json()).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'invalid-argument' } }],
    });
  });

  it.each([
    [401, 'unauthenticated', { id: pets.id }, 'expired'],
    [429, 'resource-exhausted', { id: pets.id }, 'busy'],
    [403, 'permission-denied', { id: pets.id }, ''],
    [404, 'not-found', { id: 'unknown' }, 'ume'],
    [404, 'not-found', {}, 'ume'],
    [404, 'not-found', { query: '{ owners { id } }' }, 'ume'],
    [404, 'not-found', { query: laidOut.replace('_eq', '_neq'), operationName: 'SelectPets' }, 'ume'],
    [404, 'not-found', { query: laidOut.replace('    name\n', '    name\n    id\n') }, 'ume'],
    [404, 'not-found', { query: `${laidOut} query Another { pets { name } }` }, 'ume'],
    [404, 'not-found', { query: '{ __schema { queryType { name } } }' }, 'ume'],
    [400, 'invalid-argument', { query: 'query SelectPets {' }, 'ume'],
    [400, 'invalid-argument', { query: `{${' x'.repeat(600)} }` }, 'ume'],
    [400, 'invalid-argument', { id: 7 }, 'ume'],
    [400, 'invalid-argument', '[]', 'ume'],
    [400, 'invalid-argument', '{"id":', 'ume'],
    [400, 'invalid-argument', { id: pets.id, variables: { name: 5 } }, 'ume'],
    [400, 'invalid-argument', { id: pets.id, variables: 'x' }, 'ume'],
    [413, 'invalid-argument', { id: pets.id, variables: { name: 'x'.repeat(5_000) } }, 'ume'],
  ])('answers %i %s', async (status, code, payload, token) => {
    const answer = await post(payload, token);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ errors: [{ message: expect.any(String), extensions: { code } }] });
    expect(JSON.stringify(answer.body)).not.toMatch(/select |fixture|\bat /);
  });

  it('answers a rate limit in the same form', async () => {
    const answer = await post({ id: pets.id }, 'ume', { 'x-too-many': '1' });
    expect(answer.status).toBe(429);
    expect(answer.body.errors[0].extensions.code).toBe('resource-exhausted');
  });

  it('refuses another content type', async () => {
    expect((await post('id=1', 'ume', { 'content-type': 'text/csv' })).status).toBe(415);
  });
});
