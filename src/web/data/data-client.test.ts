import { describe, expect, it } from 'vitest';
import { typedDocument } from '../../contract/operations/typed-document.ts';
import { createDataClient } from './data-client.ts';
import { DataError } from './data-error.ts';

const top = typedDocument<{ customers: { id: number }[] }, { limit: number }>('query', 'SelectMypageTop', 'f00d');

function clientWith(answers: Response[]) {
  const bodies: unknown[] = [];
  const client = createDataClient(async (_input, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    const answer = answers.shift();
    if (!answer) throw new TypeError('offline');
    return answer;
  });
  return { client, bodies };
}

const errorOf = (promise: Promise<unknown>): Promise<DataError> =>
  promise.then(
    () => Promise.reject(new Error('should have failed')),
    (error: unknown) => (error instanceof DataError ? error : Promise.reject(error)),
  );

describe('data client', () => {
  it('sends the document id and variables, never the text', async () => {
    const { client, bodies } = clientWith([Response.json({ data: { customers: [{ id: 1 }] } })]);
    expect(await client.query(top, { limit: 5 })).toEqual({ customers: [{ id: 1 }] });
    expect(bodies).toEqual([{ documentId: 'f00d', variables: { limit: 5 } }]);
  });

  it('one-off queries are network-only', async () => {
    const { client, bodies } = clientWith([
      Response.json({ data: { customers: [{ id: 1 }] } }),
      Response.json({ data: { customers: [{ id: 2 }] } }),
    ]);
    await client.query(top, { limit: 5 });
    expect(await client.query(top, { limit: 5 })).toEqual({ customers: [{ id: 2 }] });
    expect(bodies).toHaveLength(2);
  });

  it('a server error when the status is 300 or higher', async () => {
    const { client } = clientWith([
      Response.json({ errors: [{ message: 'no', extensions: { code: 'unknown-document' } }] }, { status: 400 }),
    ]);
    const error = await errorOf(client.query(top, { limit: 1 }));
    expect(error).toMatchObject({ kind: 'server_error', status: 400, code: 'unknown-document' });
  });

  it('a parse error when the body is not JSON', async () => {
    const { client } = clientWith([new Response('<html>')]);
    expect((await errorOf(client.query(top, { limit: 1 }))).kind).toBe('parse_error');
  });

  it('an error when there is neither data nor errors', async () => {
    const { client } = clientWith([Response.json({})]);
    expect((await errorOf(client.query(top, { limit: 1 }))).kind).toBe('missing_result');
  });

  it('GraphQL errors and a dead network are told apart', async () => {
    const { client } = clientWith([Response.json({ errors: [{ message: 'refused' }] })]);
    expect(await errorOf(client.query(top, { limit: 1 }))).toMatchObject({ kind: 'graphql_error', message: 'refused' });
    expect((await errorOf(client.query(top, { limit: 1 }))).kind).toBe('network_error');
  });
});
