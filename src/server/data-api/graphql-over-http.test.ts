import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { answerType } from './schema/answer-type.ts';

/** GraphQL over HTTP's own audits, over HTTP, against the demo's server, where free queries are answered. */
const app = await testApp();
const origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
const audits = serverAudits({ url: `${origin}/v1/graphql`, fetchFn: fetch });

/** Recommendations we do not follow, and why. Anyone who names application/graphql-response+json gets all of them. */
const notFollowed: Readonly<Record<string, string>> = {
  // SPEC §8: the data client knows an error by a status of 300 or higher.
  '572B': 'SHOULD use 200 status code on document parsing failure when accepting application/json',
  FDE2: 'SHOULD use 200 status code on document validation failure when accepting application/json',
  '7B9B': 'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
  // Without a text a request names a trusted document; one that names none is 404.
  '423L': 'MAY use 400 status code on missing {query} parameter',
  '3E3A': 'MAY use 400 status code if parameters are invalid',
  // SPEC §7: POST alone.
  '5A70': 'MAY accept application/x-www-form-urlencoded formatted GET requests',
  D6D5: 'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  '6A70': 'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
};

describe('GraphQL over HTTP', () => {
  it('is audited, and every MUST holds', async () => {
    const results = await Promise.all(audits.map(({ fn }) => fn()));
    const failed = results.filter(({ status }) => status !== 'ok');
    expect(results.filter(({ name }) => name.startsWith('MUST '))).toHaveLength(13);
    expect(results).toHaveLength(61);
    expect(failed.filter(({ name }) => name.startsWith('MUST '))).toEqual([]);
    expect(Object.fromEntries(failed.map(({ id, name }) => [id, name]))).toEqual(notFollowed);
  });

  it('answers introspection with variables', async () => {
    const query = 'query T($name: String!) { __type(name: $name) { name } }';
    const known = await app.post('/v1/graphql', { query, variables: { name: 'branches' } });
    expect(known.json()).toEqual({ data: { __type: { name: 'branches' } } });
    const missing = await app.post('/v1/graphql', { query });
    expect(missing.statusCode).toBe(400);
    expect(missing.json()).toMatchObject({ errors: [{ extensions: { code: 'invalid-argument' } }] });
  });

  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/graphql-response+json', 'application/graphql-response+json'],
    ['application/graphql-response+json; charset=utf-8, application/json;q=0.9', 'application/graphql-response+json'],
    ['application/json, application/graphql-response+json;q=0.5', 'application/json'],
    ['application/graphql-response+json;q=0', 'application/json'],
    ['application/graphql-response+json;q=much', 'application/json'],
    ['text/html', 'application/json'],
  ])('Accept %s is answered as %s', (accept, type) => {
    expect(answerType(accept)).toBe(type);
  });
});
